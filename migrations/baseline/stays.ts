import { type Kysely, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
	withoutRowid,
} from "../support/columns.ts";
import { runsOnPostgres } from "../support/engine.ts";
import { createIndexes, indexSearchText } from "../support/indexes.ts";

/**
 * PostgreSQL assumes that arrival and status are independent, and walks years of bookings to find late guests. SQLite
 * finds them by status and date and could not use these indexes: it plans before it knows the status.
 */
const EXPECTED = {
	bookings_by_expected_arrival: "bookings (check_in, id) where status = 'confirmed'",
	bookings_by_expected_departure: "bookings (check_out, id) where status = 'checked_in'",
};

export async function createStays(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag } = columnTypes(db);
	await createTable(db, "bookings")
		.addColumn("number", "text", requiredUnique)
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("token_hash", "text", requiredUnique)
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("guest_hash", "text")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id"))
		.addColumn("room_id", number, (column) => column.notNull().references("rooms.id"))
		.addColumn("source", "text", oneOfWords("source", ["guest", "walk_in"]))
		.addColumn(
			"status",
			"text",
			oneOfWords("status", [
				"pending",
				"confirmed",
				"checked_in",
				"checked_out",
				"cancelled",
				"rejected",
				"expired",
				"no_show",
			]),
		)
		.addColumn("check_in", date, required)
		.addColumn("check_out", date, required)
		.addColumn("rooms", "integer", between("rooms", 1, 9))
		.addColumn("adults", "integer", (column) => column.notNull().check(sql`adults >= 1`))
		.addColumn("children", "integer", (column) => column.notNull().check(sql`children >= 0`))
		.addColumn("name", "text", required)
		.addColumn("email", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("contact_e164", "text", required)
		.addColumn("requests", "text", defaultTo(""))
		.addColumn("hotel_name", "text", required)
		.addColumn("room_name", "text", required)
		.addColumn("currency", "text", required)
		.addColumn("total", number, (column) => column.notNull().check(sql`total >= 0`))
		.addColumn("free_until_days", "integer", required)
		.addColumn("late_fee_percent", "integer", required)
		.addColumn("no_show_percent", "integer", required)
		.addColumn("commission_rate", "integer", between("commission_rate", 0, 10_000, 0))
		.addColumn("free_until", instant, required)
		.addColumn("hold_until", instant)
		.addColumn("fee", number, between("fee", 0, "total", 0))
		.addColumn("deposit", number, (column) => column.notNull().defaultTo(0).check(sql`deposit >= 0`))
		.addColumn("deposit_percent", "integer", between("deposit_percent", 0, 100, 0))
		.addColumn("pay_before", instant)
		.addColumn("is_email_confirmed", flag, defaultTo(sql`true`))
		.addColumn("confirm_before", instant)
		.addColumn("paid_total", number, (column) => column.notNull().defaultTo(0).check(sql`paid_total >= 0`))
		.addColumn("refunded_total", number, between("refunded_total", 0, "paid_total", 0))
		.addColumn("checked_in_at", instant)
		.addColumn("checked_out_at", instant)
		.addColumn("nights_returned_at", instant)
		.addColumn("search_text", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.addCheckConstraint("bookings_last_a_night", sql`check_in < check_out`)
		.addCheckConstraint("bookings_wait_until", sql`status <> 'pending' or hold_until is not null`)
		.addCheckConstraint(
			"bookings_hold_their_nights",
			sql`(nights_returned_at is null) = (status in ('pending', 'confirmed', 'checked_in'))`,
		)
		.execute();

	await db.schema
		.createTable("booking_nights")
		.addColumn("booking_id", number, partOf("bookings"))
		.addColumn("date", date, required)
		.addColumn("hotel_id", number, required)
		.addColumn("room_id", number, required)
		.addColumn("price", number, (column) => column.notNull().check(sql`price >= 0`))
		.addPrimaryKeyConstraint("booking_nights_key", ["booking_id", "date"])
		.$call(withoutRowid(db))
		.execute();

	await db.schema
		.createTable("date_changes")
		.addColumn("booking_id", number, (column) => column.primaryKey().references("bookings.id"))
		.addColumn("check_in", date, required)
		.addColumn("check_out", date, required)
		.addColumn("total", number, required)
		.addColumn("deposit", number, required)
		.addColumn("free_until", instant, required)
		.addColumn("pay_before", instant, required)
		.addColumn("actor_id", number, mayName("accounts"))
		.execute();

	await createTable(db, "desk_payments")
		.addColumn("booking_id", number, partOf("bookings"))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount <> 0`))
		.addColumn("method", "text", oneOfWords("method", ["cash", "card"]))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("at", instant, required)
		.execute();

	await createIndexes(db, {
		bookings_by_account: "bookings (account_id, id)",
		bookings_by_check_in: "bookings (check_in, id)",
		bookings_by_confirm_before: "bookings (confirm_before) where confirm_before is not null",
		bookings_by_departure: "bookings (hotel_id, check_out)",
		bookings_by_email: "bookings (email, id)",
		bookings_by_hold: "bookings (status, hold_until)",
		bookings_by_hotel: "bookings (hotel_id, status, check_in)",
		bookings_by_hotel_and_id: "bookings (hotel_id, id)",
		bookings_by_pay_before: "bookings (pay_before) where pay_before is not null",
		bookings_by_room: "bookings (room_id, check_in)",
		bookings_by_status: "bookings (status, id)",
		bookings_by_status_and_arrival: "bookings (status, check_in, id)",
		bookings_by_status_and_departure: "bookings (status, check_out, id)",
		bookings_by_guest: "bookings (guest_hash, id)",
		booking_nights_by_hotel: "booking_nights (hotel_id, date)",
		booking_nights_by_room: "booking_nights (room_id, date)",
		date_changes_by_actor: "date_changes (actor_id)",
		date_changes_by_pay_before: "date_changes (pay_before)",
		desk_payments_by_actor: "desk_payments (actor_id)",
		desk_payments_by_booking: "desk_payments (booking_id)",
	});
	if (runsOnPostgres(db)) await createIndexes(db, EXPECTED);
	await indexSearchText(db, "bookings");
}
