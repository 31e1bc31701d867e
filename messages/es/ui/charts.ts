import type { Messages } from "#messages/en/index.ts";

export const charts: Messages["charts"] = {
	table: "Ver como tabla",
	thisMonth: "Este mes",
	thisPeriod: "Este periodo",
	previousPeriod: "Periodo anterior",
	dayChart: ({ whole, highest }) => `${whole}. ${highest}La tabla siguiente muestra todos los días.`,
	day: "Día",
	highestDay: ({ date, value }) => `El día más alto fue el ${date}, con ${value}. `,
	noData: "sin datos",
	dayWithPrevious: ({ date, value, earlier }) => `${date}: ${value}; ${earlier} en el periodo anterior`,
	definitions: "Sobre estas cifras",
	noEarlierData: "sin datos anteriores",
	fromEarlier: ({ earlier }) => `antes: ${earlier}`,
	up: "Sube un",
	down: "Baja un",
	noChange: "Sin cambios",
	period: "Periodo",
	customPeriod: "Periodo personalizado",
	show: "Mostrar",
};
