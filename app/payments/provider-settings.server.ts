import { env } from "#app/http/settings/env.server.ts";
import { mollieProvider } from "#app/payments/providers/mollie.server.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import type { PaymentProvider } from "./provider.ts";

function configured(): PaymentProvider[] {
	const found: PaymentProvider[] = [];
	if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET)
		found.push(
			stripeProvider({
				secretKey: env.STRIPE_SECRET_KEY,
				webhookSecret: env.STRIPE_WEBHOOK_SECRET,
				oldWebhookSecret: env.STRIPE_OLD_WEBHOOK_SECRET,
				apiBase: env.STRIPE_API_BASE,
			}),
		);
	if (env.MOLLIE_API_KEY && env.MOLLIE_WEBHOOK_SECRET)
		found.push(
			mollieProvider({
				apiKey: env.MOLLIE_API_KEY,
				webhookSecret: env.MOLLIE_WEBHOOK_SECRET,
				apiBase: env.MOLLIE_API_BASE,
			}),
		);
	return found;
}

/** Every provider with a key: payments are read and refunded where they were made. */
export const paymentProviders: readonly PaymentProvider[] = configured();

/** The provider of new payments; null without one in the settings: then nothing is paid online. */
export const paymentProvider: PaymentProvider | null =
	paymentProviders.find(({ name }) => name === env.PAYMENT_PROVIDER) ?? paymentProviders[0] ?? null;

export const providerNamed = (name: string | undefined): PaymentProvider | null =>
	paymentProviders.find((provider) => provider.name === name) ?? null;
