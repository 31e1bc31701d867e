import type { Messages } from "#messages/en/index.ts";

export const ownOrder: Messages["ownOrder"] = {
	andMore: ({ first, count }) => `${first} e mais ${count}`,
	tooLate: "Esta encomenda já não pode ser cancelada. Pode devolvê-la depois de chegar.",
	emailed: ({ email }) => `Enviámos um e-mail para ${email}.`,
	notEmailed: ({ email }) =>
		`Não enviámos um e-mail para ${email} porque recebeu demasiados na última hora. Guarde o número da sua encomenda.`,
	thanks: ({ name }) => `Obrigado, ${name}. Recebemos a sua encomenda.`,
	fromOrder: ({ number }) => `Da encomenda ${number}.`,
	cancelTitle: ({ number, whole }) => <>Cancelar a encomenda {whole(`${number}?`)}</>,
	follow: ({ link }) => (
		<>Siga a sua encomenda em {link("Acompanhar encomenda")} com o número e o seu e-mail ou telefone.</>
	),
	status: ({ status }) => `A sua encomenda: ${status}`,
	mayCancel: "Pode cancelá-la aí até a prepararmos.",
	doing: "cancelar a encomenda",
	cancelOrder: "Cancelar a sua encomenda",
	alreadyCancelled: "Esta encomenda já está cancelada.",
	noCharge: "Não há qualquer custo.",
	orderCancelled: "A sua encomenda está cancelada.",
	backOrder: "Voltar à encomenda",
	keepOrder: "Manter encomenda",
	cancelOrder2: "Cancelar encomenda",
	cancelling: "A cancelar...",
	cancelConsequence: ({ money }) => `Não enviaremos nada e esta ação não pode ser anulada. ${money}`,
	order: "A sua encomenda",
	orderNumber: "O número da sua encomenda",
	happensNext: "O que acontece a seguir",
	nothingPay: "Nada a pagar.",
	deliveryPayment: "Entrega e pagamento",
	trackOrder: "Acompanhar esta encomenda",
	receipt: "Recibo",
	continueShopping: "Continuar a comprar",
	reviewProduct: "Avaliar um produto",
};
