import type { Transaction } from "kysely";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { readStaffEmails } from "#app/common/mail/staff-emails.server.ts";
import type { PaymentSubject } from "#app/common/payments/payment-subject.ts";
import { endPayment, paidStay } from "#app/common/payments/payments.server.ts";
import { recordCommission } from "#app/travel/commission/ledger.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { hasEnded } from "./booking-states.ts";
import { creditRefundedStay } from "./invoice-stay.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { disputedStayMail, failedRefundMail, mailsOfMoney } from "./payment-mails.ts";

/** How online payments settle stays. */
export const stayPayment: PaymentSubject = {
	async lock(trx, number) {
		const query = trx.selectFrom("bookings").select(["status", "fee", "total"]).where("number", "=", number);
		await adapterOf(trx).lockRows(query.forNoKeyUpdate());
		const booking = await query.executeTakeFirst();
		if (!booking) return { isEnded: true };
		const isEnded = hasEnded(booking.status);
		return { isEnded, kept: isEnded ? booking.fee : booking.total };
	},

	async settle(trx, { kind, amount, number, now }) {
		const sign = kind === "refund_failed" ? -1 : 1;
		const booking = await trx
			.updateTable("bookings")
			.set((eb) => ({
				updated_at: now.toISOString(),
				...(kind === "charged"
					? { paid_total: eb("paid_total", "+", amount), pay_before: null }
					: { refunded_total: eb("refunded_total", "+", sign * amount) }),
			}))
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (!booking) return;
		const hotel = await readHotel(trx, booking.hotel_id);
		await recordCommission(trx, { booking, timeZone: hotel.time_zone, now });
		if (kind === "refund_failed") return;
		if (kind === "refunded") await creditRefundedStay(trx, booking, now);
		for (const mail of mailsOfMoney(booking, hotel, { kind, amount })) await writeMail(trx, mail, now);
	},

	async refundFailed(trx, { number, amount, now }) {
		const booking = await lockBooking(trx, number);
		if (!booking) return;
		for (const email of await readStaffEmails(trx))
			await writeMail(trx, failedRefundMail({ ...booking, amount }, email), now);
	},

	async disputed(trx, { number, amount, answerBefore, now }) {
		const booking = await lockBooking(trx, number);
		if (!booking) return;
		for (const email of await readStaffEmails(trx))
			await writeMail(trx, disputedStayMail({ ...booking, amount, answerBefore }, email), now);
	},
};

const readHotel = (trx: Transaction<Schema>, hotelId: number) =>
	trx.selectFrom("hotels").select(["email", "time_zone"]).where("id", "=", hotelId).executeTakeFirstOrThrow();

/**
 * Lets all stays that wait for a deposit be paid at the hotel, because the site has no payment provider any more.
 * Returns how many.
 */
export async function stopAskingForDeposits(db: Database, { now }: { now: Date }): Promise<number> {
	const waiting = await db
		.selectFrom("bookings")
		.select("number")
		.where("pay_before", "is not", null)
		.orderBy("pay_before")
		.limit(500)
		.execute();
	for (const { number } of waiting)
		await transact(db, async (trx) => {
			const booking = await lockBooking(trx, number);
			if (!booking?.pay_before) return;
			const at = now.toISOString();
			const none = { pay_before: null, deposit: 0, updated_at: at };
			await trx.updateTable("bookings").set(none).where("id", "=", booking.id).execute();
			await endPayment(trx, { ...paidStay(number), reason: "The stay is paid at the hotel", now });
		});
	return waiting.length;
}
