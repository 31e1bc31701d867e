import { type Kysely, sql } from "kysely";

/** How many units of a returned line were written off instead of restocked, and why. Earlier returns were restocked. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("order_return_lines")
		.addColumn("written_off", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`written_off between 0 and quantity`),
		)
		.execute();
	await db.schema
		.alterTable("order_return_lines")
		.addColumn("write_off_reason", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
