import type { ProviderCheckout, ProviderRefund } from "#app/common/payments/provider.ts";
import { recordPayment } from "#app/common/payments/record-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { stayPayment } from "#app/travel/stays/stay-payment.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { INN_NOW } from "./inn.ts";
import { bookOnline } from "./paying-stays.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stay that is paid, refunded and disputed, and one that expires and is paid too late. For tests. */
export async function writeStayPaymentMails(db: Database): Promise<void> {
	const record = async (number: string, refunds: ProviderRefund[] = []) => {
		const reference = `cs_${number}`;
		const payment = db.updateTable("payments").where("subject_number", "=", number);
		await payment.set({ provider_reference: reference }).execute();
		const dispute = {
			id: `dp_${number}`,
			amount: 3_000,
			reason: "fraudulent",
			answerBefore: INN_NOW.toISOString(),
		};
		const checkout: ProviderCheckout = {
			...{ reference, state: "paid", url: null, expiresAt: INN_NOW.toISOString(), currency: "USD" },
			paymentReference: `pi_${number}`,
			charge: { id: `ch_${number}`, amount: 4_000 },
			refunds,
			disputes: refunds.length > 0 ? [{ ...dispute, state: "open" }] : [],
			...{ fees: [], awaitsFee: false },
		};
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now: INN_NOW });
	};
	const paid = await bookOnline(db, { name: "stripe" });
	await record(paid.number);
	await record(paid.number, [{ id: "re_1", amount: 1_000, state: "succeeded", key: null }]);
	const late = await bookOnline(db, { name: "stripe" });
	await expireRequests(db, { number: late.number, now: new Date(INN_NOW.getTime() + DAY_MS) });
	await record(late.number);
	const refund = { number: late.number, amount: 4_000, now: INN_NOW };
	await transact(db, (trx) => stayPayment.refundFailed(trx, refund));
}
