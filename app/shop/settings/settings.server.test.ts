import { expect } from "vitest";
import { putOnShelf } from "#app/shop/testing/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { deleteCategory, listCategories, moveCategory, saveCategory } from "./categories.server.ts";
import { saveDelivery } from "./delivery.server.ts";
import { daysOf, findDiscount, saveDiscount } from "./discounts.server.ts";
import { saveTax } from "./taxes.server.ts";

const by = { actorId: null, now: new Date("2026-11-20T12:00:00Z") };

const category = (db: Database, name: string, id: number | null = null, slug = "") =>
	saveCategory(db, { id, name, slug, description: "", ...by });

const namesOf = async (db: Database) => (await listCategories(db)).map(({ name }) => name);

test("categories are made, named anew and moved; their products are found by the new name", async ({
	db,
}) => {
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
	await moveCategory(db, { id: chairs?.id ?? 0, by: -1 });
	expect(await namesOf(db)).toEqual(["Lighting", "Chairs", "Desks"]);
	await moveCategory(db, { id: lamps?.id ?? 0, by: -1 });
	expect(await namesOf(db)).toEqual(["Lighting", "Chairs", "Desks"]);
});

test("only an empty category is deleted; another says how many products it has", async ({ db }) => {
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
	maxUses: null,
	isActive: true,
	timeZone: "America/New_York",
	currency: "USD",
	...by,
} as const;

test("a discount runs from the first day to the end of the last, on the market’s clocks", async ({ db }) => {
	const made = await saveDiscount(db, { id: null, ...DISCOUNT });
	const id = made.ok ? made.id : 0;
	const found = await findDiscount(db, { id });
	// The clocks are put back on 1 November 2026, after it has begun.
	expect(found).toMatchObject({ startsAt: "2026-11-01T04:00:00.000Z", endsAt: "2026-12-01T05:00:00.000Z" });
	expect(found && daysOf(found, "America/New_York")).toEqual({
		startsOn: "2026-11-01",
		endsOn: "2026-11-30",
	});
	expect(await saveDiscount(db, { id: null, ...DISCOUNT })).toEqual({ ok: false, reason: "code_taken" });
});

test("a discount can’t be allowed fewer uses than it had, and an unchanged day keeps its moment", async ({
	db,
}) => {
	const made = await saveDiscount(db, { id: null, ...DISCOUNT });
	const id = made.ok ? made.id : 0;
	const endsAt = "2026-12-01T02:30:00.000Z";
	await db.updateTable("discounts").set({ uses: 3, ends_at: endsAt }).where("id", "=", id).execute();
	expect(await saveDiscount(db, { id, ...DISCOUNT, maxUses: 2 })).toEqual({
		ok: false,
		reason: "used_more",
		uses: 3,
	});
	expect(await saveDiscount(db, { id, ...DISCOUNT, maxUses: 3, value: 1_250 })).toMatchObject({ ok: true });
	expect(await findDiscount(db, { id })).toMatchObject({ endsAt, maxUses: 3, value: 1_250 });
	const trail = await db.selectFrom("audit_events").select("detail").orderBy("id", "desc").executeTakeFirst();
	expect(trail?.detail).toBe("Takes off: 10 % → 12.5 %; Uses: nothing → 3");
});

test("one active tax rate for each place; changes stand in the audit trail", async ({ db }) => {
	const rate = { name: "Sales tax", country: "US", region: "CA", rate: 72_500, isInclusive: false, ...by };
	const made = await saveTax(db, { id: null, ...rate, isActive: true });
	expect(await saveTax(db, { id: null, ...rate, isActive: true })).toEqual({
		ok: false,
		reason: "place_taken",
	});
	expect(await saveTax(db, { id: null, ...rate, isActive: false })).toMatchObject({ ok: true });
	await saveTax(db, { id: made.ok ? made.id : 0, ...rate, rate: 75_000, isActive: true });
	const trail = await db.selectFrom("audit_events").select("detail").orderBy("id", "desc").executeTakeFirst();
	expect(trail?.detail).toBe("Rate: 7.25 % → 7.5 %");
	expect(await saveTax(db, { id: 999, ...rate, isActive: true })).toEqual({ ok: false, reason: "gone" });
});

test("a delivery method is made and switched off, with its prices in the trail", async ({ db }) => {
	const method = {
		name: "Parcel",
		description: "",
		price: 490,
		freeFrom: 5_000,
		countries: "CA,US",
		minDays: 2,
		maxDays: 4,
		position: 1,
		currency: "USD",
		...by,
	};
	const made = await saveDelivery(db, { id: null, ...method, isActive: true });
	await saveDelivery(db, { id: made.ok ? made.id : 0, ...method, price: 590, isActive: false });
	const trail = await db.selectFrom("audit_events").select("detail").orderBy("id", "desc").executeTakeFirst();
	expect(trail?.detail).toBe("Price: $4.90 → $5.90; Active: yes → no");
});
