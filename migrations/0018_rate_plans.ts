import { type Kysely, sql } from "kysely";
import { countChanges, countChangesAgain } from "./support/changes.ts";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

const BOARDS = ["room_only", "breakfast", "half_board", "full_board", "all_inclusive"];

/** Rates beside the standard one of a hotel, the rooms that they are offered for, and the meals of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	await createTable(db, "rate_plans")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("name", "text", required)
		.addColumn("is_active", flag, defaultTo(sql`true`))
		.addColumn("adjustment", "text", oneOfWords("adjustment", ["percent", "amount"]))
		.addColumn("price_change", number, between("price_change", -100_000_000, 100_000_000))
		.addColumn("board", "text", oneOfWords("board", BOARDS))
		.addColumn("cancellation", "text", oneOfWords("cancellation", ["hotel", "own", "none"]))
		.addColumn("free_until_days", "integer", between("free_until_days", 0, 60, 0))
		.addColumn("late_fee_percent", "integer", between("late_fee_percent", 0, 100, 0))
		.addColumn("no_show_percent", "integer", between("no_show_percent", 0, 100, 0))
		.addColumn("payment", "text", oneOfWords("payment", ["hotel", "at_hotel", "deposit", "full"]))
		.addColumn("deposit_percent", "integer", between("deposit_percent", 10, 99, 20))
		.addColumn("min_nights", "integer", (column) => column.check(sql`min_nights between 1 and 90`))
		.addColumn("max_nights", "integer", (column) => column.check(sql`max_nights between 1 and 90`))
		.addColumn("min_days_ahead", "integer", (column) => column.check(sql`min_days_ahead between 0 and 540`))
		.addColumn("max_days_ahead", "integer", (column) => column.check(sql`max_days_ahead between 0 and 540`))
		.addColumn("translations", "text", defaultTo("{}"))
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("created_at", instant, required)
		.addColumn("updated_at", instant, required)
		.execute();
	await db.schema
		.createTable("rate_plan_rooms")
		.addColumn("plan_id", number, partOf("rate_plans"))
		.addColumn("room_id", number, partOf("rooms"))
		.addPrimaryKeyConstraint("rate_plan_rooms_key", ["plan_id", "room_id"])
		.execute();
	await createIndexes(db, {
		rate_plans_by_hotel: "rate_plans (hotel_id, id)",
		rate_plan_rooms_by_room: "rate_plan_rooms (room_id)",
	});
	await db.schema
		.alterTable("hotels")
		.addColumn("board", "text", oneOfWords("board", BOARDS, "room_only"))
		.execute();
	await db.schema.alterTable("bookings").addColumn("plan_id", number).execute();
	await db.schema.alterTable("bookings").addColumn("plan_name", "text", defaultTo("")).execute();
	await db.schema
		.alterTable("bookings")
		.addColumn("board", "text", oneOfWords("board", BOARDS, "room_only"))
		.execute();
	await countChangesAgain(db, "travel", { table: "hotels", except: ["nights_sold"] });
	await countChanges(db, "travel", { table: "rate_plans" });
	await countChanges(db, "travel", { table: "rate_plan_rooms" });
}
