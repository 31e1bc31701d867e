import { type SqlBool, sql } from "kysely";
import { translated } from "#app/common/language/translated.ts";
import type { PricedRoom } from "#app/travel/nights/price-stay.ts";
import {
	dateOfDay,
	dayOf,
	isWeekendNight,
	nightsOf,
	type Stay,
	type StayParty,
} from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { adapterOf, rowsInJson } from "#db/engines/adapter.ts";

/** A room of a search. */
export type SearchedRoom = PricedRoom & { id: number; hotel_id: number; name: string };

/** The rooms of hotels that guests can book. */
export async function readRooms(db: Database, { hotelIds }: { hotelIds: string }) {
	const rooms = await db
		.selectFrom("rooms")
		.select(["id", "hotel_id", "name", "sleeps", "max_adults", "guests_included", "price", "weekend_price"])
		.select(["extra_guest_price", "min_nights", "max_nights", "translations"])
		.where(sql<SqlBool>`hotel_id in (${adapterOf(db).valuesOf(hotelIds)})`)
		.where("archived_at", "is", null)
		.execute();
	return rooms.map((room) => translated(room, ["name"]));
}

/**
 * Returns the rooms that are available for a stay, each with its total in minor units, by the rules of `priceStay`.
 * Only nights are asked of the database, in one statement. The caller checks whether the hotel accepts guests at all,
 * and today.
 */
export async function priceRooms<Room extends SearchedRoom>(
	db: Database,
	rooms: readonly Room[],
	stay: Stay,
): Promise<{ room: Room; total: number }[]> {
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
	return rowsInJson<FreeNights>(free?.rows).flatMap(([roomId, minStay, ownTotal, ownDates]) => {
		const room = fitting.get(roomId);
		if (!room || dates.length < (minStay ?? room.min_nights)) return [];
		const own = ownDates === null ? [] : ownDates.split(",");
		const weekendNights = weekend.size - own.filter((date) => weekend.has(date)).length;
		const otherNights = dates.length - own.length - weekendNights;
		const usual = weekendNights * (room.weekend_price ?? room.price) + otherNights * room.price;
		const extraGuests = Math.max(0, stay.adults + stay.children - room.guests_included * stay.rooms);
		const total =
			stay.rooms * (Number(ownTotal) + usual) + dates.length * extraGuests * room.extra_guest_price;
		return [{ room, total }];
	});
}

/** The room with the lowest total (minor units) of a stay in each hotel that has one for it. */
export async function cheapestRooms(db: Database, rooms: readonly SearchedRoom[], stay: Stay) {
	const cheapest = new Map<number, { room: SearchedRoom; total: number }>();
	for (const priced of await priceRooms(db, rooms, stay)) {
		const { hotel_id } = priced.room;
		if (priced.total < (cheapest.get(hotel_id)?.total ?? Number.POSITIVE_INFINITY))
			cheapest.set(hotel_id, priced);
	}
	return cheapest;
}

/** A stay on other dates, with the lowest total in minor units, and the room that it is for. */
export type OtherStay = { stay: Stay; total: number; roomName: string };

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
		isPossible,
	}: { stay: Stay; days: number; isPossible: (hotelId: number, stay: Stay) => boolean },
): Promise<Map<number, OtherStay>> {
	const cheapest = new Map<number, OtherStay>();
	const shifts = Array.from({ length: days }, (_, at) => [-at - 1, at + 1]).flat();
	for (const shift of shifts) {
		const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((date) => dateOfDay(dayOf(date) + shift));
		const other: Stay = { ...stay, checkIn: checkIn ?? "", checkOut: checkOut ?? "" };
		const possible = rooms.filter((room) => isPossible(room.hotel_id, other));
		for (const [hotelId, { room, total }] of await cheapestRooms(db, possible, other))
			if (total < (cheapest.get(hotelId)?.total ?? Number.POSITIVE_INFINITY))
				cheapest.set(hotelId, { stay: other, total, roomName: room.name });
	}
	return cheapest;
}

const fits = (room: SearchedRoom, stay: Stay, nights: number): boolean =>
	sleepsParty(room, stay) && nights <= room.max_nights;

/** Whether so many rooms of a type have space for the guests. */
export const sleepsParty = (
	{ sleeps, max_adults }: Pick<PricedRoom, "sleeps" | "max_adults">,
	{ adults, children, rooms }: StayParty,
): boolean => adults + children <= sleeps * rooms && adults <= max_adults * rooms;

type FreeNights = [roomId: number, minStay: number | null, ownTotal: number | null, ownDates: string | null];

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
			sql<number | null>`sum(price)`.as("own_total"),
			sql<string | null>`string_agg(case when price is not null then cast(date as text) end, ',')`.as(
				"own_dates",
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
		.select(asJson(["room_id", "min_stay", "own_total", "own_dates"]).as("rows"))
		.executeTakeFirst();
}
