// Never change it once a landed migration uses it: add a new function for other behaviour.
import { type Kysely, sql } from "kysely";
import { announceChanges } from "./announce-changes.ts";
import { runsOnPostgres } from "./engine.ts";

/**
 * Creates triggers that announce every committed change of a table under `topic`, whether this process, another one
 * or a person at the database's command line makes it. SQLite counts the change in `data_versions`, like the changes
 * that the page cache depends on; PostgreSQL notifies once per statement. `of` limits updates to some columns.
 */
export async function announceTopic(
	db: Kysely<unknown>,
	watch: { table: string; topic: string; on: ("insert" | "update" | "delete")[]; of?: string[] },
): Promise<void> {
	if (runsOnPostgres(db)) return announceChanges(db, watch);
	const { table, topic, on, of } = watch;
	await sql`insert into data_versions (subject, part, changes)
		values (${sql.lit(topic)}, 0, abs(random() % 1000000000000)) on conflict do nothing`.execute(db);
	for (const event of on) {
		const name = sql.raw(`announce_${topic}_${table}_${event}`);
		const columns = event === "update" && of ? ` of ${of.join(", ")}` : "";
		await sql`create trigger ${name} ${sql.raw(`after ${event}${columns} on ${table}`)} begin
			update data_versions set changes = changes + 1 where subject = ${sql.lit(topic)};
		end`.execute(db);
	}
}
