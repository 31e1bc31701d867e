import type { CountryCode } from "libphonenumber-js";
import type { Database } from "#db/client.ts";
import type { MarketSettings } from "./market-settings.ts";

/** The saved settings with their version; null before they are saved for the first time. */
export async function readMarketSettings(
	db: Database,
): Promise<(MarketSettings & { version: number; savedAt: string }) | null> {
	const saved = await db.selectFrom("market_settings").selectAll().executeTakeFirst();
	if (!saved) return null;
	const { name, currency, time_zone: timeZone, version, updated_at: savedAt } = saved;
	return { name, currency, country: saved.country as CountryCode, timeZone, version, savedAt };
}
