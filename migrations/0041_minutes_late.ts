import { type Kysely, sql } from "kysely";

/**
 * How late a driver arrived moves from the step to its booking, so that one index holds all that the figures of a day
 * need.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("moving_bookings").addColumn("minutes_late", "integer").execute();
	await sql`update moving_bookings
		set minutes_late = (select step.minutes_late from move_job_steps as step
			where step.booking_id = moving_bookings.id and step.step = 'arrived')
		where id in (select booking_id from move_job_steps where minutes_late is not null)`.execute(db);
	await sql`drop index move_job_steps_arrived`.execute(db);
	await db.schema.alterTable("move_job_steps").dropColumn("minutes_late").execute();
	await sql`drop index moving_bookings_by_figures`.execute(db);
	await sql`create index moving_bookings_by_figures on moving_bookings
		(booking_date, status, price_state, currency, price, cancellation_fee, minutes_late)`.execute(db);
}
