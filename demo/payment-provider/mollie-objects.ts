import { toMollieAmount } from "#app/payments/providers/mollie-amount.ts";
import { fromStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import type { StoredRefund, StoredSession } from "./books.ts";
import type { StoredDispute } from "./disputes.ts";

/** The books are in Stripe's units. */
const amountObject = (amount: number, currency: string) => {
	const code = currency.toUpperCase();
	return toMollieAmount(fromStripeAmount(amount, code), code) ?? { value: "0.00", currency: code };
};

const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A payment link as Mollie's interface has it. */
export const linkObject = (session: StoredSession, origin: string) => ({
	resource: "payment-link",
	id: session.id,
	mode: "test",
	description: session.title,
	amount: amountObject(session.amount, session.currency),
	archived: session.status === "expired",
	redirectUrl: session.returnUrl,
	reusable: false,
	createdAt: moment(session.createdAt),
	paidAt: session.payment ? moment(session.payment.at) : null,
	_links: { paymentLink: { href: `${origin}/pay/${session.id}`, type: "text/html" } },
});

/** The payments of a link: none before it is paid. */
export const paymentObjects = ({ title, amount, currency, payment }: StoredSession) =>
	payment
		? [
				{
					resource: "payment",
					id: payment.id,
					mode: "test",
					status: "paid",
					description: title,
					method: "creditcard",
					amount: amountObject(amount, currency),
					createdAt: moment(payment.at),
					paidAt: moment(payment.at),
				},
			]
		: [];

export const mollieRefundObject = ({
	id,
	payment,
	amount,
	currency,
	metadata,
	status,
	at,
}: StoredRefund) => ({
	resource: "refund",
	id,
	mode: "test",
	amount: amountObject(amount, currency),
	status: status === "succeeded" ? "refunded" : status,
	metadata,
	paymentId: payment,
	createdAt: moment(at),
});

/** Mollie never says that a chargeback is final. */
export const chargebackObject = ({ id, payment, amount, currency, status, at }: StoredDispute) => ({
	resource: "chargeback",
	id,
	amount: amountObject(amount, currency),
	reason: { code: "AC01", description: "Account identifier incorrect" },
	paymentId: payment,
	createdAt: moment(at),
	reversedAt: status === "won" ? moment(at) : null,
});

export const mollieError = (status: number, title: string) => ({ status, title, detail: title });
