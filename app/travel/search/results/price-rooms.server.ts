import { type SqlBool, sql } from "kysely";
import type { PricedRoom } from "#app/travel/nights/price-stay.ts";
import { isWeekendNight, nightsOf, type Stay } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { adapterOf, rowsInJson } from "#db/engines/adapter.ts";
import { statementWith } from "#db/statement-with.ts";

/** A room of a search. */
export type SearchedRoom = PricedRoom & { id: number; hotel_id: number };

/** The rooms of hotels that guests can book. */
export const readRooms = statementWith({ hotelIds: "[-1, -2]" }, (db, { hotelIds }) =>
	db
		.selectFrom("rooms")
		.select(["id", "hotel_id", "sleeps", "max_adults", "guests_included", "price", "weekend_price"])
		.select(["extra_guest_price", "min_nights", "max_nights"])
		.where(sql<SqlBool>`hotel_id in (${adapterOf(db).valuesOf(hotelIds)})`)
		.where("archived_at", "is", null),
);

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
	const [free] = await readFreeNights(db, {
		roomIds: JSON.stringify([...fitting.keys()]),
		checkIn: stay.checkIn,
		checkOut: stay.checkOut,
		wanted: stay.rooms,
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

const fits = ({ sleeps, max_adults, max_nights }: SearchedRoom, stay: Stay, nights: number): boolean =>
	stay.adults + stay.children <= sleeps * stay.rooms &&
	stay.adults <= max_adults * stay.rooms &&
	nights <= max_nights;

type FreeNights = [roomId: number, minStay: number | null, ownTotal: number | null, ownDates: string | null];

const ANY_STAY = {
	roomIds: "[-1, -2]",
	checkIn: "1001-01-01",
	checkOut: "1002-02-02",
	wanted: -3,
	nights: -4,
};

/**
 * The rooms with enough free nights from check-in to check-out: their minimum stay on arrival, and the nights with
 * prices of their own. A check-out date without departures is a row too many, so its room is left out.
 */
const readFreeNights = statementWith(ANY_STAY, (db, { roomIds, checkIn, checkOut, wanted, nights }) => {
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
			sql<SqlBool>`case when date = ${last} then no_departure
				else not is_closed and total - booked - blocked >= ${wanted} and (date > ${first} or not no_arrival) end`,
		)
		.groupBy("room_id")
		.having(sql<SqlBool>`count(*) = ${nights} and max(date) < ${last}`);
	return db
		.selectFrom(free.as("free"))
		.select(asJson(["room_id", "min_stay", "own_total", "own_dates"]).as("rows"));
});
