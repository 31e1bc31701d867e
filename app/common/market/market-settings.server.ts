import type { CountryCode } from "libphonenumber-js";
import { describeDifferences, recordChange } from "#app/common/audit.server.ts";
import { type ChangedSince, changedSince } from "#app/common/latest-changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { type MarketOverrides, type MarketSettings, settingsInUse } from "./market-settings.ts";

/** The saved settings with their version; null before they are saved for the first time. */
export async function readMarketSettings(
	db: Database,
): Promise<(MarketSettings & { version: number; savedAt: string }) | null> {
	const saved = await db.selectFrom("market_settings").selectAll().executeTakeFirst();
	if (!saved) return null;
	const { name, currency, time_zone: timeZone, version, updated_at: savedAt } = saved;
	return { name, currency, country: saved.country as CountryCode, timeZone, version, savedAt };
}

/** Whether anything was sold: an order, a stay, or a move with a price. Their amounts are in the market's currency. */
export async function hasSales(db: Database): Promise<boolean> {
	const { sold } = await db
		.selectNoFrom((eb) =>
			eb
				.or([
					eb.exists(eb.selectFrom("orders").select("id").limit(1)),
					eb.exists(eb.selectFrom("bookings").select("id").limit(1)),
					eb.exists(eb.selectFrom("moving_bookings").select("id").where("currency", "is not", null).limit(1)),
				])
				.as("sold"),
		)
		.executeTakeFirstOrThrow();
	return Boolean(sold);
}

type SettingsChange = {
	settings: MarketSettings;
	/** They win over what is saved: such a setting stays as it was. */
	overrides: MarketOverrides;
	/** The version that the form showed; 0 for none. */
	expectedVersion: number;
	actorId: number;
	now: Date;
};

/**
 * Saves the market's settings. Refused when somebody else has saved others since the form was opened, and when the
 * currency would change although something was sold. The market's seller details get its new country and time zone.
 */
export function saveMarketSettings(
	db: Database,
	{ settings, overrides, expectedVersion, actorId, now }: SettingsChange,
): Promise<{ ok: true } | { ok: false; reason: "sold" } | ChangedSince> {
	return transact(db, async (trx) => {
		const saved = await readMarketSettings(trx);
		const before = settingsInUse(saved, {});
		const after = withoutOverridden(settings, before, overrides);
		const detail = describeDifferences(describe(before), describe(after));
		if (saved && detail === "") return { ok: true };
		if (after.currency !== before.currency && (await hasSales(trx))) return { ok: false, reason: "sold" };
		const at = now.toISOString();
		const { timeZone: time_zone, ...others } = after;
		const stored = await trx
			.insertInto("market_settings")
			.values({ ...others, time_zone, key: "market", version: 1, updated_at: at })
			.onConflict((conflict) =>
				conflict
					.column("key")
					.doUpdateSet((eb) => ({
						...others,
						time_zone,
						version: eb("market_settings.version", "+", 1),
						updated_at: at,
					}))
					.where("market_settings.version", "=", expectedVersion),
			)
			.returning("id")
			.executeTakeFirst();
		if (!stored) return changedSince(trx, { record: "market settings", at: saved?.savedAt ?? at, actorId });
		const { country, timeZone } = settingsInUse(after, overrides);
		await trx
			.updateTable("sellers")
			.set((eb) => ({ country, time_zone: timeZone, version: eb("version", "+", 1), updated_at: at }))
			.where("key", "=", "market")
			.where((eb) => eb.or([eb("country", "!=", country), eb("time_zone", "!=", timeZone)]))
			.execute();
		await recordChange(trx, { action: "market settings", subject: "market settings", actorId, detail, now });
		return { ok: true };
	});
}

/** A setting that the environment overrides stays as it was. */
const withoutOverridden = (
	typed: MarketSettings,
	before: MarketSettings,
	overrides: MarketOverrides,
): MarketSettings => ({
	name: overrides.name === undefined ? typed.name : before.name,
	currency: overrides.currency === undefined ? typed.currency : before.currency,
	country: overrides.country === undefined ? typed.country : before.country,
	timeZone: overrides.timeZone === undefined ? typed.timeZone : before.timeZone,
});

const describe = ({ name, currency, country, timeZone }: MarketSettings) => ({
	Name: name,
	Currency: currency,
	Country: country,
	"Time zone": timeZone,
});
