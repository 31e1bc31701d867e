import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { listInvoicesOf } from "#app/invoices/read-invoices.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { paidStay, readMoneyEntries, readPayment } from "#app/payments/payments.server.ts";
import { readBookedExtras } from "#app/travel/extras/read-extras.server.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { readBookingHistory } from "./booking-history.server.ts";
import { isNightOf, readHeldNights } from "./dates/booking-nights.server.ts";
import { readWaitingChange } from "./dates/waiting-change.server.ts";
import { sumAtHotel } from "./due-at-hotel.ts";
import { readBookedTogether } from "./list/booked-together.server.ts";

/**
 * Returns one booking with its nights, history (oldest first), hotel details, waiting change of dates, newest online
 * payment, all its entries, and what the desk recorded; undefined for an unknown number and for a `viewer` who may not
 * see it. Without a viewer, the caller checks that staff may see it.
 */
export async function readBooking(db: Database, { number, viewer }: { number: string; viewer?: Viewer }) {
	const booking = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.leftJoin("online_check_ins as online_check_in", "online_check_in.booking_id", "bookings.id")
		.selectAll("bookings")
		.select([
			"hotels.address",
			"hotels.city",
			"hotels.region",
			"hotels.postal_code",
			"hotels.country",
			"hotels.time_zone",
			"hotels.email as hotel_email",
			"hotels.contact as hotel_contact",
			"hotels.contact_e164 as hotel_contact_e164",
			"hotels.check_in_from",
			"hotels.check_out_until",
			"hotels.house_rules",
			"hotels.image_hash",
			"hotels.online_check_in",
			"hotels.check_in_kept_days",
			"online_check_in.arrives_at",
			"online_check_in.sent_at as checked_in_online_at",
		])
		.select((eb) =>
			eb
				.exists(
					eb
						.selectFrom("extras")
						.select("extras.id")
						.whereRef("extras.hotel_id", "=", "bookings.hotel_id")
						.where("extras.is_active", "=", true),
				)
				.as("offers_extras"),
		)
		.where("bookings.number", "=", number)
		.where(isShownTo("bookings", viewer))
		.executeTakeFirst();
	if (!booking) return undefined;
	const [held, group, extras, change, history, invoices, deskPayments, online, moneyEntries] =
		await Promise.all([
			readHeldNights(db, booking.id),
			readBookedTogether(db, booking),
			booking.extras_total > 0 ? readBookedExtras(db, booking.id) : [],
			readWaitingChange(db, booking.id),
			readBookingHistory(db, booking.id),
			listInvoicesOf(db, booking.number),
			readDeskPayments(db, booking.id),
			booking.deposit > 0 ? readPayment(db, paidStay(booking.number)) : undefined,
			booking.paid_total > 0 ? readMoneyEntries(db, paidStay(booking.number)) : [],
		]);
	const disputes = booking.paid_total > 0 ? await readDisputeStates(db, paidStay(booking.number)) : [];
	const isOwn = isNightOf(datesOf(booking));
	const nights = held.filter(isOwn);
	/** For a change of dates that waits for its payment. */
	const heldNights = held.filter((night) => !isOwn(night));
	// Proofs of ownership are never returned.
	const { token_hash: _, idempotency_key: __, guest_hash: ___, search_text: ____, ...about } = booking;
	return {
		...about,
		nights,
		heldNights,
		/** The rooms that were booked together, with this one; empty for a room booked alone. */
		group,
		extras,
		change: change ?? null,
		history,
		invoices,
		online: online ?? null,
		moneyEntries,
		deskPayments,
		/** What the desk has recorded as paid at the hotel, in minor units. */
		atHotel: sumAtHotel(deskPayments),
		disputes,
	};
}

export const readDeskPayments = (db: Database, bookingId: number) =>
	db
		.selectFrom("desk_payments as payment")
		.leftJoin("accounts", "accounts.id", "payment.actor_id")
		.select(["payment.id", "payment.amount", "payment.method", "payment.at", "accounts.name as by"])
		.where("payment.booking_id", "=", bookingId)
		.orderBy("payment.id")
		.execute();

export type Booking = NonNullable<Awaited<ReturnType<typeof readBooking>>>;
