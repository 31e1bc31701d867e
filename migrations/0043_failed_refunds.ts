import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Refunds that fail: an entry that takes a refund back when the customer's bank returned it, and how often the
 * provider refused a refund, because each attempt after a refusal needs another idempotency key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("refunds")
		.addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	if (!runsOnPostgres(db)) {
		await sql`drop trigger payments_equal_their_entries`.execute(db);
		await sql`drop trigger orders_equal_their_entries`.execute(db);
	}
	await allowFailedRefunds(db);
	await compare(db, {
		table: "payments",
		columns: ["charged_total", "refunded_total"],
		when: "true",
		charged: "new.charged_total",
		refunded: "new.refunded_total",
		of: "payment_id = new.id",
	});
	await compare(db, {
		table: "orders",
		columns: ["paid_total", "refunded_total"],
		when: "new.payment_method = 'online'",
		charged: "new.paid_total",
		refunded: "new.refunded_total",
		of: "payment_id in (select id from payments where subject = 'order' and subject_number = new.number)",
	});
}

const SIGNED = sql`((kind = 'charged' and amount > 0) or (kind = 'refunded' and amount < 0)
	or (kind = 'refund_failed' and amount > 0) or kind in ('disputed', 'dispute_won', 'fee'))`;

/** SQLite can't change a constraint of a table, so the table is created anew. */
async function allowFailedRefunds(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`alter table payment_entries drop constraint payment_entries_signed`.execute(db);
		await sql`alter table payment_entries add constraint payment_entries_signed check ${SIGNED}`.execute(db);
		return;
	}
	const { instant, number } = columnTypes(db);
	await createTable(db, "payment_entries_new")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("amount", number, (column) => column.notNull())
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("provider_event", "text", (column) => column.notNull())
		.addColumn("at", instant, (column) => column.notNull())
		.addUniqueConstraint("payment_entries_once", ["provider", "provider_event"])
		.addCheckConstraint("payment_entries_signed", SIGNED)
		.execute();
	await sql`insert into payment_entries_new (id, payment_id, kind, amount, provider, provider_event, at)
		select id, payment_id, kind, amount, provider, provider_event, at from payment_entries order by id`.execute(
		db,
	);
	await sql`drop table payment_entries`.execute(db);
	await sql`alter table payment_entries_new rename to payment_entries`.execute(db);
	await sql`create index payment_entries_by_payment on payment_entries (payment_id)`.execute(db);
	for (const event of ["update", "delete"])
		await sql
			.raw(`create trigger payment_entries_stay_on_${event} before ${event} on payment_entries
				begin select raise(abort, 'the ledger is only ever added to'); end`)
			.execute(db);
}

type Compared = {
	table: string;
	columns: string[];
	when: string;
	charged: string;
	refunded: string;
	of: string;
};

/** The totals can only become what the entries say; a refund that failed does not count. */
async function compare(db: Kysely<unknown>, compared: Compared): Promise<void> {
	const { table, columns, when, charged, refunded, of } = compared;
	const differs = `
		${charged} <> (select coalesce(sum(amount), 0) from payment_entries where kind = 'charged' and ${of})
		or ${refunded} <> (
			select coalesce(-sum(amount), 0) from payment_entries
			where kind in ('refunded', 'refund_failed') and ${of}
		)`;
	const name = `${table}_equal_their_entries`;
	if (runsOnPostgres(db)) {
		await sql
			.raw(`create or replace function ${name}() returns trigger language plpgsql as $$
			begin
				if ${differs} then raise exception 'the totals are not the sums of the entries'; end if;
				return new;
			end $$`)
			.execute(db);
		return;
	}
	const on = `before update of ${columns.join(", ")} on ${table} for each row when (${when})`;
	await sql
		.raw(`create trigger ${name} ${on} begin
			select raise(abort, 'the totals are not the sums of the entries') where ${differs};
		end`)
		.execute(db);
}
