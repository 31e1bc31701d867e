import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { readText } from "#app/common/changes/stored-text.ts";
import { MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { deleteProduct, duplicateProduct, setProductStatus } from "./change-products.server.ts";
import { listStaffProducts } from "./list-products.server.ts";
import { PRODUCT_LIST } from "./product-filters.ts";

const by = { actorId: null, now: new Date("2026-11-20T12:00:00Z") };
const filtersOf = (search: string) => PRODUCT_LIST.read(new URLSearchParams(search));

test("changes the status of several products, and keeps the first publication date", async ({ db }) => {
	const draft = await putOnShelf(db, { status: "draft" });
	const active = await putOnShelf(db, { status: "active" });
	const productIds = [draft.productId, active.productId, 999];
	expect(await setProductStatus(db, { productIds, to: "active", ...by })).toEqual({ changed: 1 });
	expect(await setProductStatus(db, { productIds, to: "archived", ...by })).toEqual({ changed: 2 });
	const row = await db
		.selectFrom("products")
		.selectAll()
		.where("id", "=", draft.productId)
		.executeTakeFirst();
	expect(row).toMatchObject({ status: "archived", published_at: by.now.toISOString() });
	const trail = await db.selectFrom("changes").select("detail").orderBy("id").execute();
	expect(trail.map(({ detail }) => readText(detail ?? ""))).toEqual([
		"Draft → Active",
		"Active → Archived",
		"Active → Archived",
	]);
});

test("duplicates a product as a draft without stock, ratings and SKUs, once for each form", async ({
	db,
}) => {
	const { productId } = await putOnShelf(db, {
		title: "Lamp",
		variants: [{ sku: "L-1", price: 900, stock: 4 }],
	});
	const stars = { rating_sum: 9, rating_count: 2 };
	await db.updateTable("products").set(stars).where("id", "=", productId).execute();
	const idempotencyKey = randomUUID();
	const copy = () => duplicateProduct(db, { productId, idempotencyKey, ...by });
	const [first, again] = await Promise.all([copy(), copy()]);
	expect(again).toEqual(first);
	const id = first.ok ? first.productId : 0;
	const made = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
	expect(made).toMatchObject({ title: "Copy of Lamp", status: "draft", price_from: 900, units_sold: 0 });
	expect(made).toMatchObject({ rating_sum: 0, rating_count: 0 });
	const variants = await db.selectFrom("variants").selectAll().where("product_id", "=", id).execute();
	expect(variants).toMatchObject([{ sku: null, stock: 0, price: 900 }]);
});

test("deletes only a draft that was never ordered", async ({ db }) => {
	const active = await putOnShelf(db, { status: "active" });
	const sold = await putOnShelf(db, { status: "draft" });
	const draft = await putOnShelf(db, { status: "draft" });
	await db.updateTable("products").set({ units_sold: 1 }).where("id", "=", sold.productId).execute();
	const remove = (productId: number) => deleteProduct(db, { productId, ...by });
	expect(await remove(active.productId)).toEqual({ ok: false, reason: "not_draft" });
	expect(await remove(sold.productId)).toEqual({ ok: false, reason: "sold" });
	expect(await remove(draft.productId)).toEqual({ ok: true });
	expect(await remove(draft.productId)).toEqual({ ok: false, reason: "gone" });
});

test("filters the list by words, status, category and stock, and counts statuses", async ({ db }) => {
	await putOnShelf(db, { title: "Brass lamp", category: "Lamps", variants: [{ stock: 3, sku: "BL-1" }] });
	await putOnShelf(db, { title: "Éclair lamp 100%", status: "draft", variants: [{ stock: 0 }] });
	await putOnShelf(db, { title: "Oak desk", variants: [{ stock: 50 }, { stock: 50, price: 9_000 }] });
	const titles = async (search: string) =>
		(await listStaffProducts(db, filtersOf(search))).rows.map(({ title }) => title);
	expect(await titles("")).toEqual(["Oak desk", "Éclair lamp 100%", "Brass lamp"]);
	expect(await titles("q=LAMP eclair")).toEqual(["Éclair lamp 100%"]);
	expect(await titles("q=bl-1")).toEqual(["Brass lamp"]);
	expect(await titles("q=100%25")).toEqual(["Éclair lamp 100%"]);
	expect(await titles("q=bl_1")).toEqual([]);
	for (const sign of ["q=%25", "q=_", "q=\\ %27"]) expect(await titles(sign), sign).toHaveLength(3);
	expect(await titles("q=a%00\\_")).toEqual([]);
	expect(await titles("stock=low&sort=title")).toEqual(["Brass lamp", "Éclair lamp 100%"]);
	expect(await titles("stock=out")).toEqual(["Éclair lamp 100%"]);
	expect(await titles("category=none&sort=price&dir=asc")).toEqual(["Éclair lamp 100%", "Oak desk"]);
	const { total, rows } = await listStaffProducts(db, filtersOf("status=active"));
	expect(total).toBe(2);
	expect(rows[0]).toMatchObject({ stock: 100, variants: 2, priceFrom: 2_500, priceTo: 9_000 });
});

test("finds one of many similar products by its SKU, and ignores punctuation", async ({ db }) => {
	await putOnShelf(db, { title: "Brass lamp", variants: [{ sku: "BRASS-LAMP" }] });
	// With fewer products PostgreSQL's planner can't estimate how common each word is.
	await sql`insert into products (slug, title, description, vendor, tags, status, search_text, search_words,
			title_words, created_at, updated_at)
		with recursive many (at) as (select 1 union all select at + 1 from many where at < 2100)
		select 'lamp-' || at, 'Brass lamp', '', '', '', 'active', 'brass lamp', 'brass lamp ' || (at % 150), 'brass lamp',
			products.created_at, products.updated_at from many cross join products`.execute(db);
	await sql`analyze products`.execute(db);
	const found = async (search: string) => (await listStaffProducts(db, filtersOf(search))).total;
	expect(await found("q=brass-lamp")).toBe(1);
	expect(await found("q=brass-lamp&status=draft")).toBe(0);
	for (const search of ["q=brass_lamp", "q=%25 lamp"])
		expect(await found(search), search).toBe(MAX_COUNTED + 1);
});
