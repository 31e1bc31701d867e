import type { Messages } from "#messages/en/index.ts";

export const orderStates: Messages["orderStates"] = {
	new: {
		label: "Nova",
		forCustomer: "Recebemos a sua encomenda e vamos confirmá-la em breve.",
	},
	confirmed: {
		label: "Confirmada",
		forCustomer: "A sua encomenda está confirmada. A seguir, vamos prepará-la.",
	},
	processing: {
		label: "Em preparação",
		forCustomer: "Estamos a preparar a sua encomenda.",
	},
	completed: {
		label: "Concluída",
		forCustomer: "A sua encomenda está concluída. Obrigado por comprar connosco.",
	},
	cancelled: {
		label: "Cancelada",
		forCustomer: "Esta encomenda está cancelada. Não enviaremos mais nada.",
	},
	expired: {
		label: "Expirada",
		forCustomer:
			"Esta encomenda foi cancelada automaticamente porque não foi paga ou confirmada a tempo. Se ainda a quiser, encomende novamente.",
	},
	unpaid: {
		label: "Por pagar",
	},
	paid: {
		label: "Paga",
	},
	partially_refunded: {
		label: "Parcialmente reembolsada",
	},
	refunded: {
		label: "Reembolsada",
	},
	failed: {
		label: "Pagamento falhado",
	},
	unfulfilled: {
		label: "Por enviar",
	},
	shipped: {
		label: "Enviada",
	},
	delivered: {
		label: "Entregue",
	},
	returned: {
		label: "Devolvida",
	},
	inText: {
		new: "nova",
		confirmed: "confirmada",
		processing: "em preparação",
		completed: "concluída",
		cancelled: "cancelada",
		expired: "expirada",
		unpaid: "por pagar",
		paid: "paga",
		partially_refunded: "parcialmente reembolsada",
		refunded: "reembolsada",
		failed: "com pagamento falhado",
		unfulfilled: "por enviar",
		shipped: "enviada",
		delivered: "entregue",
		returned: "devolvida",
	},
};
