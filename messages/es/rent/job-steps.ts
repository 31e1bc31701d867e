import type { Messages } from "#messages/en/index.ts";

export const jobSteps: Messages["jobSteps"] = {
	label: { on_the_way: "En camino", arrived: "Ha llegado", loaded: "Cargado", delivered: "Entregado" },
	forCustomer: {
		on_the_way: "Tu conductor está en camino.",
		arrived: "Tu conductor ha llegado.",
		loaded: "Todo está cargado y de camino a la nueva dirección.",
		delivered: "Tu mudanza ha terminado.",
	},
	driverDid: {
		on_the_way: ({ driver }) => `${driver} está de camino al cliente.`,
		arrived: ({ driver }) => `${driver} ha llegado al domicilio del cliente.`,
		loaded: ({ driver }) => `${driver} lo ha cargado todo.`,
		delivered: ({ driver }) => `${driver} lo ha entregado todo.`,
	},
	callDriver: ({ phone }) =>
		`Recibe un correo que le avisa de la cancelación del servicio. Llámale también: ${phone}.`,
	collection: { cash: "Sí, en efectivo", card: "Sí, con tarjeta", none: "No, sin cobrar" },
	collected: {
		cash: ({ amount }) => `${amount} cobrados en efectivo.`,
		card: ({ amount }) => `${amount} cobrados con tarjeta.`,
		none: ({ amount }) => `${amount} sin cobrar.`,
	},
	crew: ({ driver, vehicle }) => `Tu conductor es ${driver}, con ${vehicle}.`,
	crewWithPlate: ({ driver, vehicle, plate }) => `Tu conductor es ${driver}, con ${vehicle} (${plate}).`,
};
