import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";

const INDEXES = {
	payments_by_state: "payments (state, id)",
	payments_by_provider: "payments (provider, id)",
	payments_by_date: "payments (created_at, id)",
	refunds_failed: "refunds (payment_id) where state = 'failed'",
	refunds_by_reference: "refunds (provider_reference)",
};

/** The list of payments: its filters and search, and changes of payments and refunds as they happen. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const [name, on] of Object.entries(INDEXES))
		await sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db);
	for (const table of ["payments", "refunds"])
		await announceTopic(db, { table, topic: "payments", on: ["insert", "update"] });
}
