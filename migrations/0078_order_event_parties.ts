import { type Kysely, sql } from "kysely";

/**
 * Who changed the state of an order gets a column. Of earlier changes, only cancellations are filled in: the trail has
 * those by staff.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table order_events add column party text
		check (party in ('staff', 'customer', 'clock', 'provider'))`.execute(db);
	await sql`update order_events set party = case when exists (
			select 1 from audit_events
			where subject = 'order ' || order_events.order_id and to_value = 'cancelled'
		) then 'staff' else 'customer' end
		where kind = 'status' and to_value = 'cancelled'`.execute(db);
}
