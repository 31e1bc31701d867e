import { type Books, refundedOf, type StoredRefund, type StoredSession } from "./books.ts";
import type { StoredDispute } from "./disputes.ts";
import { chargeTransaction, disputeTransactions, refundTransaction } from "./fees.ts";

/** A session as Stripe's interface has it. `isExpanded`: with its payment and charge instead of their ids. */
export function sessionObject(
	books: Books,
	session: StoredSession,
	{ origin, isExpanded = false }: { origin: string; isExpanded?: boolean },
) {
	const { id, amount, currency, status, payment } = session;
	return {
		id,
		object: "checkout.session",
		amount_subtotal: amount,
		amount_total: amount,
		client_reference_id: session.number,
		created: session.createdAt,
		currency,
		expires_at: session.expiresAt,
		livemode: false,
		metadata: {},
		mode: "payment",
		payment_intent: payment && isExpanded ? paymentObject(books, session) : (payment?.id ?? null),
		payment_method_types: ["card"],
		payment_status: payment ? "paid" : "unpaid",
		status,
		success_url: session.returnUrl,
		cancel_url: session.leaveUrl,
		url: status === "open" ? `${origin}/pay/${id}` : null,
	};
}

function paymentObject(books: Books, session: StoredSession) {
	const { amount, currency, payment, number, title } = session;
	return {
		id: payment?.id,
		object: "payment_intent",
		amount,
		amount_received: amount,
		created: payment?.at,
		currency,
		description: title,
		latest_charge: chargeObject(books, session, { isExpanded: true }),
		metadata: { number },
		status: "succeeded",
	};
}

/** `isExpanded`, here and below: with its balance transaction instead of the id. */
export function chargeObject(books: Books, session: StoredSession, { isExpanded = false } = {}) {
	const { amount, currency, payment, number } = session;
	const transaction = chargeTransaction(session);
	const refunded = payment ? refundedOf(books, payment.id) : 0;
	return {
		id: payment?.chargeId ?? "",
		object: "charge",
		amount,
		amount_captured: amount,
		amount_refunded: refunded,
		balance_transaction: isExpanded ? transaction : (transaction?.id ?? null),
		captured: true,
		created: payment?.at ?? 0,
		currency,
		disputed: books.disputes.some((dispute) => dispute.payment === payment?.id),
		metadata: number ? { number } : {},
		paid: true,
		payment_intent: payment?.id,
		refunded: refunded === amount,
		status: "succeeded",
	};
}

export function refundObject(refund: StoredRefund, { isExpanded = false } = {}) {
	const { id, payment, charge, amount, currency, metadata, status, at } = refund;
	const transaction = refundTransaction(refund);
	return {
		id,
		object: "refund",
		amount,
		balance_transaction: isExpanded ? transaction : transaction.id,
		charge,
		created: at,
		currency,
		metadata,
		payment_intent: payment,
		status,
	};
}

const DAY_S = 24 * 60 * 60;

export function disputeObject(dispute: StoredDispute) {
	const { id, payment, charge, amount, currency, status, at } = dispute;
	return {
		id,
		object: "dispute",
		amount,
		balance_transactions: disputeTransactions(dispute),
		charge,
		created: at,
		currency,
		evidence_details: { due_by: at + 7 * DAY_S },
		payment_intent: payment,
		reason: "fraudulent",
		status,
	};
}

export const errorObject = (type: string, code: string, message: string) => ({
	error: { type, code, message },
});
