import type { Messages } from "#messages/en/index.ts";

export const stayPaymentMail: Messages["stayPaymentMail"] = {
	refund: {
		subject: "Te hemos enviado el reembolso",
		text: ({ money, number, hotel }) =>
			`Te hemos reembolsado ${money} de lo que pagaste en línea por tu reserva ${number} en ${hotel}. Tu banco puede tardar unos días en mostrarlo.`,
	},
	late: {
		over: ({ money, number, hotel }) =>
			`Has pagado ${money} por tu reserva ${number} en ${hotel}, que ya se había cancelado o había caducado. Te lo estamos reembolsando.`,
		overLessFee: ({ money, number, hotel, fee }) =>
			`Has pagado ${money} por tu reserva ${number} en ${hotel}, que ya se había cancelado o había caducado. Te lo estamos reembolsando, menos el cargo de ${fee}.`,
		notDue: ({ money, number, hotel }) =>
			`Has pagado ${money} por tu reserva ${number} en ${hotel} cuando este importe ya no correspondía. Te lo estamos reembolsando.`,
		nothingToDo: "No tienes que hacer nada.",
		payNow: "Abre tu reserva para pagar lo que cuesta ahora.",
		subject: "Tu pago ha llegado demasiado tarde",
		toHotel: {
			subject: "Se ha reembolsado un pago tardío",
			over: ({ guest, money, number }) =>
				`${guest} ha pagado ${money} por la reserva ${number}, que ya se había cancelado o había caducado. El pago se reembolsa. No tienes que hacer nada.`,
			overLessFee: ({ guest, money, number }) =>
				`${guest} ha pagado ${money} por la reserva ${number}, que ya se había cancelado o había caducado. El pago se reembolsa, menos el cargo. No tienes que hacer nada.`,
			notDue: ({ guest, money, number }) =>
				`${guest} ha pagado ${money} en línea por la reserva ${number} cuando este importe ya no correspondía. El pago se reembolsa. No tienes que hacer nada.`,
		},
	},
	rest: ({ due }) => `Los ${due} restantes se pagan en el hotel.`,
	paid: {
		subject: ({ hotel }) => `Hemos recibido tu pago para ${hotel}`,
		text: ({ money, number, hotel }) =>
			`Has pagado ${money} en línea. Tu reserva ${number} en ${hotel} está confirmada.`,
		toHotel: {
			subject: "Un huésped ha pagado en línea",
			text: ({ guest, money, number }) => `${guest} ha pagado ${money} en línea por la reserva ${number}.`,
		},
	},
	refundFailed: {
		subject: ({ number }) => `Reembolso fallido (${number})`,
		text: ({ guest }) =>
			`No hemos podido hacer el reembolso a ${guest}. El proveedor de pagos lo ha rechazado o el banco del huésped lo ha devuelto. Abre el pago para ver qué queda por hacer.`,
		refund: "Reembolso",
	},
	find: "Buscar el pago",
	disputed: {
		subject: ({ number }) => `Pago en disputa (${number})`,
		text: ({ guest }) =>
			`${guest} ha disputado un pago ante su banco, que ha retirado el dinero hasta que decida. Responde en el panel de tu proveedor de pagos con las condiciones que aceptó el huésped. Si no respondes a tiempo, el dinero se pierde.`,
		amount: "Importe en disputa",
		answerBefore: "Responder antes del",
	},
};
