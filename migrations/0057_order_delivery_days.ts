import { type Kysely, sql } from "kysely";

/** The days of the delivery method when the order was placed; of orders from before, those of their method now. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["delivery_min_days", "delivery_max_days"])
		await db.schema.alterTable("orders").addColumn(column, "integer").execute();
	for (const column of ["min_days", "max_days"])
		await sql
			.raw(`update orders set delivery_${column} =
				(select ${column} from delivery_methods where delivery_methods.id = orders.delivery_method_id)
			where delivery_method_id is not null`)
			.execute(db);
}
