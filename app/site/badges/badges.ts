/** What the bar's badges count, and the live topic whose changes may change the count. */
export const BADGES = {
	pendingMoves: {
		one: "pending moving booking",
		many: "pending moving bookings",
		href: "/trucking-dashboard",
		icon: "truck",
		topic: "moving_bookings",
	},
	ownPendingStays: {
		one: "pending room booking",
		many: "pending room bookings",
		href: "/owner/manage-bookings",
		icon: "bed",
		topic: "room_bookings",
	},
	allPendingStays: {
		one: "pending room booking",
		many: "pending room bookings",
		href: "/bookings",
		icon: "bed",
		topic: "room_bookings",
	},
	newOrders: { one: "new order", many: "new orders", href: "/orders", icon: "bell", topic: "orders" },
} as const;

export type BadgeName = keyof typeof BADGES;
