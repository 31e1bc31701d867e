import { type Kysely, sql } from "kysely";

const CONFIRM_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Every new order expires unless it is confirmed or paid in time. Existing orders that never expired, because
 * they are paid on delivery or free, get three days from now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const deadline = new Date(Date.now() + CONFIRM_WITHIN_MS).toISOString();
	await sql`update orders set pay_before = ${deadline}
		where status = 'new' and pay_before is null and payment in ('unpaid', 'failed')`.execute(db);
}
