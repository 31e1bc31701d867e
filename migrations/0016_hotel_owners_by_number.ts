import { type Kysely, sql } from "kysely";

const ARROW = " → ";
/** What the history shows for the id of a deleted account. */
const GONE = "an account that is gone";

/**
 * The audit trail of a hotel's owners contained email addresses, which stayed after the accounts were
 * deleted. Now it refers to accounts by id: an address becomes the id of its account if that existed at the
 * time, and is removed otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<{ id: number; detail: string; at: string }>`select id, detail, at
		from audit_events where action = 'hotel owner' and detail like '%@%' order by id`.execute(db);
	for (const { id, detail, at } of rows) {
		const owners: string[] = [];
		for (const owner of detail.split(ARROW))
			owners.push(owner.includes("@") ? await numberOf(db, owner, at) : owner);
		await sql`update audit_events set detail = ${owners.join(ARROW)} where id = ${id}`.execute(db);
	}
}

async function numberOf(db: Kysely<unknown>, email: string, at: string): Promise<string> {
	const { rows } = await sql<{ id: number }>`select id from accounts
		where email = ${email} and created_at <= ${at}`.execute(db);
	return rows[0] ? `account ${rows[0].id}` : GONE;
}
