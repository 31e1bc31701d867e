import { sql } from "kysely";
import { isWeekendNight, nightsOf, type Stay } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";

/**
 * Selects the rooms that are available for a stay, each with its total in minor units, by the rules of
 * `priceStay` in one query. The caller checks whether the hotel accepts guests at all, and today.
 */
export function pricedRooms(db: Database, stay: Stay) {
	const { checkIn, checkOut, rooms, adults, children } = stay;
	const dates = nightsOf(stay);
	const guests = adults + children;
	const weekend = dates.filter(isWeekendNight);
	const { date: day, bigint } = adapterOf(db);
	const usual =
		weekend.length > 0
			? sql`case when nights.date in (${sql.join(weekend.map(day))})
				then coalesce(rooms.weekend_price, rooms.price) else rooms.price end`
			: sql`rooms.price`;
	const extraGuests = sql`case when ${guests} > rooms.guests_included * ${rooms}
		then ${guests} - rooms.guests_included * ${rooms} else 0 end`;
	const isNight = sql`nights.date < ${day(checkOut)}`;
	const isArrival = sql`nights.date = ${day(checkIn)}`;
	const isFree = sql`not nights.is_closed and nights.total - nights.booked - nights.blocked >= ${rooms}`;
	return (
		db
			.selectFrom("rooms")
			.innerJoin("nights", "nights.room_id", "rooms.id")
			.select(["rooms.id as room_id", "rooms.hotel_id"])
			.select(
				bigint(sql`sum(case when ${isNight}
					then ${rooms} * coalesce(nights.price, ${usual}) + (${extraGuests}) * rooms.extra_guest_price
					else 0 end)`).as("total"),
			)
			.where("rooms.archived_at", "is", null)
			.where((eb) => eb(eb("rooms.sleeps", "*", rooms), ">=", guests))
			.where((eb) => eb(eb("rooms.max_adults", "*", rooms), ">=", adults))
			.where("rooms.max_nights", ">=", dates.length)
			.where("nights.date", ">=", checkIn)
			.where("nights.date", "<=", checkOut)
			// The room's other columns depend on its primary key, which both engines accept.
			.groupBy(["rooms.id", "rooms.hotel_id"])
			.having(sql<number>`sum(case when ${isNight} and ${isFree} then 1 else 0 end)`, "=", dates.length)
			.having(
				sql<number>`sum(case when ${isArrival}
					and (nights.no_arrival or coalesce(nights.min_stay, rooms.min_nights) > ${dates.length}) then 1
					when nights.date = ${day(checkOut)} and nights.no_departure then 1 else 0 end)`,
				"=",
				0,
			)
	);
}
