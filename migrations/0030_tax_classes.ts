import { type Kysely, sql } from "kysely";
import { countChanges, countChangesAgain } from "./support/changes.ts";
import { columnTypes, createTable, defaultTo, required, requiredUnique } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";
import { createUniqueIndexes } from "./support/indexes.ts";

/**
 * Goods have a tax class, and rates are of a class and hold from a day. What was not taxed is exempt. Each line of an
 * order keeps its class and rate as it was sold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, flag } = columnTypes(db);
	await createTable(db, "tax_classes")
		.addColumn("name", "text", requiredUnique)
		.addColumn("created_at", instant, required)
		.addColumn("version", "integer", defaultTo(1))
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.execute();
	for (const table of ["tax_rates", "products", "order_lines"])
		await db.schema.alterTable(table).addColumn("tax_class", "text", defaultTo("standard")).execute();
	await db.schema.alterTable("tax_rates").addColumn("starts_on", "text", defaultTo("")).execute();
	await db.schema.alterTable("variants").addColumn("tax_class", "text").execute();
	await db.schema.alterTable("order_lines").addColumn("tax_rate_ppm", "integer").execute();
	await db.schema.alterTable("order_taxes").addColumn("is_exempt", flag, defaultTo(sql`false`)).execute();

	await sql`drop index tax_rates_one_for_a_place`.execute(db);
	await createUniqueIndexes(db, {
		tax_rates_one_for_a_place: "tax_rates (country, region, tax_class, starts_on) where is_active",
	});

	await sql`update variants set tax_class = 'exempt' where not is_taxable`.execute(db);
	await sql`update order_lines set tax_class = 'exempt' where tax = 0 and not coalesce(
		(select is_taxable from variants where variants.id = order_lines.variant_id),
		not exists (select 1 from order_taxes where order_taxes.order_id = order_lines.order_id))`.execute(db);
	await sql`update order_lines set tax_rate_ppm =
		(select max(rate_ppm) from order_taxes where order_taxes.order_id = order_lines.order_id)
		where tax_class = 'standard'`.execute(db);
	await sql
		.raw(`drop trigger count_shop_variants_update${runsOnPostgres(db) ? " on variants" : ""}`)
		.execute(db);
	await db.schema.alterTable("variants").dropColumn("is_taxable").execute();

	await countChangesAgain(db, "shop", { table: "variants", except: ["stock", "updated_at"] });
	await countChangesAgain(db, "shop", { table: "products", except: ["units_sold", "taxonomy"] });
	await countChangesAgain(db, "shop", { table: "tax_rates" });
	await countChanges(db, "shop", { table: "tax_classes" });
}
