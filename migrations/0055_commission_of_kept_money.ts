import { type Kysely, sql } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";
import { runsOnPostgres } from "./support/engine.ts";

const KINDS = sql`kind in ('check_out', 'no_show', 'late_cancellation', 'check_out_undone', 'payment', 'refund')`;

/** Adds entries for kept cancellation fees, and for money that is paid or refunded after the entry of its stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`alter table commission_entries drop constraint commission_entries_kind_check`.execute(db);
		await sql`alter table commission_entries add constraint commission_entries_kind_check check (${KINDS})`.execute(
			db,
		);
		return;
	}
	await createAnew(db);
}

const COLUMNS = sql`id, hotel_id, booking_id, sequence, kind, booking_number, check_in, check_out, currency, base, rate,
	commission, collected_by, collected, month, at, statement_id`;

/** SQLite can't change a constraint of a table. Its indexes and triggers are created anew as they were. */
async function createAnew(db: Kysely<unknown>): Promise<void> {
	const { rows: own } = await sql<{ source: string }>`select sql as source from sqlite_master
		where tbl_name = 'commission_entries' and type in ('index', 'trigger') and sql is not null`.execute(db);
	const { instant, date, number } = columnTypes(db);
	await createTable(db, "commission_entries_next")
		.addColumn("hotel_id", number, (column) => column.notNull())
		.addColumn("booking_id", number, (column) => column.notNull())
		.addColumn("sequence", "integer", (column) => column.notNull().check(sql`sequence > 0`))
		.addColumn("kind", "text", (column) => column.notNull().check(KINDS))
		.addColumn("booking_number", "text", (column) => column.notNull())
		.addColumn("check_in", date, (column) => column.notNull())
		.addColumn("check_out", date, (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("base", number, (column) => column.notNull())
		.addColumn("rate", "integer", (column) => column.notNull().check(sql`rate between 0 and 10000`))
		.addColumn("commission", number, (column) => column.notNull())
		.addColumn("collected_by", "text", (column) =>
			column.notNull().check(sql`collected_by in ('market', 'hotel')`),
		)
		.addColumn("collected", number, (column) => column.notNull())
		.addColumn("month", "text", (column) => column.notNull().check(sql`month like '____-__'`))
		.addColumn("at", instant, (column) => column.notNull())
		.addColumn("statement_id", number, (column) => column.references("commission_statements.id"))
		.addUniqueConstraint("commission_entries_once", ["booking_id", "sequence"])
		.addCheckConstraint(
			"commission_entries_tell_who_collected",
			sql`(collected_by = 'market') = (collected <> 0)`,
		)
		.execute();
	await sql`insert into commission_entries_next (${COLUMNS}) select ${COLUMNS} from commission_entries order by id`.execute(
		db,
	);
	await sql`drop table commission_entries`.execute(db);
	await sql`alter table commission_entries_next rename to commission_entries`.execute(db);
	for (const { source } of own) await sql.raw(source).execute(db);
}
