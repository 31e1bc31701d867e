import { type SqlBool, sql } from "kysely";
import { dateOfDay, dayOf, type StayParty } from "#app/travel/nights/stay.ts";
import { priceOfGuests, sleepsParty } from "#app/travel/quotes/occupancy.ts";
import { lowestAtRates, type SoldAt } from "#app/travel/quotes/offers.ts";
import { type PricedRoom, priceNight } from "#app/travel/quotes/price-stay.ts";
import { MAX_NIGHTS } from "#app/travel/quotes/stay-form.ts";
import { type StayTax, stayTaxOf } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import { adapterOf, rowsInJson } from "#db/engines/adapter.ts";

type Room = PricedRoom & SoldAt & { id: number; tax: StayTax | null };

type CalendarQuery = {
	rooms: readonly Room[];
	party: StayParty;
	/** Exclusive. */
	shown: { from: string; to: string };
	/** The first possible check-in, and the last check-out. */
	bookable: { first: string; last: string };
	/** The date in the hotel's time zone. */
	today: string;
};

/** A night that is shown. `closed`: no room takes guests; `full`: too few rooms are left. */
export type CalendarDay = {
	date: string;
	state: "open" | "full" | "closed";
	/** The lowest price of the night, in minor units, for all rooms and guests; null unless it is open. */
	price: number | null;
	/** The shortest stay that begins with this night at that price; null when none can begin. */
	shortest: number | null;
};

/**
 * Returns the nights of a hotel with the lowest price of each, by the rules of `priceStay`. When stays can begin with a
 * night, the price is that of a room where one can: what the shortest stay from it on costs a night. Offers with free
 * nights are left out, because it depends on the whole stay which nights these are. Reads the nights of all rooms in one
 * statement.
 */
export async function priceNights(db: Database, query: CalendarQuery): Promise<CalendarDay[]> {
	const { party, shown, bookable } = query;
	const begin = dayOf(shown.from > bookable.first ? shown.from : bookable.first);
	const end = Math.min(dayOf(shown.to), dayOf(bookable.last));
	const rooms = await readRoomNights(db, query, { from: begin, to: end + MAX_NIGHTS });
	const percentOffers = new Map(
		rooms.map(({ room }) => [room.id, room.offers.filter(({ percent }) => percent !== null)]),
	);
	const shortestOf = new Map(rooms.map((each) => [each, shortestStays(each, dayOf(bookable.last) - begin)]));
	return Array.from({ length: Math.max(0, end - begin) }, (_, at) => {
		const date = dateOfDay(begin + at);
		const free = rooms.filter(({ nights }) => nights[at]?.isFree);
		if (free.length === 0) {
			const isFull = rooms.some(({ nights }) => nights[at] && !nights[at].isClosed);
			return { date, state: isFull ? "full" : "closed", price: null, shortest: null };
		}
		const ahead = begin + at - dayOf(query.today);
		const priced = free.map((each) => {
			const price = priceNight(each.room, { date, price: each.nights[at]?.price ?? null }, each);
			const shortest = shortestOf.get(each)?.[at] ?? null;
			const one = { sum: price, nights: 1, rooms: party.rooms, each: () => [{ price }] };
			const sold = { plans: each.room.plans, offers: percentOffers.get(each.room.id) ?? [] };
			const lowest = lowestAtRates(sold, one, { nights: shortest ?? 1, ahead, checkIn: date });
			const tax = stayTaxOf(each.room.tax, { ...party, nights: 1, price: lowest });
			return { price: lowest + tax, shortest };
		});
		const arriving = priced.filter(({ shortest }) => shortest !== null);
		const [best] = (arriving.length > 0 ? arriving : priced).sort(
			(a, b) => a.price - b.price || (a.shortest ?? 0) - (b.shortest ?? 0),
		);
		return { date, state: "open", price: best?.price ?? null, shortest: best?.shortest ?? null };
	});
}

/** The lowest total (minor units) of a stay from `checkIn` to each possible check-out date, by date. */
export async function priceCheckOuts(
	db: Database,
	{ checkIn, ...query }: Omit<CalendarQuery, "shown"> & { checkIn: string },
): Promise<Map<string, number>> {
	const { party, bookable } = query;
	const begin = dayOf(checkIn);
	const reach = Math.min(MAX_NIGHTS, dayOf(bookable.last) - begin);
	const totals = new Map<string, number>();
	if (checkIn < bookable.first) return totals;
	for (const each of await readRoomNights(db, query, { from: begin, to: begin + reach })) {
		const { room, nights } = each;
		const [arrival] = nights;
		if (!arrival || arrival.noArrival) continue;
		let total = 0;
		const prices: { price: number }[] = [];
		for (let length = 1; length <= Math.min(reach, room.max_nights); length++) {
			const night = nights[length - 1];
			if (!night?.isFree) break;
			const price = priceNight(room, { date: dateOfDay(begin + length - 1), price: night.price }, each);
			prices.push({ price });
			total += price;
			if (length < arrival.minStay || nights[length]?.noDeparture) continue;
			const checkOut = dateOfDay(begin + length);
			const priced = { sum: total, nights: length, rooms: party.rooms, each: () => prices };
			const stay = { nights: length, ahead: begin - dayOf(query.today), checkIn };
			const lowestPrice = lowestAtRates(room, priced, stay);
			const lowest = lowestPrice + stayTaxOf(room.tax, { ...party, nights: length, price: lowestPrice });
			totals.set(checkOut, Math.min(lowest, totals.get(checkOut) ?? lowest));
		}
	}
	return totals;
}

type RoomNight = {
	price: number | null;
	minStay: number;
	isFree: boolean;
	isClosed: boolean;
	noArrival: boolean;
	noDeparture: boolean;
};

type RoomNights = {
	room: Room;
	/** How many are asked for, and what their guests cost. */
	rooms: number;
	guests: number;
	/** One for each day of the range, and the day after it; undefined is closed. */
	nights: (RoomNight | undefined)[];
};

/** The shortest stay that can begin on each day; null for none. `end`: the index of the last check-out. */
function shortestStays({ room, nights }: RoomNights, end: number): (number | null)[] {
	const shortest: (number | null)[] = [];
	let free = 0;
	/** The next day from the current one on with departures. */
	const departures: number[] = [];
	for (let at = nights.length - 1; at >= 0; at--) {
		const night = nights[at];
		departures[at] = night?.noDeparture ? (departures[at + 1] ?? at + 1) : at;
		free = night?.isFree ? free + 1 : 0;
		const least = at + (night?.minStay ?? 1);
		const length = (departures[least] ?? least) - at;
		const isPossible = length <= Math.min(free, room.max_nights) && at + length <= end && !night?.noArrival;
		shortest[at] = isPossible ? length : null;
	}
	return shortest;
}

type NightRow = [
	roomId: number,
	date: string,
	left: number,
	price: number | null,
	minStay: number | null,
	isClosed: boolean,
	noArrival: boolean,
	noDeparture: boolean,
];

/** The nights of the rooms with space for a party, from one day to another, both included. */
async function readRoomNights(
	db: Database,
	{ rooms, party }: Pick<CalendarQuery, "rooms" | "party">,
	{ from, to }: { from: number; to: number },
): Promise<RoomNights[]> {
	const fitting = new Map<number, RoomNights>();
	for (const room of rooms)
		if (sleepsParty(room, party))
			fitting.set(room.id, {
				room,
				rooms: party.rooms,
				guests: priceOfGuests(room, party),
				nights: Array(to - from + 1).fill(undefined),
			});
	if (fitting.size === 0) return [];
	const { date, valuesOf, asJson } = adapterOf(db);
	const nights = db
		.selectFrom("nights")
		.select(["room_id", "price", "min_stay", "is_closed", "is_closed_to_arrival", "is_closed_to_departure"])
		.select([
			sql<string>`cast(date as text)`.as("date"),
			sql<number>`total - booked - blocked`.as("left_over"),
		])
		.where(sql<SqlBool>`room_id in (${valuesOf(JSON.stringify([...fitting.keys()]))})`)
		.where(sql<SqlBool>`date >= ${date(dateOfDay(from))} and date <= ${date(dateOfDay(to))}`);
	const read = await db
		.selectFrom(nights.as("read"))
		.select(
			asJson([
				...["room_id", "date", "left_over", "price", "min_stay"],
				...["is_closed", "is_closed_to_arrival", "is_closed_to_departure"],
			]).as("rows"),
		)
		.executeTakeFirst();
	const indexOf = new Map(Array.from({ length: to - from + 1 }, (_, at) => [dateOfDay(from + at), at]));
	for (const [id, on, left, price, minStay, isClosed, noArrival, noDeparture] of rowsInJson<NightRow>(
		read?.rows,
	)) {
		const own = fitting.get(id);
		const at = indexOf.get(on);
		if (!own || at === undefined) continue;
		own.nights[at] = {
			price,
			minStay: minStay ?? own.room.min_nights,
			isFree: !isClosed && left >= party.rooms,
			isClosed: Boolean(isClosed),
			noArrival: Boolean(noArrival),
			noDeparture: Boolean(noDeparture),
		};
	}
	return [...fitting.values()];
}

type MonthsQuery = Omit<CalendarQuery, "shown"> & {
	/** `2026-12`; another text, or a month without dates to choose, becomes the first one. */
	month: string | null;
	/** The chosen check-in date; its check-out dates are shown then. */
	checkIn: string | null;
};

/**
 * Two months of a hotel's calendar: the price of each night or, after `checkIn`, the total to each check-out date.
 * `before` and `after` are the months for links, null where there is nothing to choose. `checkOuts` is empty when no stay
 * can begin at `checkIn`.
 */
export async function readPriceMonths(db: Database, { month, checkIn, ...query }: MonthsQuery) {
	const { first, last } = query.bookable;
	const checkOuts = checkIn === null ? null : await priceCheckOuts(db, { ...query, checkIn });
	const furthest = checkOuts ? ([...checkOuts.keys()].sort().at(-1) ?? first) : dateOfDay(dayOf(last) - 1);
	const earliest = (checkIn ?? first).slice(0, 7);
	const latest = furthest.slice(0, 7);
	const isThere = month !== null && /^\d{4}-\d{2}$/.test(month) && month >= earliest && month <= latest;
	const shown = isThere ? month : earliest;
	const second = addMonths(shown, 1);
	const [before, after] = [addMonths(shown, -2), addMonths(shown, 2)];
	const range = { from: `${shown}-01`, to: `${after}-01` };
	return {
		months: second <= last.slice(0, 7) ? [shown, second] : [shown],
		nights: checkOuts ? null : await priceNights(db, { ...query, shown: range }),
		checkOuts,
		before: shown === earliest ? null : before < earliest ? earliest : before,
		after: after <= latest ? after : null,
	};
}

function addMonths(month: string, count: number): string {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
