import type { Transaction } from "kysely";
import { storeText } from "#app/common/changes/stored-text.ts";
import { later } from "#app/common/jobs/job-queue.server.ts";
import type { Database } from "#db/client.ts";
import type { OnlinePaymentState, PaidSubjectName } from "#db/schema/payments.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { recordDisputes } from "./disputes.server.ts";
import { reportFailedRefund } from "./failed-refunds.server.ts";
import {
	type PaymentSubject,
	type PaymentSubjects,
	type SettledEntry,
	subjectIn,
} from "./payment-subject.ts";
import { askFor, nextFeeCheckAt, paidSubject } from "./payments.server.ts";
import type { PaymentProviderName, ProviderCheckout, ProviderFee, ProviderRefund } from "./provider.ts";
import { requestLateRefund, requestRefund } from "./refunds.server.ts";

type Recording = {
	provider: PaymentProviderName;
	/** The checkout as the provider has just answered. */
	checkout: ProviderCheckout;
	/** The webhook that told of it, which is applied once. */
	event?: { id: string; type: string };
	now: Date;
};

/** Why money that arrives late is given back. */
const ENDED = {
	order: "orderEnded",
	stay: "bookingEnded",
	move: "bookingEnded",
} as const satisfies Record<PaidSubjectName, string>;

/**
 * The only writer of entries: compares a payment with what its provider says, and adds the entries that are missing,
 * each once by the provider's id of the charge or refund. In the same transaction, the payment's totals and state, its
 * order, stay or move, the webhook and the state of requested refunds. Money for one that has ended is refunded, less its fee. Answers that
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
		const subject = subjectIn(subjects, found.subject);
		const { isEnded, kept, due = 0 } = await subject.lock(trx, number);
		const payment = await lockPayment(trx, found.id, now);
		const to = { provider, paymentId: payment.id, now };
		if (event && !(await storeEvent(trx, event, to))) return true;
		const added: Added[] = [];
		for (const entry of await missingEntries(trx, checkout, payment.id)) {
			if (!(await addEntry(trx, entry, to))) continue;
			// One after the other: its totals are compared with its entries after each.
			const { kind, amount, refundKey } = entry;
			const isLate = kind === "charged" && payment.ended_at !== null;
			await subject.settle(trx, { kind, amount, refundKey, isLate, number, now });
			added.push(entry);
		}
		const charged = payment.charged_total + sumOf(added, "charged");
		const refunded = payment.refunded_total + sumOf(added, "refunded") - sumOf(added, "refund_failed");
		const state = stateOf(payment.state, { charged, refunded, checkout });
		await trx
			.updateTable("payments")
			.set({
				state,
				charged_total: charged,
				refunded_total: refunded,
				payment_reference: checkout.paymentReference ?? payment.payment_reference,
				checkout_url: checkout.url,
				...(state === "open" ? {} : nextCheck({ checkout, isNew: sumOf(added, "charged") > 0, now })),
			})
			.where("id", "=", payment.id)
			.execute();
		await settleRefunds(trx, { subject, number, checkout, now });
		const { disputes } = checkout;
		await recordDisputes(trx, { provider, disputes, payment: { id: payment.id, number }, subject, now });
		await recordFees(trx, checkout.fees, to);
		if (state === "expired" && payment.ended_at === null && due > 0)
			await askFor(trx, { ...paidSubject(number), provider, amount: due, currency: checkout.currency, now });
		if (payment.ended_at !== null && !isEnded)
			await requestLateRefund(trx, { paymentId: payment.id, reason: storeText("notDue"), now });
		if (isEnded || kept !== undefined) {
			const reason = storeText(isEnded ? ENDED[found.subject] : "overpaid");
			await requestRefund(trx, { paymentId: payment.id, reason, kept: kept ?? 0, now });
		}
		return true;
	});
}

/** Locks the payment until the end of the transaction. */
const lockPayment = (trx: Transaction<Schema>, id: number, now: Date) =>
	trx
		.updateTable("payments")
		.set({ updated_at: now.toISOString() })
		.where("id", "=", id)
		.returning(["id", "state", "charged_total", "refunded_total", "payment_reference", "ended_at"])
		.executeTakeFirstOrThrow();

/** The payment that a row of the ledger belongs to. */
type Owner = { provider: PaymentProviderName; paymentId: number; now: Date };

/** Stores a webhook; false when it was applied before. */
async function storeEvent(
	trx: Transaction<Schema>,
	{ id, type }: { id: string; type: string },
	{ provider, paymentId, now }: Owner,
): Promise<boolean> {
	const stored = await trx
		.insertInto("payment_events")
		.values({ provider, event_id: id, type, payment_id: paymentId, received_at: now.toISOString() })
		.onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

type Added = Pick<SettledEntry, "kind" | "amount" | "refundKey"> & { id: string };

/**
 * The money that the provider says was taken and given back, as far as it is not in the ledger. A refund that was
 * recorded and failed later is taken back before others are added, so that nothing seems to be refunded twice.
 */
async function missingEntries(
	trx: Transaction<Schema>,
	{ charge, refunds }: ProviderCheckout,
	paymentId: number,
): Promise<Added[]> {
	const entries = await trx
		.selectFrom("payment_entries")
		.select("provider_event")
		.where("payment_id", "=", paymentId)
		.execute();
	const recorded = new Set(entries.map(({ provider_event }) => provider_event));
	const all: Added[] = [];
	if (charge) all.push({ ...charge, refundKey: null, kind: "charged" });
	for (const { id, amount, key: refundKey, state } of refunds)
		if (state === "failed" && recorded.has(id))
			all.push({ id: `${id}:failed`, amount, refundKey, kind: "refund_failed" });
	for (const { id, amount, key: refundKey, state } of refunds)
		if (state === "succeeded") all.push({ id, amount, refundKey, kind: "refunded" });
	return all.filter(({ id }) => !recorded.has(id));
}

/** Adds an entry; false when it is in the ledger. */
async function addEntry(
	trx: Transaction<Schema>,
	{ id, kind, amount }: Added,
	{ provider, paymentId, now }: Owner,
): Promise<boolean> {
	const stored = await trx
		.insertInto("payment_entries")
		.values({
			payment_id: paymentId,
			kind,
			amount: kind === "refunded" ? -amount : amount,
			provider,
			provider_event: id,
			at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.columns(["provider", "provider_event"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

/**
 * Adds the fees that are missing in the ledger, each once by the provider's id. They lower what the shop gets, and never
 * what the customer has paid or gets back, so no total contains them.
 */
async function recordFees(
	trx: Transaction<Schema>,
	fees: readonly ProviderFee[],
	{ provider, paymentId, now }: Owner,
): Promise<void> {
	const at = now.toISOString();
	const rows = fees.map(({ id, amount, currency }) => ({
		payment_id: paymentId,
		kind: "fee" as const,
		amount: -amount,
		currency,
		provider,
		provider_event: id,
		at,
	}));
	if (rows.length === 0) return;
	await trx
		.insertInto("payment_entries")
		.values(rows)
		.onConflict((conflict) => conflict.columns(["provider", "provider_event"]).doNothing())
		.execute();
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

/** A payment that is paid is only checked until its fee is known. Later answers leave the checks as they are planned. */
function nextCheck({ checkout, isNew, now }: { checkout: ProviderCheckout; isNew: boolean; now: Date }) {
	if (!checkout.awaitsFee) return { next_check_at: null };
	return isNew ? { checks: 0, next_check_at: nextFeeCheckAt(0, now) } : {};
}

/** How long a refund that the provider has not paid out waits until it is asked about, without a webhook. */
export const ASK_AGAIN_MS = 60 * 60 * 1000;

type Settling = { subject: PaymentSubject; number: string; checkout: ProviderCheckout; now: Date };

/**
 * The states of the site's own refunds, found by their keys. A newer refund with the same key was made after the one
 * before had failed, so it counts.
 */
async function settleRefunds(trx: Transaction<Schema>, settling: Settling): Promise<void> {
	const { refunds } = settling.checkout;
	const keys = new Set(refunds.flatMap(({ key }) => key ?? []));
	for (const key of keys) {
		const own = refunds.filter((refund) => refund.key === key);
		const current = own.find(({ state }) => state !== "failed") ?? own[0];
		if (current) await settleRefund(trx, { ...current, key }, settling);
	}
}

async function settleRefund(
	trx: Transaction<Schema>,
	{ id, key, state }: ProviderRefund & { key: string },
	{ subject, number, checkout, now }: Settling,
): Promise<void> {
	const updated_at = now.toISOString();
	const own = trx
		.updateTable("refunds")
		.where("idempotency_key", "=", key)
		// An answer from before does not know the refund that the site knows.
		.where((eb) =>
			eb.or([
				eb("provider_reference", "is", null),
				eb(
					"provider_reference",
					"in",
					checkout.refunds.map((refund) => refund.id),
				),
			]),
		);
	if (state !== "failed") {
		await own
			.set({
				state: state === "pending" ? "sent" : "done",
				provider_reference: id,
				next_attempt_at: state === "pending" ? later(now, ASK_AGAIN_MS) : null,
				updated_at,
			})
			.where((eb) =>
				eb.or([
					// One that was tried again still has the reference of the one that failed.
					eb("provider_reference", "is", null),
					eb("provider_reference", "<>", id),
					eb("state", "=", "sent"),
				]),
			)
			.execute();
		return;
	}
	// It would fail again, so only staff try again.
	const failed = await own
		.set((eb) => ({
			state: "failed",
			provider_reference: id,
			refusals: eb("refusals", "+", 1),
			next_attempt_at: null,
			updated_at,
		}))
		.where((eb) =>
			eb.or([
				eb.and([eb("state", "in", ["sent", "done"]), eb("provider_reference", "=", id)]),
				// It was sent and its answer was lost.
				eb.and([
					eb("state", "in", ["requested", "sent"]),
					eb.or([eb("provider_reference", "is", null), eb("provider_reference", "<>", id)]),
				]),
			]),
		)
		.returning(["amount", "refusals"])
		.executeTakeFirst();
	if (failed)
		await reportFailedRefund(trx, subject, { ...failed, refusals: failed.refusals - 1, number, now });
}
