import type { LiveTopic } from "#app/common/screens/live-topics.ts";
import type { IconName } from "#app/ui/icon.tsx";

type Badge = {
	href: string;
	icon: IconName;
	topic: LiveTopic;
	isAlwaysShown?: true;
};

const PENDING_STAYS = {
	icon: "bed",
	topic: "room_bookings",
} as const;
const UNREAD = {
	icon: "inbox",
	topic: "conversations",
} as const;

/**
 * The badges in the top bar: the list they lead to, and the live topic whose changes may change the
 * count. A badge is shown while its count is above 0; the administrator's bell is always shown.
 */
export const BADGES = {
	pendingMoves: {
		href: "/trucking-dashboard",
		icon: "truck",
		topic: "moving_bookings",
	},
	ownPendingStays: { ...PENDING_STAYS, href: "/owner/manage-bookings" },
	allPendingStays: { ...PENDING_STAYS, href: "/bookings" },
	waitingHotels: {
		href: "/hotels?status=pending",
		icon: "bed",
		topic: "hotels",
	},
	unreadMessages: { ...UNREAD, href: "/inbox?waiting=unread" },
	hotelMessages: { ...UNREAD, href: "/owner/inbox?waiting=unread" },
	newOrders: {
		href: "/orders",
		icon: "bell",
		topic: "orders",
		isAlwaysShown: true,
	},
} as const satisfies Record<string, Badge>;

export type BadgeName = keyof typeof BADGES;
