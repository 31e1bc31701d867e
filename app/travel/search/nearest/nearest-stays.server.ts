import { wallClock } from "#app/site/calendar.ts";
import { addDays } from "#app/site/zoned-time.server.ts";
import { type Night, type PricedRoom, priceStay } from "#app/travel/nights/price-stay.ts";
import { countNights, nightsOf } from "#app/travel/nights/stay.ts";
import type { Stay } from "#app/travel/search/hotel-path.ts";
import { lastCheckOut, MOST_NIGHTS, MOST_ROOMS } from "#app/travel/search/stay-form.ts";
import type { Database } from "#db/client.ts";
import { OBSTACLE_OF, type Obstacle } from "./obstacles.ts";

const DAYS_AROUND = 30;
const MOST_ROOM_KINDS = 100;
const MOST_LONGER = 6;

type Asked = { hotelIds: readonly number[]; stay: Stay; now: Date };
/** `first` is the first date on which one can still arrive. */
type Room = PricedRoom & { id: number; nights: Map<string, Night>; today: string; first: string };
export type NearestStay = { stay: Stay; total: number };

/**
 * Why none of these hotels' rooms can be had for a stay, and the stays nearest to it that can, each with the
 * lowest total of a room (minor units): the same arrival with other lengths, then the same length up to 30 days
 * before and after. Guests that no room has space for are spread over as many rooms as they need. `reasons`
 * counts kinds of room, the most frequent first.
 */
export async function nearestStays(db: Database, { hotelIds, stay, now }: Asked, most = 3) {
	const rooms = await readRooms(db, { hotelIds, stay, now });
	const counts = new Map<Obstacle, number>();
	const days = [...nightsOf(stay), stay.checkOut];
	for (const room of rooms) {
		const nights = days.flatMap((date) => room.nights.get(date) ?? []);
		const priced = stay.checkIn < room.first ? null : priceStay(room, nights, stay);
		const obstacle = priced === null ? "today" : priced.ok ? null : OBSTACLE_OF[priced.reason];
		if (obstacle) counts.set(obstacle, (counts.get(obstacle) ?? 0) + 1);
	}
	const needed = roomsNeeded(rooms, stay);
	const roomy = { ...stay, rooms: Math.max(stay.rooms, needed ?? stay.rooms) };
	const reasons = [...counts].map(([obstacle, count]) => ({ obstacle, count }));
	return {
		reasons: reasons.sort((a, b) => b.count - a.count),
		nearest: needed === null ? [] : nearestOf(rooms, roomy, most),
	};
}

/** The fewest rooms in which the guests have space somewhere; null when nine are too few. */
function roomsNeeded(rooms: readonly Room[], { adults, children }: Stay): number | null {
	const needed = rooms.map(({ sleeps, max_adults }) =>
		Math.max(Math.ceil((adults + children) / sleeps), Math.ceil(adults / max_adults)),
	);
	const fewest = Math.min(...needed);
	return fewest <= MOST_ROOMS ? fewest : null;
}

function nearestOf(rooms: readonly Room[], stay: Stay, most: number): NearestStay[] {
	const found: NearestStay[] = [];
	for (const dates of candidates(rooms, stay)) {
		if (found.length >= most) break;
		const days = [...nightsOf(dates), dates.checkOut];
		const totals = rooms.flatMap((room) => {
			if (dates.checkIn < room.first || dates.checkOut > lastCheckOut(room.today)) return [];
			const nights = days.flatMap((date) => room.nights.get(date) ?? []);
			if (nights.some((night) => night.date < dates.checkOut && isTaken(night, stay))) return [];
			const priced = priceStay(room, nights, { ...stay, ...dates });
			return priced.ok ? [priced.total] : [];
		});
		if (totals.length > 0) found.push({ stay: { ...stay, ...dates }, total: Math.min(...totals) });
	}
	return found;
}

/** The dates that might do, the nearest first. */
function candidates(rooms: readonly Room[], stay: Stay) {
	const asked = countNights(stay);
	const from = (shift: number, nights: number) => {
		const checkIn = addDays(stay.checkIn, shift);
		return { checkIn, checkOut: addDays(checkIn, nights) };
	};
	const shorter = [...new Set(rooms.map((room) => room.max_nights))].filter((nights) => nights < asked);
	const longer = Array.from({ length: MOST_LONGER }, (_, at) => asked + 1 + at);
	const lengths = [
		asked,
		...longer.filter((nights) => nights <= MOST_NIGHTS),
		...shorter.sort((a, b) => b - a),
	];
	const shifts = Array.from({ length: DAYS_AROUND }, (_, at) => [at + 1, -at - 1]).flat();
	return [...lengths.map((nights) => from(0, nights)), ...shifts.map((shift) => from(shift, asked))];
}

/** Too few rooms are left, or none is sold. */
const isTaken = (night: Night, { rooms }: Stay): boolean =>
	night.is_closed || night.total - night.booked - night.blocked < rooms;

async function readRooms(db: Database, { hotelIds, stay, now }: Asked): Promise<Room[]> {
	if (hotelIds.length === 0) return [];
	const rooms = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "sleeps", "max_adults", "guests_included", "price", "weekend_price"])
		.select(["extra_guest_price", "min_nights", "max_nights", "hotels.time_zone", "hotels.same_day_until"])
		.where("rooms.hotel_id", "in", hotelIds)
		.where("rooms.archived_at", "is", null)
		.orderBy("rooms.price")
		.orderBy("rooms.id")
		.limit(MOST_ROOM_KINDS)
		.execute();
	if (rooms.length === 0) return [];
	const ids = rooms.map(({ id }) => id);
	const nights = await db
		.selectFrom("nights")
		.selectAll()
		.where("room_id", "in", ids)
		.where("date", ">=", addDays(stay.checkIn, -DAYS_AROUND))
		.where("date", "<=", addDays(stay.checkOut, DAYS_AROUND))
		.execute();
	const byRoom = new Map(ids.map((id) => [id, new Map<string, Night>()]));
	for (const { room_id, ...night } of nights) byRoom.get(room_id)?.set(night.date, night);
	return rooms.map(({ time_zone, same_day_until, ...room }) => {
		const { date, time } = wallClock(now, time_zone);
		const first = time < same_day_until ? date : addDays(date, 1);
		return { ...room, nights: byRoom.get(room.id) ?? new Map(), today: date, first };
	});
}
