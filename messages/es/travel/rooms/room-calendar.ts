import type { Messages } from "#messages/en/index.ts";

export const roomCalendar: Messages["roomCalendar"] = {
	nights: "Noches",
	months: "Meses",
	legend:
		"Cada noche muestra su precio y cuántas habitaciones quedan. En negrita: precio personalizado. Elige una noche para cambiarla y después otra posterior para cambiar todas las noches entre ambas.",
};
