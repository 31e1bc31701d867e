import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import type { SettingChange } from "#app/common/forms/save-setting.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { saveCategory } from "./categories.server.ts";
import { saveDelivery } from "./delivery.server.ts";
import { saveDiscount } from "./discounts.server.ts";
import { saveTax } from "./taxes.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const METHOD = {
	name: "Parcel",
	description: "",
	price: 490,
	free_from: null,
	countries: "",
	min_days: 2,
	max_days: 4,
	position: 1,
	is_active: true,
};
const RATE = {
	tax_class: "standard" as const,
	starts_on: "",
	country: "US",
	region: "CA",
	rate_ppm: 72_500,
	is_inclusive: false,
	is_active: true,
};
const DISCOUNT = {
	kind: "percent" as const,
	value: 1_000,
	minimum: 0,
	startsOn: "",
	endsOn: "",
	max_uses: null,
	is_active: true,
};
const MARKET = { timeZone: "America/New_York", currency: "USD" };

/** Each of the four settings, by the one value that the tests change. */
const SETTINGS = {
	categories: (db: Database, word: string, change: SettingChange) =>
		saveCategory(db, { category: { name: word, slug: "same", description: "" }, ...change }),
	delivery_methods: (db: Database, word: string, change: SettingChange) =>
		saveDelivery(db, { method: { ...METHOD, description: word }, currency: "USD", ...change }),
	tax_rates: (db: Database, word: string, change: SettingChange) =>
		saveTax(db, { rate: { ...RATE, name: word }, ...change }),
	discounts: (db: Database, word: string, change: SettingChange) =>
		saveDiscount(db, { discount: { ...DISCOUNT, code: word }, ...MARKET, ...change }),
};
const by = { actorId: null, now: NOW };
const making = (): SettingChange => ({
	...by,
	id: null,
	expectedVersion: undefined,
	idempotencyKey: randomUUID(),
});

for (const [table, save] of Object.entries(SETTINGS) as [
	keyof typeof SETTINGS,
	typeof SETTINGS.discounts,
][]) {
	test(`${table}: a form that is sent twice, even at once, creates one setting`, async ({ db }) => {
		const form = making();
		const both = await Promise.all([save(db, "FIRST", form), save(db, "FIRST", form)]);
		expect(both[0]).toMatchObject({ ok: true, isOutdated: false });
		expect(both[1]).toEqual(both[0]);
		// Sent a third time with other values: reported, but not saved.
		const [made] = both;
		const id = made.ok ? made.id : 0;
		expect(await save(db, "OTHER", form)).toEqual({ ok: true, id, isOutdated: true });
		expect(await db.selectFrom(table).select("id").execute()).toEqual([{ id }]);
		const trail = await db.selectFrom("changes").select("detail").execute();
		expect(trail).toHaveLength(1);
	});

	test(`${table}: rejects the later of two editors until they have seen the other change`, async ({ db }) => {
		const editor = { email: "ada@example.com", name: "Ada", role: "Admin" as const, password_hash: "x" };
		const account = await db
			.insertInto("accounts")
			.values({ ...editor, created_at: NOW.toISOString() })
			.returning("id")
			.executeTakeFirstOrThrow();
		const made = await save(db, "FIRST", making());
		const id = made.ok ? made.id : 0;
		const change = (expectedVersion: number | undefined) => ({
			...by,
			id,
			expectedVersion,
			idempotencyKey: undefined,
		});
		const [hers, mine] = [{ ...change(1), actorId: account.id }, change(1)];
		expect(await save(db, "HERS", hers)).toMatchObject({ ok: true });
		const conflict = { ok: false, reason: "changed", by: "Ada", at: NOW.toISOString() };
		expect(await save(db, "MINE", mine)).toMatchObject({ ...conflict, isOwn: false });
		expect(await save(db, "MINE", change(undefined))).toMatchObject(conflict);
		// The button pressed twice: the values are already saved.
		expect(await save(db, "HERS", hers)).toMatchObject({ ok: true });
		expect(await save(db, "NEXT", hers)).toMatchObject({ ...conflict, isOwn: true });
		const trail = db.selectFrom("changes").select("detail").orderBy("id", "desc");
		expect(readText((await trail.executeTakeFirst())?.detail ?? "")).toContain("FIRST → HERS");
		expect(await save(db, "MINE", change(2))).toMatchObject({ ok: true });
		const row = db.selectFrom(table).select(["version"]);
		expect(await row.executeTakeFirst()).toEqual({ version: 3 });
	});

	test(`${table}: rejects one of two changes at the same moment`, async ({ db }) => {
		const made = await save(db, "FIRST", making());
		const change = { ...by, id: made.ok ? made.id : 0, expectedVersion: 1, idempotencyKey: undefined };
		const outcomes = await Promise.all(["HERS", "MINE"].map((word) => save(db, word, change)));
		expect(outcomes.map((outcome) => outcome.ok).sort()).toEqual([false, true]);
	});
}

test("one rate at most is active for a place, in any other order of events too", async ({ db }) => {
	const rate = { country: "US", region: "NY", rate_ppm: 72_500, is_inclusive: false };
	const store = (name: string, is_active: boolean) =>
		db
			.insertInto("tax_rates")
			.values({ ...rate, name, is_active, created_at: NOW.toISOString() })
			.execute();
	await store("off", false);
	await store("on", true);
	await expect(store("another", true)).rejects.toThrow(/unique/i);
	await store("off, too", false);
});
