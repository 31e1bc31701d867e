import type { Messages } from "#messages/en/index.ts";

export const deskAgenda: Messages["deskAgenda"] = {
	pending: "Solicitudes por responder",
	late: "Llegadas con retraso",
	overdue: "Salidas con retraso",
	arrivals: "Llegadas de hoy",
	departures: "Salidas de hoy",
	inHouse: "Alojados",
	none: {
		pending: "No hay solicitudes pendientes.",
		late: "",
		overdue: "",
		arrivals: "Hoy no hay llegadas.",
		departures: "Hoy no hay salidas.",
		inHouse: "No hay huéspedes alojados.",
	},
	viewMany: "Ver todas las reservas",
	viewAll: ({ count }) => `Ver las ${count} reservas`,
	due: ({ amount }) => `${amount} por pagar en el hotel`,
	recordPayment: ({ rest, guest }) => <>Registrar pago{rest(` de ${guest}`)}</>,
};
