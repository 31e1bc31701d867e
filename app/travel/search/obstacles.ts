import { t } from "#app/common/language/messages.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import type { StayRefusal } from "#app/travel/quotes/price-stay.ts";

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
	if (obstacle === "dates")
		return rooms === 1 ? t.obstacles.full({ count }) : t.obstacles.fewer({ count, rooms });
	if (obstacle === "guests")
		return t.obstacles.guests({
			count,
			guests: t.counts.guests({ count: adults + children }),
			rooms: t.counts.rooms({ count: rooms }),
		});
	return t.obstacles[obstacle]({ count });
}
