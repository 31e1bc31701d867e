import { toMollieAmount } from "./mollie-amount.ts";
import type { PaymentProviderName } from "./provider.ts";
import { toStripeAmount } from "./stripe-amount.ts";

const AMOUNTS = { stripe: toStripeAmount, mollie: toMollieAmount };

/** Whether a provider can charge a total, in minor units. */
export const isChargeable = (provider: PaymentProviderName, amount: number, currency: string): boolean =>
	AMOUNTS[provider](amount, currency) !== null;
