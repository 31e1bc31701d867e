import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * The indexes that filtered products are counted by also have the column that most lists are sorted by, so that a
 * page of a short list reads no other products.
 */
const COUNTED: Record<string, string> = {
	products_by_offer: "status, is_on_sale, is_in_stock, price_from, published_at",
	products_by_category_and_offer: "category_id, status, is_on_sale, is_in_stock, price_from, published_at",
};

/** What a search counts and ranks the products by that SQLite's full-text index finds. */
const FOUND: Record<string, string> = {
	products_by_id_of_status:
		"status, id, category_id, is_on_sale, is_in_stock, price_from, units_sold, title_words",
};

export async function up(db: Kysely<unknown>): Promise<void> {
	const indexes = { ...COUNTED, ...(runsOnPostgres(db) ? {} : FOUND) };
	for (const [name, columns] of Object.entries(indexes)) {
		await sql`drop index ${sql.ref(name)}`.execute(db);
		await sql`create index ${sql.ref(name)} on products (${sql.raw(columns)})`.execute(db);
	}
}
