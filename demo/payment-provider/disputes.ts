import { randomBytes } from "node:crypto";
import type { BookKeeper } from "./books.ts";
import { chargebackObject } from "./mollie-objects.ts";
import { disputeObject } from "./stripe-objects.ts";
import type { startWebhooks } from "./webhooks.ts";

/** A customer's bank takes a payment back until it decides. Amount in Stripe's units; times in seconds. */
export type StoredDispute = {
	id: string;
	payment: string;
	charge: string;
	amount: number;
	currency: string;
	status: "needs_response" | "won" | "lost";
	at: number;
};

/**
 * What the customer's bank does, since the demo has none: `curl -d number=M4F7K9QXBT http://localhost:PORT/disputes`
 * disputes the payment of that order, and `-d outcome=won` or `lost` decides it. Returns the dispute; null when the
 * order is not paid.
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
		...{ id: `dp_${randomBytes(12).toString("hex")}`, payment, charge, amount, currency },
		...{ status: "needs_response", at: Math.floor(Date.now() / 1000) },
	};
	if (!existing) books.disputes.push(dispute);
	const outcome = fields.get("outcome");
	if (outcome === "won" || outcome === "lost") dispute.status = outcome;
	if (payment.startsWith("tr_"))
		webhooks.addMollie(existing ? "chargeback.reversed" : "chargeback.received", chargebackObject(dispute));
	else webhooks.add(existing ? "charge.dispute.closed" : "charge.dispute.created", disputeObject(dispute));
	save();
	return disputeObject(dispute);
}
