import type { Database } from "#db/client.ts";

const MOST_MOVES = 50;

/** The moves from `today` on that have no vehicle left, in order: at most 50. */
export const listMovesOverCapacity = (db: Database, { today }: { today: string }) =>
	db
		.selectFrom("moving_bookings")
		.select(["number", "name", "vehicle_type", "booking_date", "booking_time", "status"])
		.where("capacity", "=", "over")
		.where("booking_date", ">=", today)
		.orderBy("booking_date")
		.orderBy("id")
		.limit(MOST_MOVES)
		.execute();
