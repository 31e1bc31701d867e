import type { Messages } from "#messages/en/index.ts";

export const stayScreen: Messages["stayScreen"] = {
	all: "Toutes les réservations",
	manage: "Gérer cette réservation",
	stayAndGuest: "Séjour et client",
	priceAndPolicy: "Prix et conditions",
	history: "Historique",
	title: ({ number }) => `Réservation ${number}`,
	heading: ({ label, number }) => (
		<>
			{label("Réservation ")}
			{number}
		</>
	),
	answer: ({ until }) => (
		<>L’hôtel répond au plus tard le {until}, heure de l’hôtel. Ensuite, la demande expire.</>
	),
};
