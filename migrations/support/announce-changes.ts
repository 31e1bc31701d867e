// Never change it once a landed migration uses it: add a new function for other behaviour.
import { type Kysely, sql } from "kysely";
import { runsOnPostgres } from "./engine.ts";

/** The channel on which PostgreSQL's triggers notify. */
export const CHANGES_CHANNEL = "meeha_changes";

type RowEvent = "insert" | "update" | "delete";

/**
 * Creates triggers that announce every committed change of a table under `topic`, whether this process, another one
 * or a person at the database's command line makes it. SQLite increments a version in `change_versions`; PostgreSQL
 * notifies once per statement. `of` limits updates to some columns.
 */
export async function announceChanges(
	db: Kysely<unknown>,
	watch: { table: string; topic: string; on: RowEvent[]; of?: string[] },
): Promise<void> {
	for (const happening of watch.on) {
		const name = sql.raw(`announce_${watch.topic}_${watch.table}_${happening}`);
		const columns = happening === "update" && watch.of ? ` of ${watch.of.join(", ")}` : "";
		const event = sql.raw(`after ${happening}${columns} on ${watch.table}`);
		if (runsOnPostgres(db)) {
			await sql`create trigger ${name} ${event} for each statement
				execute function announce_change(${sql.lit(watch.topic)})`.execute(db);
		} else {
			await sql`insert into change_versions (topic, version) values (${sql.lit(watch.topic)}, 0)
				on conflict do nothing`.execute(db);
			await sql`create trigger ${name} ${event} begin
				update change_versions set version = version + 1 where topic = ${sql.lit(watch.topic)};
			end`.execute(db);
		}
	}
}

/** Creates what `announceChanges` needs: the version counters, or the function that its triggers call. */
export async function prepareAnnouncements(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) {
		await sql`create function announce_change() returns trigger language plpgsql as $$
			begin perform pg_notify(${sql.lit(CHANGES_CHANNEL)}, tg_argv[0]); return null; end $$`.execute(db);
	} else {
		await sql`create table change_versions (topic text primary key, version integer not null) without rowid`.execute(
			db,
		);
	}
}
