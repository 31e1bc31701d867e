import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { deleteCategory, listCategories, moveCategory, saveCategory } from "./categories.server.ts";
import { saveDelivery } from "./delivery.server.ts";
import { daysOf, findDiscount, saveDiscount } from "./discounts.server.ts";
import { saveTaxClass } from "./tax-classes.server.ts";
import { saveTax } from "./taxes.server.ts";

const by = { actorId: null, now: new Date("2026-11-20T12:00:00Z") };
/** A form for a new setting, and the first change of it. */
const NEW = { ...by, id: null, expectedVersion: undefined, idempotencyKey: undefined };
const first = (id: number) => ({ ...by, id, expectedVersion: 1, idempotencyKey: undefined });
const idOf = (saved: { ok: true; id: number } | { ok: false }) => (saved.ok ? saved.id : 0);

const category = (db: Database, name: string, id?: number) =>
	saveCategory(db, { category: { name, slug: "", description: "" }, ...(id ? first(id) : NEW) });

const namesOf = async (db: Database) => (await listCategories(db)).map(({ name }) => name);
const lastDetail = async (db: Database) => {
	const trail = db.selectFrom("changes").select("detail").orderBy("id", "desc");
	return readText((await trail.executeTakeFirst())?.detail ?? "");
};

test("creates, renames and moves categories, and finds their products by the new name", async ({ db }) => {
	for (const name of ["Lamps", "Desks", "Chairs"]) await category(db, name);
	expect(await category(db, "Lamps")).toEqual({ ok: false, reason: "slug_taken" });
	const { productId } = await putOnShelf(db, { category: "Lamps" });
	const [lamps, , chairs] = await listCategories(db);
	await category(db, "Lighting", lamps?.id);
	const product = await db
		.selectFrom("products")
		.select("search_text")
		.where("id", "=", productId)
		.executeTakeFirst();
	expect(product?.search_text).toContain("lighting");
	await moveCategory(db, { id: chairs?.id ?? 0, by: -1, actorId: null, now: by.now });
	expect(await namesOf(db)).toEqual(["Lighting", "Chairs", "Desks"]);
	await moveCategory(db, { id: lamps?.id ?? 0, by: -1, actorId: null, now: by.now });
	expect(await namesOf(db)).toEqual(["Lighting", "Chairs", "Desks"]);
});

test("deletes only an empty category, and returns the number of products of another", async ({ db }) => {
	await putOnShelf(db, { category: "Lamps" });
	await putOnShelf(db, { category: "Lamps" });
	await category(db, "Empty");
	const [lamps, empty] = (await listCategories(db)).toSorted((a, b) => b.products - a.products);
	const remove = (id = 0) => deleteCategory(db, { id, ...by });
	expect(await remove(lamps?.id)).toEqual({ ok: false, reason: "not_empty", products: 2 });
	expect(await remove(empty?.id)).toEqual({ ok: true });
	expect(await remove(empty?.id)).toEqual({ ok: false, reason: "gone" });
});

const DISCOUNT = {
	code: "SPRING10",
	kind: "percent",
	value: 1_000,
	minimum: 0,
	startsOn: "2026-11-01",
	endsOn: "2026-11-30",
	max_uses: null,
	is_active: true,
} as const;
const MARKET = { timeZone: "America/New_York", currency: "USD" };

test("starts a discount on its first day and ends it after its last, in the market’s time zone", async ({
	db,
}) => {
	const id = idOf(await saveDiscount(db, { ...NEW, discount: DISCOUNT, ...MARKET }));
	const found = await findDiscount(db, { id });
	// The clocks are put back on 1 November 2026, after it has begun.
	expect(found).toMatchObject({ starts_at: "2026-11-01T04:00:00.000Z", ends_at: "2026-12-01T05:00:00.000Z" });
	expect(found && daysOf(found, "America/New_York")).toEqual({
		startsOn: "2026-11-01",
		endsOn: "2026-11-30",
	});
	const again = await saveDiscount(db, { ...NEW, discount: DISCOUNT, ...MARKET });
	expect(again).toEqual({ ok: false, reason: "code_taken" });
});

test("rejects fewer uses than a discount had, and keeps the time of an unchanged day", async ({ db }) => {
	const id = idOf(await saveDiscount(db, { ...NEW, discount: DISCOUNT, ...MARKET }));
	const ends_at = "2026-12-01T02:30:00.000Z";
	await db.updateTable("discounts").set({ uses: 3, ends_at }).where("id", "=", id).execute();
	const change = (discount: Partial<typeof DISCOUNT | { max_uses: number; value: number }>) =>
		saveDiscount(db, { ...first(id), discount: { ...DISCOUNT, ...discount }, ...MARKET });
	expect(await change({ max_uses: 2 })).toEqual({ ok: false, reason: "used_more", uses: 3 });
	expect(await change({ max_uses: 3, value: 1_250 })).toMatchObject({ ok: true });
	expect(await findDiscount(db, { id })).toMatchObject({ ends_at, max_uses: 3, value: 1_250 });
	expect(await lastDetail(db)).toBe("Discount: 10% → 12.5%; Maximum number of uses: none → 3");
});

const RATE = {
	name: "Sales tax",
	country: "US",
	region: "CA",
	rate_ppm: 72_500,
	is_inclusive: false,
	...({ tax_class: "standard", starts_on: "" } as const),
};

test("allows one active tax rate for each place, and records changes in the audit trail", async ({ db }) => {
	const on = { ...RATE, is_active: true };
	const made = await Promise.all([
		saveTax(db, { ...NEW, rate: on }),
		saveTax(db, { ...NEW, rate: { ...on, name: "District tax" } }),
	]);
	const saved = made.find(({ ok }) => ok);
	const refused = made.find(({ ok }) => !ok);
	const name = saved === made[0] ? "Sales tax" : "District tax";
	expect(refused).toEqual({ ok: false, reason: "place_taken", other: { name, rate_ppm: 72_500 } });
	const off = await saveTax(db, { ...NEW, rate: { ...RATE, is_active: false } });
	expect(await saveTax(db, { ...first(idOf(off)), rate: on })).toMatchObject({ reason: "place_taken" });
	const elsewhere = { ...on, region: "NY" };
	expect(await saveTax(db, { ...NEW, rate: elsewhere })).toMatchObject({ ok: true });
	expect(await saveTax(db, { ...NEW, rate: { ...on, starts_on: "2027-01-01" } })).toMatchObject({ ok: true });
	const food = await saveTaxClass(db, { ...NEW, name: "Food" });
	expect(await saveTaxClass(db, { ...NEW, name: "Food" })).toEqual({ ok: false, reason: "name_taken" });
	const tax_class = `reduced-${idOf(food)}` as const;
	const reduced = await saveTax(db, { ...NEW, rate: { ...on, tax_class } });
	await saveTax(db, { ...first(idOf(reduced)), rate: { ...on, tax_class, starts_on: "2026-12-01" } });
	expect(await lastDetail(db)).toBe("Valid from: none → 2026-12-01");
	const id = saved ? idOf(saved) : 0;
	await saveTax(db, { ...first(id), rate: { ...on, name, rate_ppm: 75_000 } });
	expect(await lastDetail(db)).toBe("Rate: 7.25% → 7.5%");
	expect(await saveTax(db, { ...first(999), rate: on })).toEqual({ ok: false, reason: "gone" });
});

test("records prices and deactivation of a delivery method in the audit trail", async ({ db }) => {
	const method = {
		name: "Parcel",
		description: "",
		price: 490,
		free_from: 5_000,
		countries: "CA,US",
		min_days: 2,
		max_days: 4,
		position: 1,
		is_active: true,
	};
	const currency = "USD";
	const made = await saveDelivery(db, { ...NEW, method, currency });
	const changed = { ...method, price: 590, is_active: false, countries: "US,CA" };
	await saveDelivery(db, { ...first(idOf(made)), method: changed, currency });
	expect(await lastDetail(db)).toBe("Price: $4.90 → $5.90; Active: Yes → No");
});
