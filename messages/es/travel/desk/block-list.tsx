import type { Messages } from "#messages/en/index.ts";

export const blockList: Messages["blockList"] = {
	nights: "Noches",
	conflict: "Conflicto",
	conflictText:
		"No se ha cancelado nada. Decide qué huésped conservas, cancela la otra reserva y avisa a ese huésped.",
	bookings: "Ver las reservas",
	room: "Habitación",
	by: "Por",
	calendar: ({ name }) => `Calendario ${name}`,
	note: "Nota",
	noneText: "No hay habitaciones bloqueadas.",
	none: "Sin bloqueos",
	remove: ({ rest, nights }) => <>Quitar{rest(` ${nights}`)}</>,
};
