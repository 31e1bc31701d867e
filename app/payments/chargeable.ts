import { toMollieAmount } from "#app/payments/providers/mollie-amount.ts";
import { toStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import type { PaymentProviderName } from "./provider.ts";

const AMOUNTS = { stripe: toStripeAmount, mollie: toMollieAmount };

/** Whether a provider can charge a total, in minor units. */
export const isChargeable = (provider: PaymentProviderName, amount: number, currency: string): boolean =>
	AMOUNTS[provider](amount, currency) !== null;
