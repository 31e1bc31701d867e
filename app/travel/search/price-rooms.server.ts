import { type SqlBool, sql } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { translated } from "#app/common/language/translated.ts";
import { dateOfDay, dayOf, isWeekendNight, nightsOf, type Stay } from "#app/travel/nights/stay.ts";
import { priceOfGuests, sleepsParty } from "#app/travel/quotes/occupancy.ts";
import { pricesAtRates, type SoldAt } from "#app/travel/quotes/offers.ts";
import { type PricedRoom, priceNight } from "#app/travel/quotes/price-stay.ts";
import type { SearchedPlan } from "#app/travel/quotes/rate-plans.ts";
import { readPricedPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readOfferRules, readStayTaxes } from "#app/travel/quotes/read-sold-room.server.ts";
import { type StayTax, stayTaxOf } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import { adapterOf, rowsInJson } from "#db/engines/adapter.ts";

/** A room of a search. */
export type SearchedRoom = PricedRoom &
	SoldAt<SearchedPlan> & {
		id: number;
		hotel_id: number;
		name: string;
		time_zone: string;
		/** That of its hotel. */
		tax: StayTax | null;
	};

/**
 * The price of a stay in a room at one of its rates with the best offer, in minor units; `plan`: null for the standard
 * rate.
 */
export type PricedRate<Room = SearchedRoom> = { room: Room; plan: SearchedPlan | null; total: number };

/** The rooms of hotels that guests can book. */
export async function readRooms(db: Database, { hotelIds }: { hotelIds: string }) {
	const plans = await readPricedPlans(db, { by: "hotel_id", ids: hotelIds });
	const offers = await readOfferRules(db, { hotelIds });
	const taxes = await readStayTaxes(db, hotelIds);
	const rooms = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select([
			"rooms.id",
			"hotel_id",
			"rooms.name",
			"time_zone",
			"sleeps",
			"max_adults",
			"guests_included",
			"price",
			"weekend_price",
		])
		.select(["adult_prices", "child_bands"])
		.select(["extra_guest_price", "min_nights", "max_nights", "rooms.translations"])
		.where(sql<SqlBool>`hotel_id in (${adapterOf(db).valuesOf(hotelIds)})`)
		.where("rooms.archived_at", "is", null)
		.execute();
	return rooms.map((room) => ({
		...translated(room, ["name"]),
		plans: plans.get(room.id) ?? [],
		offers: offers.get(room.hotel_id) ?? [],
		tax: taxes.get(room.hotel_id) ?? null,
	}));
}

/** Whether children of some ages have prices of their own anywhere. */
export async function someHotelAsksForAges(db: Database): Promise<boolean> {
	const hotel = await db
		.selectFrom("hotels")
		.select("id")
		.where(sql<SqlBool>`child_bands <> '[]'`)
		.where("status", "=", "approved")
		.where("archived_at", "is", null)
		.limit(1)
		.executeTakeFirst();
	return hotel !== undefined;
}

/**
 * Returns the rooms that are available for a stay at each of their rates, by the rules of `priceStay` and `pricesAtRates`.
 * Only nights are asked of the database, in one statement. The caller checks whether the hotel accepts guests at all, and today.
 */
export async function priceRooms<Room extends SearchedRoom>(
	db: Database,
	rooms: readonly Room[],
	{ stay, now }: { stay: Stay; now: Date },
): Promise<PricedRate<Room>[]> {
	const dates = nightsOf(stay);
	const weekend = new Set(dates.filter(isWeekendNight));
	const fitting = new Map<number, Room>();
	for (const room of rooms) if (fits(room, stay, dates.length)) fitting.set(room.id, room);
	if (fitting.size === 0) return [];
	const free = await readFreeNights(db, {
		roomIds: JSON.stringify([...fitting.keys()]),
		stay,
		nights: dates.length,
	});
	const daysAhead = rememberDaysAhead(stay, now);
	return rowsInJson<FreeNights>(free?.rows).flatMap(([roomId, minStay, ownNights]) => {
		const room = fitting.get(roomId);
		if (!room || dates.length < (minStay ?? room.min_nights)) return [];
		const own = ownNights === null ? [] : ownNights.split(",");
		const weekendNights = weekend.size - own.filter((night) => weekend.has(night.slice(0, 10))).length;
		const otherNights = dates.length - own.length - weekendNights;
		const guests = priceOfGuests(room, stay);
		const nightAt = (price: number) => Math.max(0, stay.rooms * price + guests);
		const total =
			weekendNights * nightAt(room.weekend_price ?? room.price) +
			otherNights * nightAt(room.price) +
			own.reduce((sum, night) => sum + nightAt(Number(night.slice(11))), 0);
		const each = () => {
			const prices = new Map(own.map((night) => [night.slice(0, 10), Number(night.slice(11))]));
			return dates.map((date) => ({
				price: priceNight(room, { date, price: prices.get(date) ?? null }, { rooms: stay.rooms, guests }),
			}));
		};
		const priced = { sum: total, nights: dates.length, rooms: stay.rooms, each };
		const asked = { nights: dates.length, ahead: daysAhead(room.time_zone), checkIn: stay.checkIn };
		return pricesAtRates(room, priced, asked).map(({ plan, total: price }) => {
			const tax = room.tax ? stayTaxOf(room.tax, { ...stay, nights: dates.length, price }) : 0;
			return { room, plan, total: price + tax };
		});
	});
}

/** The days from today in a time zone to check-in, which takes long to find out. */
function rememberDaysAhead({ checkIn }: Stay, now: Date): (timeZone: string) => number {
	const known = new Map<string, number>();
	return (timeZone) => {
		const days = known.get(timeZone) ?? dayOf(checkIn) - dayOf(wallClock(now, timeZone).date);
		known.set(timeZone, days);
		return days;
	};
}

/** The room and rate with the lowest total in each hotel that has one. */
export function cheapestOf(rates: readonly PricedRate[]): Map<number, PricedRate> {
	const cheapest = new Map<number, PricedRate>();
	for (const rate of rates) {
		const { hotel_id } = rate.room;
		if (rate.total < (cheapest.get(hotel_id)?.total ?? Number.POSITIVE_INFINITY))
			cheapest.set(hotel_id, rate);
	}
	return cheapest;
}

/** A stay on other dates, with the lowest total in minor units, and the room and rate that it is for. */
export type OtherStay = { stay: Stay; plan: SearchedPlan | null; total: number; roomName: string };

/**
 * The cheapest stay of the same length in each hotel that begins up to `days` earlier or later; of equally cheap ones the
 * nearest. `isPossible`: whether a hotel takes bookings for these dates.
 */
export async function cheapestAround(
	db: Database,
	rooms: readonly SearchedRoom[],
	{
		stay,
		days,
		now,
		isPossible,
	}: { stay: Stay; days: number; now: Date; isPossible: (hotelId: number, stay: Stay) => boolean },
): Promise<Map<number, OtherStay>> {
	const cheapest = new Map<number, OtherStay>();
	const shifts = Array.from({ length: days }, (_, at) => [-at - 1, at + 1]).flat();
	for (const shift of shifts) {
		const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((date) => dateOfDay(dayOf(date) + shift));
		const other: Stay = { ...stay, checkIn: checkIn ?? "", checkOut: checkOut ?? "" };
		const possible = rooms.filter((room) => isPossible(room.hotel_id, other));
		const rates = cheapestOf(await priceRooms(db, possible, { stay: other, now }));
		for (const [hotelId, { room, plan, total }] of rates)
			if (total < (cheapest.get(hotelId)?.total ?? Number.POSITIVE_INFINITY))
				cheapest.set(hotelId, { stay: other, plan, total, roomName: room.name });
	}
	return cheapest;
}

const fits = (room: SearchedRoom, stay: Stay, nights: number): boolean =>
	sleepsParty(room, stay) && nights <= room.max_nights;

/** `ownNights`: those with a price of their own, as `2026-12-04 12000` with commas. */
type FreeNights = [roomId: number, minStay: number | null, ownNights: string | null];

/**
 * The rooms with enough free nights from check-in to check-out: their minimum stay on arrival, and the nights with
 * prices of their own. A check-out date without departures is a row too many, so its room is left out.
 */
function readFreeNights(
	db: Database,
	{ roomIds, stay, nights }: { roomIds: string; stay: Stay; nights: number },
) {
	const { checkIn, checkOut, rooms: wanted } = stay;
	const { date, valuesOf, asJson } = adapterOf(db);
	const [first, last] = [date(checkIn), date(checkOut)];
	const free = db
		.selectFrom("nights")
		.select("room_id")
		.select([
			sql<number | null>`max(case when date = ${first} then min_stay end)`.as("min_stay"),
			sql<
				string | null
			>`string_agg(case when price is not null then cast(date as text) || ' ' || price end, ',')`.as(
				"own_nights",
			),
		])
		.where(sql<SqlBool>`room_id in (${valuesOf(roomIds)})`)
		.where(sql<SqlBool>`date >= ${first} and date <= ${last}`)
		.where(
			sql<SqlBool>`case when date = ${last} then is_closed_to_departure
				else not is_closed and total - booked - blocked >= ${wanted} and (date > ${first} or not is_closed_to_arrival) end`,
		)
		.groupBy("room_id")
		.having(sql<SqlBool>`count(*) = ${nights} and max(date) < ${last}`);
	return db
		.selectFrom(free.as("free"))
		.select(asJson(["room_id", "min_stay", "own_nights"]).as("rows"))
		.executeTakeFirst();
}
