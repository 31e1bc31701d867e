// Never change it once a landed migration uses it: add a new function for other behavior.
import { type Kysely, sql } from "kysely";
import { columnTypes } from "./columns.ts";
import { runsOnPostgres } from "./engine.ts";

/*
 * `data_versions` counts how often the data of a subject has changed, whoever changed it: this process, another one, or
 * a person at the database's command line. A count becomes visible together with its change: reading the same number
 * twice means that nothing was committed in between. Counts start at a random number, so that a database that replaces
 * another one does not reach the same number.
 *
 * A topic is announced to live streams. SQLite counts it as a subject; PostgreSQL notifies once per statement.
 */

/** The channel on which PostgreSQL's triggers notify. */
export const CHANGES_CHANNEL = "meeha_changes";

/** Creates the counts, the newest change of each hotel on SQLite, and the functions that PostgreSQL's triggers call. */
export async function prepareChanges(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	await db.schema
		.createTable("data_versions")
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("part", number, (column) => column.notNull())
		.addColumn("changes", number, (column) => column.notNull())
		.addPrimaryKeyConstraint("data_versions_key", ["subject", "part"])
		.execute();
	if (runsOnPostgres(db)) for (const each of FUNCTIONS) await each.execute(db);
	else
		await sql`create table hotel_changes (
			id integer primary key autoincrement, topic text not null, hotel_id integer not null, unique (topic, hotel_id)
		)`.execute(db);
}

/**
 * `count_change`: concurrent writers never wait for each other. Each updates a part that no other transaction has
 * locked, or inserts a new one, so there are as many parts as there have been concurrent writers. The sum is the
 * version. It counts once per transaction: the setting is local to the transaction and is undone with a savepoint.
 */
const FUNCTIONS = [
	sql`create function count_change() returns trigger language plpgsql as $$
		declare counted text := 'meeha.counted_' || tg_argv[0];
		begin
			if current_setting(counted, true) = 'yes' then return null; end if;
			perform set_config(counted, 'yes', true);
			update data_versions set changes = changes + 1 where subject = tg_argv[0] and part = (
				select part from data_versions where subject = tg_argv[0] limit 1 for update skip locked);
			if not found then
				insert into data_versions (subject, part, changes) values
					(tg_argv[0], (random() * 1e15)::bigint, (random() * 1e12)::bigint + 1);
			end if;
			return null;
		end $$`,
	sql`create function announce_change() returns trigger language plpgsql as $$
		begin perform pg_notify(${sql.lit(CHANGES_CHANNEL)}, tg_argv[0]); return null; end $$`,
	sql`create function announce_hotel_change() returns trigger language plpgsql as $$
		declare changed bigint := case when tg_op = 'DELETE' then old.hotel_id else new.hotel_id end;
		begin
			if changed is not null then
				perform pg_notify(${sql.lit(CHANGES_CHANNEL)}, tg_argv[0] || ':' || changed);
			end if;
			return null;
		end $$`,
];

/**
 * A table and the changes of its rows that count for a subject: inserts, deletes, and new values in any column but those
 * in `except`; or new values in the columns `only`; or updates `when` a condition holds.
 */
export type Counted = { table: string; except?: readonly string[]; only?: readonly string[]; when?: string };

/** Counts every committed change of a table as a change of its subject. */
export async function countChanges(db: Kysely<unknown>, subject: string, counted: Counted): Promise<void> {
	const { table, except, only, when } = counted;
	const isPostgres = runsOnPostgres(db);
	const columns = (await columnsOf(db, table)).filter((column) => !except?.includes(column));
	const differs = (only ?? columns).map((column) => `old.${column} is distinct from new.${column}`);
	// Where columns do not count, the triggers do not even run for statements that set nothing else.
	const update = except ? `update of ${columns.join(", ")}` : "update";
	const whole = only || when ? [] : isPostgres ? ["insert or delete or truncate"] : ["insert", "delete"];
	await startCounting(db, subject);
	for (const event of [...whole, update]) {
		const name = `count_${subject}_${table}_${event.split(" ")[0]}`;
		const rows = event === update ? `for each row when (${when ?? differs.join(" or ")})` : "";
		const head = `create trigger ${name} after ${event} on ${table} ${rows}`;
		await sql
			.raw(
				isPostgres ? `${head} execute function count_change('${subject}')` : `${head} ${counting(subject)}`,
			)
			.execute(db);
	}
}

/** Counts changes of all columns that a table has now, in place of those it had when it was last counted. */
export async function countChangesAgain(
	db: Kysely<unknown>,
	subject: string,
	counted: Counted,
): Promise<void> {
	const { table } = counted;
	for (const event of ["insert", "delete", "update"])
		await sql
			.raw(
				`drop trigger if exists count_${subject}_${table}_${event}${runsOnPostgres(db) ? ` on ${table}` : ""}`,
			)
			.execute(db);
	await countChanges(db, subject, counted);
}

export type Announced = { table: string; on: readonly RowEvent[]; of?: readonly string[]; when?: string };
type RowEvent = "insert" | "update" | "delete";

/**
 * Announces every committed change of a table under a topic. `of` limits updates to statements that set these columns,
 * and `when` to rows.
 */
export async function announceChanges(
	db: Kysely<unknown>,
	topic: string,
	announced: Announced,
): Promise<void> {
	const { table, on, of, when } = announced;
	const isPostgres = runsOnPostgres(db);
	if (!isPostgres) await startCounting(db, topic);
	for (const event of on) {
		const name = `announce_${topic}_${table}_${event}`;
		const columns = event === "update" && of ? ` of ${of.join(", ")}` : "";
		const rows = when ? `for each row when (${when})` : isPostgres ? "for each statement" : "";
		const head = `create trigger ${name} after ${event}${columns} on ${table} ${rows}`;
		await sql
			.raw(isPostgres ? `${head} execute function announce_change('${topic}')` : `${head} ${counting(topic)}`)
			.execute(db);
	}
}

/**
 * Announces changes of a table with a column `hotel_id` for each hotel, as `room_bookings:5`, so that a team hears of
 * its own hotels only. PostgreSQL notifies. SQLite keeps the newest change of each hotel: a higher id is a later change.
 */
export async function announceOfHotels(db: Kysely<unknown>, topic: string, table: string): Promise<void> {
	for (const event of ["insert", "update", "delete"]) {
		const head = `create trigger announce_${topic}_${table}_${event}_of_hotel after ${event} on ${table} for each row`;
		const hotel = event === "delete" ? "old.hotel_id" : "new.hotel_id";
		await sql
			.raw(
				runsOnPostgres(db)
					? `${head} execute function announce_hotel_change('${topic}')`
					: `${head} when ${hotel} is not null begin
						delete from hotel_changes where topic = '${topic}' and hotel_id = ${hotel};
						insert into hotel_changes (topic, hotel_id) values ('${topic}', ${hotel});
					end`,
			)
			.execute(db);
	}
}

const counting = (subject: string) =>
	`begin update data_versions set changes = changes + 1 where subject = '${subject}'; end`;

/** PostgreSQL begins with the first change. */
async function startCounting(db: Kysely<unknown>, subject: string): Promise<void> {
	if (runsOnPostgres(db)) return;
	await sql`insert into data_versions (subject, part, changes)
		values (${sql.lit(subject)}, 0, abs(random() % 1000000000000)) on conflict do nothing`.execute(db);
}

/** Without generated columns: they change with others. */
async function columnsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
	const { rows } = await (runsOnPostgres(db)
		? sql<{ name: string }>`select attname as name from pg_attribute
			where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
		: sql<{ name: string }>`select name from pragma_table_info(${table})`
	).execute(db);
	return rows.map(({ name }) => name);
}
