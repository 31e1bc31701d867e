import type { Messages } from "#messages/en/index.ts";

export const reviewedRoom: Messages["reviewedRoom"] = {
	extraGuest: ({ guests }) => `Voyageur supplémentaire, au-delà de ${guests}`,
	price: "Prix par nuit",
	weekendPrice: "Vendredi et samedi",
	stay: "Durée du séjour",
	nights: ({ min, max }) => `${min} à ${max}`,
	prices: "Prix des 30 prochaines nuits",
	caption: ({ room }) => `30 prochaines nuits : ${room}`,
};
