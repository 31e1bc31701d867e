import type { Selectable, Transaction } from "kysely";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { readDisputeStates } from "#app/payments/disputes.server.ts";
import { paidStay, stopAsking } from "#app/payments/payments.server.ts";
import { fitExtras } from "#app/travel/extras/booked-extras.server.ts";
import { countNights, datesOf, type StayDates } from "#app/travel/nights/stay.ts";
import type { OfferedNight } from "#app/travel/quotes/offers.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import { readMailHotel } from "#app/travel/stays/own/shown-stay.server.ts";
import { fitUnits } from "#app/travel/units/unit-nights.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockBooking } from "../lock-booking.server.ts";
import { holdNights, isNightOf, readHeldNights } from "./booking-nights.server.ts";
import { changeNotPaidMail, mailsOfDates } from "./dates-mails.ts";

export type WaitingChange = Selectable<Schema["date_changes"]>;

/** The change of dates that waits for its payment; undefined when none does. Amounts in minor units. */
export const readWaitingChange = (db: Database, bookingId: number): Promise<WaitingChange | undefined> =>
	db.selectFrom("date_changes").selectAll().where("booking_id", "=", bookingId).executeTakeFirst();

/** Whether a stay can still move to the dates of a change: it has not begun, or arrived on the day that stays. */
export const mayStillChange = (
	{ status, check_in }: Pick<StoredBooking, "status" | "check_in">,
	change: Pick<WaitingChange, "check_in">,
): boolean => status === "confirmed" || (status === "checked_in" && check_in === change.check_in);

/**
 * Drops a change of dates that waits, in the transaction after which it is not wanted or possible: its nights go back on
 * sale and nobody can pay for it any more. The stay stays as it is.
 */
export async function dropWaitingChange(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	now: Date,
): Promise<void> {
	const dropped = await trx
		.deleteFrom("date_changes")
		.where("booking_id", "=", booking.id)
		.returning("booking_id")
		.executeTakeFirst();
	if (!dropped) return;
	const held = await readHeldNights(trx, booking.id);
	await holdNights(trx, booking, held.filter(isNightOf(datesOf(booking))));
	await fitExtras(trx, booking.id, datesOf(booking));
	await stopAsking(trx, { ...paidStay(booking.number), now });
}

/**
 * Moves a locked booking to the dates of its change, whose difference was paid: releases the nights that it gives up,
 * with history and emails. Does nothing without a change.
 */
export async function carryOutChange(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	{ hotel, now }: { hotel: Parameters<typeof mailsOfDates>[1]; now: Date },
): Promise<StoredBooking> {
	const change = await readWaitingChange(trx, booking.id);
	if (!change) return booking;
	const to = datesOf(change);
	const nights: OfferedNight[] = JSON.parse(change.nights);
	await holdNights(trx, booking, nights);
	await trx.deleteFrom("date_changes").where("booking_id", "=", booking.id).execute();
	const { total, tax_total, extras_total, deposit, free_until } = change;
	const moved = await writeNewDates(trx, booking, {
		to,
		nights,
		values: { total, tax_total, extras_total, deposit, free_until },
		actorId: change.actor_id,
		isByStaff: false,
		now,
	});
	const disputes = await readDisputeStates(trx, paidStay(booking.number));
	await queueMails(trx, mailsOfDates(moved, hotel, { before: booking, by: "guest", disputes, now }), now);
	return moved;
}

type NewDates = {
	to: StayDates;
	nights: readonly OfferedNight[];
	/** Amounts in minor units. */
	values: Pick<StoredBooking, "total" | "tax_total" | "extras_total" | "deposit" | "free_until"> &
		Partial<Pick<StoredBooking, "pay_before">>;
	actorId: number | null;
	isByStaff: boolean;
	now: Date;
};

/**
 * Writes the new dates of a locked booking, which holds their nights, with its history and the hotel's sales. Its offer is
 * over when no night has it.
 */
export async function writeNewDates(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	{ to, nights, values, actorId, isByStaff, now }: NewDates,
): Promise<StoredBooking> {
	const { id, hotel_id, rooms } = booking;
	const from = datesOf(booking);
	const hasOffer = nights.some(({ full_price }) => full_price !== null);
	const updated = await trx
		.updateTable("bookings")
		.set({ ...values, ...(hasOffer ? {} : { offer_id: null, offer_name: "" }) })
		.set({ check_in: to.checkIn, check_out: to.checkOut, updated_at: now.toISOString() })
		.where("id", "=", id)
		.where("status", "=", booking.status)
		.where("check_in", "=", from.checkIn)
		.where("check_out", "=", from.checkOut)
		.returningAll()
		.executeTakeFirstOrThrow();
	await fitUnits(trx, updated);
	await fitExtras(trx, id, to);
	await recordBookingEvent(trx, {
		bookingId: id,
		action: "booking dates",
		from: datesText(from),
		to: datesText(to),
		amount: values.total,
		actorId,
		isByStaff,
		now,
	});
	const more = (countNights(to) - countNights(from)) * rooms;
	if (more !== 0)
		await trx
			.updateTable("hotels")
			.set((eb) => ({ nights_sold: eb("nights_sold", "+", more) }))
			.where("id", "=", hotel_id)
			.execute();
	return updated;
}

/** As the history stores them: `2026-12-04/2026-12-07`. */
export const datesText = ({ checkIn, checkOut }: StayDates): string => `${checkIn}/${checkOut}`;

/**
 * Drops changes of dates whose difference was not paid in time, all of them or that of the booking with this number, and
 * tells their guests. Returns the number dropped here.
 */
export async function expireChanges(
	db: Database,
	{ number, now }: { number?: string; now: Date },
): Promise<number> {
	const at = now.toISOString();
	const due = await db
		.selectFrom("date_changes")
		.select((eb) =>
			// A join would read all bookings.
			eb
				.selectFrom("bookings")
				.select("number")
				.whereRef("id", "=", "date_changes.booking_id")
				.$asScalar()
				.$notNull()
				.as("number"),
		)
		.where("pay_before", "<=", at)
		.$if(number !== undefined, (query) =>
			query.where("booking_id", "in", (eb) =>
				eb
					.selectFrom("bookings")
					.select("id")
					.where("number", "=", number ?? ""),
			),
		)
		.orderBy("pay_before")
		.execute();
	let dropped = 0;
	await workOnEach(due, {
		doing: "drop unpaid dates",
		nameOf: (late) => late.number,
		work: (late) =>
			transact(db, async (trx) => {
				const booking = await lockBooking(trx, late.number);
				const change = booking && (await readWaitingChange(trx, booking.id));
				if (!booking || !change || change.pay_before > at) return;
				await dropWaitingChange(trx, booking, now);
				const mails = changeNotPaidMail(booking, await readMailHotel(trx, booking), datesOf(change));
				await queueMails(trx, mails, now);
				dropped++;
			}),
	});
	return dropped;
}
