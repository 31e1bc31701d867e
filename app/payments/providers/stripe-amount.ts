import { currencyDigits } from "#app/common/money.ts";

/** https://docs.stripe.com/currencies#zero-decimal, and the currencies with three decimals. */
const WITHOUT_DECIMALS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ");
const THREE_DECIMALS = "BHD JOD KWD OMR TND".split(" ");

const stripeDigits = (currency: string) =>
	WITHOUT_DECIMALS.includes(currency) ? 0 : THREE_DECIMALS.includes(currency) ? 3 : 2;

/**
 * The factor from our minor units to Stripe's, which differ for some currencies: Stripe has hundredths of the
 * Icelandic króna, although it has none since 2003.
 */
const factorOf = (currency: string) => 10 ** (stripeDigits(currency) - currencyDigits(currency));

const stepOf = (currency: string) => (stripeDigits(currency) === 3 ? 10 : 1);

/**
 * Our amount in Stripe's units; null when Stripe can't charge it. With three decimals it only takes multiples of
 * ten.
 */
export function toStripeAmount(amount: number, currency: string): number | null {
	const converted = amount * factorOf(currency);
	return Number.isSafeInteger(converted) && converted % stepOf(currency) === 0 ? converted : null;
}

/** The largest part of an amount that can be paid online. */
export function chargeablePart(amount: number, currency: string): number {
	const converted = amount * factorOf(currency);
	return fromStripeAmount(converted - (converted % stepOf(currency)), currency);
}

export const fromStripeAmount = (amount: number, currency: string): number => amount / factorOf(currency);
