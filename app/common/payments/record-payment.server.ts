import type { Transaction } from "kysely";
import { later } from "#app/common/jobs/job-queue.server.ts";
import type { Database } from "#db/client.ts";
import type { OnlinePaymentState } from "#db/schema/payments.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { PaymentSubjects, SettledEntry } from "./payment-subject.ts";
import type { PaymentProviderName, ProviderCheckout } from "./provider.ts";
import { requestRefund } from "./refunds.server.ts";

type Recording = {
	provider: PaymentProviderName;
	/** The checkout as the provider has just answered. */
	checkout: ProviderCheckout;
	/** The webhook that told of it, which is applied once. */
	event?: { id: string; type: string };
	now: Date;
};

/**
 * The only writer of entries: compares a payment with what its provider says, and adds the entries that are missing,
 * each once by the provider's id of the charge or refund. In the same transaction, the payment's totals and state, its
 * order, the webhook and the state of requested refunds. Money for an order that has ended is refunded. Answers that
 * come twice, late or in another order change nothing, because entries are only added. Returns false for a checkout
 * that the site does not know.
 */
export function recordPayment(
	db: Database,
	subjects: PaymentSubjects,
	{ provider, checkout, event, now }: Recording,
): Promise<boolean> {
	return transact(db, async (trx) => {
		const found = await trx
			.selectFrom("payments")
			.select(["id", "subject", "subject_number"])
			.where("provider", "=", provider)
			.where("provider_reference", "=", checkout.reference)
			.executeTakeFirst();
		if (!found) return false;
		const number = found.subject_number;
		const subject = subjects[found.subject];
		const { isEnded } = await subject.lock(trx, number);
		const payment = await lockPayment(trx, found.id, now);
		if (event && !(await storeEvent(trx, { provider, event, paymentId: payment.id, now }))) return true;
		const added: Added[] = [];
		for (const entry of entriesOf(checkout)) {
			if (!(await addEntry(trx, { entry, provider, paymentId: payment.id, now }))) continue;
			// One after the other: the totals of the order are compared with its entries after each.
			await subject.settle(trx, { kind: entry.kind, amount: entry.amount, number, now });
			added.push(entry);
		}
		const charged = payment.charged_total + sumOf(added, "charged");
		const refunded = payment.refunded_total + sumOf(added, "refunded");
		const state = stateOf(payment.state, { charged, refunded, checkout });
		await trx
			.updateTable("payments")
			.set({
				state,
				charged_total: charged,
				refunded_total: refunded,
				payment_reference: checkout.paymentReference ?? payment.payment_reference,
				checkout_url: checkout.url,
				...(state === "open" ? {} : { next_check_at: null }),
			})
			.where("id", "=", payment.id)
			.execute();
		await settleRefunds(trx, checkout, now);
		if (isEnded) await requestRefund(trx, { paymentId: payment.id, reason: "The order had ended", now });
		return true;
	});
}

/** Locks the payment until the end of the transaction. */
const lockPayment = (trx: Transaction<Schema>, id: number, now: Date) =>
	trx
		.updateTable("payments")
		.set({ updated_at: now.toISOString() })
		.where("id", "=", id)
		.returning(["id", "state", "charged_total", "refunded_total", "payment_reference"])
		.executeTakeFirstOrThrow();

/** Stores a webhook; false when it was applied before. */
async function storeEvent(
	trx: Transaction<Schema>,
	{
		provider,
		event,
		paymentId,
		now,
	}: Pick<Recording, "provider" | "now"> & { event: { id: string; type: string }; paymentId: number },
): Promise<boolean> {
	const stored = await trx
		.insertInto("payment_events")
		.values({
			provider,
			event_id: event.id,
			type: event.type,
			payment_id: paymentId,
			received_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

type Added = Pick<SettledEntry, "kind" | "amount"> & { id: string };

/** The money that the provider says was taken and given back. */
const entriesOf = ({ charge, refunds }: ProviderCheckout): Added[] => [
	...(charge ? [{ ...charge, kind: "charged" as const }] : []),
	...refunds
		.filter(({ state }) => state === "succeeded")
		.map(({ id, amount }) => ({ id, amount, kind: "refunded" as const })),
];

/** Adds an entry; false when it is in the ledger. */
async function addEntry(
	trx: Transaction<Schema>,
	{
		entry,
		provider,
		paymentId,
		now,
	}: Pick<Recording, "provider" | "now"> & { entry: Added; paymentId: number },
): Promise<boolean> {
	const stored = await trx
		.insertInto("payment_entries")
		.values({
			payment_id: paymentId,
			kind: entry.kind,
			amount: entry.kind === "refunded" ? -entry.amount : entry.amount,
			provider,
			provider_event: entry.id,
			at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.columns(["provider", "provider_event"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

const sumOf = (added: readonly Added[], kind: Added["kind"]): number =>
	added.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** An old answer does not open an expired checkout again, and money counts more than what the checkout says. */
function stateOf(
	before: OnlinePaymentState,
	{ charged, refunded, checkout }: { charged: number; refunded: number; checkout: ProviderCheckout },
): OnlinePaymentState {
	if (charged > 0) return refunded === 0 ? "paid" : refunded < charged ? "refunded_part" : "refunded";
	return before === "expired" || checkout.state === "expired" ? "expired" : "open";
}

/** How long a refund that the provider has not paid out waits until it is asked about, without a webhook. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** The state of the site's own refunds, found by their keys. */
async function settleRefunds(
	trx: Transaction<Schema>,
	{ refunds }: ProviderCheckout,
	now: Date,
): Promise<void> {
	const states = { pending: "sent", succeeded: "done", failed: "failed" } as const;
	for (const { id, key, state } of refunds)
		if (key !== null)
			await trx
				.updateTable("refunds")
				.set({
					state: states[state],
					provider_reference: id,
					next_attempt_at: state === "pending" ? later(now, ASK_AGAIN_MS) : null,
					updated_at: now.toISOString(),
				})
				.where("idempotency_key", "=", key)
				.where("state", "in", ["requested", "sent"])
				.execute();
}
