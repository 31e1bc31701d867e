import type {
	ProviderCheckout,
	ProviderDispute,
	ProviderEvent,
	ProviderRecord,
	ProviderRefund,
	RecordList,
} from "#app/payments/provider.ts";
import { fromMollieAmount, type MollieAmount } from "./mollie-amount.ts";

/** The fields of Mollie's objects that the site reads. https://docs.mollie.com/reference */
export type MolliePaymentLink = {
	id: string;
	amount: MollieAmount;
	archived: boolean;
	createdAt: string;
	_links: { paymentLink: { href: string } };
};

export type MolliePayment = {
	id: string;
	amount: MollieAmount;
	status: "open" | "pending" | "authorized" | "paid" | "canceled" | "expired" | "failed";
	description: string;
	createdAt: string;
};

export type MollieRefund = {
	id: string;
	amount: MollieAmount;
	status: "queued" | "pending" | "processing" | "refunded" | "failed" | "canceled";
	metadata: unknown;
	paymentId: string;
	createdAt: string;
};

export type MollieChargeback = {
	id: string;
	amount: MollieAmount;
	reason: { code: string } | null;
	paymentId: string;
	createdAt: string;
	reversedAt: string | null;
};

/** How long a payment link is shown: an order that is paid online ends after a day, and its link is archived. */
const SHOWN_FOR_MS = 24 * 60 * 60 * 1000;
const UNDECIDED: MolliePayment["status"][] = ["open", "pending", "authorized"];

/** The payment of a link that was paid: the first, if a customer paid in two windows at once. */
export const paidOf = (payments: readonly MolliePayment[]): MolliePayment | undefined =>
	payments
		.filter(({ status }) => status === "paid")
		.toSorted(
			(one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
		)[0];

/**
 * A payment link with its payments. An archived link that a customer still pays on is open until that attempt ends,
 * so that its money is noticed without a webhook.
 */
export function checkoutOfLink(
	link: MolliePaymentLink,
	{
		payments,
		refunds,
		chargebacks,
	}: { payments: MolliePayment[]; refunds: MollieRefund[]; chargebacks: MollieChargeback[] },
): ProviderCheckout {
	const paid = paidOf(payments);
	const isOpen = !link.archived || payments.some(({ status }) => UNDECIDED.includes(status));
	return {
		reference: link.id,
		state: paid ? "paid" : isOpen ? "open" : "expired",
		url: paid || link.archived ? null : link._links.paymentLink.href,
		expiresAt: new Date(new Date(link.createdAt).getTime() + SHOWN_FOR_MS).toISOString(),
		currency: link.amount.currency,
		paymentReference: paid?.id ?? null,
		charge: paid ? { id: paid.id, amount: fromMollieAmount(paid.amount) } : null,
		refunds: refunds.map(refundOfMollie),
		disputes: chargebacks.map(disputeOfChargeback),
		// Mollie tells fees in its settlements, which a key for payments can't read.
		fees: [],
		awaitsFee: false,
	};
}

export function refundOfMollie({ id, amount, status, metadata }: MollieRefund): ProviderRefund {
	const state =
		status === "refunded" ? "succeeded" : status === "failed" || status === "canceled" ? "failed" : "pending";
	const key = (metadata as { key?: unknown } | null)?.key;
	return { id, amount: fromMollieAmount(amount), state, key: typeof key === "string" ? key : null };
}

/** Mollie does not say until when the shop can answer, nor that a chargeback is final: it may always be reversed. */
const disputeOfChargeback = ({ id, amount, reason, reversedAt }: MollieChargeback): ProviderDispute => ({
	id,
	amount: fromMollieAmount(amount),
	reason: reason?.code ?? "unknown",
	state: reversedAt ? "won" : "open",
	answerBefore: null,
});

/**
 * What an event is about: a payment link by its own id, and a refund or a chargeback by its payment's, which only the
 * full payload has. Null when it is no event.
 */
export function eventOfMollie(body: string): ProviderEvent | null {
	try {
		const { id, type, entityId, _embedded } = JSON.parse(body);
		if (typeof id !== "string" || typeof type !== "string" || typeof entityId !== "string") return null;
		const paymentId = entityId.startsWith("tr_") ? entityId : _embedded?.entity?.paymentId;
		return {
			id,
			type,
			checkout: entityId.startsWith("pl_") ? entityId : null,
			payment: typeof paymentId === "string" ? paymentId : null,
		};
	} catch {
		return null;
	}
}

/** Our number at the end of a payment's description, such as `Order M-4F7K-9QXB-T`. */
const numberIn = (description: string): string | null =>
	/ ([MHR]-\w{4}-\w{4}-\w)$/.exec(description)?.[1]?.replaceAll("-", "") ?? null;

const record = (
	kind: RecordList,
	{ id, amount }: { id: string; amount: MollieAmount },
	rest: Pick<ProviderRecord, "state" | "number" | "paymentReference">,
): ProviderRecord => ({ ...rest, kind, id, amount: fromMollieAmount(amount), currency: amount.currency });

/** The records of Mollie's lists; attempts that were not paid are left out. */
export const RECORDS_OF = {
	charge: (payment: MolliePayment) =>
		payment.status === "paid"
			? [
					record("charge", payment, {
						state: "succeeded",
						number: numberIn(payment.description),
						paymentReference: payment.id,
					}),
				]
			: [],
	refund: (refund: MollieRefund) => [
		record("refund", refund, {
			state: refundOfMollie(refund).state,
			number: null,
			paymentReference: refund.paymentId,
		}),
	],
	dispute: (chargeback: MollieChargeback) => [
		record("dispute", chargeback, {
			state: disputeOfChargeback(chargeback).state,
			number: null,
			paymentReference: chargeback.paymentId,
		}),
	],
};
