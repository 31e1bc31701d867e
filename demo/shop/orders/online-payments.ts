import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ProviderCheckout } from "#app/payments/provider.ts";
import { fromStripeAmount, toStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import { disputeOf } from "#app/payments/providers/stripe-objects.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import type { Books, StoredSession } from "#demo/payment-provider/books.ts";
import type { StoredDispute } from "#demo/payment-provider/disputes.ts";
import { chargeTransaction, disputeTransactions } from "#demo/payment-provider/fees.ts";
import { disputeObject } from "#demo/payment-provider/stripe-objects.ts";
import { demoHash } from "../../demo-hash.ts";
import { DAY_MS } from "../../demo-time.ts";

/** The demo's payment provider before it is started: its books, its address, and the site's. */
export type DemoProvider = { books: Books; url: string; site: string };

type Step = { number: string; now: Date };

const idOf = (prefix: string, text: string) => `${prefix}_${demoHash(`${prefix} ${text}`).slice(0, 24)}`;
/** In minor units. */
const REPAIR = 4_500;
const TITLES: Record<string, string> = { R: "Moving booking", H: "Room booking" };
const titleOf = (number: string) => `${TITLES[number.charAt(0)] ?? "Order"} ${formatReferenceNumber(number)}`;
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
const sessionOf = ({ books }: DemoProvider, number: string): StoredSession => {
	const session = books.sessions[idOf("cs_test", number)];
	if (!session) throw new Error(`The order ${number} has no checkout.`);
	return session;
};

/** Creates the checkout of an order that is to be paid online. */
export async function openDemoCheckout(db: Database, provider: DemoProvider, { number, now }: Step) {
	const { amount, currency } = await db
		.selectFrom("payments")
		.select(["amount", "currency"])
		.where("subject_number", "=", number)
		.executeTakeFirstOrThrow();
	const id = idOf("cs_test", number);
	const returnUrl = `${provider.site}/track/${number}/payment`;
	provider.books.sessions[id] = {
		id,
		number,
		title: titleOf(number),
		status: "open",
		payment: null,
		amount: toStripeAmount(amount, currency) ?? amount,
		currency: currency.toLowerCase(),
		returnUrl,
		leaveUrl: returnUrl,
		createdAt: secondsOf(now),
		expiresAt: secondsOf(now) + DAY_MS / 1000,
	};
	await db
		.updateTable("payments")
		.set({
			provider_reference: id,
			checkout_url: `${provider.url}/pay/${id}`,
			expires_at: new Date(now.getTime() + DAY_MS).toISOString(),
		})
		.where("subject_number", "=", number)
		.execute();
}

/** The customer pays. */
export async function payAtDemoProvider(db: Database, provider: DemoProvider, { number, now }: Step) {
	const session = sessionOf(provider, number);
	session.status = "complete";
	session.payment = { id: idOf("pi", number), chargeId: idOf("ch", number), at: secondsOf(now) };
	await record(db, provider, { number, now });
}

/** The provider makes the refunds that are requested. */
export async function settleDemoRefunds(db: Database, provider: DemoProvider, { number, now }: Step) {
	const session = sessionOf(provider, number);
	const requested = await db
		.selectFrom("refunds")
		.innerJoin("payments", "payments.id", "refunds.payment_id")
		.select(["refunds.amount", "idempotency_key as key", "currency"])
		.where("subject_number", "=", number)
		.where("refunds.state", "=", "requested")
		.execute();
	for (const { amount, key, currency } of requested)
		provider.books.refunds.push({
			id: idOf("re", key),
			metadata: { key },
			status: "succeeded",
			at: secondsOf(now),
			payment: session.payment?.id ?? "",
			charge: session.payment?.chargeId ?? "",
			amount: toStripeAmount(amount, currency) ?? amount,
			currency: session.currency,
		});
	await record(db, provider, { number, now });
}

/** The bank of the customer returns the last refund. */
export async function returnDemoRefund(db: Database, provider: DemoProvider, { number, now }: Step) {
	const { payment } = sessionOf(provider, number);
	const refund = provider.books.refunds.findLast((each) => each.payment === payment?.id);
	if (refund) refund.status = "failed";
	await record(db, provider, { number, now });
}

/** The customer's bank takes the payment back, and later may decide who gets it. */
export async function disputeDemoPayment(
	db: Database,
	provider: DemoProvider,
	{ number, now, status }: Step & Pick<StoredDispute, "status">,
) {
	const { payment, amount, currency } = sessionOf(provider, number);
	const existing = provider.books.disputes.find((each) => each.payment === payment?.id);
	if (existing) existing.status = status;
	else
		provider.books.disputes.push({
			id: idOf("dp", number),
			payment: payment?.id ?? "",
			charge: payment?.chargeId ?? "",
			amount,
			currency,
			status,
			at: secondsOf(now),
		});
	await record(db, provider, { number, now });
}

/** Somebody paid the seller at the provider, without an order: the comparison of the books finds it. */
export function chargeOutsideSite(
	{ books, site }: DemoProvider,
	{ now, currency }: { now: Date; currency: string },
) {
	const [id, at] = [idOf("cs_test", "outside"), secondsOf(now)];
	books.sessions[id] = {
		id,
		number: "",
		title: "Repair of a lamp",
		status: "complete",
		amount: toStripeAmount(REPAIR, currency) ?? REPAIR,
		currency: currency.toLowerCase(),
		returnUrl: site,
		leaveUrl: site,
		createdAt: at,
		expiresAt: at + DAY_MS / 1000,
		payment: { id: idOf("pi", "outside"), chargeId: idOf("ch", "outside"), at },
	};
}

async function record(db: Database, provider: DemoProvider, { number, now }: Step): Promise<void> {
	const session = sessionOf(provider, number);
	const currency = session.currency.toUpperCase();
	const { payment } = session;
	const disputes = provider.books.disputes.filter((dispute) => dispute.payment === payment?.id);
	const fees = [chargeTransaction(session), ...disputes.flatMap(disputeTransactions)];
	const checkout: ProviderCheckout = {
		reference: session.id,
		state: payment ? "paid" : "open",
		url: null,
		expiresAt: new Date(session.expiresAt * 1000).toISOString(),
		currency,
		paymentReference: payment?.id ?? null,
		charge: payment ? { id: payment.chargeId, amount: fromStripeAmount(session.amount, currency) } : null,
		refunds: provider.books.refunds
			.filter((refund) => refund.payment === payment?.id)
			.map(({ id, amount, status, metadata }) => ({
				id,
				state: status === "canceled" ? ("failed" as const) : status,
				amount: fromStripeAmount(amount, currency),
				key: metadata.key ?? null,
			}))
			.toReversed(),
		disputes: disputes.map((dispute) => disputeOf(disputeObject(dispute))),
		fees: fees.flatMap((fee) =>
			fee ? [{ id: fee.id, amount: fromStripeAmount(fee.fee, currency), currency }] : [],
		),
		awaitsFee: false,
	};
	await recordPayment(db, PAYMENT_SUBJECTS, { provider: "stripe", checkout, now });
}
