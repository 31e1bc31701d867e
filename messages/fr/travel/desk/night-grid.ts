import type { Messages } from "#messages/en/index.ts";

export const nightGrid: Messages["nightGrid"] = {
	title: ({ hotel }) => `Chambres disponibles : ${hotel}`,
	intro: "Chambres disponibles de chaque type pour les 14 prochaines nuits.",
	colors: "Couleurs",
	label: ({ hotel }) => `Chambres disponibles par nuit : ${hotel}`,
	room: "Chambre",
	state: {
		free: "Libre",
		few: "Dernières chambres",
		full: "Complet",
		blocked: "Bloqué ou fermé",
	},
	closedWithBookings: ({ booked }) =>
		booked > 1 ? `fermé, ${booked} réservées` : `fermé, ${booked} réservée`,
	left: ({ left, total }) => `${left} sur ${total}`,
	closed: "fermé",
	blocked: "bloqué",
	full: "complet",
};
