import type { Messages } from "#messages/en/index.ts";

export const hotelErrors: Messages["hotelErrors"] = {
	otherCountry: "Un autre pays a été choisi.",
	name: "Saisissez le nom de l’hôtel.",
	aName: "Un nom",
	aDescription: "Une description",
	description: "Décrivez l’hôtel en quelques phrases.",
	stars: "Choisissez un nombre d’étoiles.",
	address: "Saisissez le numéro et la rue.",
	anAddress: "Une adresse",
	email: "Saisissez l’adresse e-mail de l’hôtel.",
	checkIn: "Saisissez l’heure d’arrivée.",
	checkOut: "Saisissez l’heure de départ.",
	sameDay: "Saisissez l’heure limite de réservation le jour même.",
	freeUntil: "Saisissez un nombre de jours. 0 signifie jusqu’au jour de l’arrivée.",
	confirmation: "Choisissez comment les réservations sont confirmées.",
	requestHours: "Saisissez le nombre d’heures dont vous avez besoin pour répondre.",
	unconfirmed: "Choisissez ce que deviennent les réservations non confirmées.",
	houseRules: "Le règlement intérieur",
	payment: "Choisissez quand les clients paient.",
	deposit: "Saisissez un pourcentage de 10 à 99.",
	percent: "Saisissez un pourcentage de 0 à 100.",
	starsRange: ({ min, max }) => `Le nombre d’étoiles va de ${min} à ${max}.`,
	daysRange: ({ min, max }) => `Le nombre de jours va de ${min} à ${max}.`,
	lateFeeRange: ({ min, max }) =>
		`Les frais d’annulation tardive vont de ${min} à ${max} %.`,
	noShowRange: ({ min, max }) =>
		`Les frais de non-présentation vont de ${min} à ${max} %.`,
	hoursRange: ({ min, max }) =>
		`Le délai de réponse va de ${min} à ${max} heures.`,
	depositRange: ({ min, max }) =>
		`L’acompte va de ${min} à ${max} %.`,
};
