import type { Messages } from "#messages/en/index.ts";

export const hotelPage: Messages["hotelPage"] = {
	showOnMap: "Voir sur la carte",
	rooms: "Chambres",
	check: "Vérifier la disponibilité",
	seePrices: "Voir les prix",
	othersInCity: ({ city }) => `Disponibles à vos dates : ${city}`,
	noRoomsText: ({ city }) => `Revenez plus tard, ou choisissez un autre hôtel à ${city}.`,
	noRooms: "Aucune chambre disponible pour le moment",
};
