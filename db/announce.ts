import { type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/** The channel PostgreSQL's triggers notify on. */
export const CHANGES_CHANNEL = "meeha_changes";

type RowEvent = "insert" | "update" | "delete";

/**
 * Puts triggers on a table so that every committed change of it is announced under `topic`, whoever makes
 * it: this process, another one, or a person at the database's own command line. SQLite counts a version up
 * in `change_versions`; PostgreSQL notifies, once for each statement. `of` narrows updates to some columns.
 */
export async function announceChanges(
	db: Kysely<unknown>,
	watch: { table: string; topic: string; on: RowEvent[]; of?: string[] },
): Promise<void> {
	for (const happening of watch.on) {
		const name = sql.raw(`announce_${watch.topic}_${watch.table}_${happening}`);
		const columns = happening === "update" && watch.of ? ` of ${watch.of.join(", ")}` : "";
		const event = sql.raw(`after ${happening}${columns} on ${watch.table}`);
		if (engineOf(db) === "postgres") {
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

/** What `announceChanges` stands on: the version counters, or the function its triggers call. */
export async function prepareAnnouncements(db: Kysely<unknown>): Promise<void> {
	if (engineOf(db) === "postgres") {
		await sql`create function announce_change() returns trigger language plpgsql as $$
			begin perform pg_notify(${sql.lit(CHANGES_CHANNEL)}, tg_argv[0]); return null; end $$`.execute(db);
	} else {
		await sql`create table change_versions (topic text primary key, version integer not null) without rowid`.execute(
			db,
		);
	}
}
