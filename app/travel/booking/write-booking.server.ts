import type { Transaction } from "kysely";
import { customerLanguage } from "#app/account/customer-language.server.ts";
import { type Actor, readHotelLanguage } from "#app/account/memberships/members.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { ConcurrentChangeError } from "#app/common/changes/conflict.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { openPayment, paidStay } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { writeExtras } from "#app/travel/extras/booked-extras.server.ts";
import { sumOfExtras } from "#app/travel/extras/extra-prices.ts";
import { takeLockedNights } from "#app/travel/nights/take-nights.server.ts";
import { confirmBefore, payBefore } from "#app/travel/quotes/deposit.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";
import { storeTax } from "#app/travel/quotes/stay-tax.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import { bookingSearchText } from "#app/travel/stays/booking-search.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { type Booked, bookedMail, groupBookedMail, hotelBookedMail } from "./booking-mails.ts";

export type NewBooking = {
	/** A second form with the same key finds the first one's booking. */
	idempotencyKey: string;
	source: "guest" | "walk_in";
	accountId: number | null;
	/** Who books a walk-in at the desk, in a hotel whose bookings they manage. */
	desk?: Actor;
	guestHash: string | null;
	name: string;
	/** Lower case. A walk-in may leave none, and then gets no email. */
	email: string;
	/** Whether the guest gets the confirmation by email; true by default. */
	isEmailed?: boolean;
	contact: { typed: string; e164: string };
	requests: string;
	currency: string;
	/** Basis points, for hotels without a rate of their own. A walk-in has no commission. */
	defaultCommissionRate: number;
	/** Null or absent: nothing is paid online. */
	paymentProvider?: PaymentProviderName | null;
	now: Date;
};

type Writing = {
	booking: NewBooking;
	quote: StayQuote;
	/** The hotel's, in basis points. */
	commissionRate: number;
	/** Whether the guest has shown that an address is theirs. */
	isEmailConfirmed: boolean;
	/** The first room of those that are booked together; absent: it is this one, or booked alone. */
	first?: { number: string } | undefined;
	/** Whether other rooms are booked with it. */
	isGroup: boolean;
};

/**
 * Writes the booking of a quote whose nights the transaction has locked. Returns what `mailBooked` tells the guest and the
 * hotel.
 */
export async function writeBooking(trx: Transaction<Schema>, writing: Writing): Promise<Booked> {
	const { booking, quote } = writing;
	const { stay, hotel, room } = quote;
	await takeLockedNights(trx, { ...stay, roomId: room.id });
	const number = newReferenceNumber("H");
	const token = newToken();
	const status = isRequest(writing) ? "pending" : "confirmed";
	const isPaidNow = quote.deposit > 0 && status === "confirmed";
	const group_number = writing.isGroup ? (writing.first?.number ?? number) : null;
	const keys = { number, group_number, token_hash: hashToken(token), status } as const;
	const pay_before = isPaidNow ? payBefore({ checkIn: stay.checkIn, ...hotel }, booking.now) : null;
	const mustConfirm =
		!writing.isEmailConfirmed && status === "confirmed" && !isPaidNow && hotel.unconfirmed === "expire";
	const confirm_before = mustConfirm ? confirmBefore({ checkIn: stay.checkIn, ...hotel }, booking.now) : null;
	const isByStaff = booking.source === "walk_in";
	const language = await customerLanguage(trx, { isByStaff, accountId: booking.accountId });
	const id = await insertBooking(trx, writing, { ...keys, pay_before, confirm_before, language });
	if (isPaidNow && booking.paymentProvider)
		await openPayment(trx, {
			...paidStay(number),
			provider: booking.paymentProvider,
			currency: booking.currency,
			amount: quote.deposit,
			now: booking.now,
		});
	await trx
		.insertInto("booking_nights")
		.values(quote.nights.map((night) => ({ ...night, booking_id: id, hotel_id: hotel.id, room_id: room.id })))
		.execute();
	await writeExtras(trx, id, quote);
	await recordBookingEvent(trx, {
		bookingId: id,
		action: booking.source === "walk_in" ? "walk-in" : "booked",
		to: status,
		amount: quote.total,
		actorId: booking.desk?.accountId ?? booking.accountId,
		isByStaff: booking.source === "walk_in",
		now: booking.now,
	});
	const sold = await trx
		.updateTable("hotels")
		.set((eb) => ({ nights_sold: eb("nights_sold", "+", quote.nights.length * stay.rooms) }))
		.where("id", "=", hotel.id)
		.where("archived_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	// Archived at this moment: an owner who deletes their account must find either this booking or none.
	if (!sold) throw new ConcurrentChangeError("the hotel was archived");
	return {
		...booking,
		number,
		token,
		quote,
		isRequest: isRequest(writing),
		payBefore: pay_before,
		confirmBefore: confirm_before,
		language,
	};
}

/** Tells the guest of all rooms that they booked in one email, and the hotel of each. */
export async function mailBooked(trx: Transaction<Schema>, rooms: readonly Booked[]): Promise<void> {
	const [first] = rooms;
	if (!first) return;
	const { email, isEmailed, source, quote, now } = first;
	const toGuest = () => (rooms.length === 1 ? bookedMail(first) : groupBookedMail(rooms));
	if (email && isEmailed !== false) await writeMail(trx, first.language, toGuest, now);
	if (source !== "guest" || !quote.hotel.email) return;
	const language = await readHotelLanguage(trx, quote.hotel.id);
	for (const room of rooms) await writeMail(trx, language, () => hotelBookedMail(room), now);
}

/** Whether the hotel must still confirm; a booking by its own staff is confirmed. */
const isRequest = ({ booking, quote }: Writing) => quote.holdUntil !== null && booking.source === "guest";

async function insertBooking(
	trx: Transaction<Schema>,
	writing: Writing,
	keys: Pick<
		StoredBooking,
		"number" | "group_number" | "token_hash" | "status" | "pay_before" | "confirm_before" | "language"
	>,
): Promise<number> {
	const { booking, quote } = writing;
	const { stay, hotel, room, rate, offer, terms } = quote;
	const at = booking.now.toISOString();
	const searched = {
		number: keys.number,
		name: booking.name,
		email: booking.email,
		contact: booking.contact.typed,
		contact_e164: booking.contact.e164,
		hotel_name: hotel.name,
		room_name: room.writtenName,
	};
	const stored = await trx
		.insertInto("bookings")
		.values({
			...searched,
			...keys,
			idempotency_key: booking.idempotencyKey,
			account_id: booking.accountId,
			guest_hash: booking.guestHash,
			hotel_id: hotel.id,
			room_id: room.id,
			plan_id: rate.planId,
			plan_name: rate.writtenName,
			board: rate.board,
			offer_id: offer?.id ?? null,
			offer_name: offer?.writtenName ?? "",
			source: booking.source,
			check_in: stay.checkIn,
			check_out: stay.checkOut,
			rooms: stay.rooms,
			adults: stay.adults,
			children: stay.children,
			child_ages: String(stay.ages ?? ""),
			requests: booking.requests,
			currency: booking.currency,
			total: quote.total,
			extras_total: sumOfExtras(quote.extras),
			tax_total: quote.tax,
			tax_rule: storeTax(quote.taxRule),
			is_email_confirmed: writing.isEmailConfirmed,
			deposit: quote.deposit,
			deposit_percent: quote.deposit > 0 ? quote.depositPercent : 0,
			free_until_days: terms.freeUntilDays,
			late_fee_percent: terms.lateFeePercent,
			no_show_percent: terms.noShowPercent,
			commission_rate: booking.source === "guest" ? writing.commissionRate : 0,
			free_until: terms.freeUntil,
			hold_until: isRequest(writing) ? quote.holdUntil : null,
			nights_returned_at: null,
			search_text: bookingSearchText(searched),
			created_at: at,
			updated_at: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	// The same form arrived twice at once or, once in 10^11, the number is taken.
	if (!stored) throw new ConcurrentChangeError("the booking was not stored");
	return stored.id;
}
