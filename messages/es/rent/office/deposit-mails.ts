import type { Messages } from "#messages/en/index.ts";

export const depositMails: Messages["depositMails"] = {
	paidSubject: "Hemos recibido tu anticipo",
	paid: ({ amount, number }) =>
		`Gracias. Hemos recibido el anticipo de ${amount} de tu reserva de mudanza ${number}.`,
	waivedSubject: "No tienes que pagar un anticipo",
	waived: ({ amount, number }) =>
		`Te hemos eximido del anticipo de ${amount} de tu reserva de mudanza ${number}. Pagas el precio completo el día de la mudanza. No pagues en línea: reembolsaremos cualquier pago que todavía llegue.`,
	refundedSubject: "Hemos enviado tu reembolso",
	refunded: ({ amount, number }) =>
		`Hemos reembolsado ${amount} de tu reserva de mudanza ${number}. Puede tardar unos días en llegarte.`,
	refund: "Reembolso",
	disputedAmount: "Importe en disputa",
	answerBefore: "Responder antes del",
	lateSubject: "Anticipo tardío reembolsado",
	late: ({ name }) =>
		`${name} ha pagado un anticipo que ya no correspondía. El pago se reembolsa automáticamente. No tienes que hacer nada.`,
	failedSubject: "Reembolso fallido",
	failed: ({ name }) =>
		`No hemos podido hacer el reembolso a ${name}. El proveedor de pagos lo rechazó o el banco del cliente lo devolvió. Abre la reserva para ver qué queda por hacer.`,
	disputedSubject: "Pago en disputa",
	disputed: ({ name }) =>
		`${name} ha disputado un pago ante su banco, que ha retirado el dinero hasta que decida. Responde en el panel de tu proveedor de pagos. Si no respondes a tiempo, el dinero se pierde.`,
	view: "Ver reserva",
};
