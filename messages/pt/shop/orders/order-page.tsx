import type { Messages } from "#messages/en/index.ts";

export const orderPage: Messages["orderPage"] = {
	shipParcel: ({ which }) => `Enviar volume ${which}`,
	partlyShipped: ({ shipped }) =>
		`${shipped}. Os artigos já não podem ser editados e a encomenda não pode ser cancelada. Os artigos que reembolsar saem dos volumes que ainda não foram enviados.`,
	parcelWasShipped: ({ which }) => `Volume ${which} enviado`,
	title: ({ number }) => `Encomenda ${number}`,
	paymentLink: ({ label, link }) => (
		<>
			{label("Link de pagamento:")} {link}. Pede o e-mail ou o telefone do cliente.
		</>
	),
	packingSlipTitle: ({ number }) => `Guia de remessa ${number}`,
	receiptTitle: ({ number }) => `Recibo ${number}`,
	refundNeeded: ({ amount }) => <>Reembolso necessário: {amount}.</>,
	ship: ({ number, hidden }) => <>Enviar{hidden(` volume ${number}`)}</>,
	editParcelTracking: ({ number, hidden }) => <>Editar seguimento{hidden(` do volume ${number}`)}</>,
	parcelSlip: ({ number, hidden }) => <>Guia de remessa{hidden(` do volume ${number}`)}</>,
	afterDiscount: ({ amount }) => <>{amount} após desconto</>,
	writeReview: "Escrever uma avaliação",
	tax: ({ name, rate, base }) => (
		<>
			{name} {rate} sobre {base}
		</>
	),
	taxIncluded: ({ name, rate, base }) => (
		<>
			Inclui {name} {rate} sobre {base}
		</>
	),
	subtotal: "Subtotal",
	discount: "Desconto",
	paid: "Pago",
	refunded: "Reembolsado",
	leftToPay: "Falta pagar",
	noteSaved: "A nota foi guardada.",
	addNote: "Adicionar nota",
	noteHint: "Só a sua equipa a pode ver.",
	return: "Devolução",
	order: "Encomenda",
	customerDelivery: "Cliente e entrega",
	editTracking: "Editar seguimento",
	customerNote: "Nota do cliente:",
	backOrder: "Voltar à encomenda",
	refundedToCard: "Volta para o cartão ou a carteira digital que pagou.",
	recordAfterSending: "Registe-o depois de enviar o dinheiro.",
	refund: "Reembolsar",
	editItems: "Editar artigos",
	changeParcels: "Alterar volumes",
	splitIntoParcels: "Dividir em volumes",
	messages: "Mensagens",
	packingSlip: "Guia de remessa",
	receipt: "Recibo",
	status: "Encomenda",
	fulfilment: "Entrega",
	orderPlaced: "Encomenda feita",
	itemsChanged: "Artigos alterados",
	parcelsChanged: "Volumes alterados",
	refundRequested: "Reembolso pedido",
	items: "Artigos",
	item: "Artigo",
	unitPrice: "Preço unitário",
	nothingToPack: "Não há nada desta encomenda para preparar.",
	itemsPack: "Artigos a preparar",
	ordered: "Encomendado em",
	recordRefund: "Registar reembolso",
};
