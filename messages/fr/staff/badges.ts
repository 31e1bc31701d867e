import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const badges: Messages["badges"] = {
	pendingMoves: ({ count }) =>
		plural(count, {
			one: "réservation de déménagement en attente",
			other: "réservations de déménagement en attente",
		}),
	ownPendingStays: ({ count }) =>
		plural(count, { one: "réservation de chambre en attente", other: "réservations de chambre en attente" }),
	allPendingStays: ({ count }) =>
		plural(count, { one: "réservation de chambre en attente", other: "réservations de chambre en attente" }),
	waitingHotels: ({ count }) =>
		plural(count, { one: "hôtel en attente d’approbation", other: "hôtels en attente d’approbation" }),
	unreadMessages: ({ count }) =>
		plural(count, { one: "conversation non lue", other: "conversations non lues" }),
	hotelMessages: ({ count }) =>
		plural(count, { one: "conversation non lue", other: "conversations non lues" }),
	newOrders: ({ count }) => plural(count, { one: "nouvelle commande", other: "nouvelles commandes" }),
};
