import type Stripe from "stripe";
import {
	type PaymentProvider,
	PaymentProviderError,
	type ProviderCheckout,
	type ProviderDispute,
	type ProviderEvent,
	type ProviderRefund,
} from "./provider.ts";
import { fromStripeAmount, toStripeAmount } from "./stripe-amount.ts";

type StripeSettings = {
	secretKey: string;
	webhookSecret: string;
	/** Another address than Stripe's, for the demo and for tests. */
	apiBase?: string | undefined;
	/** How long a call waits for its answer: a person may wait too. */
	timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const TOLERANCE_S = 5 * 60;
const MAX_REFUNDS = 100;
const MAX_DISPUTES = 100;

/**
 * Stripe Checkout. The hosted page takes cards and wallets, which are settled at once: an order is held for a day
 * only. The library is loaded at the first call.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
	const { webhookSecret } = settings;
	let loading: Promise<Stripe> | undefined;
	const client = () => {
		loading ??= openStripe(settings);
		return loading;
	};

	async function call<Result>(what: string, work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
		const stripe = await client();
		try {
			return await work(stripe);
		} catch (error) {
			throw asProviderError(what, error);
		}
	}

	const readCheckout = (reference: string) =>
		call("read a checkout", async (stripe) => {
			const session = await stripe.checkout.sessions.retrieve(reference, {
				expand: ["payment_intent.latest_charge"],
			});
			const paymentReference = idOf(session.payment_intent);
			const refunds = paymentReference
				? (await stripe.refunds.list({ payment_intent: paymentReference, limit: MAX_REFUNDS })).data
				: [];
			const charge = chargeOf(session);
			const disputes =
				paymentReference && charge?.disputed
					? (await stripe.disputes.list({ payment_intent: paymentReference, limit: MAX_DISPUTES })).data
					: [];
			return checkoutOf(session, { refunds, disputes });
		});

	return {
		name: "stripe",
		readCheckout,
		paymentPage: (reference) => pageOfPayment(reference, settings),

		createCheckout: ({ title, number, amount, currency, returnUrl, idempotencyKey }) =>
			call("create a checkout", async (stripe) => {
				const unitAmount = toStripeAmount(amount, currency);
				if (unitAmount === null)
					throw new PaymentProviderError(`Stripe takes no ${amount} of ${currency}`, {
						isAnswered: false,
						isFinal: true,
					});
				const price = {
					currency: currency.toLowerCase(),
					unit_amount: unitAmount,
					product_data: { name: title },
				};
				const session = await stripe.checkout.sessions.create(
					{
						mode: "payment",
						allowed_payment_method_types: ["card"],
						// The customer pays the amount of the order, in its currency.
						adaptive_pricing: { enabled: false },
						line_items: [{ quantity: 1, price_data: price }],
						client_reference_id: number,
						payment_intent_data: { description: title, metadata: { number } },
						success_url: returnUrl,
						cancel_url: returnUrl,
					},
					{ idempotencyKey },
				);
				return checkoutOf(session, { refunds: [], disputes: [] });
			}),

		expireCheckout: (reference) =>
			call("expire a checkout", async (stripe) => {
				const { status } = await stripe.checkout.sessions.retrieve(reference);
				if (status === "open") await stripe.checkout.sessions.expire(reference);
			}),

		async refund({ checkout, amount, key, idempotencyKey = key }) {
			// Stripe forgets idempotency keys after a day: a refund that was made before has our key in its metadata.
			const made = checkout.refunds.find((each) => each.key === key && each.state !== "failed");
			if (made) return made;
			return call("refund", async (stripe) => {
				const refund = await stripe.refunds.create(
					{
						payment_intent: checkout.paymentReference ?? "",
						amount: toStripeAmount(amount, checkout.currency) ?? 0,
						metadata: { key },
					},
					{ idempotencyKey },
				);
				return refundOf(refund);
			});
		},

		async verifyWebhook({ headers, body, now }) {
			const stripe = await client();
			try {
				return eventOf(
					stripe.webhooks.constructEvent(
						body,
						headers["stripe-signature"] ?? "",
						webhookSecret,
						TOLERANCE_S,
						undefined,
						now.getTime(),
					),
				);
			} catch {
				return null;
			}
		},
	};
}

/** Test payments have their own part of Stripe's dashboard. The demo's provider only has its books. */
function pageOfPayment(
	reference: string,
	{ secretKey, apiBase }: Pick<StripeSettings, "secretKey" | "apiBase">,
) {
	if (apiBase) return new URL("/books", apiBase).href;
	return `https://dashboard.stripe.com/${secretKey.includes("_test_") ? "test/" : ""}payments/${reference}`;
}

async function openStripe({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeSettings): Promise<Stripe> {
	const { default: StripeClient } = await import("stripe");
	const base = apiBase ? new URL(apiBase) : null;
	const address = base
		? {
				host: base.hostname,
				port: base.port || (base.protocol === "https:" ? 443 : 80),
				protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
			}
		: {};
	return new StripeClient(secretKey, {
		...address,
		timeout: timeoutMs,
		maxNetworkRetries: 0,
		telemetry: false,
	});
}

/** Leaves out Stripe's own message, which may quote what was sent. */
function asProviderError(what: string, error: unknown): PaymentProviderError {
	if (error instanceof PaymentProviderError) return error;
	const {
		type = "unknown",
		statusCode,
		code,
	} = error as { type?: string; statusCode?: number; code?: string };
	const details = [type, statusCode, code].filter(Boolean).join(" ");
	const isAnswered = statusCode !== undefined;
	// A wrong key is corrected in the settings; too many requests, and two calls with one key at once, pass.
	const isFinal =
		isAnswered && statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
	return new PaymentProviderError(`Stripe could not ${what}: ${details}`, { isAnswered, isFinal });
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
	typeof reference === "string" ? reference : (reference?.id ?? null);

/** The charge of a session that was read with its payment. */
function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
	const charge = intent && typeof intent === "object" ? intent.latest_charge : null;
	return charge && typeof charge === "object" && charge.status === "succeeded" ? charge : null;
}

function checkoutOf(
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
		// An inquiry takes no money; it becomes a dispute when the bank isn't content with the answer.
		disputes: disputes.filter(({ status }) => !status.startsWith("warning_")).map(disputeOf),
	};
}

function disputeOf({
	id,
	amount,
	currency,
	reason,
	status,
	evidence_details,
}: Stripe.Dispute): ProviderDispute {
	const due = evidence_details?.due_by;
	return {
		id,
		amount: fromStripeAmount(amount, currency.toUpperCase()),
		reason,
		state: status === "won" ? "won" : status === "lost" ? "lost" : "open",
		answerBefore: due ? new Date(due * 1000).toISOString() : null,
	};
}

function refundOf({ id, amount, currency, status, metadata }: Stripe.Refund): ProviderRefund {
	const state =
		status === "succeeded"
			? "succeeded"
			: status === "failed" || status === "canceled"
				? "failed"
				: "pending";
	return { id, amount: fromStripeAmount(amount, currency.toUpperCase()), state, key: metadata?.key ?? null };
}

/** A session is a checkout; charges, refunds and disputes name their payment. */
function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
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
