import type { Database } from "#db/client.ts";
import { MOVE_COLUMNS } from "./move-details.ts";

/** All moving bookings of an account with their history, for its owner. */
export async function exportMoves(db: Database, { accountId }: { accountId: number }) {
	const bookings = await db
		.selectFrom("moving_bookings")
		.select(["id", ...MOVE_COLUMNS, "email", "status", "price", "currency", "created_at", "updated_at"])
		.where("account_id", "=", accountId)
		.orderBy("id")
		.execute();
	const events = await db
		.selectFrom("moving_booking_events as event")
		.innerJoin("moving_bookings as booking", "booking.id", "event.booking_id")
		.select(["event.booking_id", "event.from_status", "event.to_status", "event.at"])
		.where("booking.account_id", "=", accountId)
		.orderBy("event.id")
		.execute();
	return bookings.map(({ id, ...booking }) => ({
		...booking,
		history: events.filter((event) => event.booking_id === id).map(({ booking_id: _, ...event }) => event),
	}));
}
