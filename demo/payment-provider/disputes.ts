import { randomBytes } from "node:crypto";
import type { BookKeeper, Books } from "./books.ts";
import { isInquiry } from "./fees.ts";
import { chargebackObject } from "./mollie-objects.ts";
import { disputeObject } from "./stripe-objects.ts";
import type { startWebhooks } from "./webhooks.ts";

/**
 * A customer's bank takes a payment back until it decides. An inquiry, whose status begins with `warning_`, takes
 * nothing; it is closed or becomes a dispute. Amount in Stripe's units; times in seconds.
 */
export type StoredDispute = {
	id: string;
	payment: string;
	charge: string;
	amount: number;
	currency: string;
	status: "warning_needs_response" | "warning_closed" | "needs_response" | "won" | "lost";
	at: number;
};

/**
 * What the customer's bank does, since the demo has none: `curl -d number=M4F7K9QXBT http://localhost:PORT/disputes`
 * disputes the payment of that order, and `-d outcome=won` or `lost` decides it. With `-d outcome=inquiry` the bank
 * only asks at first: `-d outcome=closed` ends that, and a request without an outcome makes it a dispute. Returns the
 * dispute; null when the order is not paid.
 */
export function disputePayment(
	{ books, save }: BookKeeper,
	webhooks: ReturnType<typeof startWebhooks>,
	fields: URLSearchParams,
) {
	const number = fields.get("number");
	const session = Object.values(books.sessions).find((each) => each.number === number && each.payment);
	if (!session?.payment) return null;
	const { id: payment, chargeId: charge } = session.payment;
	const existing = books.disputes.find((each) => each.payment === payment);
	const { amount, currency } = session;
	const dispute: StoredDispute = existing ?? {
		id: `dp_${randomBytes(12).toString("hex")}`,
		payment,
		charge,
		amount,
		currency,
		status: "needs_response",
		at: Math.floor(Date.now() / 1000),
	};
	if (!existing) books.disputes.push(dispute);
	const wasInquiry = isInquiry(dispute);
	dispute.status = OUTCOMES[fields.get("outcome") ?? ""] ?? "needs_response";
	if (payment.startsWith("tr_"))
		webhooks.addMollie(existing ? "chargeback.reversed" : "chargeback.received", chargebackObject(dispute));
	else if (!existing) webhooks.add("charge.dispute.created", disputeObject(dispute));
	else if (wasInquiry && dispute.status === "needs_response")
		webhooks.add("charge.dispute.funds_withdrawn", disputeObject(dispute));
	else webhooks.add("charge.dispute.closed", disputeObject(dispute));
	save();
	return disputeObject(dispute);
}

const OUTCOMES: Record<string, StoredDispute["status"]> = {
	inquiry: "warning_needs_response",
	closed: "warning_closed",
	won: "won",
	lost: "lost",
};

/** Whether the customer's bank has the money of a payment, or has kept it. */
export const isHeldByBank = (books: Books, payment: string): boolean =>
	books.disputes.some(
		(dispute) => dispute.payment === payment && !isInquiry(dispute) && dispute.status !== "won",
	);
