import type { Kysely } from "kysely";
import { columnTypes, createTable, partOf, required } from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

/** Who wants an email when a variant is back in stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "restock_requests")
		.addColumn("variant_id", number, partOf("variants"))
		.addColumn("email", "text", required)
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("after_movement", number, required)
		.addColumn("created_at", instant, required)
		.addUniqueConstraint("restock_requests_once", ["variant_id", "email"])
		.execute();
	await createIndexes(db, {
		restock_requests_by_account: "restock_requests (account_id)",
		restock_requests_by_age: "restock_requests (created_at)",
		restock_requests_by_email: "restock_requests (email)",
	});
}
