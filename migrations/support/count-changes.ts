// Never change it once a landed migration uses it: add a new function for other behaviour.
import { type Kysely, sql } from "kysely";
import { columnTypes } from "./columns.ts";
import { runsOnPostgres } from "./engine.ts";

/*
 * `data_versions` counts how often the data of a subject has changed, whoever changed it. A count becomes visible
 * together with its change: reading the same number twice means that nothing was committed in between. Counts start
 * at a random number, so that a database that replaces another one does not reach the same number.
 */

/** Creates the table, and the function that PostgreSQL's triggers call. */
export async function prepareChangeCounts(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	await db.schema
		.createTable("data_versions")
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("part", number, (column) => column.notNull())
		.addColumn("changes", number, (column) => column.notNull())
		.addPrimaryKeyConstraint("data_versions_key", ["subject", "part"])
		.execute();
	if (runsOnPostgres(db)) await makeFunction(db);
}

/**
 * Concurrent writers never wait for each other: each updates a part that no other transaction has locked, or inserts
 * a new one, so there are as many parts as there have been concurrent writers. The sum is the version. It counts once
 * per transaction: the setting is local to the transaction and is undone with a savepoint.
 */
const makeFunction = (db: Kysely<unknown>) =>
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
		end $$`.execute(db);

/**
 * A table and the changes of its rows that count: new values in the columns `only`; or inserts, deletes, and new
 * values in any column but those in `except`.
 */
export type Counted = { table: string; only?: readonly string[]; except?: readonly string[] };

/** Counts every committed change of a table as a change of its subject. */
export async function countChanges(db: Kysely<unknown>, subject: string, counted: Counted): Promise<void> {
	const { table, only, except = [] } = counted;
	const isPostgres = runsOnPostgres(db);
	if (!isPostgres)
		await sql`insert into data_versions (subject, part, changes)
			values (${sql.lit(subject)}, 0, abs(random() % 1000000000000)) on conflict do nothing`.execute(db);
	const watched = only ?? (await columnsOf(db, table)).filter((column) => !except.includes(column));
	const differs = sql.join(
		watched.map((name) => sql`${sql.ref(`old.${name}`)} is distinct from ${sql.ref(`new.${name}`)}`),
		sql` or `,
	);
	const whole = only ? [] : isPostgres ? ["insert or delete or truncate"] : ["insert", "delete"];
	for (const event of [...whole, "update"]) {
		const name = sql.raw(`count_${subject}_${table}_${event.split(" ")[0]}`);
		const on = sql`after ${sql.raw(event)} on ${sql.table(table)}`;
		const when = event === "update" ? sql`for each row when (${differs})` : sql``;
		await (isPostgres
			? sql`create trigger ${name} ${on} ${event === "update" ? when : sql`for each statement`}
				execute function count_change(${sql.lit(subject)})`
			: sql`create trigger ${name} ${on} ${when} begin
				update data_versions set changes = changes + 1 where subject = ${sql.lit(subject)};
			end`
		).execute(db);
	}
}

/** Without generated columns on SQLite; with them on PostgreSQL. */
async function columnsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
	const all = await db.introspection.getTables();
	return all.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}
