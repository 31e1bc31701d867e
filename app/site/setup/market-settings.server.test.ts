import { expect } from "vitest";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import {
	DEFAULT_MARKET,
	type MarketOverrides,
	type MarketSettings,
} from "#app/common/market/market-settings.ts";
import { readSeller, saveSeller } from "#app/common/market/sellers.server.ts";
import { addRateCard } from "#app/testing/rent/rates.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { saveMarketSettings, storeSettingsInUse } from "./save-market-settings.server.ts";

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
		ok: false,
		reason: "changed",
		by: "Suki",
		isOwn: true,
	});
	const other = { ...change, actorId: await addAccount(db, "Ada", "SuperAdmin") };
	expect(await saveMarketSettings(db, { ...other, settings: BAZAAR, expectedVersion: 1 })).toMatchObject({
		ok: false,
		reason: "changed",
		by: "Suki",
		isOwn: false,
	});
	expect(await readMarketSettings(db)).toMatchObject({ ...souk, version: 2 });
	const [latest] = await readChanges(db, { subject: "market settings" });
	expect(latest).toMatchObject({ detail: "Name: Bazaar → Souk", by: "Suki" });
});

test("what the environment sets is saved, and stays when it goes", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const start = (overrides: MarketOverrides) => storeSettingsInUse(db, { overrides, now: ACCOUNT_NOW });
	expect(await start({ currency: "CHF" })).toEqual({ ok: true });
	expect(await readMarketSettings(db)).toMatchObject({ ...DEFAULT_MARKET, currency: "CHF", version: 1 });
	// The form is saved while another variable is set.
	const change = { actorId, now: ACCOUNT_NOW, expectedVersion: 1 };
	await saveMarketSettings(db, {
		...change,
		settings: BAZAAR,
		overrides: { name: "Other", currency: "CHF" },
	});
	const inUse = { ...BAZAAR, name: "Other", currency: "CHF" };
	expect(await readMarketSettings(db)).toMatchObject({ ...inUse, version: 2 });
	await addOrder(db, { currency: "CHF" });
	// The variables go. A start that changes nothing writes nothing.
	expect(await start({})).toEqual({ ok: true });
	expect(await readMarketSettings(db)).toMatchObject({ ...inUse, version: 2 });
	expect(await start({ timeZone: "Europe/Zurich" })).toEqual({ ok: true });
	expect(await readMarketSettings(db)).toMatchObject({ ...inUse, timeZone: "Europe/Zurich", version: 3 });
	expect((await readChanges(db, { subject: "market settings" }))[0]).toMatchObject({
		detail: "Time zone: Europe/Berlin → Europe/Zurich",
		by: null,
	});
});

test("a start with another currency is refused once something was sold", async ({ db }) => {
	const start = (overrides: MarketOverrides) => storeSettingsInUse(db, { overrides, now: ACCOUNT_NOW });
	// Before the settings were stored for the first time.
	await addOrder(db, { currency: "EUR" });
	const sold = { ok: false, reason: "sold", currency: "EUR" };
	expect(await start({ currency: "USD" })).toEqual(sold);
	expect(await readMarketSettings(db)).toBeNull();
	expect(await start({})).toEqual({ ok: true });
	expect(await readMarketSettings(db)).toMatchObject({ currency: "EUR" });
	expect(await start({ currency: "USD", name: "Souk" })).toEqual(sold);
	expect(await readMarketSettings(db)).toMatchObject({ currency: "EUR", name: "Meeha" });
	expect(await start({ currency: "EUR", name: "Souk" })).toEqual({ ok: true });
});

const PRICED: [name: string, enter: (db: Database) => Promise<unknown>][] = [
	["a product", (db) => putOnShelf(db, { variants: [{ price: 1_000 }] })],
	["a room", (db) => openInn(db)],
	["a rate card", async (db) => addRateCard(db, { actorId: await addAccount(db, "Ada", "Admin") })],
	["a delivery method", (db) => addDelivery(db)],
	[
		"a discount",
		(db) =>
			db
				.insertInto("discounts")
				.values({ code: "TEN", kind: "amount", value: 1_000, created_at: ACCOUNT_NOW.toISOString() })
				.execute(),
	],
];

test.for(PRICED)(
	"once %s has a price, a currency with other decimals is refused",
	async ([, enter], { db }) => {
		const actorId = await addAccount(db, "Suki", "SuperAdmin");
		const save = (currency: string, expectedVersion: number) =>
			saveMarketSettings(db, {
				settings: { ...BAZAAR, currency },
				overrides: {},
				expectedVersion,
				actorId,
				now: ACCOUNT_NOW,
			});
		// Until then any currency can be chosen.
		expect(await save("JPY", 0)).toEqual({ ok: true });
		expect(await save("USD", 1)).toEqual({ ok: true });
		await enter(db);
		const priced = { ok: false, reason: "priced", currency: "USD" };
		for (const currency of ["JPY", "KWD"]) {
			expect(await save(currency, 2)).toEqual(priced);
			expect(await storeSettingsInUse(db, { overrides: { currency }, now: ACCOUNT_NOW })).toEqual(priced);
		}
		expect(await readMarketSettings(db)).toMatchObject({ currency: "USD" });
		expect(await save("EUR", 2)).toEqual({ ok: true });
	},
);

test("refuses another currency once something was sold, and nothing else", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const change = { overrides: {}, actorId, now: ACCOUNT_NOW };
	await addOrder(db, {});
	const sold = { ok: false, reason: "sold", currency: "USD" };
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
		hotelId: null,
		details: { ...seller, time_zone: "America/New_York", country: "US" },
		expectedVersion: 0,
		actorId,
		now: ACCOUNT_NOW,
	});
	const overrides = { timeZone: "Europe/Zurich" };
	const change = { settings: BAZAAR, overrides, expectedVersion: 0, actorId, now: ACCOUNT_NOW };
	expect(await saveMarketSettings(db, change)).toEqual({ ok: true });
	expect(await readSeller(db, { key: "market" })).toMatchObject({
		country: "DE",
		time_zone: "Europe/Zurich",
	});
});
