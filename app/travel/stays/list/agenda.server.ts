import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { zonesOfHotels } from "#app/account/memberships/hotel-zones.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The most bookings shown in one list of the day; the counts include all. */
const SHOWN = 8;
/** Without hotels there is no today. */
const NO_DATE = "0001-01-01";

type AgendaQuery = {
	actor: Actor;
	/** One hotel; null for all that the actor manages. */
	hotelId: number | null;
	now: Date;
};

type Tables = Pick<Schema, "bookings" | "hotels">;
type Where = (
	eb: ExpressionBuilder<Tables, "bookings" | "hotels">,
) => ExpressionWrapper<Tables, "bookings" | "hotels", SqlBool>;

/**
 * Returns the agenda of the front desk: open requests, most urgent first; today's arrivals and departures by
 * each hotel's date; overdue ones; and guests in the house. Each list has its total (see `countRows`) and its
 * first 8.
 */
export async function readAgenda(db: Database, query: AgendaQuery) {
	const days = await readTodays(db, query);
	const dates = days.length > 0 ? days.map(({ today }) => today).sort() : [NO_DATE];
	const onItsDay =
		(column: "check_in" | "check_out", compare: "=" | "<"): Where =>
		(eb) =>
			eb.and([
				// This condition uses an index; the hotels' own dates are checked on the rows found.
				compare === "="
					? eb(`bookings.${column}`, "in", dates)
					: eb(`bookings.${column}`, "<", dates.at(-1) ?? NO_DATE),
				eb.or(
					days.map(({ today, zones }) =>
						eb.and([eb("hotels.time_zone", "in", zones), eb(`bookings.${column}`, compare, today)]),
					),
				),
			]);
	const both =
		(status: "confirmed" | "checked_in", when: Where): Where =>
		(eb) =>
			eb.and([eb("bookings.status", "=", status), when(eb)]);
	const [pending, arrivals, late, departures, overdue, inHouse] = await Promise.all([
		listSome(db, query, (eb) => eb.and([eb("bookings.status", "=", "pending")]), "hold_until"),
		listSome(db, query, both("confirmed", onItsDay("check_in", "=")), "name"),
		listSome(db, query, both("confirmed", onItsDay("check_in", "<")), "check_in"),
		listSome(db, query, both("checked_in", onItsDay("check_out", "=")), "name"),
		listSome(db, query, both("checked_in", onItsDay("check_out", "<")), "check_out"),
		listSome(db, query, (eb) => eb.and([eb("bookings.status", "=", "checked_in")]), "check_out"),
	]);
	return { pending, arrivals, late, departures, overdue, inHouse };
}

/** The hotels' current dates with their time zones: at most three at any moment. */
async function readTodays(db: Database, { actor, hotelId, now }: AgendaQuery) {
	const zonesOf = new Map<string, string[]>();
	for (const time_zone of await zonesOfHotels(db, { actor, hotelId, permission: "bookings" })) {
		const today = wallClock(now, time_zone).date;
		zonesOf.set(today, [...(zonesOf.get(today) ?? []), time_zone]);
	}
	return [...zonesOf].map(([today, zones]) => ({ today, zones }));
}

async function listSome(
	db: Database,
	{ actor, hotelId }: AgendaQuery,
	where: Where,
	order: "hold_until" | "name" | "check_in" | "check_out",
) {
	const found = db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.where(isManagedBy(actor, "bookings"))
		.$if(hotelId !== null, (query) => query.where("bookings.hotel_id", "=", hotelId ?? 0))
		.where(where);
	const rows = await found
		.select(["bookings.number", "bookings.name", "bookings.status", "bookings.rooms", "bookings.room_name"])
		.select(["bookings.adults", "bookings.children", "bookings.check_in", "bookings.check_out"])
		.select(["bookings.hold_until", "bookings.hotel_name", "bookings.total", "bookings.currency"])
		.select(["bookings.paid_total", "bookings.refunded_total", "bookings.deposit", "bookings.pay_before"])
		.select(["bookings.fee", "hotels.time_zone"])
		.select((eb) =>
			eb
				.selectFrom("online_check_ins as sent")
				.select("sent.arrives_at")
				.whereRef("sent.booking_id", "=", "bookings.id")
				.as("arrives_at"),
		)
		.select((eb) =>
			eb
				.selectFrom("desk_payments")
				.select((of) => of.fn.sum<number>("desk_payments.amount").as("sum"))
				.whereRef("desk_payments.booking_id", "=", "bookings.id")
				.as("at_hotel"),
		)
		.orderBy(`bookings.${order}`)
		.orderBy("bookings.id")
		.limit(SHOWN)
		.execute();
	if (rows.length < SHOWN) return { rows, count: rows.length };
	return { rows, count: await countRows(db, found) };
}
