import { type Kysely, sql } from "kysely";

/** The order in which the back office lists products that are out of stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index products_by_stock_and_id on products (is_in_stock, id)`.execute(db);
}
