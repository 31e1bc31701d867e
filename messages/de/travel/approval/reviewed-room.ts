import type { Messages } from "#messages/en/index.ts";

export const reviewedRoom: Messages["reviewedRoom"] = {
	extraGuest: ({ guests }) => `Weiterer Gast, ab dem ${guests + 1}. Gast`,
	price: "Preis pro Nacht",
	weekendPrice: "Freitag und Samstag",
	stay: "Aufenthaltsdauer",
	nights: ({ min, max }) => `${min} bis ${max}`,
	prices: "Preise der nächsten 30 Nächte",
	caption: ({ room }) => `${room}: die nächsten 30 Nächte`,
};
