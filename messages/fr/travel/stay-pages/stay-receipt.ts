import type { Messages } from "#messages/en/index.ts";

export const stayReceipt: Messages["stayReceipt"] = {
	title: "Reçu",
	bookedOn: ({ date }) => `Réservé le ${date}`,
	back: "Retour à la réservation",
	nights: "Nuits",
	metaTitle: ({ number }) => `Reçu ${number}`,
};
