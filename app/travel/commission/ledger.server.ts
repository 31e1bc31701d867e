import type { Selectable, Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { commissionOn } from "#app/common/commission-rate.ts";
import { keptOnline } from "#app/travel/stays/deposit.ts";
import type { Schema } from "#db/schema.ts";

type BookingRow = Selectable<Schema["bookings"]>;

type Earned = {
	/** As the change has left it. */
	booking: BookingRow;
	kind: "check_out" | "no_show";
	/** Of the hotel: decides the month. */
	timeZone: string;
	now: Date;
};

/** What the market has collected online of an amount that the guest owes; the hotel collects the rest. */
const collectedOf = (booking: BookingRow, due: number): number => Math.min(due, keptOnline(booking));

/**
 * Adds the commission of a stay at its check-out, or of its no-show fee, to the ledger, in the transaction of that
 * change and with the booking locked. Adds nothing where nothing is owed: without a rate, and without money that the
 * market collected.
 */
export async function recordCommission(trx: Transaction<Schema>, earned: Earned): Promise<void> {
	const { booking, kind, timeZone, now } = earned;
	const base = kind === "no_show" ? booking.fee : booking.total;
	const rate = booking.commission_rate;
	const commission = commissionOn(base, rate);
	const collected = collectedOf(booking, base);
	if (commission === 0 && collected === 0) return;
	const last = await readLastEntry(trx, booking.id);
	await trx
		.insertInto("commission_entries")
		.values({
			hotel_id: booking.hotel_id,
			booking_id: booking.id,
			sequence: (last?.sequence ?? 0) + 1,
			kind,
			booking_number: booking.number,
			check_in: booking.check_in,
			check_out: booking.check_out,
			currency: booking.currency,
			base,
			rate,
			commission,
			collected_by: collected > 0 ? "market" : "hotel",
			collected,
			month: monthAt(now, timeZone),
			at: now.toISOString(),
			statement_id: null,
		})
		.execute();
}

type Undone = { bookingId: number; timeZone: string; now: Date };

/** Takes the commission of a check-out back with an opposite entry, in the transaction that undoes the check-out. */
export async function reverseCommission(
	trx: Transaction<Schema>,
	{ bookingId, timeZone, now }: Undone,
): Promise<void> {
	const last = await readLastEntry(trx, bookingId);
	if (last?.kind !== "check_out") return;
	const { id: _, ...entry } = last;
	await trx
		.insertInto("commission_entries")
		.values({
			...entry,
			sequence: entry.sequence + 1,
			kind: "check_out_undone",
			base: -entry.base,
			commission: -entry.commission,
			collected: -entry.collected,
			month: monthAt(now, timeZone),
			at: now.toISOString(),
			statement_id: null,
		})
		.execute();
}

/** The month that a hotel's calendar shows: `2026-11`. */
export const monthAt = (now: Date, timeZone: string): string => wallClock(now, timeZone).date.slice(0, 7);

const readLastEntry = (trx: Transaction<Schema>, bookingId: number) =>
	trx
		.selectFrom("commission_entries")
		.selectAll()
		.where("booking_id", "=", bookingId)
		.orderBy("sequence", "desc")
		.limit(1)
		.executeTakeFirst();
