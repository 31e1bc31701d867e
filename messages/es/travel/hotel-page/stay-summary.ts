import type { Messages } from "#messages/en/index.ts";

export const staySummary: Messages["staySummary"] = {
	label: "Tu estancia",
	noRooms: "No hay habitaciones disponibles",
	chooseDatesText: "Elige fechas para ver el precio total.",
	seeRooms: "Ver habitaciones",
	changeDates: "Cambiar fechas",
	chooseDates: "Elegir fechas",
};
