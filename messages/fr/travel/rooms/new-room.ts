import type { Messages } from "#messages/en/index.ts";

export const newRoom: Messages["newRoom"] = {
	title: "Ajouter une chambre",
	chooseHotel: "Choisissez l’un de vos hôtels.",
	again: ({ name }) => `${name} est déjà ajoutée.`,
	added: ({ name }) =>
		`${name} est ajoutée et ouverte toutes les nuits. Définissez ici les prix et les fermetures.`,
	noHotelText: "Ajoutez d’abord un hôtel, puis ses chambres.",
	noHotelTitle: "Aucun hôtel pour l’instant",
	addHotel: "Ajouter votre hôtel",
	theHotel: "L’hôtel",
	hotel: "Hôtel",
	photoHint: "La première photo représente la chambre. Vous pourrez en ajouter d’autres plus tard.",
	button: "Ajouter la chambre",
};
