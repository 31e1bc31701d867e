import type { Role } from "#app/common/roles.ts";

/**
 * The topics that `/live` can watch, and who may watch them: those whose list shows what changes. Hotel accounts need a
 * hotel, and hear of their own hotels only. A guest's own bookings have streams of their own, so that nobody hears of other people's. Triggers in the
 * migrations announce these topics.
 */
export const LIVE_TOPICS = {
	moving_bookings: ["Admin"],
	orders: ["Admin", "SuperAdmin"],
	payments: ["Admin", "SuperAdmin"],
	room_bookings: ["Hotel", "Admin", "SuperAdmin"],
	conversations: ["Hotel", "Admin", "SuperAdmin"],
	hotels: ["SuperAdmin"],
	trail: ["Admin", "SuperAdmin"],
	overview: ["SuperAdmin"],
} as const satisfies Record<string, readonly Role[]>;

export type LiveTopic = keyof typeof LIVE_TOPICS;

type Watcher = {
	role: Role;
	/** Whether the account belongs to the team of a hotel. */
	hasHotels: boolean;
};

export const canWatch = ({ role, hasHotels }: Watcher, topic: string): topic is LiveTopic =>
	(role !== "Hotel" || hasHotels) &&
	((LIVE_TOPICS as Record<string, readonly Role[]>)[topic]?.includes(role) ?? false);

/** Of the topics that somebody watches, those that changed. A team hears of its own hotels; null: of all. */
export const heardTopics = (
	{ topics, hotelIds }: { topics: readonly LiveTopic[]; hotelIds: readonly number[] | null },
	changes: ReadonlySet<string> | "everything",
): LiveTopic[] =>
	topics.filter(
		(topic) =>
			changes === "everything" ||
			(hotelIds ? hotelIds.some((id) => changes.has(`${topic}:${id}`)) : changes.has(topic)),
	);
