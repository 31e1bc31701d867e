import { readText } from "#app/common/changes/stored-text.ts";
import { isTakenBack, readDisputes } from "#app/payments/disputes.server.ts";
import { mayRetryRefund, plannedTotal, waitingTotal } from "#app/payments/refunds.server.ts";
import type { Database } from "#db/client.ts";
import type { EntryKind } from "#db/schema/payments.ts";
import { selectPayments } from "./list-payments.server.ts";

export type PaymentDetail = NonNullable<Awaited<ReturnType<typeof readPaymentDetail>>>;

/** A payment has seldom more than a few; the newest are shown. */
const MAX_EVENTS = 50;

/**
 * Reads a payment with its customer, entries, refunds and webhooks, oldest first. Returns undefined for an unknown id.
 * `left` is what can still be refunded, in minor units: 0 for a disputed payment, because the provider refuses it.
 * `planned` is what failed refunds hold that are tried again: another refund can replace them.
 * `fees` are what the provider took in each currency, `takenBack` is what the customer's bank has of it because of
 * disputes, and `net` is what is left of the payment in its own currency.
 */
export async function readPaymentDetail(db: Database, { id }: { id: number }) {
	const payment = await selectPayments(db)
		.select(["payments.provider_reference", "payments.expires_at"])
		.where("payments.id", "=", id)
		.executeTakeFirst();
	if (!payment) return undefined;
	const [disputes, entries, refunds, events] = await Promise.all([
		readDisputes(db, id),
		db
			.selectFrom("payment_entries")
			.select(["id", "kind", "amount", "currency", "provider_event", "at"])
			.where("payment_id", "=", id)
			.orderBy("id")
			.execute(),
		db
			.selectFrom("refunds")
			.leftJoin("accounts", "accounts.id", "refunds.actor_id")
			.select(["refunds.id", "refunds.amount", "refunds.reason", "refunds.state", "refunds.created_at"])
			.select(["refunds.provider_reference", "refunds.next_attempt_at", "refunds.replaced_at"])
			.select("accounts.name as by")
			.where("payment_id", "=", id)
			.orderBy("refunds.id")
			.execute(),
		db
			.selectFrom("payment_events")
			.select(["id", "type", "event_id", "received_at"])
			.where("payment_id", "=", id)
			.orderBy("id", "desc")
			.limit(MAX_EVENTS)
			.execute(),
	]);
	const isDisputed = isTakenBack(disputes);
	const left = isDisputed ? 0 : payment.charged_total - payment.refunded_total - waitingTotal(refunds);
	const planned = isDisputed ? 0 : plannedTotal(refunds);
	const sums = sumEntries(entries, payment.currency);
	return {
		...payment,
		...sums,
		left,
		planned,
		isDisputed,
		disputes,
		entries,
		refunds: refunds.map(({ next_attempt_at, replaced_at, ...refund }) => ({
			...refund,
			reason: readText(refund.reason),
			mayRetry: mayRetryRefund({ ...refund, next_attempt_at, replaced_at }, { left, isDisputed }),
		})),
		events: events.reverse(),
	};
}

type SummedEntry = { kind: EntryKind; amount: number; currency: string | null };

function sumEntries(entries: readonly SummedEntry[], currency: string) {
	const taken = new Map<string, number>();
	for (const entry of entries) {
		if (entry.kind !== "fee" || entry.currency === null) continue;
		taken.set(entry.currency, (taken.get(entry.currency) ?? 0) - entry.amount);
	}
	const own = entries.filter((entry) => (entry.currency ?? currency) === currency);
	const ofDisputes = entries.filter(({ kind }) => kind === "disputed" || kind === "dispute_won");
	return {
		takenBack: ofDisputes.reduce((sum, { amount }) => sum - amount, 0),
		fees: [...taken].map(([of, amount]) => ({ currency: of, amount })),
		net: own.reduce((sum, { amount }) => sum + amount, 0),
	};
}
