import { plural } from "#app/common/language/plural.ts";

type Counted = { count: number };

export const badges = {
	/** Each of these follows its number. */
	pendingMoves: ({ count }: Counted) =>
		plural(count, { one: "pending moving booking", other: "pending moving bookings" }),
	ownPendingStays: ({ count }: Counted) =>
		plural(count, { one: "pending room booking", other: "pending room bookings" }),
	allPendingStays: ({ count }: Counted) =>
		plural(count, { one: "pending room booking", other: "pending room bookings" }),
	waitingHotels: ({ count }: Counted) =>
		plural(count, { one: "hotel waiting for approval", other: "hotels waiting for approval" }),
	unreadMessages: ({ count }: Counted) =>
		plural(count, { one: "unread conversation", other: "unread conversations" }),
	hotelMessages: ({ count }: Counted) =>
		plural(count, { one: "unread conversation", other: "unread conversations" }),
	newOrders: ({ count }: Counted) => plural(count, { one: "new order", other: "new orders" }),
};
