import type { CountryCode } from "libphonenumber-js";
import { DEFAULT_MARKET_NAME } from "./market-name.ts";

/** What every part of the site knows of the market. */
export type MarketSettings = {
	name: string;
	/** ISO 4217: of all prices. */
	currency: string;
	/** ISO 3166, two letters: of phone numbers and addresses without one. */
	country: CountryCode;
	/** IANA: the clock of moves, of lists and of invoices. */
	timeZone: string;
};

/** The settings of a market that nobody has set up. */
export const DEFAULT_MARKET: MarketSettings = {
	name: DEFAULT_MARKET_NAME,
	currency: "USD",
	country: "US",
	timeZone: "America/New_York",
};

/** The settings that the environment has, which win over those in the database. */
export type MarketOverrides = { [Setting in keyof MarketSettings]?: MarketSettings[Setting] | undefined };

/** The settings in use: those of the environment, then the saved ones, then the defaults. */
export const settingsInUse = (saved: MarketSettings | null, overrides: MarketOverrides): MarketSettings => ({
	name: overrides.name ?? saved?.name ?? DEFAULT_MARKET.name,
	currency: overrides.currency ?? saved?.currency ?? DEFAULT_MARKET.currency,
	country: overrides.country ?? saved?.country ?? DEFAULT_MARKET.country,
	timeZone: overrides.timeZone ?? saved?.timeZone ?? DEFAULT_MARKET.timeZone,
});

export const MAX_MARKET_NAME = 60;

/** Whether this machine knows the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
