import type { Messages } from "#messages/en/index.ts";

export const moveChanges: Messages["moveChanges"] = {
	confirmation: {
		menu: "Confirmar",
		button: "Confirmar reserva",
		question: ({ name }) => `¿Seguro que quieres confirmar la reserva de ${name}?`,
		consequence:
			"El cliente ve la confirmación en la página de seguimiento y recibe un correo si dio una dirección.",
	},
	rejection: {
		menu: "Rechazar",
		button: "Rechazar reserva",
		question: ({ name }) => `¿Seguro que quieres rechazar la reserva de ${name}?`,
		consequence: "Esto pone fin a la reserva. Se informa al cliente de que no podemos hacer la mudanza.",
	},
	delivery: {
		menu: "Entregada",
		button: "Marcar como entregada",
		question: ({ name }) => `¿Seguro que quieres marcar la reserva de ${name} como ENTREGADA?`,
		consequence: "Esto completa la reserva. Después no podrás cambiarla.",
	},
	cancellation: {
		menu: "Cancelar",
		button: "Cancelar reserva",
		question: ({ name }) => `¿Seguro que quieres cancelar la reserva de ${name}?`,
		consequence: "Esto pone fin a la reserva. El cliente tendrá que reservar de nuevo.",
	},
};
