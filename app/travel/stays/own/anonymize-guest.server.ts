import type { Transaction } from "kysely";
import { belongsTo, type DataOwner, describeErasure } from "#app/common/access/viewer.server.ts";
import { emptyNotes } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { paidStay } from "#app/payments/payments.server.ts";
import { anonymizePayment } from "#app/payments/refunds.server.ts";
import { anonymizeReviews } from "#app/reviews/person-reviews.server.ts";
import { bookingSearchText } from "#app/travel/stays/booking-search.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import { applyBookingChange } from "#app/travel/stays/change-booking.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { ERASED_STAY } from "./stay-columns.ts";

/**
 * Cancels a person's room bookings that can be cancelled, like their guest would and at that fee, with
 * history and emails. Removes personal data from all of its bookings and reviews, and deletes the hotels'
 * notes about them. What was booked, when and for how much stays for the hotels' accounts. What they book meanwhile
 * stays whole. Emailed links stop working. Call it in the transaction that deletes the account or erases the guest.
 * Returns the number cancelled.
 */
export async function anonymizeGuest(
	trx: Transaction<Schema>,
	{ now, ...owner }: DataOwner & { now: Date },
): Promise<number> {
	const { name, reason } = describeErasure(owner);
	const bookings = await lockBookings(trx, owner);
	let cancelled = 0;
	for (const { number, status } of bookings.filter((booking) => HOLDING.includes(booking.status))) {
		const cancel = { to: "cancelled", by: "guest", detail: reason } as const;
		const change = { ...cancel, number, expectedStatus: status, actorId: owner.accountId, now };
		// A stay that has begun is left to the hotel.
		if ((await applyBookingChange(trx, change)).ok) cancelled++;
	}
	for (const booking of bookings) {
		await trx
			.updateTable("bookings")
			.set({
				...ERASED_STAY,
				name,
				token_hash: `gone ${crypto.randomUUID()}`,
				search_text: bookingSearchText({ ...booking, ...ERASED_STAY, name }),
			})
			.where("id", "=", booking.id)
			.execute();
		await trx.deleteFrom("online_check_ins").where("booking_id", "=", booking.id).execute();
		const subject = `booking ${booking.id}` as const;
		await emptyNotes(trx, { subject, actions: ["booking note", "booking kept"] });
		await anonymizePayment(trx, paidStay(booking.number));
		await anonymizeReviews(trx, { author: storeText("formerGuest"), booking_id: booking.id });
	}
	return cancelled;
}

/** Locks all bookings, then all their nights, each in a fixed order, to avoid deadlocks. */
async function lockBookings(trx: Transaction<Schema>, owner: DataOwner) {
	const { forNoKeyUpdate, lockRows } = adapterOf(trx);
	const bookings = await trx
		.selectFrom("bookings")
		.select(["id", "number", "status", "hotel_id", "hotel_name", "room_name"])
		.where(belongsTo("bookings", owner))
		.orderBy("id")
		.$call(forNoKeyUpdate)
		.execute();
	if (bookings.length === 0) return [];
	await lockRows(
		trx
			.selectFrom("bookings")
			// A join instead of a condition on each night: there are millions.
			.innerJoin("nights", (join) =>
				join
					.onRef("nights.room_id", "=", "bookings.room_id")
					.onRef("nights.date", ">=", "bookings.check_in")
					.onRef("nights.date", "<=", "bookings.check_out"),
			)
			.select("nights.date")
			.where(
				"bookings.id",
				"in",
				bookings.map(({ id }) => id),
			)
			.where("bookings.nights_returned_at", "is", null)
			.orderBy("nights.room_id")
			.orderBy("nights.date")
			.forNoKeyUpdate("nights"),
	);
	return bookings.toSorted((one, other) => one.hotel_id - other.hotel_id);
}
