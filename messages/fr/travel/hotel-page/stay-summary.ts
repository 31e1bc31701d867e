import type { Messages } from "#messages/en/index.ts";

export const staySummary: Messages["staySummary"] = {
	label: "Votre séjour",
	noRooms: "Aucune chambre disponible",
	chooseDatesText: "Choisissez vos dates pour voir le prix total.",
	seeRooms: "Voir les chambres",
	changeDates: "Modifier les dates",
	chooseDates: "Choisir les dates",
};
