import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { exportPayment, paidMove } from "#app/payments/payments.server.ts";
import { EXPORTED_MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import { ofStatus, readMoveHistory } from "#app/rent/moves/move-history.server.ts";
import type { Database } from "#db/client.ts";

/** All moving bookings of a person with their history, payments, the steps of their jobs and reviews, for themselves. */
export async function exportMoves(db: Database, owner: DataOwner) {
	const bookings = await db
		.selectFrom("moving_bookings")
		.select(["id", ...EXPORTED_MOVE_COLUMNS])
		.where(belongsTo("moving_bookings", owner))
		.orderBy("id")
		.execute();
	const histories = new Map<number, object[]>();
	for (const { id } of bookings) {
		const history = ofStatus(await readMoveHistory(db, id));
		histories.set(
			id,
			history.map(({ from_status, to_status, detail, at }) => ({ from_status, to_status, detail, at })),
		);
	}
	const steps = await db
		.selectFrom("move_job_steps as step")
		.innerJoin("moving_bookings as booking", "booking.id", "step.booking_id")
		.select(["step.booking_id", "step.step", "step.receiver", "step.at"])
		.where(belongsTo("booking", owner))
		.orderBy("step.at")
		.execute();
	const collections = await db
		.selectFrom("move_collections as collection")
		.innerJoin("moving_bookings as booking", "booking.id", "collection.booking_id")
		.select(["collection.booking_id", "collection.method", "collection.amount", "collection.at"])
		.where(belongsTo("booking", owner))
		.execute();
	const reviews = await db
		.selectFrom("reviews")
		.innerJoin("moving_bookings as booking", "booking.id", "reviews.move_id")
		.select(["reviews.move_id", "reviews.rating", "reviews.author", "reviews.title", "reviews.message"])
		.select(["reviews.answer", "reviews.created_at"])
		.where(belongsTo("booking", owner))
		.execute();
	const payments = new Map<string, Awaited<ReturnType<typeof exportPayment>>>();
	for (const { number, deposit_paid } of bookings)
		if (deposit_paid > 0) payments.set(number, await exportPayment(db, paidMove(number)));
	return bookings.map(({ id, ...booking }) => ({
		...booking,
		payments: payments.get(booking.number) ?? [],
		history: histories.get(id) ?? [],
		steps: steps.filter((step) => step.booking_id === id).map(({ booking_id: _, ...step }) => step),
		collected: collections.filter((each) => each.booking_id === id).map(({ booking_id: _, ...each }) => each),
		reviews: reviews.filter((review) => review.move_id === id).map(({ move_id: _, ...review }) => review),
	}));
}

/** The photos of a person's deliveries, for themselves: the large ones, each read when it is needed. */
export async function listOwnProofs(db: Database, owner: DataOwner) {
	const photos = await db
		.selectFrom("move_proof_photos as photo")
		.innerJoin("moving_bookings as booking", "booking.id", "photo.booking_id")
		.select(["photo.booking_id", "photo.position", "booking.number"])
		.where(belongsTo("booking", owner))
		.orderBy("photo.booking_id")
		.orderBy("photo.position")
		.execute();
	return photos.map(({ booking_id, position, number }) => ({
		of: `Delivery of move ${formatReferenceNumber(number)}`,
		description: "",
		read: async () => {
			const photo = await db
				.selectFrom("move_proof_photos")
				.select("large")
				.where("booking_id", "=", booking_id)
				.where("position", "=", position)
				.executeTakeFirst();
			return photo?.large;
		},
	}));
}
