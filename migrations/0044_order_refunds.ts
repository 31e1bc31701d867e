import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/** Refunds of an online order by line: what was refunded of each, and what happened to its units. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	await db.schema
		.alterTable("order_lines")
		.addColumn("refunded", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`refunded between 0 and returned`),
		)
		.execute();
	await db.schema
		.alterTable("refunds")
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.execute();
	await db.schema
		.alterTable("refunds")
		.addColumn("delivery_amount", number, (column) =>
			column.notNull().defaultTo(0).check(sql`delivery_amount between 0 and amount`),
		)
		.execute();
	await createTable(db, "refund_lines")
		.addColumn("refund_id", number, (column) => column.notNull().references("refunds.id"))
		.addColumn("order_line_id", number, (column) =>
			column.notNull().references("order_lines.id").onDelete("cascade"),
		)
		.addColumn("quantity", "integer", (column) => column.notNull().check(sql`quantity > 0`))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount >= 0`))
		.addColumn("restocked", "integer", (column) => column.notNull())
		.addColumn("written_off", "integer", (column) => column.notNull())
		.addColumn("write_off_reason", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("refund_lines_once", ["refund_id", "order_line_id"])
		.addCheckConstraint(
			"refund_lines_move_what_was_refunded",
			sql`restocked >= 0 and written_off >= 0 and restocked + written_off <= quantity`,
		)
		.execute();
	await sql`create index refund_lines_by_line on refund_lines (order_line_id)`.execute(db);
	await sql`create index refunds_by_actor on refunds (actor_id)`.execute(db);
}
