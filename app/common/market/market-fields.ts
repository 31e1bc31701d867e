import { isSupportedCountry } from "libphonenumber-js";
import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { byLanguage } from "#app/common/language/by-language.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { currencyDigits, typedMoney } from "#app/common/money.ts";
import { isTimeZone, MAX_MARKET_NAME, type MarketOverrides } from "./market-settings.ts";

/** The currencies in use, by their ISO 4217 codes. */
const CURRENCIES =
	`AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP
MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF
YER ZAR ZMW`.split(/\s+/);

const currencyNames = byLanguage(
	(locale) => new Intl.DisplayNames(locale, { type: "currency", fallback: "code" }),
);

const byLabel = (one: { label: string }, other: { label: string }) =>
	one.label.localeCompare(other.label, currentLanguage());

/** The currencies to choose from, or those with as many decimals as the current one, which is always among them. */
export const currencyChoices = (current: string, { keepDecimals }: { keepDecimals: boolean }) =>
	[...new Set([...CURRENCIES, current])]
		.filter((code) => !keepDecimals || currencyDigits(code) === currencyDigits(current))
		.map((value) => ({ value, label: `${currencyNames().of(value) ?? value} (${value})` }))
		.sort(byLabel);

/** The time zones to choose from, by their IANA names; `current` is always one of them. */
export const zoneChoices = (current: string) =>
	[...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current])]
		.sort()
		.map((value) => ({ value, label: value.replaceAll("_", " ") }));

/** The fields of the market's settings. One that the environment overrides is not asked for. */
export const marketFields = (overrides: MarketOverrides) => ({
	marketName: given(
		overrides.name,
		line({
			missing: () => t.marketFields.enterName,
			min: 2,
			max: MAX_MARKET_NAME,
			name: () => t.marketFields.theName,
		}),
	),
	currency: given(
		overrides.currency,
		z
			.string({ error: () => t.marketFields.chooseCurrency })
			.refine((code) => CURRENCIES.includes(code), { error: () => t.marketFields.chooseCurrency }),
	),
	country: given(
		overrides.country,
		z
			.string({ error: () => t.marketFields.chooseCountry })
			.refine(isSupportedCountry, { error: () => t.marketFields.chooseCountry }),
	),
	timeZone: given(
		overrides.timeZone,
		z
			.string({ error: () => t.marketFields.chooseZone })
			.refine(isTimeZone, { error: () => t.marketFields.chooseZone }),
	),
});

/** The value that the environment has, whatever was posted, or the field of the form. */
const given = <Value extends string>(value: Value | undefined, field: z.ZodType<Value, unknown>) =>
	value === undefined
		? field
		: z
				.unknown()
				.optional()
				.transform((): Value => value);

/** Why the currency stays `currency`. */
export const explainCurrency = ({ reason, currency }: { reason: "sold" | "priced"; currency: string }) =>
	reason === "sold"
		? t.marketFields.sold({ currency })
		: t.marketFields.priced({ currency, decimals: currencyDigits(currency) });

/** What a change of the currency does, before it is made. */
export function currencyHint(currency: string, { hasPrices }: { hasPrices: boolean }): string {
	if (!hasPrices) return t.marketFields.currencyHint;
	const figure = typedMoney(1_000, currency);
	return t.marketFields.pricedHint({ explained: explainCurrency({ reason: "priced", currency }), figure });
}
