import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes } from "./support/columns.ts";
import { countChanges } from "./support/count-changes.ts";
import { runsOnPostgres } from "./support/engine.ts";

/** Records that staff look at: few of many, each found by a partial index. */
const INDEXES: Record<string, string> = {
	hotels_awaiting_approval: "hotels (submitted_at, id) where status = 'pending' and archived_at is null",
	outbox_failed: "outbox (failed_at, id) where failed_at is not null",
	calendar_feeds_failing: "calendar_feeds (room_id) where fault <> ''",
	accounts_by_creation: "accounts (created_at, id)",
};

/**
 * Adds when each hotel was last submitted for approval, the indexes of a SuperAdmin's overview, and the topic that
 * announces its figures, besides those of `hotels`, `payments` and `conversations`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table hotels add column submitted_at ${columnTypes(db).instant}`.execute(db);
	await sql`update hotels set submitted_at = created_at`.execute(db);
	await sql`update hotels set submitted_at = (
			select at from latest_changes where record = 'hotel ' || hotels.id and aspect = 'hotel status')
		where status = 'pending' and exists (
			select 1 from latest_changes where record = 'hotel ' || hotels.id and aspect = 'hotel status')`.execute(
		db,
	);
	await countSubmissions(db);
	for (const [name, on] of Object.entries(INDEXES))
		await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db);
	const topic = "overview";
	await announceTopic(db, {
		table: "accounts",
		topic,
		on: ["insert", "update", "delete"],
		of: ["suspended_at"],
	});
	await announceTopic(db, { table: "commission_statements", topic, on: ["insert", "update"] });
	await announceTopic(db, { table: "outbox", topic, on: ["update"], of: ["failed_at"] });
	await announceTopic(db, { table: "calendar_feeds", topic, on: ["update", "delete"], of: ["fault"] });
}

/** The triggers that count changes of hotels name each column, so they are made anew. */
async function countSubmissions(db: Kysely<unknown>): Promise<void> {
	const isPostgres = runsOnPostgres(db);
	const on = isPostgres ? " on hotels" : "";
	for (const event of ["insert", ...(isPostgres ? [] : ["delete"]), "update"])
		await sql.raw(`drop trigger count_travel_hotels_${event}${on}`).execute(db);
	await countChanges(db, "travel", { table: "hotels", except: ["nights_sold", "merit"] });
}
