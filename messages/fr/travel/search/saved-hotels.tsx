import type { Messages } from "#messages/en/index.ts";

export const savedHotels: Messages["savedHotels"] = {
	notSaved: "Cet hôtel n’est plus dans votre liste d’envies.",
	removed: ({ name }) => `Retiré de votre liste d’envies : ${name}.`,
	undo: "Annuler",
	saved: ({ name }) => `Ajouté à votre liste d’envies : ${name}.`,
	goneTitle: "Cet hôtel n’est plus disponible",
	goneText: "Rien n’a été enregistré. Choisissez un autre hôtel dans Voyages.",
	removeHotel: ({ hotel }) => `Retirer de la liste d’envies : ${hotel}`,
	saveHotel: ({ hotel }) => `Enregistrer : ${hotel}`,
	isSaved: ({ rest }) => <>Enregistré{rest(" (retirer de la liste d’envies)")}</>,
	save: "Enregistrer",
	noLonger: "N’est plus disponible",
	chooseDates: ({ rest, hotel }) => <>Choisir les dates{rest(` : ${hotel}`)}</>,
	remove: ({ rest, hotel }) => <>Retirer{rest(` ${hotel}`)}</>,
	removing: "Retrait...",
};
