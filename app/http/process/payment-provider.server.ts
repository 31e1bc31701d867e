import type { PaymentProvider } from "#app/common/payments/provider.ts";
import { stripeProvider } from "#app/common/payments/stripe.server.ts";
import { env } from "./env.server.ts";

const {
	STRIPE_SECRET_KEY: secretKey,
	STRIPE_WEBHOOK_SECRET: webhookSecret,
	STRIPE_OLD_WEBHOOK_SECRET: oldWebhookSecret,
	STRIPE_API_BASE: apiBase,
} = env;

/** The provider of online payments; null without one in the settings: then nothing is paid online. */
export const paymentProvider: PaymentProvider | null =
	secretKey && webhookSecret ? stripeProvider({ secretKey, webhookSecret, oldWebhookSecret, apiBase }) : null;
