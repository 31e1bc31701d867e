import type { Kysely } from "kysely";
import { countChangesAgain } from "./support/changes.ts";
import { between, columnTypes, oneOfWords, partOf, required, requiredUnique } from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

/** What guests send before they arrive, for hotels that ask for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number } = columnTypes(db);
	await db.schema
		.alterTable("hotels")
		.addColumn("online_check_in", "text", oneOfWords("online_check_in", ["off", "names", "documents"], "off"))
		.execute();
	await db.schema
		.alterTable("hotels")
		.addColumn("check_in_kept_days", "integer", between("check_in_kept_days", 1, 90, 30))
		.execute();
	await countChangesAgain(db, "travel", { table: "hotels", except: ["nights_sold"] });
	await db.schema.alterTable("bookings").addColumn("check_in_mailed_of", date).execute();
	await db.schema
		.createTable("online_check_ins")
		.addColumn("booking_id", number, (column) => partOf("bookings")(column).primaryKey())
		.addColumn("arrives_at", "text", required)
		.addColumn("details", "text", required)
		.addColumn("kept_days", "integer", required)
		.addColumn("idempotency_key", "text", requiredUnique)
		.addColumn("sent_at", instant, required)
		.execute();
	await createIndexes(db, { online_check_ins_by_kept_days: "online_check_ins (kept_days)" });
}
