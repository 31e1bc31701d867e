import type { HeldRecords } from "#app/account/subjects.server.ts";
import { formatDate } from "#app/common/calendar.ts";
import { belongsTo, type DataOwner } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { OPEN_MOVES } from "./anonymize-mover.server.ts";
import { VEHICLE_TYPES } from "./moving-booking.ts";

/** How many moving bookings a person has, and those that are still open. */
export async function countHeldMoves(db: Database, owner: DataOwner): Promise<HeldRecords> {
	const own = db.selectFrom("moving_bookings").where(belongsTo("moving_bookings", owner));
	const { count } = await own.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	const open = await own
		.select(["number", "vehicle_type", "booking_date"])
		.where("status", "in", OPEN_MOVES)
		.orderBy("id")
		.execute();
	return {
		names: ["move", "moves"],
		count: Number(count),
		open: open.map(({ number, vehicle_type, booking_date }) => ({
			number,
			description: `${VEHICLE_TYPES[vehicle_type].label}, ${formatDate(booking_date)}`,
		})),
	};
}
