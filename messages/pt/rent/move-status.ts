import type { Messages } from "#messages/en/index.ts";

export const moveStatus: Messages["moveStatus"] = {
	label: {
		pending: "Pendente",
		offered: "À espera do cliente",
		confirmed: "Confirmada",
		delivered: "Concluída",
		cancelled: "Cancelada",
		rejected: "Recusada",
	},
	ownOffered: "Preço por aceitar",
	forCustomer: {
		pending: "Recebemos o seu pedido e vamos confirmá-lo em breve.",
		offered: "Temos um preço para a sua mudança. Aceite-o para confirmar a mudança.",
		confirmed: "A sua mudança está confirmada. Estaremos aí à hora indicada abaixo.",
		delivered: "A sua mudança está concluída. Obrigado por ter mudado connosco.",
		cancelled: "Esta reserva está cancelada. Não iremos recolher nada.",
		rejected: "Lamentamos, mas não podemos fazer esta mudança. Experimente outra data.",
	},
	current: {
		pending: "Esta reserva está pendente.",
		confirmed: "Esta reserva está confirmada.",
		delivered: "Esta mudança está concluída e já não pode ser alterada.",
		cancelled: "Esta reserva está cancelada e já não pode ser alterada.",
		rejected: "Esta reserva está recusada e já não pode ser alterada.",
	},
	booked: "Reservada",
	changed: "Alterada",
	changedFromTo: ({ from, to }) => `Alterada de ${from} para ${to}`,
	inSentence: {
		pending: "pendente",
		confirmed: "confirmada",
		delivered: "concluída",
		cancelled: "cancelada",
		rejected: "recusada",
	},
};
