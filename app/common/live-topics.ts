import type { Role } from "./roles.ts";

/**
 * The topics that `/live` can watch, and who may watch them. Triggers in the migrations announce these
 * topics.
 */
export const LIVE_TOPICS = {
	moving_bookings: ["Admin"],
	orders: ["Admin", "SuperAdmin"],
	payments: ["Admin", "SuperAdmin"],
	room_bookings: ["User", "Hotel", "Admin", "SuperAdmin"],
	conversations: ["Hotel", "Admin", "SuperAdmin"],
	hotels: ["Hotel", "Admin", "SuperAdmin"],
	trail: ["Admin", "SuperAdmin"],
	overview: ["SuperAdmin"],
} as const satisfies Record<string, readonly Role[]>;

export type LiveTopic = keyof typeof LIVE_TOPICS;

export const canWatch = (role: Role, topic: string): topic is LiveTopic =>
	(LIVE_TOPICS as Record<string, readonly Role[]>)[topic]?.includes(role) ?? false;
