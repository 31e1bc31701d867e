import { expect } from "vitest";
import { readChanges } from "#app/common/audit.server.ts";
import { readSeller, saveSeller } from "#app/common/invoices/sellers.server.ts";
import { addOrder } from "#app/testing/order.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { test } from "#db/testing/database-test.ts";
import { readMarketSettings, saveMarketSettings } from "./market-settings.server.ts";
import { type MarketSettings, settingsInUse } from "./market-settings.ts";

const BAZAAR: MarketSettings = { name: "Bazaar", currency: "EUR", country: "DE", timeZone: "Europe/Berlin" };

test("saves the settings and records what changed", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const change = { overrides: {}, actorId, now: ACCOUNT_NOW };
	expect(await saveMarketSettings(db, { ...change, settings: BAZAAR, expectedVersion: 0 })).toEqual({
		ok: true,
	});
	const souk = { ...BAZAAR, name: "Souk" };
	expect(await saveMarketSettings(db, { ...change, settings: souk, expectedVersion: 1 })).toEqual({
		ok: true,
	});
	// Sent twice.
	expect(await saveMarketSettings(db, { ...change, settings: souk, expectedVersion: 1 })).toEqual({
		ok: true,
	});
	expect(await saveMarketSettings(db, { ...change, settings: BAZAAR, expectedVersion: 1 })).toMatchObject({
		...{ ok: false, reason: "changed", by: "Suki", isOwn: true },
	});
	const other = { ...change, actorId: await addAccount(db, "Ada", "SuperAdmin") };
	expect(await saveMarketSettings(db, { ...other, settings: BAZAAR, expectedVersion: 1 })).toMatchObject({
		...{ ok: false, reason: "changed", by: "Suki", isOwn: false },
	});
	expect(await readMarketSettings(db)).toMatchObject({ ...souk, version: 2 });
	const [latest] = await readChanges(db, { subject: "market settings" });
	expect(latest).toMatchObject({ detail: "Name: Bazaar → Souk", by: "Suki" });
});

test("the environment wins over what is saved, which stays", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const change = { actorId, now: ACCOUNT_NOW };
	await saveMarketSettings(db, { ...change, settings: BAZAAR, overrides: {}, expectedVersion: 0 });
	const typed: MarketSettings = {
		name: "Souk",
		currency: "MAD",
		country: "MA",
		timeZone: "Africa/Casablanca",
	};
	const overrides = { name: "Other", currency: "CHF" };
	await saveMarketSettings(db, { ...change, settings: typed, overrides, expectedVersion: 1 });
	const saved = await readMarketSettings(db);
	expect(saved).toMatchObject({ ...typed, name: "Bazaar", currency: "EUR" });
	expect(settingsInUse(saved, overrides)).toEqual({ ...typed, ...overrides });
	expect(settingsInUse(null, {})).toMatchObject({ name: "Meeha", currency: "USD", country: "US" });
});

test("refuses another currency once something was sold, and nothing else", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const change = { overrides: {}, actorId, now: ACCOUNT_NOW };
	await addOrder(db, {});
	const sold = { ok: false, reason: "sold" };
	expect(await saveMarketSettings(db, { ...change, settings: BAZAAR, expectedVersion: 0 })).toEqual(sold);
	const inDollars = { ...BAZAAR, currency: "USD" };
	expect(await saveMarketSettings(db, { ...change, settings: inDollars, expectedVersion: 0 })).toEqual({
		ok: true,
	});
	expect(await saveMarketSettings(db, { ...change, settings: BAZAAR, expectedVersion: 1 })).toEqual(sold);
	expect(await readMarketSettings(db)).toMatchObject({ ...inDollars, version: 1 });
});

test("gives the market’s seller details its country and time zone", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const seller = { name: "Bazaar GmbH", address: "Weg 1", tax_number: "", email: "", phone: "" };
	await saveSeller(db, {
		...{ hotelId: null, details: { ...seller, time_zone: "America/New_York", country: "US" } },
		...{ expectedVersion: 0, actorId, now: ACCOUNT_NOW },
	});
	const overrides = { timeZone: "Europe/Zurich" };
	const change = { settings: BAZAAR, overrides, expectedVersion: 0, actorId, now: ACCOUNT_NOW };
	expect(await saveMarketSettings(db, change)).toEqual({ ok: true });
	expect(await readSeller(db, { key: "market" })).toMatchObject({
		country: "DE",
		time_zone: "Europe/Zurich",
	});
});
