import type { Kysely } from "kysely";
import { countChanges } from "./support/count-changes.ts";

/** Counts changes of tax rates with the shop's data, so that the checkout reads them once until they change. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await countChanges(db, "shop", { table: "tax_rates" });
}
