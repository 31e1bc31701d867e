import type { Messages } from "#messages/en/index.ts";

export const rateErrors: Messages["rateErrors"] = {
	name: "Saisissez un nom pour le tarif.",
	aName: "Le nom",
	rooms: "Choisissez au moins une chambre.",
	direction: "Choisissez si le tarif est moins cher ou plus cher.",
	by: "Saisissez la différence de prix, par exemple 10.",
	aDifference: "La différence",
	percentRange: "Saisissez un pourcentage de 0 à 90 sans décimales.",
	unit: "Choisissez un pourcentage ou un montant.",
	board: "Choisissez les repas compris.",
	cancellation: "Choisissez les conditions d’annulation.",
	payment: "Choisissez comment les clients paient.",
	nightsRange: ({ min, max }) => `Saisissez de ${min} à ${max} nuits ou laissez vide.`,
	daysRange: ({ min, max }) => `Saisissez de ${min} à ${max} jours ou laissez vide.`,
	maxNights: "Le séjour maximal ne peut pas être plus court que le séjour minimal.",
	maxDays: "Ce nombre ne peut pas être inférieur au premier nombre de jours.",
};
