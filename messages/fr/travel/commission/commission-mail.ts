import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const commissionMail: Messages["commissionMail"] = {
	ready: {
		subject: ({ hotel, month }) => `Relevé de commission ${hotel} : ${month}`,
		text: ({ hotel, month }) => `Le relevé de commission ${de(hotel)} pour ${month} est prêt.`,
	},
	settled: {
		reference: ({ reference }) => `Référence : ${reference}.`,
		subject: ({ number, hotel }) => `Le relevé ${number} ${de(hotel)} est réglé`,
		text: ({ number, hotel }) => `Le relevé ${number} ${de(hotel)} est marqué comme réglé.`,
	},
	view: "Voir le relevé",
	statement: "Relevé",
	month: "Mois",
	due: "Échéance",
};
