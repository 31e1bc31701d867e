import type { Fixed, Id, Instant } from "./columns.ts";

export interface MarketTables {
	market_settings: MarketSettingsTable;
	first_start: FirstStartTable;
}

/** The market's settings: one row, from the first start or the first change on. */
interface MarketSettingsTable {
	id: Id;
	key: Fixed<"market">;
	name: string;
	/** ISO 4217: of all prices. */
	currency: string;
	/** ISO 3166, two letters. */
	country: string;
	/** IANA. */
	time_zone: string;
	version: number;
	updated_at: Instant;
}

/** The link that makes the first SuperAdmin: one row, from the first start without accounts on. */
interface FirstStartTable {
	id: Id;
	key: Fixed<"market">;
	/** The link's token is signed from it with the site's secret, so that the database alone opens nothing. */
	seed: string;
	made_at: Instant;
	/** When somebody used the link, or a start found accounts: it never opens again. */
	closed_at: Instant | null;
}
