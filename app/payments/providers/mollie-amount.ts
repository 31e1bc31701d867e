import { currencyDigits } from "#app/common/money.ts";

/** An amount as Mollie writes it: `{ value: "92.00", currency: "USD" }`. */
export type MollieAmount = { value: string; currency: string };

/** The currencies that Mollie charges to cards: https://docs.mollie.com/docs/multicurrency */
const CARD_CURRENCIES =
	"AED AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS ISK JPY NOK NZD PHP PLN RON SEK SGD USD ZAR".split(" ");

/** How many decimals Mollie writes, from the same page: two for the Hungarian forint, where we have none. */
const mollieDigits = (currency: string) => (currency === "ISK" || currency === "JPY" ? 0 : 2);

/** Our amount, in minor units, as Mollie writes it; null when Mollie can't charge it. */
export function toMollieAmount(amount: number, currency: string): MollieAmount | null {
	if (!CARD_CURRENCIES.includes(currency) || !Number.isSafeInteger(amount) || amount <= 0) return null;
	const own = currencyDigits(currency);
	const digits = mollieDigits(currency);
	const text = String(amount).padStart(own + 1, "0");
	const whole = own === 0 ? text : text.slice(0, -own);
	const fraction = own === 0 ? "" : text.slice(-own);
	return { value: digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, "0")}`, currency };
}

/** Mollie's amount in our minor units. */
export const fromMollieAmount = ({ value, currency }: MollieAmount): number =>
	Math.round(Number(value) * 10 ** currencyDigits(currency));
