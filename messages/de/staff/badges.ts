import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const badges: Messages["badges"] = {
	pendingMoves: ({ count }) =>
		plural(count, { one: "ausstehende Umzugsbuchung", other: "ausstehende Umzugsbuchungen" }),
	ownPendingStays: ({ count }) =>
		plural(count, { one: "ausstehende Zimmerbuchung", other: "ausstehende Zimmerbuchungen" }),
	allPendingStays: ({ count }) =>
		plural(count, { one: "ausstehende Zimmerbuchung", other: "ausstehende Zimmerbuchungen" }),
	waitingHotels: ({ count }) =>
		plural(count, { one: "Hotel wartet auf Freigabe", other: "Hotels warten auf Freigabe" }),
	unreadMessages: ({ count }) =>
		plural(count, { one: "ungelesene Unterhaltung", other: "ungelesene Unterhaltungen" }),
	hotelMessages: ({ count }) =>
		plural(count, { one: "ungelesene Unterhaltung", other: "ungelesene Unterhaltungen" }),
	newOrders: ({ count }) => plural(count, { one: "neue Bestellung", other: "neue Bestellungen" }),
};
