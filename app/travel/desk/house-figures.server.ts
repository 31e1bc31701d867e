import { type SqlBool, sql } from "kysely";
import { zonesOfHotels } from "#app/account/memberships/hotel-zones.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { type HouseDay, houseFiguresOf } from "./house-figures.ts";

/** A night after its room or hotel was archived was not on sale. */
export const wasThere = (archivedAt: string) => {
	const column = sql.ref(archivedAt);
	return sql<SqlBool>`(${column} is null or cast(nights.date as text) < substr(cast(${column} as text), 1, 10))`;
};

export const FIGURE_DAYS = 30;

/** Bookings whose nights count as sold. */
export const SOLD: BookingStatus[] = ["confirmed", "checked_in", "checked_out"];

/**
 * Returns available nights, sold nights and revenue of each of the last 30 nights and of the 30 before, for
 * one hotel or for all that the actor manages. Null for somebody who manages none, such as the desk, which doesn't see
 * revenue. The last night is yesterday's by the hotel's date; for several hotels, by the date of the westernmost.
 */
export async function readHouseFigures(
	db: Database,
	{ actor, hotelId, now }: { actor: Actor; hotelId: number | null; now: Date },
) {
	const zones = await zonesOfHotels(db, { actor, hotelId, permission: "hotel" });
	if (zones.length === 0) return null;
	const todays = zones.map((zone) => wallClock(now, zone).date).sort();
	const today = todays[0] ?? wallClock(now, "UTC").date;
	const from = addDays(today, -2 * FIGURE_DAYS);
	const [there, sold] = await Promise.all([
		db
			.selectFrom("nights")
			.innerJoin("rooms", "rooms.id", "nights.room_id")
			.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
			.select("nights.date")
			.select((eb) => eb.fn.sum<number>("nights.total").as("rooms"))
			.where(isManagedBy(actor))
			.$if(hotelId !== null, (query) => query.where("rooms.hotel_id", "=", hotelId ?? 0))
			.where("nights.date", ">=", from)
			.where("nights.date", "<", today)
			.where("nights.is_closed", "=", false)
			.where(wasThere("rooms.archived_at"))
			.where(wasThere("hotels.archived_at"))
			.groupBy("nights.date")
			.execute(),
		db
			.selectFrom("booking_nights as night")
			.innerJoin("bookings", "bookings.id", "night.booking_id")
			.innerJoin("hotels", "hotels.id", "night.hotel_id")
			.select("night.date")
			.select((eb) => [
				eb.fn.sum<number>("bookings.rooms").as("sold"),
				eb.fn.sum<number>("night.price").as("revenue"),
			])
			.where(isManagedBy(actor))
			.$if(hotelId !== null, (query) => query.where("night.hotel_id", "=", hotelId ?? 0))
			.where("night.date", ">=", from)
			.where("night.date", "<", today)
			// Others are held for new dates that wait for their payment.
			.whereRef("night.date", ">=", "bookings.check_in")
			.whereRef("night.date", "<", "bookings.check_out")
			.where("bookings.status", "in", SOLD)
			.groupBy("night.date")
			.execute(),
	]);
	const roomsOn = new Map(there.map((row) => [row.date, Number(row.rooms)]));
	const soldOn = new Map(sold.map((row) => [row.date, row]));
	const all = Array.from({ length: 2 * FIGURE_DAYS }, (_, at): HouseDay => {
		const date = addDays(from, at);
		const row = soldOn.get(date);
		const soldThen = Number(row?.sold ?? 0);
		// A night that was closed after it was sold counts as on sale for the rooms sold.
		const rooms = Math.max(roomsOn.get(date) ?? 0, soldThen);
		return { date, rooms, sold: soldThen, revenue: Number(row?.revenue ?? 0) };
	});
	const [before, days] = [all.slice(0, FIGURE_DAYS), all.slice(FIGURE_DAYS)];
	return { days, daysBefore: before, now: houseFiguresOf(days), before: houseFiguresOf(before) };
}
