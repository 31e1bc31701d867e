import type { Selectable, Transaction } from "kysely";
import { changeText, findLatestChange, isRepeated } from "#app/common/latest-changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { paidStay, refundExcess } from "#app/common/payments/payments.server.ts";
import type { Viewer } from "#app/common/viewer.server.ts";
import { type Actor, readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { countNights, type StayDates } from "#app/travel/nights/stay.ts";
import {
	lockNights,
	NightsTakenError,
	returnNights,
	takeNights,
} from "#app/travel/nights/take-nights.server.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import { mayChangeCheckOut } from "#app/travel/stays/booking-rules.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { lockBooking } from "#app/travel/stays/lock-booking.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { lockActor } from "#app/travel/team/lock-actor.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { mailsOfDates } from "./dates-mails.ts";
import { spansOutside } from "./moved-stay.ts";
import { type DatesQuote, type DatesRefusal, quoteDates } from "./quote-dates.server.ts";

type DatesChange = {
	number: string;
	/** The dates that the screen showed. */
	expectedVersion: StayDates;
	to: StayDates;
	/** The total that the guest, or the hotel for them, agreed to, in minor units. */
	expectedTotal: number;
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

type Row = Selectable<Schema["bookings"]>;

/**
 * Moves a booking to other dates for its guest or the hotel's staff, who may also extend or shorten a stay
 * after check-in. One transaction releases old nights, takes new ones, and updates price, cancellation
 * deadline, history and emails, and refunds what was paid online for more than the new price. The price is computed again under the locks (booking, nights, hotel, in that
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
	const { number, expectedVersion, to, now } = change;
	const isActing = await lockActor(trx, actorOf(change));
	const booking = await lockBooking(trx, number, change.viewer);
	if (!booking || !isActing) return { ok: false, reason: "gone" };
	const { desk } = change;
	if (desk && !(await readOwnHotel(trx, { hotelId: booking.hotel_id, actor: desk, permission: "bookings" })))
		return { ok: false, reason: "gone" };
	const by = desk ? "staff" : "guest";
	const from = { checkIn: booking.check_in, checkOut: booking.check_out };
	const isMovable = booking.status === "confirmed" || mayChangeCheckOut(booking, by);
	if (asText(from) !== asText(expectedVersion) || !isMovable)
		return (await isOwnRepeat(trx, booking, change))
			? { ok: true, repeated: true }
			: { ok: false, reason: "changed", status: booking.status, dates: from };
	const roomId = booking.room_id;
	for (const span of [from, to].toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1)))
		await lockNights(trx, { roomId, ...span });
	const current = await readBooking(trx, { number });
	if (!current) return { ok: false, reason: "gone" };
	const quote = await quoteDates(trx, { booking: current, to, now, by });
	if (!quote.ok) {
		const { ok: _, ...refusal } = quote;
		return { ok: false, reason: "refused", refusal };
	}
	if (quote.total > change.expectedTotal) return { ok: false, reason: "price", quote };
	const moved = await writeDates(trx, { booking, change, quote });
	const excess = { kept: moved.total, reason: "The stay costs less on its new dates" };
	await refundExcess(trx, { ...paidStay(number), ...excess, now });
	const isStaying = moved.status === "checked_in";
	for (const mail of mailsOfDates(
		moved,
		{ email: current.hotel_email },
		{ from, total: booking.total, by, isStaying, disputes: current.disputes },
	))
		await writeMail(trx, mail, now);
	return { ok: true, repeated: false };
}

type Writing = { booking: Row; change: DatesChange; quote: DatesQuote };

async function writeDates(trx: Transaction<Schema>, { booking, change, quote }: Writing): Promise<Row> {
	const { expectedVersion, to, now } = change;
	const { id, room_id: roomId, hotel_id, rooms } = booking;
	const at = now.toISOString();
	const updated = await trx
		.updateTable("bookings")
		.set({
			check_in: to.checkIn,
			check_out: to.checkOut,
			total: quote.total,
			free_until: quote.freeUntil,
			updated_at: at,
		})
		.where("id", "=", id)
		.where("status", "=", booking.status)
		.where("check_in", "=", expectedVersion.checkIn)
		.where("check_out", "=", expectedVersion.checkOut)
		.returningAll()
		.executeTakeFirstOrThrow();
	for (const span of spansOutside(expectedVersion, to)) await returnNights(trx, { ...span, roomId, rooms });
	for (const span of spansOutside(to, expectedVersion)) await takeNights(trx, { ...span, roomId, rooms });
	await trx.deleteFrom("booking_nights").where("booking_id", "=", id).execute();
	await trx
		.insertInto("booking_nights")
		.values(quote.nights.map((night) => ({ ...night, booking_id: id, hotel_id, room_id: roomId })))
		.execute();
	await recordBookingEvent(trx, {
		bookingId: id,
		kind: "dates",
		from: asText(expectedVersion),
		to: asText(to),
		amount: quote.total,
		actorId: actorOf(change),
		isByStaff: change.desk !== undefined,
		now,
	});
	const more = (countNights(to) - countNights(expectedVersion)) * rooms;
	if (more !== 0)
		await trx
			.updateTable("hotels")
			.set((eb) => ({ nights_sold: eb("nights_sold", "+", more) }))
			.where("id", "=", hotel_id)
			.execute();
	return updated;
}

/** As the history stores them: `2026-12-04/2026-12-07`. */
const asText = ({ checkIn, checkOut }: StayDates) => `${checkIn}/${checkOut}`;

async function isOwnRepeat(trx: Transaction<Schema>, booking: Row, change: DatesChange): Promise<boolean> {
	const now = { checkIn: booking.check_in, checkOut: booking.check_out };
	const isOpen = booking.status === "confirmed" || booking.status === "checked_in";
	if (!isOpen || asText(now) !== asText(change.to)) return false;
	const last = await findLatestChange(trx, { record: `booking ${booking.id}`, aspect: "dates" });
	const text = changeText(asText(change.expectedVersion), asText(change.to));
	return isRepeated(last, { aspect: "dates", change: text, actorId: actorOf(change) });
}
