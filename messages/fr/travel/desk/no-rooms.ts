import type { Messages } from "#messages/en/index.ts";

export const noRooms: Messages["noRooms"] = {
	deskText: "Les chambres apparaissent ici lorsqu’un gérant de votre hôtel les ajoute.",
	title: "Aucune chambre pour l’instant",
	text: "Ajoutez d’abord une chambre à l’un de vos hôtels.",
	hotels: "Vos hôtels",
};
