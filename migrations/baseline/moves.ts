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
} from "../support/columns.ts";
import { createIndexes, createUniqueIndexes, indexSearchText } from "../support/indexes.ts";

export async function createMoves(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number, flag, bytes } = columnTypes(db);
	await createTable(db, "moving_bookings")
		.addColumn("number", "text", requiredUnique)
		.addColumn("confirmation_key", "text", requiredUnique)
		.addColumn("guest_hash", "text")
		.addColumn("account_id", number, mayName("accounts"))
		.addColumn("name", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("contact_e164", "text", required)
		.addColumn("email", "text")
		.addColumn("current_address", "text", required)
		.addColumn("new_address", "text", required)
		.addColumn("vehicle_type", "text", oneOfWords("vehicle_type", ["truck", "loader"]))
		.addColumn("booking_date", date, required)
		.addColumn("booking_time", "text", required)
		.addColumn(
			"status",
			"text",
			oneOfWords("status", ["pending", "confirmed", "delivered", "cancelled", "rejected"]),
		)
		.addColumn("cells", "integer", between("cells", 1, 48, 4))
		.addColumn("capacity", "text", oneOfWords("capacity", ["none", "taken", "over"], "none"))
		.addColumn("assignment_version", number, defaultTo(0))
		.addColumn("from_zip", "text")
		.addColumn("to_zip", "text")
		.addColumn("from_floor", "integer", between("from_floor", 0, 99, 0))
		.addColumn("to_floor", "integer", between("to_floor", 0, 99, 0))
		.addColumn("is_from_elevator", flag, defaultTo(sql`false`))
		.addColumn("is_to_elevator", flag, defaultTo(sql`false`))
		.addColumn("home_size", "text", (column) =>
			column.check(sql`home_size in ('item', 'studio', 'one', 'two', 'three')`),
		)
		.addColumn("helpers", "integer", between("helpers", 0, 4, 0))
		.addColumn("is_packing_wanted", flag, defaultTo(sql`false`))
		.addColumn("rate_card_id", number, (column) => column.references("rent_rate_cards.id"))
		.addColumn("price", number, (column) => column.check(sql`price >= 0`))
		.addColumn("currency", "text")
		.addColumn(
			"price_state",
			"text",
			oneOfWords("price_state", ["none", "wanted", "offered", "agreed"], "none"),
		)
		.addColumn("cancellation_fee", number, (column) => column.check(sql`cancellation_fee >= 0`))
		.addColumn("deposit_due", number, defaultTo(0))
		.addColumn("deposit_before", instant)
		.addColumn("deposit_paid", number, defaultTo(0))
		.addColumn("deposit_refunded", number, defaultTo(0))
		.addColumn("minutes_late", "integer")
		.addColumn("reminded_of", date)
		.addColumn("search_text", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();

	await db.schema
		.createTable("moving_booking_lines")
		.addColumn("booking_id", number, partOf("moving_bookings"))
		.addColumn("position", "integer", required)
		.addColumn("label", "text", required)
		.addColumn("amount", number, required)
		.addPrimaryKeyConstraint("moving_booking_lines_key", ["booking_id", "position"])
		.execute();

	await db.schema
		.createTable("move_assignments")
		.addColumn("booking_id", number, (column) =>
			column.primaryKey().notNull().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("vehicle_id", number, (column) => column.notNull().references("rent_vehicles.id"))
		.addColumn("driver_id", number, (column) => column.notNull().references("rent_drivers.id"))
		.addColumn("assigned_by", number, mayName("accounts"))
		.addColumn("assigned_at", instant, required)
		.addColumn("link_nonce", "text")
		.addColumn("link_hash", "text")
		.execute();

	await db.schema
		.createTable("move_vehicle_cells")
		.addColumn("vehicle_id", number, (column) => column.notNull().references("rent_vehicles.id"))
		.addColumn("date", date, required)
		.addColumn("cell", "integer", between("cell", 0, 47))
		.addColumn("booking_id", number, partOf("moving_bookings"))
		.addPrimaryKeyConstraint("move_vehicle_cells_key", ["vehicle_id", "date", "cell"])
		.execute();

	await db.schema
		.createTable("move_driver_cells")
		.addColumn("driver_id", number, (column) => column.notNull().references("rent_drivers.id"))
		.addColumn("date", date, required)
		.addColumn("cell", "integer", between("cell", 0, 47))
		.addColumn("booking_id", number, partOf("moving_bookings"))
		.addPrimaryKeyConstraint("move_driver_cells_key", ["driver_id", "date", "cell"])
		.execute();

	await db.schema
		.createTable("move_job_steps")
		.addColumn("booking_id", number, partOf("moving_bookings"))
		.addColumn("step", "text", oneOfWords("step", ["on_the_way", "arrived", "loaded", "delivered"]))
		.addColumn("driver_id", number, (column) => column.notNull().references("rent_drivers.id"))
		.addColumn("receiver", "text")
		.addColumn("at", instant, required)
		.addPrimaryKeyConstraint("move_job_steps_key", ["booking_id", "step"])
		.execute();

	await db.schema
		.createTable("move_proof_photos")
		.addColumn("booking_id", number, partOf("moving_bookings"))
		.addColumn("position", "integer", between("position", 1, 4))
		.addColumn("width", "integer", required)
		.addColumn("height", "integer", required)
		.addColumn("small", bytes, required)
		.addColumn("large", bytes, required)
		.addPrimaryKeyConstraint("move_proof_photos_key", ["booking_id", "position"])
		.execute();

	await db.schema
		.createTable("move_collections")
		.addColumn("booking_id", number, (column) =>
			column.primaryKey().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("method", "text", oneOfWords("method", ["cash", "card", "none"]))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("at", instant, required)
		.execute();

	await createUniqueIndexes(db, {
		move_assignments_by_link: "move_assignments (link_hash)",
	});
	await createIndexes(db, {
		moving_bookings_by_account: "moving_bookings (account_id, id)",
		moving_bookings_by_date: "moving_bookings (booking_date, booking_time, id)",
		moving_bookings_by_deposit_before: "moving_bookings (deposit_before) where deposit_before is not null",
		moving_bookings_by_email: "moving_bookings (email, id)",
		moving_bookings_by_figures:
			"moving_bookings (booking_date, status, price_state, currency, price, cancellation_fee, minutes_late)",
		moving_bookings_by_price_state: "moving_bookings (status, price_state, id)",
		moving_bookings_by_rate_card: "moving_bookings (rate_card_id) where rate_card_id is not null",
		moving_bookings_by_status: "moving_bookings (status, id)",
		moving_bookings_by_status_and_date: "moving_bookings (status, booking_date, booking_time, id)",
		moving_bookings_by_vehicle: "moving_bookings (vehicle_type, id)",
		moving_bookings_by_guest: "moving_bookings (guest_hash, id)",
		moving_bookings_over_capacity: "moving_bookings (booking_date, id) where capacity = 'over'",
		move_assignments_by_assigned_by: "move_assignments (assigned_by)",
		move_assignments_by_driver_id: "move_assignments (driver_id)",
		move_assignments_by_vehicle_id: "move_assignments (vehicle_id)",
		move_vehicle_cells_by_booking: "move_vehicle_cells (booking_id)",
		move_driver_cells_by_booking: "move_driver_cells (booking_id)",
		move_job_steps_by_driver: "move_job_steps (driver_id)",
	});
	await indexSearchText(db, "moving_bookings");
}
