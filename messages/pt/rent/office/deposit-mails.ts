import type { Messages } from "#messages/en/index.ts";

export const depositMails: Messages["depositMails"] = {
	paidSubject: "Recebemos o seu sinal",
	paid: ({ amount, number }) =>
		`Obrigado. Recebemos o sinal de ${amount} da sua reserva de mudança ${number}.`,
	waivedSubject: "Não precisa de pagar um sinal",
	waived: ({ amount, number }) =>
		`Dispensámos o sinal de ${amount} da sua reserva de mudança ${number}. Paga o preço total no dia da mudança. Não pague online: reembolsamos qualquer pagamento que ainda chegue.`,
	refundedSubject: "Enviámos o seu reembolso",
	refunded: ({ amount, number }) =>
		`Reembolsámos ${amount} da sua reserva de mudança ${number}. Pode demorar alguns dias a chegar.`,
	refund: "Reembolso",
	disputedAmount: "Contestado",
	answerBefore: "Responder até",
	lateSubject: "Sinal tardio reembolsado",
	late: ({ name }) =>
		`${name} pagou um sinal que já não era devido. O pagamento é reembolsado automaticamente. Não precisa de fazer nada.`,
	failedSubject: "O reembolso falhou",
	failed: ({ name }) =>
		`Não foi possível reembolsar ${name}. O prestador de pagamentos recusou o reembolso ou o banco do cliente devolveu-o. Abra a reserva para ver o que falta fazer.`,
	disputedSubject: "Pagamento contestado",
	disputed: ({ name }) =>
		`${name} contestou um pagamento junto do seu banco, que retirou o dinheiro até decidir. Responda no painel do seu prestador de pagamentos. Se não responder a tempo, perde o dinheiro.`,
	view: "Ver reserva",
};
