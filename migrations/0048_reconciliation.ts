import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";

/** When the ledger was last compared with the provider's books, and what differed. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "reconciliations")
		.addColumn("provider", "text", (column) => column.notNull().unique())
		.addColumn("due_at", instant, (column) => column.notNull())
		.addColumn("started_at", instant)
		.addColumn("ran_at", instant)
		.addColumn("compared", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("failed_at", instant)
		.execute();
	await createTable(db, "payment_differences")
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("record_kind", "text", (column) =>
			column.notNull().check(sql`record_kind in ('charge', 'refund', 'dispute')`),
		)
		.addColumn("record_id", "text", (column) => column.notNull())
		.addColumn("payment_id", number, (column) => column.references("payments.id"))
		.addColumn("what", "text", (column) =>
			column.notNull().check(sql`what in ('missing_here', 'missing_there', 'other_amount', 'other_state')`),
		)
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("our_amount", number)
		.addColumn("our_state", "text")
		.addColumn("provider_amount", number)
		.addColumn("provider_state", "text")
		.addColumn("found_at", instant, (column) => column.notNull())
		.addColumn("closed_at", instant)
		.addColumn("closed_by", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("note", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("payment_differences_once", ["provider", "record_kind", "record_id"])
		.execute();
	for (const [name, on] of Object.entries({
		payment_differences_open: "payment_differences (id) where closed_at is null",
		payment_differences_by_payment: "payment_differences (payment_id)",
		payment_differences_by_closer: "payment_differences (closed_by)",
		payment_entries_by_time: "payment_entries (at, id)",
		disputes_by_time: "disputes (created_at, id)",
	}))
		await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db);
	const due = { table: "reconciliations", of: ["due_at"], on: ["update"] as "update"[] };
	await announceTopic(db, { ...due, topic: "reconciliations" });
	for (const table of ["reconciliations", "payment_differences"])
		await announceTopic(db, { table, topic: "payments", on: ["insert", "update"] });
}
