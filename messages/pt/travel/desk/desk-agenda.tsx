import type { Messages } from "#messages/en/index.ts";

export const deskAgenda: Messages["deskAgenda"] = {
	pending: "Pedidos por responder",
	late: "Chegadas atrasadas",
	overdue: "Partidas em atraso",
	arrivals: "Chegadas de hoje",
	departures: "Partidas de hoje",
	inHouse: "Hospedados",
	none: {
		pending: "Não há pedidos à espera.",
		late: "",
		overdue: "",
		arrivals: "Sem chegadas hoje.",
		departures: "Sem partidas hoje.",
		inHouse: "Sem hóspedes no hotel.",
	},
	viewMany: "Ver todas as reservas",
	viewAll: ({ count }) => `Ver todas as ${count} reservas`,
	due: ({ amount }) => `${amount} a pagar no hotel`,
	recordPayment: ({ rest, guest }) => <>Registar pagamento{rest(` de ${guest}`)}</>,
};
