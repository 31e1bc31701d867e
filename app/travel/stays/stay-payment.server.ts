import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import type { PaymentSubject } from "#app/payments/payment-subject.ts";
import { paidStay, stopAsking } from "#app/payments/payments.server.ts";
import { recordCommission } from "#app/travel/commission/ledger.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { awaitsPayment, hasEnded } from "./booking-states.ts";
import { carryOutChange, readWaitingChange } from "./dates/waiting-change.server.ts";
import { sumAtHotel } from "./due-at-hotel.ts";
import { expireRequests } from "./expire-requests.server.ts";
import { creditRefundedStay } from "./invoice-stay.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { readMailHotel } from "./own/shown-stay.server.ts";
import { disputedStayMail, failedRefundMail, mailsOfMoney } from "./payment-mails.ts";
import { readDeskPayments } from "./read-booking.server.ts";

/** How online payments settle stays. */
export const stayPayment: PaymentSubject = {
	expire: expireRequests,
	pageOf: (number) => `/booking-confirmation/${number}`,

	async lock(trx, number) {
		const booking = await lockBooking(trx, number);
		if (!booking) return { isEnded: true };
		if (hasEnded(booking.status)) return { isEnded: true, kept: booking.fee };
		// A payment for new dates is kept, although the stay moves to them only when the payment is settled.
		const change = await readWaitingChange(trx, booking.id);
		return { isEnded: false, kept: Math.max(booking.total, change?.total ?? 0) };
	},

	async settle(trx, { kind, amount, isLate, number, now }) {
		const sign = kind === "refund_failed" ? -1 : 1;
		const settled = await trx
			.updateTable("bookings")
			.set((eb) =>
				kind === "charged"
					? { paid_total: eb("paid_total", "+", amount) }
					: { refunded_total: eb("refunded_total", "+", sign * amount) },
			)
			.$if(kind === "charged" && !isLate, (query) => query.set({ pay_before: null }))
			.set({ updated_at: now.toISOString() })
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirst();
		if (!settled) return;
		const hotel = await readMailHotel(trx, settled);
		const isForChange = kind === "charged" && !isLate;
		const booking = isForChange ? await carryOutChange(trx, settled, { hotel, now }) : settled;
		await recordCommission(trx, { booking, timeZone: hotel.time_zone, now });
		if (kind === "refund_failed") return;
		if (kind === "refunded") await creditRefundedStay(trx, booking, now);
		const paidAtHotel = sumAtHotel(await readDeskPayments(trx, booking.id));
		await queueMails(trx, mailsOfMoney(booking, hotel, { kind, amount, isLate, paidAtHotel }), now);
	},

	async refundFailed(trx, { number, amount, now }) {
		const booking = await lockBooking(trx, number);
		if (!booking) return;
		await mailStaff(trx, (email) => failedRefundMail({ ...booking, amount }, email), now);
	},

	async disputed(trx, { number, amount, answerBefore, now }) {
		const booking = await lockBooking(trx, number);
		if (!booking) return;
		await mailStaff(trx, (email) => disputedStayMail({ ...booking, amount, answerBefore }, email), now);
	},
};

/**
 * Lets all stays that wait for a deposit be paid at the hotel, because the site has no payment provider any more.
 * Returns how many.
 */
export async function stopAskingForDeposits(db: Database, { now }: { now: Date }): Promise<number> {
	const waiting = await db
		.selectFrom("bookings")
		.select("number")
		.where("pay_before", "is not", null)
		.where("status", "=", "confirmed")
		.orderBy("pay_before")
		.execute();
	let changed = 0;
	await workOnEach(waiting, {
		doing: "let a stay be paid at the hotel",
		nameOf: (stay) => stay.number,
		work: ({ number }) =>
			transact(db, async (trx) => {
				const booking = await lockBooking(trx, number);
				if (!booking || !awaitsPayment(booking)) return;
				const at = now.toISOString();
				const none = { pay_before: null, deposit: 0, deposit_percent: 0, updated_at: at };
				await trx.updateTable("bookings").set(none).where("id", "=", booking.id).execute();
				await stopAsking(trx, { ...paidStay(number), now });
				changed++;
			}),
	});
	return changed;
}
