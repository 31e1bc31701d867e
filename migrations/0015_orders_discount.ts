import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/**
 * Stores which discount an order used, because its code may change before the order is cancelled. Existing
 * orders get the discount that has their code now, unless it was created after them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("orders")
		.addColumn("discount_id", columnTypes(db).number, (column) =>
			column.references("discounts.id").onDelete("set null"),
		)
		.execute();
	await sql`update orders set discount_id = (
		select id from discounts where code = orders.discount_code and discounts.created_at <= orders.created_at
	) where discount_code is not null`.execute(db);
	// For deleting a discount, which looks its orders up.
	await sql`create index orders_by_discount on orders (discount_id) where discount_id is not null`.execute(
		db,
	);
}
