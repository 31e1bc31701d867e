import { isSupportedCountry } from "libphonenumber-js";
import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { isTimeZone, MAX_MARKET_NAME, type MarketOverrides } from "./market-settings.ts";

/** The currencies in use, by their ISO 4217 codes. */
const CURRENCIES =
	`AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP
MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF
YER ZAR ZMW`.split(/\s+/);

const currencyNames = new Intl.DisplayNames("en", { type: "currency", fallback: "code" });

const byLabel = (one: { label: string }, other: { label: string }) =>
	one.label.localeCompare(other.label, "en");

/** The currencies to choose from; `current` is always one of them. */
export const currencyChoices = (current: string) =>
	[...new Set([...CURRENCIES, current])]
		.map((value) => ({ value, label: `${currencyNames.of(value) ?? value} (${value})` }))
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
			missing: "Enter the name of the market.",
			min: 2,
			max: MAX_MARKET_NAME,
			name: "The name of the market",
		}),
	),
	currency: given(
		overrides.currency,
		z
			.string({ error: "Choose a currency." })
			.refine((code) => CURRENCIES.includes(code), "Choose a currency."),
	),
	country: given(
		overrides.country,
		z.string({ error: "Choose a country." }).refine(isSupportedCountry, "Choose a country."),
	),
	timeZone: given(
		overrides.timeZone,
		z.string({ error: "Choose a time zone." }).refine(isTimeZone, "Choose a time zone."),
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

/** Why the currency stays. */
export const LOCKED_CURRENCY = "Something was sold in this currency, so it can’t be changed any more.";
