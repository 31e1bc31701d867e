import type { Transaction } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { writeExtras } from "#app/travel/extras/booked-extras.server.ts";
import { readChoices } from "#app/travel/extras/extra-choices.ts";
import { priceExtras } from "#app/travel/extras/extra-prices.ts";
import {
	findSoldOut,
	lockExtras,
	readBookedExtras,
	readOfferedExtras,
} from "#app/travel/extras/read-extras.server.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import { mayAddExtras } from "#app/travel/stays/booking-rules.ts";
import { hotelMail } from "#app/travel/stays/change-mails.ts";
import { readWaitingChange } from "#app/travel/stays/dates/waiting-change.server.ts";
import { readMailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Adding = {
	/** What is chosen: `typedChoice`. */
	choice: string;
	/** The form's key: sent twice, it adds once. */
	idempotencyKey: string;
	/** Locks the booking for its guest or for the desk; undefined for anybody else. */
	lock: (trx: Transaction<Schema>) => Promise<StoredBooking | undefined>;
	/** The account that acts; null for a guest without one. */
	actorId: number | null;
	isByStaff: boolean;
	now: Date;
};

/** The most extras of one stay: its forms and lists stay short, and nobody fills them by sending forms. */
const MOST_OF_STAY = 30;

export type AddedExtra =
	| { ok: true; name: string }
	/** The booking is of someone else; it has ended, or waits for money for other dates; the extra is off sale. */
	| { ok: false; reason: "gone" | "not_now" | "not_offered" | "too_many" }
	| { ok: false; reason: "sold_out"; name: string };

/** Adds an extra to a stay for its guest or the desk; it is paid at the hotel. Lock order: booking, extra. */
export function addExtra(db: Database, adding: Adding): Promise<AddedExtra> {
	const { choice, lock, actorId, isByStaff, now } = adding;
	return transact(db, async (trx): Promise<AddedExtra> => {
		const booking = await lock(trx);
		if (!booking) return { ok: false, reason: "gone" };
		const before = await readBookedExtras(trx, booking.id);
		const idempotencyKey = `${booking.id} ${adding.idempotencyKey}`;
		const repeated = before.find((extra) => extra.idempotency_key === idempotencyKey);
		if (repeated) return { ok: true, name: repeated.name };
		if (!mayAddExtras(booking) || (await readWaitingChange(trx, booking.id)))
			return { ok: false, reason: "not_now" };
		if (before.length >= MOST_OF_STAY) return { ok: false, reason: "too_many" };
		const offered = await readOfferedExtras(trx, { hotelId: booking.hotel_id });
		const chosen = readChoices([choice], offered, booking);
		if (!chosen || chosen.length === 0) return { ok: false, reason: "not_offered" };
		const stay = datesOf(booking);
		await lockExtras(trx, chosen);
		const soldOut = await findSoldOut(trx, { chosen, stay });
		if (soldOut) return { ok: false, reason: "sold_out", name: soldOut.name };
		const [extra] = priceExtras(chosen, stay);
		if (!extra) return { ok: false, reason: "not_offered" };
		await writeExtras(trx, booking.id, { extras: [extra], stay, idempotencyKey });
		await trx
			.updateTable("bookings")
			.set((eb) => ({
				extras_total: eb("extras_total", "+", extra.amount),
				total: eb("total", "+", extra.amount),
				updated_at: now.toISOString(),
			}))
			.where("id", "=", booking.id)
			.execute();
		await recordBookingEvent(trx, {
			bookingId: booking.id,
			action: "booking extra",
			to: extra.extra.writtenName,
			amount: extra.amount,
			actorId,
			isByStaff,
			now,
		});
		if (!isByStaff) await tellHotel(trx, booking, extra, now);
		return { ok: true, name: extra.name };
	});
}

/** What a guest adds, the hotel gets ready. */
async function tellHotel(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	extra: { amount: number; extra: { writtenName: string } },
	now: Date,
): Promise<void> {
	const hotel = await readMailHotel(trx, booking);
	const mails = hotelMail({ ...booking, total: booking.total + extra.amount }, hotel, () => {
		const { name: guest, currency } = booking;
		const { writtenName: name } = extra.extra;
		const money = formatMoney(extra.amount, currency);
		const number = formatReferenceNumber(booking.number);
		return {
			subject: t.extras.mail.subject({ guest, name }),
			outcome: t.extras.mail.text({ guest, name, money, number }),
		};
	});
	await queueMails(trx, mails, now);
}
