import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/** Up to so many units, a product's page shows their number. */
const SHOWN = 5;

/**
 * Counts only changes of stock that a page shows, as the subject "stock". Until now each sale was counted, so that all
 * product pages read their stock again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = runsOnPostgres(db);
	for (const [table, name] of [
		["products", "count_sales_products_update"],
		["variants", "count_sales_variants_update"],
	] as const)
		await (isPostgres
			? sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`
			: sql`drop trigger ${sql.ref(name)}`
		).execute(db);
	await sql`delete from data_versions where subject = 'sales'`.execute(db);
	const fewest = isPostgres ? sql`least` : sql`min`;
	const isShown = sql`old.stock is distinct from new.stock and ${fewest}(old.stock, new.stock) <= ${sql.lit(SHOWN)}`;
	if (isPostgres) {
		await sql`create trigger count_stock_variants_update after update on variants for each row
			when (${isShown}) execute function count_change('stock')`.execute(db);
		return;
	}
	await sql`insert into data_versions (subject, part, changes)
		values ('stock', 0, abs(random() % 1000000000000))`.execute(db);
	await sql`create trigger count_stock_variants_update after update on variants when ${isShown} begin
		update data_versions set changes = changes + 1 where subject = 'stock';
	end`.execute(db);
}
