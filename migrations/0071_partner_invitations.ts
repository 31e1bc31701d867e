import { type Kysely, sql } from "kysely";
import { columnTypes } from "./support/columns.ts";

/** The link of an invitation to open a hotel account, and when staff declined a partner request. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table partner_requests add column invitation_hash text`.execute(db);
	await sql`alter table partner_requests add column declined_at ${columnTypes(db).instant}`.execute(db);
	await sql`create unique index partner_requests_by_invitation on partner_requests (invitation_hash)
		where invitation_hash is not null`.execute(db);
}
