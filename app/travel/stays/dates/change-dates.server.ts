import type { Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import type { Actor } from "#app/account/memberships/members.server.ts";
import type { Viewer } from "#app/common/access/viewer.server.ts";
import { findLatestChange, isRepeated } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import type { Disputes } from "#app/payments/payment-labels.ts";
import { askFor, paidStay } from "#app/payments/payments.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { fitExtras } from "#app/travel/extras/booked-extras.server.ts";
import { sumOfExtras } from "#app/travel/extras/extra-prices.ts";
import { lockExtras, readAgreedExtras } from "#app/travel/extras/read-extras.server.ts";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { lockNights, NightsTakenError } from "#app/travel/nights/take-nights.server.ts";
import { payableOnline, taxOfBooking } from "#app/travel/quotes/stay-tax.ts";
import { mayChangeCheckOut } from "#app/travel/stays/booking-rules.ts";
import { awaitsPayment, type BookingStatus } from "#app/travel/stays/booking-states.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { type MailHotel, readMailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { holdNights, readHeldNights } from "./booking-nights.server.ts";
import { changeToPayMail, mailsOfDates } from "./dates-mails.ts";
import { type MovedMoney, moneyOnNewDates, settleNewPrice } from "./moved-money.server.ts";
import { type DatesQuote, type DatesRefusal, quoteDates } from "./quote-dates.server.ts";
import { datesText, dropWaitingChange, readWaitingChange, writeNewDates } from "./waiting-change.server.ts";

type DatesChange = {
	number: string;
	/** The dates that the screen showed. */
	expectedDates: StayDates;
	to: StayDates;
	/** The total that the guest, or the hotel for them, agreed to, in minor units. */
	expectedTotal: number;
	/** Who takes what is paid online; null or absent: nothing more is paid online. */
	paymentProvider?: PaymentProviderName | null;
	now: Date;
} & (
	| { /** The guest: only bookings that they may see. */ viewer: Viewer; desk?: never }
	| {
			/** Staff, for the guest: only bookings in hotels that they manage. */ desk: Actor;
			viewer?: never;
	  }
);

const actorOf = ({ desk, viewer }: DatesChange): number | null => (desk ?? viewer).accountId;

export type DatesOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" }
	/** Somebody was faster: the current state. */
	| { ok: false; reason: "changed"; status: BookingStatus; dates: StayDates }
	/** It costs more than agreed: the person must see it and agree. */
	| { ok: false; reason: "price"; quote: DatesQuote }
	| { ok: false; reason: "refused"; refusal: DatesRefusal };

/**
 * Moves a booking to other dates for its guest or the hotel's staff, who may also extend or shorten a stay
 * after check-in. One transaction releases old nights, takes new ones, and updates price, cancellation
 * deadline, deposit, history and emails, and refunds what was paid online for more than the new price. A paid stay that
 * its guest makes dearer waits: its new nights are held, and it moves once the difference is paid; see
 * `moneyOnNewDates`. The price is computed again under the locks (booking, nights, hotel, in that
 * order): a lower one applies, a higher one needs agreement. One conditional update from the expected dates.
 * If one person sends the same move twice, it counts once and succeeds twice. Refused as "gone" for other
 * people's bookings.
 */
export async function changeStayDates(db: Database, change: DatesChange): Promise<DatesOutcome> {
	try {
		return await transact(db, (trx) => moveDates(trx, change));
	} catch (error) {
		if (!(error instanceof NightsTakenError)) throw error;
		return { ok: false, reason: "refused", refusal: { reason: "not_for_sale" } };
	}
}

async function moveDates(trx: Transaction<Schema>, change: DatesChange): Promise<DatesOutcome> {
	const { number, expectedDates, to, now } = change;
	const isActing = await lockActor(trx, actorOf(change));
	const booking = await lockBooking(trx, number, change.viewer);
	if (!booking || !isActing) return { ok: false, reason: "gone" };
	const { desk } = change;
	if (desk && !(await readOwnHotel(trx, { hotelId: booking.hotel_id, actor: desk, permission: "bookings" })))
		return { ok: false, reason: "gone" };
	const by = desk ? "staff" : "guest";
	const from = datesOf(booking);
	const isOverdue = awaitsPayment(booking) && (booking.pay_before ?? "") <= now.toISOString();
	const isMovable = (booking.status === "confirmed" && !isOverdue) || mayChangeCheckOut(booking, by);
	if (datesText(from) !== datesText(expectedDates) || !isMovable)
		return (await isOwnRepeat(trx, booking, change))
			? { ok: true, repeated: true }
			: { ok: false, reason: "changed", status: booking.status, dates: from };
	const waiting = await readWaitingChange(trx, booking.id);
	if (waiting && by === "guest" && waiting.pay_before > now.toISOString() && isTo(waiting, to))
		return { ok: true, repeated: true };
	await lockSpans(trx, booking.room_id, [from, to, ...(waiting ? [datesOf(waiting)] : [])]);
	const current = await readBooking(trx, { number });
	if (!current) return { ok: false, reason: "gone" };
	await lockExtras(trx, await readAgreedExtras(trx, booking.id));
	const quote = await quoteDates(trx, { booking: current, to, now, by });
	if (!quote.ok) {
		const { ok: _, ...refusal } = quote;
		return { ok: false, reason: "refused", refusal };
	}
	if (quote.total > change.expectedTotal) return { ok: false, reason: "price", quote };
	const isOnline = Boolean(change.paymentProvider);
	const payable = payableOnline(taxOfBooking(booking), { total: quote.total, taxTotal: quote.tax });
	const moving = { checkIn: to.checkIn, payable, by, isOnline, now } as const;
	const money = await moneyOnNewDates(trx, current, moving);
	await dropWaitingChange(trx, booking, now);
	const hotel = await readMailHotel(trx, booking);
	const agreed = { change, quote, money, hotel, disputes: current.disputes };
	if (money.difference) await holdChange(trx, booking, { ...agreed, difference: money.difference });
	else await moveNow(trx, booking, agreed);
	return { ok: true, repeated: false };
}

type Agreed = {
	change: DatesChange;
	quote: DatesQuote;
	money: MovedMoney;
	hotel: MailHotel;
	disputes: Disputes;
};

/** Holds the nights of a dearer change beside those of the paid stay, and asks for the difference. */
async function holdChange(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	{ change, quote, money, hotel, difference }: Agreed & { difference: { amount: number; payBefore: string } },
): Promise<void> {
	const { to, paymentProvider: provider, now } = change;
	const { amount, payBefore } = difference;
	const own = await readHeldNights(trx, booking.id);
	// Kept nights may cost something else then, when an offer no longer holds.
	const added = quote.nights.filter(({ date }) => !own.some((night) => night.date === date));
	const all = [...own, ...added].toSorted((one, other) => (one.date < other.date ? -1 : 1));
	await holdNights(trx, booking, all);
	await trx
		.insertInto("date_changes")
		.values({
			booking_id: booking.id,
			check_in: to.checkIn,
			check_out: to.checkOut,
			total: quote.total,
			tax_total: quote.tax,
			extras_total: sumOfExtras(quote.extras),
			deposit: money.deposit,
			free_until: quote.freeUntil,
			nights: JSON.stringify(quote.nights),
			pay_before: payBefore,
			actor_id: actorOf(change),
		})
		.execute();
	await fitExtras(trx, booking.id, datesOf(booking), to);
	if (provider)
		await askFor(trx, { ...paidStay(booking.number), provider, amount, currency: booking.currency, now });
	await trx
		.updateTable("bookings")
		.set({ updated_at: now.toISOString() })
		.where("id", "=", booking.id)
		.execute();
	const mails = changeToPayMail(booking, hotel, { to, total: quote.total, amount, payBefore, now });
	await queueMails(trx, mails, now);
}

/** Moves a booking at once: asks for its deposit again while it is unpaid, and refunds what was paid for more than it costs. */
async function moveNow(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	{ change, quote, money, hotel, disputes }: Agreed,
): Promise<void> {
	const { to, desk, paymentProvider: provider, now } = change;
	const { total, tax: tax_total, freeUntil: free_until } = quote;
	await holdNights(trx, booking, quote.nights);
	const moved = await writeNewDates(trx, booking, {
		to,
		nights: quote.nights,
		values: {
			total,
			tax_total,
			extras_total: sumOfExtras(quote.extras),
			free_until,
			deposit: money.deposit,
			pay_before: money.payBefore,
		},
		actorId: actorOf(change),
		isByStaff: desk !== undefined,
		now,
	});
	await settleNewPrice(trx, moved, { provider: provider ?? null, reason: storeText("stayCheaper"), now });
	const by = desk ? "staff" : "guest";
	await queueMails(trx, mailsOfDates(moved, hotel, { before: booking, by, disputes, now }), now);
}

/** Locks the nights of some ranges of a room, the earliest first. */
async function lockSpans(
	trx: Transaction<Schema>,
	roomId: number,
	spans: readonly StayDates[],
): Promise<void> {
	for (const span of spans.toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1)))
		await lockNights(trx, { roomId, ...span });
}

const isTo = (change: { check_in: string; check_out: string }, to: StayDates): boolean =>
	datesText(datesOf(change)) === datesText(to);

async function isOwnRepeat(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	change: DatesChange,
): Promise<boolean> {
	const isOpen = booking.status === "confirmed" || booking.status === "checked_in";
	if (!isOpen || !isTo(booking, change.to)) return false;
	const action = "booking dates";
	const last = await findLatestChange(trx, { subject: `booking ${booking.id}`, actions: [action] });
	const [from, to] = [datesText(change.expectedDates), datesText(change.to)];
	return isRepeated(last, { action, from, to, actorId: actorOf(change) });
}
