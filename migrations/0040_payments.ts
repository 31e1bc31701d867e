import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Online payments: the checkouts at a provider, the append-only entries of what was taken, webhooks and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createPayments(db);
	await createRefunds(db);
	await refuseChangedEntries(db);
	await compareTotals(db);
	await announceTopic(db, { table: "refunds", topic: "refunds", on: ["insert"] });
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "payments")
		.addColumn("subject", "text", (column) =>
			column.notNull().check(sql`subject in ('order', 'stay', 'move')`),
		)
		.addColumn("subject_number", "text", (column) => column.notNull())
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("provider_reference", "text")
		.addColumn("payment_reference", "text")
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) =>
			column.notNull().check(sql`state in ('open', 'paid', 'expired', 'refunded_part', 'refunded')`),
		)
		.addColumn("charged_total", number, (column) => column.notNull().defaultTo(0))
		.addColumn("refunded_total", number, (column) => column.notNull().defaultTo(0))
		.addColumn("checkout_url", "text")
		.addColumn("expires_at", instant)
		.addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("checks", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("next_check_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addUniqueConstraint("payments_by_subject", ["subject", "subject_number"])
		.addUniqueConstraint("payments_by_reference", ["provider", "provider_reference"])
		.addCheckConstraint("payments_never_refund_more", sql`refunded_total between 0 and charged_total`)
		.execute();
	await sql`create index payments_by_payment_reference on payments (payment_reference)`.execute(db);
	await sql`create index payments_by_next_check on payments (next_check_at) where next_check_at is not null`.execute(
		db,
	);
	await createTable(db, "payment_entries")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("amount", number, (column) => column.notNull())
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("provider_event", "text", (column) => column.notNull())
		.addColumn("at", instant, (column) => column.notNull())
		.addUniqueConstraint("payment_entries_once", ["provider", "provider_event"])
		.addCheckConstraint(
			"payment_entries_signed",
			sql`(kind = 'charged' and amount > 0) or (kind = 'refunded' and amount < 0)
				or kind in ('disputed', 'dispute_won', 'fee')`,
		)
		.execute();
	await sql`create index payment_entries_by_payment on payment_entries (payment_id)`.execute(db);
	await createTable(db, "payment_events")
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("event_id", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("payment_id", number, (column) => column.references("payments.id"))
		.addColumn("received_at", instant, (column) => column.notNull())
		.addUniqueConstraint("payment_events_once", ["provider", "event_id"])
		.execute();
	await sql`create index payment_events_by_payment on payment_events (payment_id)`.execute(db);
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "refunds")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) =>
			column.notNull().check(sql`state in ('requested', 'sent', 'done', 'failed')`),
		)
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("provider_reference", "text")
		.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("next_attempt_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.execute();
	await sql`create index refunds_by_payment on refunds (payment_id)`.execute(db);
	await sql`create index refunds_by_next_attempt on refunds (next_attempt_at) where next_attempt_at is not null`.execute(
		db,
	);
}

async function refuseChangedEntries(db: Kysely<unknown>): Promise<void> {
	for (const event of ["update", "delete"]) {
		const trigger = sql.raw(`payment_entries_stay_on_${event}`);
		const on = sql.raw(`before ${event} on payment_entries`);
		await (runsOnPostgres(db)
			? sql`create trigger ${trigger} ${on} for each row execute function refuse_change()`
			: sql`create trigger ${trigger} ${on} begin select raise(abort, 'the ledger is only ever added to'); end`
		).execute(db);
	}
}

type Compared = {
	table: string;
	columns: string[];
	when: string;
	charged: string;
	refunded: string;
	of: string;
};

/** The totals of payments, and of orders that are paid online, can only become what the entries say. */
async function compareTotals(db: Kysely<unknown>): Promise<void> {
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

async function compare(db: Kysely<unknown>, compared: Compared): Promise<void> {
	const { table, columns, when, charged, refunded, of } = compared;
	const differs = `
		${charged} <> (select coalesce(sum(amount), 0) from payment_entries where kind = 'charged' and ${of})
		or ${refunded} <> (select coalesce(-sum(amount), 0) from payment_entries where kind = 'refunded' and ${of})`;
	const name = `${table}_equal_their_entries`;
	const on = `before update of ${columns.join(", ")} on ${table} for each row when (${when})`;
	if (runsOnPostgres(db)) {
		await sql
			.raw(`create function ${name}() returns trigger language plpgsql as $$
			begin
				if ${differs} then raise exception 'the totals are not the sums of the entries'; end if;
				return new;
			end $$`)
			.execute(db);
		await sql.raw(`create trigger ${name} ${on} execute function ${name}()`).execute(db);
	} else {
		await sql
			.raw(`create trigger ${name} ${on} begin
				select raise(abort, 'the totals are not the sums of the entries') where ${differs};
			end`)
			.execute(db);
	}
}
