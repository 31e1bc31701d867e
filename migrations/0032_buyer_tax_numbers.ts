import type { Kysely } from "kysely";
import { defaultTo } from "./support/columns.ts";

/** The tax number of a company that orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("orders").addColumn("tax_number", "text", defaultTo("")).execute();
}
