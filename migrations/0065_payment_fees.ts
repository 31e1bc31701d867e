import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Fees of the provider in the ledger, in the currency of the shop's balance there, and in the daily comparison. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table payment_entries add column currency text
		constraint payment_entries_own_currency check ((kind = 'fee') = (currency is not null))`.execute(db);
	await compareFees(db);
}

const KINDS = sql`record_kind in ('charge', 'refund', 'dispute', 'fee')`;

/** SQLite can't change a constraint of a table, so the table is created anew. */
async function compareFees(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`alter table payment_differences drop constraint payment_differences_record_kind_check`.execute(
			db,
		);
		await sql`alter table payment_differences
			add constraint payment_differences_record_kind_check check (${KINDS})`.execute(db);
		return;
	}
	const { instant, number } = columnTypes(db);
	await createTable(db, "payment_differences_new")
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("record_kind", "text", (column) => column.notNull().check(KINDS))
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
	const columns = sql.raw(
		`id, provider, record_kind, record_id, payment_id, what, currency, our_amount, our_state, provider_amount,
			provider_state, found_at, closed_at, closed_by, note`,
	);
	await sql`insert into payment_differences_new (${columns})
		select ${columns} from payment_differences order by id`.execute(db);
	await sql`drop table payment_differences`.execute(db);
	await sql`alter table payment_differences_new rename to payment_differences`.execute(db);
	for (const [name, on] of Object.entries({
		payment_differences_open: "payment_differences (id) where closed_at is null",
		payment_differences_by_payment: "payment_differences (payment_id)",
		payment_differences_by_closer: "payment_differences (closed_by)",
	}))
		await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db);
	await announceTopic(db, { table: "payment_differences", topic: "payments", on: ["insert", "update"] });
}
