import type Stripe from "stripe";
import type {
	ProviderCheckout,
	ProviderDispute,
	ProviderEvent,
	ProviderFee,
	ProviderRecord,
	ProviderRefund,
	RecordsPage,
} from "#app/payments/provider.ts";
import { fromStripeAmount } from "./stripe-amount.ts";

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
	typeof reference === "string" ? reference : (reference?.id ?? null);

/** The charge of a session that was read with its payment. */
export function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
	const charge = intent && typeof intent === "object" ? intent.latest_charge : null;
	return charge && typeof charge === "object" && charge.status === "succeeded" ? charge : null;
}

export function checkoutOf(
	session: Stripe.Checkout.Session,
	{ refunds, disputes }: { refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] },
): ProviderCheckout {
	const { payment_intent: intent, payment_status, status } = session;
	const currency = (session.currency ?? "").toUpperCase();
	const charge = chargeOf(session);
	return {
		reference: session.id,
		state: payment_status === "paid" ? "paid" : status === "expired" ? "expired" : "open",
		url: status === "open" ? session.url : null,
		expiresAt: new Date(session.expires_at * 1000).toISOString(),
		currency,
		paymentReference: idOf(intent),
		charge: charge ? { id: charge.id, amount: fromStripeAmount(charge.amount_captured, currency) } : null,
		refunds: refunds.map(refundOf),
		disputes: disputes.filter(isDispute).map(disputeOf),
		fees: [charge, ...refunds, ...disputes].flatMap((each) => (each ? feesOf(each) : [])),
		awaitsFee: charge !== null && charge.balance_transaction === null,
	};
}

type WithFees = Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/** The fees in Stripe's balance transactions, of a charge or refund that was read with its own. */
function feesOf(taken: WithFees): ProviderFee[] {
	const transactions =
		"balance_transactions" in taken ? taken.balance_transactions : [taken.balance_transaction];
	return transactions.flatMap((each) => {
		if (!each || typeof each === "string" || each.fee === 0) return [];
		const currency = each.currency.toUpperCase();
		return [{ id: each.id, amount: Math.round(fromStripeAmount(each.fee, currency)), currency }];
	});
}

/**
 * An inquiry takes no money; it becomes a dispute when the bank isn't content with the answer. A prevented dispute takes
 * none either when a refund prevented it.
 */
const isDispute = ({ status, balance_transactions: taken }: Stripe.Dispute) =>
	!status.startsWith("warning_") && (status !== "prevented" || taken.length > 0);

type ReadDispute = Pick<Stripe.Dispute, "id" | "amount" | "currency" | "reason" | "status"> & {
	evidence_details: Pick<Stripe.Dispute.EvidenceDetails, "due_by">;
};

export function disputeOf({
	id,
	amount,
	currency,
	reason,
	status,
	evidence_details,
}: ReadDispute): ProviderDispute {
	const due = evidence_details?.due_by;
	return {
		id,
		amount: fromStripeAmount(amount, currency.toUpperCase()),
		reason,
		state: status === "won" ? "won" : /^(lost|prevented)$/.test(status) ? "lost" : "open",
		answerBefore: due ? new Date(due * 1000).toISOString() : null,
	};
}

export function refundOf({ id, amount, currency, status, metadata }: Stripe.Refund): ProviderRefund {
	const state =
		status === "succeeded"
			? "succeeded"
			: status === "failed" || status === "canceled"
				? "failed"
				: "pending";
	return { id, amount: fromStripeAmount(amount, currency.toUpperCase()), state, key: metadata?.key ?? null };
}

/** A session is a checkout; charges, refunds and disputes name their payment. */
export function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
	const object = data.object as { id?: unknown; object?: unknown; payment_intent?: unknown };
	const isCheckout = object.object === "checkout.session";
	const payment = object.payment_intent as string | { id: string } | null | undefined;
	return {
		id,
		type,
		checkout: isCheckout && typeof object.id === "string" ? object.id : null,
		payment: idOf(payment),
	};
}

const PAGE = 100;

/** A page of Stripe's charges, refunds or disputes, newest first, each with its fees. */
export async function listStripeRecords(stripe: Stripe, { kind, from, to, after }: RecordsPage) {
	const seconds = (moment: Date) => Math.ceil(moment.getTime() / 1000);
	const page = {
		limit: PAGE,
		created: { gte: seconds(from), lt: seconds(to) },
		...(after ? { starting_after: after } : {}),
	};
	const query = { ...page, expand: ["data.balance_transaction"] };
	if (kind === "charge") {
		const { data, has_more } = await stripe.charges.list(query);
		const taken = data.filter(({ status, captured }) => status === "succeeded" && captured);
		const records = taken.flatMap((charge) =>
			recordsOf(charge, {
				kind,
				amount: charge.amount_captured,
				state: "succeeded",
				number: charge.metadata.number ?? null,
			}),
		);
		return { records, next: nextOf(data, has_more) };
	}
	if (kind === "refund") {
		const { data, has_more } = await stripe.refunds.list(query);
		const records = data.flatMap((refund) =>
			recordsOf(refund, { kind, amount: refund.amount, state: refundOf(refund).state }),
		);
		return { records, next: nextOf(data, has_more) };
	}
	const { data, has_more } = await stripe.disputes.list(page);
	const records = data
		.filter(isDispute)
		.flatMap((dispute) =>
			recordsOf(dispute, { kind, amount: dispute.amount, state: disputeOf(dispute).state }),
		);
	return { records, next: nextOf(data, has_more) };
}

const nextOf = (data: readonly { id: string }[], hasMore: boolean) =>
	hasMore ? (data.at(-1)?.id ?? null) : null;

function recordsOf(
	listed: WithFees,
	{
		amount,
		number = null,
		...rest
	}: Pick<ProviderRecord, "kind" | "amount" | "state"> & { number?: string | null },
): ProviderRecord[] {
	const currency = listed.currency.toUpperCase();
	const of = { number, paymentReference: idOf(listed.payment_intent) };
	return [
		{ ...of, ...rest, id: listed.id, currency, amount: fromStripeAmount(amount, currency) },
		...feesOf(listed).map((fee) => ({ ...of, ...fee, kind: "fee" as const, state: "succeeded" as const })),
	];
}
