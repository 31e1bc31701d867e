import type { Messages } from "#messages/en/index.ts";

export const commissionMail: Messages["commissionMail"] = {
	ready: {
		subject: ({ hotel, month }) => `Provisionsabrechnung von ${hotel} für ${month}`,
		text: ({ hotel, month }) => `Die Provisionsabrechnung von ${hotel} für ${month} liegt bereit.`,
	},
	settled: {
		reference: ({ reference }) => `Die Referenz ist ${reference}.`,
		subject: ({ number, hotel }) => `Abrechnung ${number} von ${hotel} ist beglichen`,
		text: ({ number, hotel }) => `Die Abrechnung ${number} von ${hotel} ist als beglichen markiert.`,
	},
	view: "Abrechnung ansehen",
	statement: "Abrechnung",
	month: "Monat",
	due: "Fällig",
};
