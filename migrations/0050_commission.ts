import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

const MONTH = sql`month like '____-__'`;

/**
 * The market's commission: the rate of each hotel and booking, the ledger, and the monthly statements. Like invoices,
 * entries and statements stay whatever happens to the rows that they name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, date, number } = columnTypes(db);
	const isRate = sql`rate between 0 and 10000`;
	await createTable(db, "commission_rates")
		.addColumn("hotel_id", number, (column) => column.notNull().references("hotels.id").onDelete("cascade"))
		.addColumn("rate", "integer", (column) => column.notNull().check(isRate))
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addUniqueConstraint("commission_rates_by_hotel", ["hotel_id"])
		.execute();
	await db.schema
		.alterTable("bookings")
		.addColumn("commission_rate", "integer", (column) =>
			column.notNull().defaultTo(0).check(sql`commission_rate between 0 and 10000`),
		)
		.execute();
	await createTable(db, "commission_statements")
		.addColumn("year", "integer", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull().check(sql`number > 0`))
		.addColumn("hotel_id", number, (column) => column.notNull())
		.addColumn("month", "text", (column) => column.notNull().check(MONTH))
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("entry_count", "integer", (column) => column.notNull().check(sql`entry_count > 0`))
		.addColumn("commission_total", number, (column) => column.notNull())
		.addColumn("collected_total", number, (column) => column.notNull())
		.addColumn("balance", number, (column) => column.notNull())
		.addColumn("snapshot", "text", (column) => column.notNull())
		.addColumn("issued_at", instant, (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
		.addColumn("settled_at", instant)
		.addColumn("reference", "text", (column) => column.notNull().defaultTo(""))
		.addUniqueConstraint("commission_statements_by_number", ["year", "number"])
		.addUniqueConstraint("commission_statements_once", ["hotel_id", "currency", "month"])
		.addCheckConstraint("commission_statements_add_up", sql`balance = collected_total - commission_total`)
		.execute();
	await createTable(db, "commission_entries")
		.addColumn("hotel_id", number, (column) => column.notNull())
		.addColumn("booking_id", number, (column) => column.notNull())
		.addColumn("sequence", "integer", (column) => column.notNull().check(sql`sequence > 0`))
		.addColumn("kind", "text", (column) =>
			column.notNull().check(sql`kind in ('check_out', 'no_show', 'check_out_undone')`),
		)
		.addColumn("booking_number", "text", (column) => column.notNull())
		.addColumn("check_in", date, (column) => column.notNull())
		.addColumn("check_out", date, (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("base", number, (column) => column.notNull())
		.addColumn("rate", "integer", (column) => column.notNull().check(isRate))
		.addColumn("commission", number, (column) => column.notNull())
		.addColumn("collected_by", "text", (column) =>
			column.notNull().check(sql`collected_by in ('market', 'hotel')`),
		)
		.addColumn("collected", number, (column) => column.notNull())
		.addColumn("month", "text", (column) => column.notNull().check(MONTH))
		.addColumn("at", instant, (column) => column.notNull())
		.addColumn("statement_id", number, (column) => column.references("commission_statements.id"))
		.addUniqueConstraint("commission_entries_once", ["booking_id", "sequence"])
		.addCheckConstraint(
			"commission_entries_tell_who_collected",
			sql`(collected_by = 'market') = (collected <> 0)`,
		)
		.execute();
	await sql`create index commission_entries_waiting on commission_entries (month, hotel_id, currency)
		where statement_id is null`.execute(db);
	await sql`create index commission_entries_waiting_of_hotel on commission_entries (hotel_id, currency, id)
		where statement_id is null`.execute(db);
	await sql`create index commission_entries_of_statement on commission_entries (statement_id, id)`.execute(
		db,
	);
	await sql`create index commission_statements_by_month on commission_statements (month, id)`.execute(db);
	await sql`create index commission_statements_to_settle on commission_statements (id)
		where settled_at is null and balance <> 0`.execute(db);
	await keepRows(db);
	await announceTopic(db, { table: "commission_statements", topic: "statements", on: ["insert", "update"] });
}

const FIXED = {
	commission_entries: `id, hotel_id, booking_id, sequence, kind, booking_number, check_in, check_out, currency,
		base, rate, commission, collected_by, collected, month, at`,
	commission_statements: `id, year, number, hotel_id, month, currency, entry_count, commission_total,
		collected_total, balance, snapshot, issued_at`,
};

/** Entries and statements are only ever added; an entry gets its statement once, and a statement is settled. */
async function keepRows(db: Kysely<unknown>): Promise<void> {
	for (const [table, columns] of Object.entries(FIXED)) {
		await refuse(db, { table, name: "update", on: `update of ${columns}` });
		await refuse(db, { table, name: "delete", on: "delete" });
	}
	await refuse(db, {
		table: "commission_entries",
		name: "second_statement",
		on: "update of statement_id",
		when: "when (old.statement_id is not null)",
	});
}

type Refused = { table: string; name: string; on: string; when?: string };

async function refuse(db: Kysely<unknown>, { table, name, on, when = "" }: Refused): Promise<void> {
	const head = `create trigger ${table}_stay_on_${name} before ${on} on ${table} for each row ${when}`;
	await sql
		.raw(
			runsOnPostgres(db)
				? `${head} execute function refuse_change()`
				: `${head} begin select raise(abort, '${table} are only ever added'); end`,
		)
		.execute(db);
}
