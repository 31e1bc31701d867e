import type { Messages } from "#messages/en/index.ts";

export const orderMails: Messages["orderMails"] = {
	parcelOnWay: ({ which }) => `O volume ${which} está a caminho`,
	refundSent: ({ amount, number }) =>
		`Reembolsámos ${amount} da sua encomenda ${number}. Pode demorar alguns dias a chegar.`,
	changed: "A sua encomenda foi alterada",
	expired: {
		subject: "Encomenda expirada",
		text: ({ name }) =>
			`A encomenda de ${name} não foi paga ou confirmada a tempo, por isso foi cancelada automaticamente. O stock voltou a estar à venda.`,
	},
	latePayment: {
		subject: "Pagamento tardio reembolsado",
		text: ({ name }) =>
			`${name} pagou uma encomenda depois de esta ter terminado, ou um montante que já não era devido. O pagamento é reembolsado automaticamente. Não precisa de fazer nada.`,
	},
	refundLabel: "Reembolso",
	refundFailed: {
		subject: "O reembolso falhou",
		text: ({ name }) =>
			`Não foi possível reembolsar ${name}. O prestador de pagamentos recusou o reembolso ou o banco do cliente devolveu-o. Abra a encomenda para ver o que falta fazer.`,
	},
	disputed: {
		subject: "Pagamento contestado",
		text: ({ name }) =>
			`${name} contestou um pagamento junto do seu banco, que retirou o dinheiro até decidir. Responda no painel do seu prestador de pagamentos, com a prova de entrega se a tiver. Se não responder a tempo, perde o dinheiro.`,
		label: "Contestado",
	},
	cancelledText: ({ number }) => `A sua encomenda ${number} está cancelada. Não enviaremos mais nada.`,
	shopMessage: "Mensagem da loja",
	parcelCorrected: ({ number, which }) =>
		`Os dados de seguimento do volume ${which} da sua encomenda ${number} mudaram. Use os que estão abaixo em vez dos do nosso último e-mail.`,
	trackingCorrected: ({ number }) =>
		`Os dados de seguimento da sua encomenda ${number} mudaram. Use os que estão abaixo em vez dos do nosso último e-mail.`,
	parcelShipped: ({ number, which }) =>
		`O volume ${which} da sua encomenda ${number} está a caminho. Enviaremos um e-mail quando expedirmos o resto.`,
	lastParcelShipped: ({ number, which }) =>
		`O volume ${which} da sua encomenda ${number} está a caminho. Toda a sua encomenda está agora a caminho.`,
	sentBackAfterEnd: ({ amount, number }) =>
		`O seu pagamento de ${amount} chegou depois de a encomenda ${number} ter terminado. Estamos a reembolsar a totalidade. Não enviaremos nada.`,
	sentBackAfterChange: ({ amount, number }) =>
		`O seu pagamento de ${amount} chegou depois de a encomenda ${number} ter sido alterada. Estamos a reembolsar a totalidade. Abra a encomenda para ver o que é devido agora.`,
	edited: ({ number }) => `Alterámos os artigos da sua encomenda ${number}. É isto que contém agora.`,
	editRefund: ({ amount }) => `Vamos reembolsar ${amount}. Não precisa de fazer nada.`,
	willRefund: ({ amount }) => `Vamos reembolsar os ${amount} que pagou.`,
	onItsWay: ({ number }) => `A sua encomenda ${number} está a caminho.`,
	trackingNumberChanged: "O seu número de seguimento mudou",
	refundingPayment: "Estamos a reembolsar o seu pagamento",
	totalBefore: "Total anterior",
	difference: "Diferença",
	leftPay: "Falta pagar",
	viewInvoice: "Ver a sua fatura",
	trackOrder: "Acompanhar a sua encomenda",
	orderNumber: "Número da encomenda",
	invoice: "Fatura",
	openPageHint: "Para abrir a página, introduza este e-mail ou o número de telefone com que encomendou.",
	answerBefore: "Responder até",
	viewOrder: "Ver encomenda",
	sentRefund: "Enviámos o seu reembolso",
	refundedFar: "Reembolsado até agora",
	orderConfirmed: "A sua encomenda está confirmada",
	confirmedText: ({ number }) => `A sua encomenda ${number} está confirmada. A seguir, vamos prepará-la.`,
	orderCancelled: "A sua encomenda está cancelada",
	orderExpired: "A sua encomenda expirou",
	expiredText: ({ number }) =>
		`A sua encomenda ${number} expirou porque não foi paga ou confirmada a tempo. Se ainda quiser os artigos, encomende novamente.`,
	receivedPayment: "Recebemos o seu pagamento",
	paidText: ({ number }) => `Obrigado. Recebemos o seu pagamento da encomenda ${number}.`,
	paymentFailed: "O seu pagamento falhou",
	paymentFailedText: ({ number }) =>
		`O seu pagamento da encomenda ${number} falhou. Pague novamente ou contacte-nos.`,
	orderWay: "A sua encomenda está a caminho",
	orderDelivered: "A sua encomenda foi entregue",
	deliveredText: ({ number }) =>
		`A sua encomenda ${number} foi entregue. Se algo não estiver bem, ou se mudar de ideias no prazo de 14 dias, abra a encomenda para devolver artigos.`,
	requested: {
		subject: "Recebemos o seu pedido de devolução",
	},
	returnRequestedText: ({ number }) =>
		`Recebemos o seu pedido para devolver artigos da encomenda ${number}. Responderemos em breve.`,
	approved: {
		subject: "A sua devolução foi aprovada",
	},
	returnApprovedText: ({ number }) =>
		`A sua devolução da encomenda ${number} foi aprovada. Envie-nos os artigos.`,
	received: {
		subject: "Recebemos a sua devolução",
	},
	returnReceivedText: ({ number }) =>
		`Recebemos os artigos que devolveu da encomenda ${number}. Faremos o reembolso em breve.`,
	refused: {
		subject: "A sua devolução foi recusada",
	},
	returnRefusedText: ({ number }) => `Não podemos aceitar a sua devolução da encomenda ${number}.`,
};
