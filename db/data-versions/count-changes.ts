import { type Kysely, sql } from "kysely";
import { columnTypes } from "#db/columns.ts";
import { engineOf } from "#db/engine.ts";

/*
 * `data_versions`: how often the data of a subject has been changed, whoever changed it. It becomes visible with
 * the change, so whoever reads the same number twice knows that nothing was committed in between. Its beginning is
 * random, so that a database that was put in another's place does not come to the same number.
 */

/** Makes the table, and PostgreSQL's function. */
export async function prepareChangeCounts(db: Kysely<unknown>): Promise<void> {
	const { number } = columnTypes(db);
	await db.schema
		.createTable("data_versions")
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("part", number, (column) => column.notNull())
		.addColumn("changes", number, (column) => column.notNull())
		.addPrimaryKeyConstraint("data_versions_key", ["subject", "part"])
		.execute();
	if (engineOf(db) === "postgres") await makeFunction(db);
}

/**
 * Those who write at the same time never wait for each other: each takes a part that nobody has, or makes one, so
 * there are as many as there have been writers at once. The sum is the version. Once for each transaction: the
 * setting ends with it, and is undone where a savepoint is.
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
 * A table, and which changes of its rows are meant: new values in some columns (`only`), or rows that come, go, or
 * have new values in any column but some (`except`).
 */
export type Counted = { table: string; only?: readonly string[]; except?: readonly string[] };

/** Counts every committed change of a table as one of its subject. */
export async function countChanges(db: Kysely<unknown>, subject: string, counted: Counted): Promise<void> {
	const { table, only, except = [] } = counted;
	const isPostgres = engineOf(db) === "postgres";
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

/** Without those that SQLite works out from others; PostgreSQL’s are theirs, too. */
async function columnsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
	const all = await db.introspection.getTables();
	return all.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}
