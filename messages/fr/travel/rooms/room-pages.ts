import type { Messages } from "#messages/en/index.ts";

export const roomPages: Messages["roomPages"] = {
	back: ({ hotel }) => `Chambres : ${hotel}`,
	label: "Pages de la chambre",
	details: "Détails",
	photos: "Photos",
	calendar: "Prix et fermetures",
	calendars: "Autres calendriers",
	title: "Chambre",
	saved: ({ name }) => `${name} : modifications enregistrées.`,
	save: "Enregistrer la chambre",
};
