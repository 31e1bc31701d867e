import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";
import { countChanges } from "./support/count-changes.ts";
import { runsOnPostgres } from "./support/engine.ts";

/**
 * Hotels get a column for the latest change since approval that no SuperAdmin has reviewed: the id of its
 * audit entry, or null. Existing hotels get it from the audit trail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("hotels").addColumn("unreviewed_change_id", columnTypes(db).number).execute();
	await sql`update hotels set unreviewed_change_id = (
			select max(id) from audit_events
			where subject = 'hotel ' || hotels.id and action in ('hotel identity', 'hotel status', 'hotel checked'))
		where (select action from audit_events
			where subject = 'hotel ' || hotels.id and action in ('hotel identity', 'hotel status', 'hotel checked')
			order by id desc limit 1) = 'hotel identity'`.execute(db);
	await sql`create index hotels_by_unreviewed_change on hotels (unreviewed_change_id)
		where unreviewed_change_id is not null`.execute(db);
	const isPostgres = runsOnPostgres(db);
	for (const event of isPostgres ? ["insert", "update"] : ["insert", "delete", "update"])
		await sql`drop trigger ${sql.raw(`count_travel_hotels_${event}${isPostgres ? " on hotels" : ""}`)}`.execute(
			db,
		);
	await countChanges(db, "travel", { table: "hotels", except: ["nights_sold", "merit"] });
}
