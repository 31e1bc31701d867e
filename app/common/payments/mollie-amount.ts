import { currencyDigits } from "#app/common/money.ts";

/** An amount as Mollie writes it: `{ value: "92.00", currency: "USD" }`. */
export type MollieAmount = { value: string; currency: string };

/** The currencies that Mollie charges to cards: https://docs.mollie.com/docs/multicurrency */
const CARD_CURRENCIES =
	"AED AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS ISK JPY NOK NZD PHP PLN RON SEK SGD USD ZAR".split(" ");

/** Our amount, in minor units, as Mollie writes it; null when Mollie can't charge it. */
export function toMollieAmount(amount: number, currency: string): MollieAmount | null {
	if (!CARD_CURRENCIES.includes(currency) || !Number.isSafeInteger(amount) || amount <= 0) return null;
	const digits = currencyDigits(currency);
	const text = String(amount).padStart(digits + 1, "0");
	const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
	return { value, currency };
}

/** Mollie's amount in our minor units. */
export const fromMollieAmount = ({ value, currency }: MollieAmount): number =>
	Math.round(Number(value) * 10 ** currencyDigits(currency));
