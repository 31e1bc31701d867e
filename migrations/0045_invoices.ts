import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Who sells, and the invoices and credit notes that they issue, numbered without gaps for each seller and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "sellers")
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("address", "text", (column) => column.notNull())
		.addColumn("tax_number", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("email", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("phone", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("time_zone", "text", (column) => column.notNull())
		.addColumn("country", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addUniqueConstraint("sellers_by_key", ["key"])
		.addUniqueConstraint("sellers_by_hotel", ["hotel_id"])
		.addCheckConstraint("sellers_of_hotels", sql`(key = 'market') = (hotel_id is null)`)
		.execute();
	await createTable(db, "invoice_counters")
		.addColumn("seller", "text", (column) => column.notNull())
		.addColumn("year", "integer", (column) => column.notNull())
		.addColumn("last_number", "integer", (column) => column.notNull())
		.addUniqueConstraint("invoice_counters_by_year", ["seller", "year"])
		.execute();
	await createTable(db, "invoices")
		.addColumn("seller", "text", (column) => column.notNull())
		.addColumn("year", "integer", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull().check(sql`number > 0`))
		.addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('invoice', 'credit_note')`))
		.addColumn("subject", "text", (column) =>
			column.notNull().check(sql`subject in ('order', 'stay', 'move')`),
		)
		.addColumn("subject_number", "text", (column) => column.notNull())
		.addColumn("issue", "integer", (column) => column.notNull())
		.addColumn("credited_total", number, (column) => column.notNull())
		.addColumn("invoice_id", number, (column) => column.references("invoices.id"))
		.addColumn("total", number, (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("snapshot", "text", (column) => column.notNull())
		.addColumn("issued_at", instant, (column) => column.notNull())
		.addUniqueConstraint("invoices_by_number", ["seller", "year", "number"])
		.addUniqueConstraint("invoices_once", ["subject_number", "subject", "issue", "credited_total"])
		.addCheckConstraint(
			"invoices_credit_what_was_invoiced",
			sql`(kind = 'invoice' and invoice_id is null and credited_total = 0 and total >= 0)
				or (kind = 'credit_note' and invoice_id is not null and credited_total > 0 and total < 0)`,
		)
		.execute();
	await sql`create index invoices_by_kind on invoices (kind, id)`.execute(db);
	await sql`create index invoices_by_invoice on invoices (invoice_id)`.execute(db);
	for (const event of ["update", "delete"]) {
		const trigger = sql.raw(`invoices_stay_on_${event}`);
		const on = sql.raw(`before ${event} on invoices`);
		await (runsOnPostgres(db)
			? sql`create trigger ${trigger} ${on} for each row execute function refuse_change()`
			: sql`create trigger ${trigger} ${on} begin select raise(abort, 'invoices are only ever added'); end`
		).execute(db);
	}
}
