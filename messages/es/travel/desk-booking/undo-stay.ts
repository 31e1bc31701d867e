import type { Messages } from "#messages/en/index.ts";

export const undoStay: Messages["undoStay"] = {
	busy: "Procesando...",
	checkIn: {
		button: "Deshacer entrada",
		consequence: "La reserva vuelve a estar confirmada.",
		done: "Entrada deshecha. La reserva vuelve a estar confirmada.",
		verb: "deshacer la entrada",
		question: ({ name }) => `¿Deshacer la entrada de ${name}?`,
	},
	checkOut: {
		button: "Deshacer salida",
		consequence:
			"La reserva vuelve a tener la entrada registrada y sus noches restantes dejan de estar a la venta.",
		done: "Salida deshecha. El huésped vuelve a estar alojado.",
		verb: "deshacer la salida",
		question: ({ name }) => `¿Deshacer la salida de ${name}?`,
	},
	notAllowed: "Puedes deshacer una entrada o una salida el mismo día en que la registras, no después.",
	taken: "Algunas de las noches restantes se han reservado o bloqueado desde la salida.",
	verb: "deshacer el cambio",
	notNotified: "No se avisa al huésped.",
};
