import type { Transaction } from "kysely";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import {
	type MarketOverrides,
	type MarketSettings,
	settingsInUse,
} from "#app/common/market/market-settings.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { type CurrencyRefusal, readCurrencyUse, refuseCurrencyChange } from "./currency-use.server.ts";

type SettingsChange = {
	settings: MarketSettings;
	/** They win over what was typed, and are saved as well: what is in use stays when a variable goes. */
	overrides: MarketOverrides;
	/** The version that the form showed; 0 for none. */
	expectedVersion: number;
	actorId: number;
	now: Date;
};

/**
 * Saves the market's settings. Refused when somebody else has saved others since the form was opened, and when the
 * currency may not change. The market's seller details get its new country and time zone.
 */
export function saveMarketSettings(
	db: Database,
	{ settings, overrides, expectedVersion, actorId, now }: SettingsChange,
): Promise<{ ok: true } | CurrencyRefusal | ChangedSince> {
	return transact(db, async (trx) => {
		const saved = await readMarketSettings(trx);
		const before = await settingsBefore(trx, saved);
		const after = settingsInUse(settings, overrides);
		const detail = describeDifferences(describe(before), describe(after));
		if (saved && detail === "") return { ok: true };
		const refusal = await refuseCurrencyChange(trx, { from: before.currency, to: after.currency });
		if (refusal) return refusal;
		const isStored = await storeSettings(trx, { settings: after, expectedVersion, now });
		if (!isStored) {
			const at = saved?.savedAt ?? now.toISOString();
			return changedSince(trx, { subject: "market settings", at, actorId });
		}
		await recordChange(trx, { action: "market settings", subject: "market settings", actorId, detail, now });
		return { ok: true };
	});
}

/**
 * Stores the settings in use when a process starts: those of its environment, then the saved ones, then the defaults. So
 * nothing changes when a variable goes. Refused when its environment has a currency that may not be changed to.
 */
export function storeSettingsInUse(
	db: Database,
	{ overrides, now }: { overrides: MarketOverrides; now: Date },
): Promise<{ ok: true } | CurrencyRefusal> {
	return transact(db, async (trx) => {
		const saved = await readMarketSettings(trx);
		const before = await settingsBefore(trx, saved);
		const after = settingsInUse(before, overrides);
		const detail = describeDifferences(describe(before), describe(after));
		if (saved && detail === "") return { ok: true };
		const refusal = await refuseCurrencyChange(trx, { from: before.currency, to: after.currency });
		if (refusal) return refusal;
		const isStored = await storeSettings(trx, { settings: after, expectedVersion: saved?.version ?? 0, now });
		// Another process that starts has stored them first.
		if (isStored && saved)
			await recordChange(trx, {
				action: "market settings",
				subject: "market settings",
				actorId: null,
				detail,
				now,
			});
		return { ok: true };
	});
}

/** The saved settings, or the defaults in the currency of what was sold before any were saved. */
async function settingsBefore(db: Database, saved: MarketSettings | null): Promise<MarketSettings> {
	if (saved) return saved;
	const { sold } = await readCurrencyUse(db);
	return settingsInUse(null, { currency: sold ?? undefined });
}

/** Stores settings and the place of the market's seller; false when they have another version than expected. */
async function storeSettings(
	trx: Transaction<Schema>,
	{ settings, expectedVersion, now }: { settings: MarketSettings; expectedVersion: number; now: Date },
): Promise<boolean> {
	const { name, currency, country, timeZone: time_zone } = settings;
	const updated_at = now.toISOString();
	const stored = await trx
		.insertInto("market_settings")
		.values({ key: "market", name, currency, country, time_zone, version: 1, updated_at })
		.onConflict((conflict) =>
			conflict
				.column("key")
				.doUpdateSet((eb) => ({
					name,
					currency,
					country,
					time_zone,
					version: eb("market_settings.version", "+", 1),
					updated_at,
				}))
				.where("market_settings.version", "=", expectedVersion),
		)
		.returning("id")
		.executeTakeFirst();
	if (!stored) return false;
	await trx
		.updateTable("sellers")
		.set((eb) => ({ country, time_zone, version: eb("version", "+", 1), updated_at }))
		.where("key", "=", "market")
		.where((eb) => eb.or([eb("country", "!=", country), eb("time_zone", "!=", time_zone)]))
		.execute();
	return true;
}

const describe = ({ name, currency, country, timeZone }: MarketSettings) => ({
	name,
	currency,
	country,
	timeZone,
});
