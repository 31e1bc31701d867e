import type { Database } from "#db/client.ts";
import { MOVE_COLUMNS } from "./move-details.ts";

/** All moving bookings of an account with their history and reviews, for its owner. */
export async function exportMoves(db: Database, { accountId }: { accountId: number }) {
	const bookings = await db
		.selectFrom("moving_bookings")
		.select([
			"id",
			...MOVE_COLUMNS,
			"email",
			"status",
			"price",
			"currency",
			"cancellation_fee",
			"created_at",
			"updated_at",
		])
		.where("account_id", "=", accountId)
		.orderBy("id")
		.execute();
	const events = await db
		.selectFrom("moving_booking_events as event")
		.innerJoin("moving_bookings as booking", "booking.id", "event.booking_id")
		.select(["event.booking_id", "event.from_status", "event.to_status", "event.detail", "event.at"])
		.where("booking.account_id", "=", accountId)
		.orderBy("event.id")
		.execute();
	const reviews = await db
		.selectFrom("reviews")
		.innerJoin("moving_bookings as booking", "booking.id", "reviews.move_id")
		.select(["reviews.move_id", "reviews.rating", "reviews.author", "reviews.title", "reviews.message"])
		.select(["reviews.answer", "reviews.created_at"])
		.where("booking.account_id", "=", accountId)
		.execute();
	return bookings.map(({ id, ...booking }) => ({
		...booking,
		history: events.filter((event) => event.booking_id === id).map(({ booking_id: _, ...event }) => event),
		reviews: reviews.filter((review) => review.move_id === id).map(({ move_id: _, ...review }) => review),
	}));
}
