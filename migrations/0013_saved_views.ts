import type { Kysely } from "kysely";
import { columnTypes, createTable, required } from "./support/columns.ts";
import { createUniqueIndexes } from "./support/indexes.ts";

/** The filters of a list under a name, for an account or, without one, for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "saved_views")
		.addColumn("list", "text", required)
		.addColumn("name", "text", required)
		.addColumn("query", "text", required)
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("slot", number, required)
		.addColumn("updated_at", instant, required)
		.execute();
	await createUniqueIndexes(db, {
		saved_views_by_account: "saved_views (account_id, list, name) where account_id is not null",
		saved_views_by_account_slot: "saved_views (account_id, list, slot) where account_id is not null",
		saved_views_for_all: "saved_views (list, name) where account_id is null",
		saved_views_for_all_slot: "saved_views (list, slot) where account_id is null",
	});
}
