import type { Messages } from "#messages/en/index.ts";

export const commissionMail: Messages["commissionMail"] = {
	ready: {
		subject: ({ hotel, month }) => `Liquidación de comisiones de ${hotel}, ${month}`,
		text: ({ hotel, month }) => `La liquidación de comisiones de ${hotel} de ${month} está lista.`,
	},
	settled: {
		reference: ({ reference }) => `La referencia es ${reference}.`,
		subject: ({ number, hotel }) => `La liquidación ${number} de ${hotel} está saldada`,
		text: ({ number, hotel }) => `La liquidación ${number} de ${hotel} se ha marcado como saldada.`,
	},
	view: "Ver la liquidación",
	statement: "Liquidación",
	month: "Mes",
	due: "Vencimiento",
};
