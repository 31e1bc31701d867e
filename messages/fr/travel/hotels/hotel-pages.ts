import type { Messages } from "#messages/en/index.ts";

export const hotelPages: Messages["hotelPages"] = {
	pages: {
		details: "Détails",
		map: "Carte",
		photos: "Photos",
		rooms: "Chambres",
		seller: "Informations du vendeur",
		team: "Équipe",
	},
	back: "Vos hôtels",
	role: ({ label }) => `Votre rôle : ${label}`,
	view: "Voir la page publique",
	label: "Pages de l’hôtel",
	archived: "Archivé",
	title: "Hôtel",
	saved: ({ name }) => `${name} : modifications enregistrées.`,
	save: "Enregistrer l’hôtel",
	history: "Historique",
};
