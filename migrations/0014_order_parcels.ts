import { type Kysely, sql } from "kysely";
import { columnTypes, createTable, defaultTo, partOf, required } from "./support/columns.ts";
import { createIndexes } from "./support/indexes.ts";

/** The parcels of an order that is sent in several, and how many there are and were shipped, to move the order by. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	for (const column of ["parcel_count", "parcels_shipped"])
		await db.schema.alterTable("orders").addColumn(column, "integer", defaultTo(0)).execute();
	await createTable(db, "order_parcels")
		.addColumn("order_id", number, partOf("orders"))
		.addColumn("position", "integer", required)
		.addColumn("carrier", "text", defaultTo(""))
		.addColumn("tracking_number", "text", defaultTo(""))
		.addColumn("shipped_at", instant)
		.addUniqueConstraint("order_parcels_in_order", ["order_id", "position"])
		.execute();
	await createTable(db, "order_parcel_lines")
		.addColumn("parcel_id", number, partOf("order_parcels"))
		.addColumn("line_id", number, partOf("order_lines"))
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
		.addUniqueConstraint("order_parcel_lines_once", ["parcel_id", "line_id"])
		.execute();
	await createIndexes(db, { order_parcel_lines_by_line: "order_parcel_lines (line_id)" });
}
