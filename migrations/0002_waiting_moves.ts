import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/**
 * The requests of strangers that hold a vehicle and wait for an answer. Each has one of the few places of its network,
 * which is stored as a keyed hash. Earlier requests have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	await db.schema
		.createTable("waiting_moves")
		.addColumn("booking_id", number, (column) =>
			column.primaryKey().references("moving_bookings.id").onDelete("cascade"),
		)
		.addColumn("network_hash", "text", (column) => column.notNull())
		.addColumn("place", number, (column) => column.notNull().check(sql`place > 0`))
		.addUniqueConstraint("waiting_moves_by_place", ["network_hash", "place"])
		.execute();
}
