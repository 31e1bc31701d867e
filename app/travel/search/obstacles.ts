import type { StayRefusal } from "#app/travel/nights/price-stay.ts";
import type { Stay } from "#app/travel/nights/stay.ts";

/** The reason why a room type is unavailable, as a search summarises it. */
export type Obstacle = "dates" | "guests" | "minimum" | "maximum" | "closed" | "days" | "today";

export const OBSTACLE_OF: Record<StayRefusal["reason"], Obstacle> = {
	full: "dates",
	too_many_guests: "guests",
	too_many_adults: "guests",
	too_short: "minimum",
	too_long: "maximum",
	closed: "closed",
	no_arrival: "days",
	no_departure: "days",
};

/** How many room types this applies to, as text. */
export function formatObstacle(obstacle: Obstacle, count: number, { adults, children, rooms }: Stay): string {
	const kinds = `${count} ${count === 1 ? "room type" : "room types"}`;
	const [is, has, asks, takes] =
		count === 1 ? ["is", "has", "asks", "takes"] : ["are", "have", "ask", "take"];
	const guests = adults + children;
	const inRooms = `${guests === 1 ? "1 guest" : `${guests} guests`} in ${rooms === 1 ? "1 room" : `${rooms} rooms`}`;
	const texts: Record<Obstacle, string> = {
		dates:
			rooms === 1
				? `${kinds} ${is} fully booked on at least one of these nights.`
				: `${kinds} ${has} fewer than ${rooms} rooms available on at least one of these nights.`,
		guests: `${kinds} ${has} no space for ${inRooms}.`,
		minimum: `${kinds} ${asks} for a longer stay if you arrive on that date.`,
		maximum: `${kinds} ${takes} shorter stays only.`,
		closed: `${kinds} ${is} closed on at least one of these nights.`,
		days: `${kinds} ${takes} no arrivals or departures on these dates.`,
		today: `It is too late to book ${kinds} for tonight.`,
	};
	return texts[obstacle];
}
