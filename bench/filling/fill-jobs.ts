import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { inBulk } from "./bulk.ts";

/** The half hours of a move whose size is not known. */
const HALF_HOURS = 4;

/**
 * Assigns the fleet to past moves, one for each vehicle and day, and lets one in three of their customers
 * write a review. The vehicles and drivers exist already.
 */
export async function fillJobs(db: Database, { now }: { now: Date }): Promise<void> {
	const today = now.toISOString().slice(0, 10);
	await inBulk(
		db,
		["move_assignments", "move_vehicle_cells", "move_driver_cells", "reviews"],
		async (bulk) => {
			await sql`insert into move_assignments (booking_id, vehicle_id, driver_id, assigned_at)
			select move.id, vehicle.id, driver.id, move.updated_at
			from (
				select id, updated_at, row_number() over (partition by booking_date order by id) as place
				from moving_bookings where status = 'delivered' and booking_date < ${today}
			) as move
			inner join (select id, row_number() over (order by id) as place from rent_vehicles) as vehicle
				on vehicle.place = move.place
			inner join (select id, row_number() over (order by id) as place from rent_drivers) as driver
				on driver.place = move.place`.execute(bulk);
			for (const resource of ["vehicle", "driver"])
				await sql`insert into ${sql.table(`move_${resource}_cells`)} (${sql.ref(`${resource}_id`)}, date, cell, booking_id)
				select job.${sql.ref(`${resource}_id`)}, move.booking_date,
					cast(substr(cast(move.booking_time as text), 1, 2) as integer) * 2 + half_hour.nth, move.id
				from move_assignments as job
				inner join moving_bookings as move on move.id = job.booking_id
				cross join (${sql.raw(Array.from({ length: HALF_HOURS }, (_, nth) => `select ${nth} as nth`).join(" union all "))}) as half_hour
				where move.booking_date < ${today}`.execute(bulk);
			await sql`insert into reviews (move_id, rating, author, title, message, created_at)
			select id, 3 + id % 3, 'Ana L.', 'A good move', 'The crew was on time and careful.', updated_at
			from moving_bookings where status = 'delivered' and id % 3 = 0`.execute(bulk);
		},
	);
}
