import { wallClock } from "#app/common/calendar.ts";
import { translated } from "#app/common/language/translated.ts";
import { countNights, dateOfDay, dayOf, type Stay } from "#app/travel/nights/stay.ts";
import { sleepsParty } from "#app/travel/quotes/occupancy.ts";
import { lowestAtRates, type SoldAt } from "#app/travel/quotes/offers.ts";
import { type Night, type PricedRoom, priceStay } from "#app/travel/quotes/price-stay.ts";
import { readPricedPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readOfferRules, readStayTaxes } from "#app/travel/quotes/read-sold-room.server.ts";
import { lastCheckOut, MAX_NIGHTS, MAX_ROOMS } from "#app/travel/quotes/stay-form.ts";
import { type StayTax, stayTaxOf } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import { hasTerms, isLive, type PlaceTerm } from "./find-hotels.server.ts";
import { OBSTACLE_OF, type Obstacle } from "./obstacles.ts";

const DAYS_AROUND = 30;
/** Most stays are found this near, which needs few nights. At least `MAX_LONGER`. */
const DAYS_NEAR = 7;
const MAX_ROOM_KINDS = 100;
const MAX_LONGER = 6;

type NearestQuery = { hotelIds: readonly number[]; stay: Stay; now: Date };
type Room = PricedRoom &
	SoldAt & {
		id: number;
		name: string;
		/** The first possible arrival date, and the last departure date. */
		first: string;
		last: string;
		/** The hotel's date. */
		today: string;
		tax: StayTax | null;
		/** One entry for each day from `around` days before the requested check-in; undefined is closed. */
		nights: (Night | undefined)[];
	};
type Around = { /** How many days before and after the requested stay are looked at. */ around: number };
/** `roomName`: the room with the lowest total. */
export type NearestStay = { stay: Stay; total: number; roomName: string };

/**
 * Returns why these hotels have no room for a stay, and the nearest available stays, each with the lowest
 * total of a room (minor units): first the same arrival with other lengths, then the same length up to 30
 * days before and after. Guests that no room has space for are spread over as many rooms as needed. If more
 * rooms are requested than are left, the first offer is all that are left on these dates. `reasons` counts
 * room types, the most frequent first.
 */
export async function nearestStays(db: Database, { hotelIds, stay, now }: NearestQuery, most = 3) {
	const kinds = await readRoomKinds(db, { hotelIds, now });
	const needed = roomsNeeded(kinds, stay);
	const roomy = { ...stay, rooms: Math.max(stay.rooms, needed ?? stay.rooms) };
	// More guests than nine rooms take find nothing on other days, either.
	let around = needed === null ? 0 : DAYS_NEAR;
	for (;;) {
		const rooms = await withNights(db, kinds, { stay, around });
		const nearest = needed === null ? [] : nearestOf(rooms, roomy, { needed, most, around });
		if (nearest.length >= most || needed === null || around === DAYS_AROUND)
			return { reasons: obstaclesOf(rooms, stay, { around }), nearest };
		around = DAYS_AROUND;
	}
}

function obstaclesOf(rooms: readonly Room[], stay: Stay, { around }: Around) {
	const counts = new Map<Obstacle, number>();
	for (const room of rooms) {
		const nights = nightsFrom(room, around, countNights(stay));
		const priced = stay.checkIn < room.first ? null : priceStay(room, nights, stay);
		const obstacle = priced === null ? "today" : priced.ok ? null : OBSTACLE_OF[priced.reason];
		if (obstacle) counts.set(obstacle, (counts.get(obstacle) ?? 0) + 1);
	}
	const reasons = [...counts].map(([obstacle, count]) => ({ obstacle, count }));
	return reasons.sort((a, b) => b.count - a.count);
}

/** The fewest rooms with space for the guests anywhere; null when nine are too few. */
function roomsNeeded(kinds: readonly PricedRoom[], stay: Stay): number | null {
	for (let rooms = 1; rooms <= MAX_ROOMS; rooms++)
		if (kinds.some((room) => sleepsParty(room, { ...stay, rooms }))) return rooms;
	return null;
}

type Bounds = Around & { /** The fewest rooms with enough space. */ needed: number; most: number };

function nearestOf(rooms: readonly Room[], stay: Stay, { needed, most, around }: Bounds): NearestStay[] {
	const found: NearestStay[] = [];
	const begin = dayOf(stay.checkIn);
	for (const { shift, nights, rooms: count } of candidates(rooms, stay, { needed, around })) {
		if (found.length >= most) break;
		if (count < stay.rooms && found.length > 0) continue;
		const checkIn = dateOfDay(begin + shift);
		const dates = { checkIn, checkOut: dateOfDay(begin + shift + nights) };
		const requestedStay = { ...stay, ...dates, rooms: count };
		const at = around + shift;
		const offers = rooms.flatMap((room) => {
			if (checkIn < room.first || dates.checkOut > room.last) return [];
			if (isTaken(room, { at, nights }, requestedStay)) return [];
			const priced = priceStay(room, nightsFrom(room, at, nights), requestedStay);
			if (!priced.ok) return [];
			const ahead = dayOf(checkIn) - dayOf(room.today);
			const sum = { sum: priced.total, nights, rooms: count, each: () => priced.nights };
			const price = lowestAtRates(room, sum, { nights, ahead, checkIn });
			const tax = stayTaxOf(room.tax, { ...requestedStay, nights, price });
			return [{ total: price + tax, roomName: room.name }];
		});
		const [lowest] = offers.toSorted((a, b) => a.total - b.total);
		if (lowest) found.push({ stay: requestedStay, ...lowest });
	}
	return found;
}

type Candidate = { shift: number; nights: number; rooms: number };

/** The alternatives, nearest first: days after the requested check-in, nights and rooms. */
function candidates(
	rooms: readonly Room[],
	stay: Stay,
	{ needed, around }: Omit<Bounds, "most">,
): Candidate[] {
	const requestedStay = countNights(stay);
	const shorter = [...new Set(rooms.map((room) => room.max_nights))].filter(
		(nights) => nights < requestedStay,
	);
	const longer = Array.from({ length: MAX_LONGER }, (_, at) => requestedStay + 1 + at);
	const lengths = [
		requestedStay,
		...longer.filter((nights) => nights <= MAX_NIGHTS),
		...shorter.sort((a, b) => b - a),
	];
	const shifts = Array.from({ length: around }, (_, at) => [at + 1, -at - 1]).flat();
	const fewer = Array.from({ length: Math.max(0, stay.rooms - needed) }, (_, at) => stay.rooms - 1 - at);
	return [
		...fewer.map((count) => ({ shift: 0, nights: requestedStay, rooms: count })),
		...lengths.map((nights) => ({ shift: 0, nights, rooms: stay.rooms })),
		...shifts.map((shift) => ({ shift, nights: requestedStay, rooms: stay.rooms })),
	];
}

/** The rows of a stay that begins at this index of the room's nights, including that of check-out. */
const nightsFrom = (room: Room, at: number, nights: number): Night[] =>
	room.nights.slice(at, at + nights + 1).filter((night) => night !== undefined);

/** One of these nights is closed or has too few rooms left. */
function isTaken(room: Room, { at, nights }: { at: number; nights: number }, { rooms }: Stay): boolean {
	for (let day = at; day < at + nights; day++) {
		const night = room.nights[day];
		if (!night || night.is_closed || night.total - night.booked - night.blocked < rooms) return true;
	}
	return false;
}

type RoomKind = Omit<Room, "nights">;

async function readRoomKinds(
	db: Database,
	{ hotelIds, now }: Omit<NearestQuery, "stay">,
): Promise<RoomKind[]> {
	if (hotelIds.length === 0) return [];
	const rooms = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["rooms.id", "rooms.name", "sleeps", "max_adults", "guests_included", "price", "weekend_price"])
		.select(["extra_guest_price", "min_nights", "max_nights", "hotels.time_zone", "hotels.same_day_until"])
		.select(["rooms.translations", "rooms.hotel_id", "adult_prices", "child_bands"])
		.where("rooms.hotel_id", "in", hotelIds)
		.where("rooms.archived_at", "is", null)
		.orderBy("rooms.price")
		.orderBy("rooms.id")
		.limit(MAX_ROOM_KINDS)
		.execute();
	const zones = new Set(rooms.map(({ time_zone }) => time_zone));
	const clocks = new Map([...zones].map((zone) => [zone, wallClock(now, zone)]));
	const ids = JSON.stringify(rooms.map(({ id }) => id));
	const plans = await readPricedPlans(db, { by: "room_id", ids });
	const ofHotels = JSON.stringify(hotelIds);
	const offers = await readOfferRules(db, { hotelIds: ofHotels });
	const taxes = await readStayTaxes(db, ofHotels);
	return rooms.map(({ time_zone, same_day_until, hotel_id, ...room }) => {
		const { date = "", time = "" } = clocks.get(time_zone) ?? {};
		const first = time < same_day_until ? date : dateOfDay(dayOf(date) + 1);
		const about = { today: date, first, last: lastCheckOut(date), tax: taxes.get(hotel_id) ?? null };
		const at = { plans: plans.get(room.id) ?? [], offers: offers.get(hotel_id) ?? [] };
		return { ...translated(room, ["name"]), ...about, ...at };
	});
}

/** The rooms with their nights from `around` days before a stay until as many days after it. */
async function withNights(
	db: Database,
	rooms: readonly RoomKind[],
	{ stay, around }: Around & { stay: Stay },
): Promise<Room[]> {
	if (rooms.length === 0) return [];
	const first = dayOf(stay.checkIn) - around;
	const dates = Array.from({ length: countNights(stay) + 1 + 2 * around }, (_, at) => dateOfDay(first + at));
	const place = new Map(dates.map((date, at) => [date, at]));
	const byRoom = new Map(rooms.map(({ id }) => [id, [] as Room["nights"]]));
	const nights = await db
		.selectFrom("nights")
		.selectAll()
		.where("room_id", "in", [...byRoom.keys()])
		.where("date", ">=", dates[0] ?? "")
		.where("date", "<=", dates.at(-1) ?? "")
		.execute();
	for (const night of nights) {
		const own = byRoom.get(night.room_id);
		const at = place.get(night.date);
		if (own && at !== undefined) own[at] = night;
	}
	return rooms.map((room) => ({ ...room, nights: byRoom.get(room.id) ?? [] }));
}

const MAX_HOTELS = 40;

/**
 * Returns why a search with dates finds no room, and the nearest available stays, computed from the
 * destination's most recommended hotels. Null when no hotel has that name or place.
 */
export async function explainNoResults(
	db: Database,
	{ terms, stay, now }: { terms: readonly PlaceTerm[]; stay: Stay; now: Date },
) {
	const hotels = await db
		.selectFrom("hotels")
		.select(["hotels.id", "hotels.city"])
		.where((eb) => eb.and([isLive(eb), hasTerms(eb, terms)]))
		.orderBy("merit", "desc")
		.orderBy("hotels.id")
		.limit(MAX_HOTELS)
		.execute();
	if (hotels.length === 0) return null;
	const why = await nearestStays(db, { hotelIds: hotels.map(({ id }) => id), stay, now });
	return { ...why, cities: hotels.map(({ city }) => city) };
}
