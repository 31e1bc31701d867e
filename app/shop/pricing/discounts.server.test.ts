import { expect } from "vitest";
import { CHECKOUT_NOW } from "#app/testing/shop/placing.ts";
import type { Database } from "#db/client.ts";
import type { TaxClass } from "#db/schema/columns.ts";
import { test } from "#db/testing/database-test.ts";
import { discountRefusal } from "./discount-messages.ts";
import { countDiscountUse, judgeDiscount } from "./discounts.server.ts";
import { ratePpmOf } from "./order-taxes.server.ts";
import { readPlaceTax } from "./tax-rates.server.ts";

const created_at = CHECKOUT_NOW.toISOString();

type Row = { minimum?: number; starts_at?: string; ends_at?: string; max_uses?: number; uses?: number };

async function judge(db: Database, change: Row & { is_active?: boolean }, subtotal = 5_000) {
	const row = { code: "TEN", kind: "percent" as const, value: 1_000, created_at, ...change };
	const { id } = await db.insertInto("discounts").values(row).returning("id").executeTakeFirstOrThrow();
	return { id, judged: await judgeDiscount(db, { code: "ten ", subtotal, now: CHECKOUT_NOW }) };
}

test("applies a code in any spelling", async ({ db }) => {
	const { judged, id } = await judge(db, { minimum: 5_000, starts_at: created_at, max_uses: 3, uses: 2 });
	expect(judged).toEqual({
		ok: true,
		discount: { id, code: "TEN", kind: "percent", value: 1_000, amount: 500 },
	});
});

const REFUSED: [string, Row & { is_active?: boolean }, RegExp][] = [
	["switched off", { is_active: false }, /not active/],
	// Midnight in Tokyo, which is still the day before in UTC.
	["not begun", { starts_at: "2026-12-03T15:00:00.000Z" }, /valid from Fri 4 Dec 2026/],
	["over at this very moment", { ends_at: created_at }, /has expired/],
	["used up", { max_uses: 2, uses: 2 }, /usage limit/],
	["for dearer goods", { minimum: 5_001 }, /minimum order of \$50\.01/],
];

for (const [what, change, message] of REFUSED)
	test(`rejects a code that is ${what}`, async ({ db }) => {
		const { judged } = await judge(db, change);
		expect(judged.ok).toBe(false);
		if (!judged.ok)
			expect(discountRefusal(judged, { currency: "USD", timeZone: "Asia/Tokyo" })).toMatch(message);
	});

test("rejects unknown, malformed and overlong codes", async ({ db }) => {
	for (const code of ["NOPE", "a\u0000b", "%", "x".repeat(10_000), " "])
		expect(await judgeDiscount(db, { code, subtotal: 1, now: CHECKOUT_NOW })).toMatchObject({
			reason: "unknown",
		});
});

test("counts uses up to the limit", async ({ db }) => {
	const { id } = await judge(db, { max_uses: 2, uses: 0 });
	const counted = [];
	for (let use = 0; use < 3; use++) counted.push(await countDiscountUse(db, id));
	expect(counted).toEqual([true, true, false]);
});

test("prefers a region’s tax rate, and ignores inactive rates", async ({ db }) => {
	const rate = (change: { region?: string; country?: string; rate_ppm: number; is_active?: boolean }) => ({
		name: "Tax",
		country: "US",
		region: "",
		is_active: true,
		created_at,
		...change,
	});
	await db
		.insertInto("tax_rates")
		.values([
			rate({ rate_ppm: 10_000 }),
			rate({ region: "CA", rate_ppm: 72_500 }),
			rate({ region: "NY", rate_ppm: 40_000, is_active: false }),
			rate({ country: "DE", rate_ppm: 190_000 }),
		])
		.execute();
	const place = (country: string, region: string) => readPlaceTax(db, { country, region, day: "2026-11-20" });
	const ppm = async (country: string, region: string) =>
		ratePpmOf((await place(country, region)).taxOf("standard"));
	expect(await ppm("US", "CA")).toBe(72_500);
	expect(await ppm("US", "NY")).toBe(10_000);
	expect(await ppm("US", "")).toBe(10_000);
	expect(await ppm("DE", "CA")).toBe(190_000);
	expect(await ppm("FR", "")).toBeNull();
	expect((await place("US", "")).dependsOnRegion).toBe(true);
	expect((await place("US", "NJ")).dependsOnRegion).toBe(false);
	expect((await place("DE", "")).dependsOnRegion).toBe(false);
});

test("finds the rate of a class on a day, and falls back to the standard rate", async ({ db }) => {
	const rate = (tax_class: TaxClass, rate_ppm: number, starts_on = "", region = "") => ({
		name: "VAT",
		country: "PT",
		created_at,
		tax_class,
		rate_ppm,
		starts_on,
		region,
	});
	await db
		.insertInto("tax_rates")
		.values([
			rate("standard", 230_000),
			rate("reduced-1", 60_000),
			rate("reduced-2", 130_000),
			rate("standard", 220_000, "", "30"),
			rate("reduced-1", 50_000, "", "30"),
			rate("reduced-1", 40_000, "2024-10-01", "30"),
			rate("standard", 250_000, "2027-01-01"),
		])
		.execute();
	const on = async (day: string, region: string, taxClass: TaxClass) =>
		(await readPlaceTax(db, { country: "PT", region, day })).taxOf(taxClass);
	expect(await on("2024-09-30", "30", "reduced-1")).toEqual({ name: "VAT", ratePpm: 50_000 });
	expect(await on("2024-10-01", "30", "reduced-1")).toEqual({ name: "VAT", ratePpm: 40_000 });
	expect(await on("2026-12-31", "", "standard")).toEqual({ name: "VAT", ratePpm: 230_000 });
	expect(await on("2027-01-01", "", "standard")).toEqual({ name: "VAT", ratePpm: 250_000 });
	expect(await on("2026-11-20", "30", "reduced-2")).toEqual({ name: "VAT", ratePpm: 130_000 });
	expect(await on("2026-11-20", "", "reduced-9")).toEqual({ name: "VAT", ratePpm: 230_000 });
	expect(await on("2026-11-20", "", "zero")).toEqual({ name: "VAT", ratePpm: 0 });
	expect(await on("2026-11-20", "", "exempt")).toBe("exempt");
	const kuwait = await readPlaceTax(db, { country: "KW", region: "", day: "2026-11-20" });
	for (const taxClass of ["standard", "zero", "exempt"] as const) expect(kuwait.taxOf(taxClass)).toBeNull();
});
