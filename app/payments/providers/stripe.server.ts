import type Stripe from "stripe";
import { type PaymentProvider, PaymentProviderError } from "#app/payments/provider.ts";
import { toStripeAmount } from "./stripe-amount.ts";
import { chargeOf, checkoutOf, eventOf, idOf, listStripeRecords, refundOf } from "./stripe-objects.ts";

type StripeSettings = {
	secretKey: string;
	webhookSecret: string;
	/** The secret before, which is still accepted while it is replaced. */
	oldWebhookSecret?: string | undefined;
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
	const webhookSecrets = [settings.webhookSecret, settings.oldWebhookSecret].filter(
		(each) => each !== undefined,
	);
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
				expand: ["payment_intent.latest_charge.balance_transaction"],
			});
			const paymentReference = idOf(session.payment_intent);
			const refunds = paymentReference
				? (
						await stripe.refunds.list({
							payment_intent: paymentReference,
							limit: MAX_REFUNDS,
							expand: ["data.balance_transaction"],
						})
					).data
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

		listRecords: (page) => call("list its books", (stripe) => listStripeRecords(stripe, page)),

		async verifyWebhook({ headers, body, now }) {
			const stripe = await client();
			const signature = headers["stripe-signature"] ?? "";
			if (isAhead(signature, now)) return null;
			for (const secret of webhookSecrets) {
				try {
					const { webhooks } = stripe;
					return eventOf(
						webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now.getTime()),
					);
				} catch {}
			}
			return null;
		},
	};
}

/** Whether a signature is dated further in the future than a clock may be off. The library only refuses old ones. */
const isAhead = (signature: string, now: Date): boolean =>
	signature.split(",").some((part) => {
		const [name, seconds = ""] = part.split("=");
		return name === "t" && Number.parseInt(seconds, 10) > now.getTime() / 1_000 + TOLERANCE_S;
	});

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
