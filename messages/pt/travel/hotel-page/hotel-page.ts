import type { Messages } from "#messages/en/index.ts";

export const hotelPage: Messages["hotelPage"] = {
	showOnMap: "Ver no mapa",
	rooms: "Quartos",
	check: "Ver disponibilidade",
	seePrices: "Ver preços",
	othersInCity: ({ city }) => `Disponível em ${city} nas suas datas`,
	noRoomsText: ({ city }) => `Volte mais tarde ou escolha outro hotel em ${city}.`,
	noRooms: "De momento não há quartos disponíveis",
};
