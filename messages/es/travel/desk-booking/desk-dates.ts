import type { Messages } from "#messages/en/index.ts";

export const deskDates: Messages["deskDates"] = {
	checkOutIsNow: ({ date }) => `La salida es ahora el ${date}.`,
	changed: "Las fechas se han cambiado.",
	extendTitle: ({ name }) => `Prolongar o acortar la estancia de ${name}`,
	title: ({ name }) => `Cambiar las fechas de ${name}`,
	bookedFor: ({ stay }) => `Reservado para ${stay}.`,
};
