import type { Transaction } from "kysely";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { readBookedExtras } from "#app/travel/extras/read-extras.server.ts";
import { payableOnline, taxOfBooking } from "#app/travel/quotes/stay-tax.ts";
import { recordBookingEvent } from "#app/travel/stays/booking-history.server.ts";
import { mayAddExtras } from "#app/travel/stays/booking-rules.ts";
import { moneyOnNewDates, settleNewPrice } from "#app/travel/stays/dates/moved-money.server.ts";
import { readWaitingChange } from "#app/travel/stays/dates/waiting-change.server.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Removing = {
	/** Of the extra of the booking. */
	id: number;
	/** Locks the booking for the desk; undefined for anybody else. */
	lock: (
		trx: Transaction<Schema>,
	) => Promise<{ booking: StoredBooking; hotel: { check_in_from: string; time_zone: string } } | undefined>;
	/** Who takes what is paid online; null: nothing is. */
	provider: PaymentProviderName | null;
	actorId: number;
	now: Date;
};

/**
 * Takes an extra off a stay for the desk: the stay costs less, and what was paid online for more is refunded. Removing it
 * twice removes it once. Refused (`not_now`) once the stay has ended, and while it waits for money for other dates.
 */
export function removeExtra(
	db: Database,
	{ id, lock, provider, actorId, now }: Removing,
): Promise<{ ok: true } | { ok: false; reason: "gone" | "not_now" }> {
	return transact(db, async (trx) => {
		const managed = await lock(trx);
		if (!managed) return { ok: false, reason: "gone" };
		const { booking, hotel } = managed;
		const extra = (await readBookedExtras(trx, booking.id)).find((each) => each.id === id);
		if (!extra) return { ok: true };
		if (!mayAddExtras(booking) || (await readWaitingChange(trx, booking.id)))
			return { ok: false, reason: "not_now" };
		await trx.deleteFrom("booking_extras").where("id", "=", id).execute();
		const total = booking.total - extra.amount;
		const payable = payableOnline(taxOfBooking(booking), { total, taxTotal: booking.tax_total });
		const { check_in_from, time_zone } = hotel;
		const money = await moneyOnNewDates(
			trx,
			{ ...booking, check_in_from, time_zone },
			{ checkIn: booking.check_in, payable, by: "staff", isOnline: provider !== null, now },
		);
		const cheaper = await trx
			.updateTable("bookings")
			.set({
				total,
				extras_total: booking.extras_total - extra.amount,
				deposit: money.deposit,
				pay_before: money.payBefore,
				updated_at: now.toISOString(),
			})
			.where("id", "=", booking.id)
			.returningAll()
			.executeTakeFirstOrThrow();
		await settleNewPrice(trx, cheaper, { provider, reason: storeText("extraRemoved"), now });
		await recordBookingEvent(trx, {
			bookingId: booking.id,
			action: "booking extra",
			from: extra.name,
			amount: extra.amount,
			actorId,
			isByStaff: true,
			now,
		});
		return { ok: true };
	});
}
