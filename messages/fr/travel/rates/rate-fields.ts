import type { Messages } from "#messages/en/index.ts";

export const rateFields: Messages["rateFields"] = {
	name: "Nom",
	direction: "Par rapport au tarif standard",
	by: "Différence",
	unit: "Unité",
	board: "Repas compris",
	cancellation: "Annulation",
	freeUntilDays: "Annulation gratuite",
	lateFeePercent: "Frais d’annulation tardive",
	noShowPercent: "Frais de non-présentation",
	payment: "Paiement",
	depositPercent: "Acompte",
	minNights: "Séjour minimal",
	maxNights: "Séjour maximal",
	minDaysAhead: "Réservé au moins",
	maxDaysAhead: "Réservé au plus",
};
