import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";

/** The kinds of records that entries are about so far. A subject is a kind and a number: `hotel 12`. */
const KINDS = [
	...["account", "moving booking", "hotel", "room", "product", "category", "delivery method", "tax rate"],
	...["discount", "vehicle", "driver", "zone", "rate card", "seller", "commission", "statement"],
	...["conversation", "partner request"],
];

/**
 * The trail: the kind of record, the role of the person, the old and the new value and the number of the request of
 * each change, and an index for each filter of its list. Announces new entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table audit_events add column kind text not null default ''`.execute(db);
	for (const column of ["actor_role", "from_value", "to_value", "request_id"])
		await sql`alter table audit_events add column ${sql.raw(column)} text`.execute(db);
	for (const kind of KINDS)
		await sql`update audit_events set kind = ${kind} where subject like ${`${kind} %`}`.execute(db);
	await sql`update audit_events set actor_role = (select role from accounts where id = actor_id)
		where actor_id is not null`.execute(db);
	for (const name of ["audit_events_by_actor", "audit_events_by_subject"])
		await db.schema.dropIndex(name).execute();
	for (const [name, on] of Object.entries({
		audit_events_by_time: "(at, id)",
		audit_events_by_actor: "(actor_id, at, id) where actor_id is not null",
		audit_events_by_kind: "(kind, at, id)",
		audit_events_by_action: "(kind, action, at, id)",
		audit_events_by_subject: "(subject, at, id)",
	}))
		await sql`create index ${sql.raw(name)} on audit_events ${sql.raw(on)}`.execute(db);
	await announceTopic(db, { table: "audit_events", topic: "trail", on: ["insert"] });
}
