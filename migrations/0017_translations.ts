import type { Kysely } from "kysely";
import { countChangesAgain } from "./support/changes.ts";
import { defaultTo } from "./support/columns.ts";

/** What owners write in other languages than the market's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["products", "categories", "delivery_methods", "hotels", "rooms"])
		await db.schema.alterTable(table).addColumn("translations", "text", defaultTo("{}")).execute();
	await countChangesAgain(db, "shop", { table: "products", except: ["units_sold", "taxonomy"] });
	for (const table of ["categories", "delivery_methods"]) await countChangesAgain(db, "shop", { table });
	await countChangesAgain(db, "travel", { table: "hotels", except: ["nights_sold"] });
	await countChangesAgain(db, "travel", { table: "rooms" });
}
