import { type Kysely, sql } from "kysely";
import {
	between,
	columnTypes,
	createTable,
	defaultTo,
	oneOfWords,
	partOf,
	required,
} from "../support/columns.ts";
import { createIndexes } from "../support/indexes.ts";
import { refuseChange } from "../support/ledgers.ts";

/** What never changes of an entry and a statement: an entry gets its statement once, and a statement is settled. */
const FIXED = {
	commission_entries: `id, hotel_id, booking_id, sequence, kind, booking_number, check_in, check_out, currency,
		base, rate, commission, collected_by, collected, month, at`,
	commission_statements: `id, year, number, hotel_id, month, currency, entry_count, commission_total,
		collected_total, balance, snapshot, issued_at, due_on`,
};

export async function createInvoices(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number } = columnTypes(db);
	await createTable(db, "sellers")
		.addColumn("key", "text", required)
		.addColumn("hotel_id", number, (column) => column.references("hotels.id").onDelete("cascade"))
		.addColumn("name", "text", required)
		.addColumn("address", "text", required)
		.addColumn("tax_number", "text", defaultTo(""))
		.addColumn("email", "text", defaultTo(""))
		.addColumn("phone", "text", defaultTo(""))
		.addColumn("time_zone", "text", required)
		.addColumn("country", "text", required)
		.addColumn("version", "integer", required)
		.addColumn("updated_at", instant, required)
		.addUniqueConstraint("sellers_by_key", ["key"])
		.addUniqueConstraint("sellers_by_hotel", ["hotel_id"])
		.addCheckConstraint("sellers_of_hotels", sql`(key = 'market') = (hotel_id is null)`)
		.execute();

	await createTable(db, "invoice_counters")
		.addColumn("seller", "text", required)
		.addColumn("year", "integer", required)
		.addColumn("last_number", "integer", required)
		.addUniqueConstraint("invoice_counters_by_year", ["seller", "year"])
		.execute();

	await createTable(db, "invoices")
		.addColumn("seller", "text", required)
		.addColumn("year", "integer", required)
		.addColumn("number", "integer", (column) => column.notNull().check(sql`number > 0`))
		.addColumn("kind", "text", oneOfWords("kind", ["invoice", "credit_note"]))
		.addColumn("subject", "text", oneOfWords("subject", ["order", "stay", "move"]))
		.addColumn("subject_number", "text", required)
		.addColumn("issue", "integer", required)
		.addColumn("credited_total", number, required)
		.addColumn("invoice_id", number, (column) => column.references("invoices.id"))
		.addColumn("total", number, required)
		.addColumn("currency", "text", required)
		.addColumn("snapshot", "text", required)
		.addColumn("issued_at", instant, required)
		.addColumn("issued_on", date, required)
		.addUniqueConstraint("invoices_by_number", ["seller", "year", "number"])
		.addUniqueConstraint("invoices_once", ["subject_number", "subject", "issue", "credited_total"])
		.addCheckConstraint(
			"invoices_credit_what_was_invoiced",
			sql`(kind = 'invoice' and invoice_id is null and credited_total = 0 and total >= 0) or (kind = 'credit_note' and invoice_id is not null and credited_total > 0 and total < 0)`,
		)
		.execute();

	await createTable(db, "commission_rates")
		.addColumn("hotel_id", number, partOf("hotels"))
		.addColumn("rate", "integer", between("rate", 0, 10_000))
		.addColumn("version", "integer", required)
		.addColumn("updated_at", instant, required)
		.addUniqueConstraint("commission_rates_by_hotel", ["hotel_id"])
		.execute();

	await createTable(db, "commission_statements")
		.addColumn("year", "integer", required)
		.addColumn("number", "integer", (column) => column.notNull().check(sql`number > 0`))
		.addColumn("hotel_id", number, required)
		.addColumn("month", "text", (column) => column.notNull().check(sql`month like '____-__'`))
		.addColumn("currency", "text", required)
		.addColumn("entry_count", "integer", (column) => column.notNull().check(sql`entry_count > 0`))
		.addColumn("commission_total", number, required)
		.addColumn("collected_total", number, required)
		.addColumn("balance", number, required)
		.addColumn("snapshot", "text", required)
		.addColumn("issued_at", instant, required)
		.addColumn("due_on", date)
		.addColumn("version", "integer", defaultTo(1))
		.addColumn("settled_at", instant)
		.addColumn("reference", "text", defaultTo(""))
		.addUniqueConstraint("commission_statements_by_number", ["year", "number"])
		.addUniqueConstraint("commission_statements_once", ["hotel_id", "currency", "month"])
		.addCheckConstraint("commission_statements_add_up", sql`balance = collected_total - commission_total`)
		.execute();

	await createTable(db, "commission_entries")
		.addColumn("hotel_id", number, required)
		.addColumn("booking_id", number, required)
		.addColumn("sequence", "integer", (column) => column.notNull().check(sql`sequence > 0`))
		.addColumn(
			"kind",
			"text",
			oneOfWords("kind", [
				"check_out",
				"no_show",
				"late_cancellation",
				"check_out_undone",
				"payment",
				"refund",
			]),
		)
		.addColumn("booking_number", "text", required)
		.addColumn("check_in", date, required)
		.addColumn("check_out", date, required)
		.addColumn("currency", "text", required)
		.addColumn("base", number, required)
		.addColumn("rate", "integer", between("rate", 0, 10_000))
		.addColumn("commission", number, required)
		.addColumn("collected_by", "text", oneOfWords("collected_by", ["market", "hotel"]))
		.addColumn("collected", number, required)
		.addColumn("month", "text", (column) => column.notNull().check(sql`month like '____-__'`))
		.addColumn("at", instant, required)
		.addColumn("statement_id", number, (column) => column.references("commission_statements.id"))
		.addUniqueConstraint("commission_entries_once", ["booking_id", "sequence"])
		.addCheckConstraint(
			"commission_entries_tell_who_collected",
			sql`(collected_by = 'market') = (collected <> 0)`,
		)
		.execute();

	await createIndexes(db, {
		sellers_by_name: "sellers (name, id)",
		invoices_by_date: "invoices (issued_on, id)",
		invoices_by_invoice: "invoices (invoice_id)",
		invoices_by_kind: "invoices (kind, id)",
		invoices_by_seller: "invoices (seller, id)",
		invoices_by_subject: "invoices (subject, id)",
		invoices_by_year: "invoices (year, number)",
		commission_statements_by_month: "commission_statements (month, id)",
		commission_statements_to_settle: "commission_statements (id) where settled_at is null and balance <> 0",
		commission_entries_of_statement: "commission_entries (statement_id, id)",
		commission_entries_waiting: "commission_entries (month, hotel_id, currency) where statement_id is null",
		commission_entries_waiting_of_hotel:
			"commission_entries (hotel_id, currency, id) where statement_id is null",
	});
	await refuseChange(db, { table: "invoices", name: "invoices_stay_on_update", change: "update" });
	await refuseChange(db, { table: "invoices", name: "invoices_stay_on_delete", change: "delete" });
	for (const [table, columns] of Object.entries(FIXED)) {
		await refuseChange(db, { table, name: `${table}_stay_on_update`, change: `update of ${columns}` });
		await refuseChange(db, { table, name: `${table}_stay_on_delete`, change: "delete" });
	}
	await refuseChange(db, {
		table: "commission_entries",
		name: "commission_entries_stay_on_second_statement",
		change: "update of statement_id",
		when: "old.statement_id is not null",
	});
}
