import { type Kysely, sql } from "kysely";

/**
 * The figures of moves: how late a driver arrived, and indexes that hold all that a sum of days needs. For arrivals
 * that were reported before, it stays unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("move_job_steps").addColumn("minutes_late", "integer").execute();
	await sql`create index move_job_steps_arrived on move_job_steps (booking_id, minutes_late)
		where step = 'arrived'`.execute(db);
	await sql`create index moving_bookings_by_figures
		on moving_bookings (booking_date, status, price_state, currency, price, cancellation_fee)`.execute(db);
}
