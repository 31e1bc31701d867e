/**
 * The badges in the top bar: their labels, the list they lead to, and the live topic whose changes may change the
 * count. A badge is shown while its count is above 0; the administrator's bell is always shown.
 */
export const BADGES = {
	pendingMoves: {
		one: "pending moving booking",
		many: "pending moving bookings",
		href: "/trucking-dashboard",
		icon: "truck",
		topic: "moving_bookings",
		isAlwaysShown: false,
	},
	ownPendingStays: {
		one: "pending room booking",
		many: "pending room bookings",
		href: "/owner/manage-bookings",
		icon: "bed",
		topic: "room_bookings",
		isAlwaysShown: false,
	},
	allPendingStays: {
		one: "pending room booking",
		many: "pending room bookings",
		href: "/bookings",
		icon: "bed",
		topic: "room_bookings",
		isAlwaysShown: false,
	},
	waitingHotels: {
		one: "hotel waiting for approval",
		many: "hotels waiting for approval",
		href: "/hotels?status=pending",
		icon: "bed",
		topic: "hotels",
		isAlwaysShown: false,
	},
	unreadMessages: {
		one: "unread conversation",
		many: "unread conversations",
		href: "/inbox?waiting=unread",
		icon: "inbox",
		topic: "conversations",
		isAlwaysShown: false,
	},
	hotelMessages: {
		one: "unread conversation",
		many: "unread conversations",
		href: "/owner/inbox?waiting=unread",
		icon: "inbox",
		topic: "conversations",
		isAlwaysShown: false,
	},
	newOrders: {
		one: "new order",
		many: "new orders",
		href: "/orders",
		icon: "bell",
		topic: "orders",
		isAlwaysShown: true,
	},
} as const;

export type BadgeName = keyof typeof BADGES;
