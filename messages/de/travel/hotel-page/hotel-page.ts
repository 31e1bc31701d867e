import type { Messages } from "#messages/en/index.ts";

export const hotelPage: Messages["hotelPage"] = {
	showOnMap: "Auf der Karte zeigen",
	rooms: "Zimmer",
	check: "Verfügbarkeit prüfen",
	seePrices: "Preise ansehen",
	othersInCity: ({ city }) => `In ${city} für Ihre Reisedaten verfügbar`,
	noRoomsText: ({ city }) => `Sehen Sie später wieder nach, oder wählen Sie ein anderes Hotel in ${city}.`,
	noRooms: "Zurzeit keine Zimmer verfügbar",
};
