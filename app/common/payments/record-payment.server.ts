import type { Transaction } from "kysely";
import { later } from "#app/common/jobs/job-queue.server.ts";
import type { Database } from "#db/client.ts";
import type { OnlinePaymentState, PaidSubjectName } from "#db/schema/payments.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { recordDisputes } from "./disputes.server.ts";
import { reportFailedRefund } from "./failed-refunds.server.ts";
import { recordFees } from "./fees.server.ts";
import {
	type PaymentSubject,
	type PaymentSubjects,
	type SettledEntry,
	subjectIn,
} from "./payment-subject.ts";
import { nextFeeCheckAt } from "./payments.server.ts";
import type { PaymentProviderName, ProviderCheckout, ProviderRefund } from "./provider.ts";
import { requestRefund } from "./refunds.server.ts";

type Recording = {
	provider: PaymentProviderName;
	/** The checkout as the provider has just answered. */
	checkout: ProviderCheckout;
	/** The webhook that told of it, which is applied once. */
	event?: { id: string; type: string };
	now: Date;
};

/** Why money that arrives late is given back. */
const ENDED: Record<PaidSubjectName, string> = {
	order: "The order had ended",
	stay: "The booking had ended",
	move: "The booking had ended",
};

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
		const { isEnded, kept } = await subject.lock(trx, number);
		const payment = await lockPayment(trx, found.id, now);
		if (event && !(await storeEvent(trx, { provider, event, paymentId: payment.id, now }))) return true;
		const added: Added[] = [];
		for (const entry of await missingEntries(trx, checkout, payment.id)) {
			if (!(await addEntry(trx, { entry, provider, paymentId: payment.id, now }))) continue;
			// One after the other: its totals are compared with its entries after each.
			const { kind, amount, refundKey } = entry;
			await subject.settle(trx, { kind, amount, refundKey, number, now });
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
		await recordFees(trx, { provider, paymentId: payment.id, fees: checkout.fees, now });
		if (isEnded || kept !== undefined) {
			const reason = isEnded ? ENDED[found.subject] : "More was paid than it costs";
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
	const of = (state: ProviderRefund["state"]) => refunds.filter((refund) => refund.state === state);
	const all: Added[] = [
		...(charge ? [{ ...charge, refundKey: null, kind: "charged" as const }] : []),
		...of("failed")
			.filter(({ id }) => recorded.has(id))
			.map(({ id, amount, key }) => ({
				...{ id: `${id}:failed`, amount, refundKey: key },
				kind: "refund_failed" as const,
			})),
		...of("succeeded").map(({ id, amount, key }) => ({
			...{ id, amount, refundKey: key },
			kind: "refunded" as const,
		})),
	];
	return all.filter(({ id }) => !recorded.has(id));
}

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

/** A payment that is paid is only checked until its fee is known. Later answers leave the checks as they are planned. */
function nextCheck({ checkout, isNew, now }: { checkout: ProviderCheckout; isNew: boolean; now: Date }) {
	if (!checkout.awaitsFee) return { next_check_at: null };
	return isNew ? { checks: 0, next_check_at: nextFeeCheckAt(0, now) } : {};
}

/** How long a refund that the provider has not paid out waits until it is asked about, without a webhook. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

type Settling = { subject: PaymentSubject; number: string; checkout: ProviderCheckout; now: Date };

/** The states of the site's own refunds, found by their keys. */
async function settleRefunds(
	trx: Transaction<Schema>,
	{ subject, number, checkout, now }: Settling,
): Promise<void> {
	const updated_at = now.toISOString();
	for (const { id, key, state } of checkout.refunds) {
		if (key === null) continue;
		const own = trx.updateTable("refunds").where("idempotency_key", "=", key);
		if (state !== "failed") {
			await own
				.set({
					state: state === "pending" ? "sent" : "done",
					provider_reference: id,
					next_attempt_at: state === "pending" ? later(now, ASK_AGAIN_MS) : null,
					updated_at,
				})
				// A refund that was requested again still has the reference of the one that failed.
				.where((eb) =>
					eb.or([
						eb.and([
							eb("state", "=", "requested"),
							eb.or([eb("provider_reference", "is", null), eb("provider_reference", "<>", id)]),
						]),
						eb.and([eb("state", "=", "sent"), eb("provider_reference", "=", id)]),
					]),
				)
				.execute();
			continue;
		}
		// The bank returned it. It would again, so only staff try again.
		const failed = await own
			.set((eb) => ({
				state: "failed",
				refusals: eb("refusals", "+", 1),
				next_attempt_at: null,
				updated_at,
			}))
			.where("state", "in", ["sent", "done"])
			.where("provider_reference", "=", id)
			.returning(["amount", "refusals"])
			.executeTakeFirst();
		if (failed)
			await reportFailedRefund(trx, subject, { ...failed, refusals: failed.refusals - 1, number, now });
	}
}
