import type { ProviderCheckout, ProviderRefund } from "#app/payments/provider.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { stayPayment } from "#app/travel/stays/stay-payment.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { STAY } from "./booking-a-room.ts";
import { INN_NOW } from "./inn.ts";
import { bookOnline } from "./paying-stays.ts";

const GRANTED = { isGranted: true, guestHash: null, accountId: null };
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A stay that is paid, refunded and disputed, and whose dearer dates are not paid; one that is paid after its amount
 * changed, and one that expires and is paid too late. For tests.
 */
export async function writeStayPaymentMails(db: Database): Promise<void> {
	const refer = (number: string, reference: string) =>
		db
			.updateTable("payments")
			.set({ provider_reference: reference })
			.where("subject_number", "=", number)
			.execute();
	const record = async (number: string, refunds: ProviderRefund[] = [], { isPaidLate = false } = {}) => {
		const reference = `cs_${number}`;
		if (!isPaidLate) await refer(number, reference);
		const dispute = {
			id: `dp_${number}`,
			amount: 3_000,
			reason: "fraudulent",
			answerBefore: INN_NOW.toISOString(),
		};
		const checkout: ProviderCheckout = {
			reference,
			state: "paid",
			url: null,
			expiresAt: INN_NOW.toISOString(),
			currency: "USD",
			paymentReference: `pi_${number}`,
			charge: { id: `ch_${number}`, amount: 4_000 },
			refunds,
			disputes: refunds.length > 0 ? [{ ...dispute, state: "open" }] : [],
			fees: [],
			awaitsFee: false,
		};
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: INN_NOW });
	};
	const paid = await bookOnline(db, { name: "stripe" });
	await record(paid.number);
	await record(paid.number, [{ id: "re_1", amount: 1_000, state: "succeeded", key: null }]);
	const changed = { viewer: GRANTED, expectedTotal: 1_000_000, paymentProvider: "stripe" } as const;
	const move = { ...changed, expectedDates: STAY, to: { ...STAY, checkOut: "2026-11-26" }, now: INN_NOW };
	await changeStayDates(db, { ...move, number: paid.number });
	await expireRequests(db, { number: paid.number, now: new Date(INN_NOW.getTime() + DAY_MS) });
	const again = await bookOnline(db, { name: "stripe" });
	await refer(again.number, `cs_${again.number}`);
	await changeStayDates(db, { ...move, number: again.number });
	await record(again.number, [], { isPaidLate: true });
	const late = await bookOnline(db, { name: "stripe" });
	await expireRequests(db, { number: late.number, now: new Date(INN_NOW.getTime() + DAY_MS) });
	await record(late.number);
	const refund = { number: late.number, amount: 4_000, now: INN_NOW };
	await transact(db, (trx) => stayPayment.refundFailed(trx, refund));
}
