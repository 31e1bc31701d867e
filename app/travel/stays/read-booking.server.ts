import { listInvoicesOf } from "#app/common/invoices/read-invoices.server.ts";
import { readDisputes } from "#app/common/payments/disputes.server.ts";
import { paidStay, readMoneyEntries, readPayment } from "#app/common/payments/payments.server.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { readBookingHistory } from "./booking-history.server.ts";

/**
 * Returns one booking with its nights, history (oldest first), hotel details, online payment and its entries; undefined for an unknown
 * number and for a `viewer` who may not see it. Without a viewer, the caller checks that staff may see it.
 */
export async function readBooking(db: Database, { number, viewer }: { number: string; viewer?: Viewer }) {
	const booking = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
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
		])
		.where("bookings.number", "=", number)
		.where(isShownTo("bookings", viewer))
		.executeTakeFirst();
	if (!booking) return undefined;
	const [nights, history, invoices, online, moneyEntries] = await Promise.all([
		db
			.selectFrom("booking_nights")
			.select(["date", "price"])
			.where("booking_id", "=", booking.id)
			.orderBy("date")
			.execute(),
		readBookingHistory(db, booking.id),
		listInvoicesOf(db, booking.number),
		booking.deposit > 0 ? readPayment(db, paidStay(booking.number)) : undefined,
		booking.paid_total > 0 ? readMoneyEntries(db, paidStay(booking.number)) : [],
	]);
	const disputes = online && booking.paid_total > 0 ? await readDisputes(db, online.id) : [];
	// Proofs of ownership are never returned.
	const { token_hash: _, once_key: __, visitor_hash: ___, search_text: ____, ...about } = booking;
	return { ...about, nights, history, invoices, online: online ?? null, moneyEntries, disputes };
}

export type Booking = NonNullable<Awaited<ReturnType<typeof readBooking>>>;
