import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Every topic so far: the tables and changes that are announced under it. */
const ANNOUNCED: Parameters<typeof announceTopic>[1][] = [
	{ topic: "sessions", table: "sessions", on: ["delete"] },
	{ topic: "sessions", table: "accounts", on: ["update", "delete"], of: ["role", "suspended_at", "email"] },
	{ topic: "moving_bookings", table: "moving_bookings", on: ["insert", "update", "delete"] },
	{ topic: "outbox", table: "outbox", on: ["insert"] },
	{ topic: "orders", table: "orders", on: ["insert", "update", "delete"] },
	{ topic: "product_imports", table: "product_imports", on: ["insert", "update"] },
	{ topic: "hotels", table: "hotels", on: ["insert", "update"], of: ["status", "owner_id"] },
	{ topic: "room_bookings", table: "bookings", on: ["insert", "update", "delete"] },
];

/**
 * SQLite counts the changes of topics in `data_versions` instead of a table of their own, so that the live stream and
 * the page cache have one change counter. A view takes the place of the table, for processes of earlier versions that
 * are still running. PostgreSQL notifies and has only had this counter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) return;
	const { rows } = await sql<{ name: string }>`select name from sqlite_master
		where type = 'trigger' and sql like '%change_versions%'`.execute(db);
	for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
	for (const each of ANNOUNCED) await announceTopic(db, each);
	await db.schema.dropTable("change_versions").execute();
	const topics = sql.join(ANNOUNCED.map(({ topic }) => sql.lit(topic)));
	await sql`create view change_versions as select subject as topic, sum(changes) as version
		from data_versions where subject in (${topics}) group by subject`.execute(db);
}
