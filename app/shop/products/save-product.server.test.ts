import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { optionsOf, type ProductOption } from "#app/shop/stock/product-options.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { readProduct } from "./read-product.server.ts";
import { createProduct, type ProductDetails, saveProduct } from "./save-product.server.ts";
import { readVariants } from "./variants/read-variants.server.ts";
import { saveVariants } from "./variants/save-variants.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DETAILS: ProductDetails = {
	title: "Oak desk",
	slug: "",
	description: "Plain and good.",
	vendor: "Nord",
	tags: "desk, oak",
	category_id: null,
	tax_class: "standard",
	status: "draft",
	seo_title: null,
	size_guide: "",
	seo_description: null,
};
const SIZES: ProductOption = { name: "Size", values: ["S", "M"], was: null };
const by = { actorId: null, now: NOW };

const make = (db: Database, change: Partial<Parameters<typeof createProduct>[1]> = {}) =>
	createProduct(db, {
		details: DETAILS,
		options: [SIZES],
		variant: { price: 2_900 },
		idempotencyKey: randomUUID(),
		...by,
		...change,
	});

async function madeId(db: Database, change?: Parameters<typeof make>[1]): Promise<number> {
	const made = await make(db, change);
	if (!made.ok) throw new Error(made.reason);
	return made.productId;
}

async function versionOf(db: Database, id: number): Promise<string> {
	const row = await db
		.selectFrom("products")
		.select("updated_at")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return row.updated_at;
}

const namesOf = async (db: Database, productId: number) =>
	(await readVariants(db, { productId, page: 1, size: 100 })).rows.map(({ name }) => name);

const save = async (db: Database, productId: number, change: Partial<Parameters<typeof saveProduct>[1]>) =>
	saveProduct(db, {
		productId,
		expectedVersion: await versionOf(db, productId),
		details: DETAILS,
		options: null,
		goneValues: null,
		...by,
		...change,
	});

test("creates a product with a variant for each combination, once for each form", async ({ db }) => {
	const idempotencyKey = randomUUID();
	const colours = { name: "Colour", values: ["Red", "Blue"], was: null };
	const first = await make(db, { options: [SIZES, colours], idempotencyKey });
	const again = await make(db, { options: [SIZES, colours], idempotencyKey });
	expect(again).toEqual(first);
	const id = first.ok ? first.productId : 0;
	expect(await namesOf(db, id)).toEqual(["S / Red", "S / Blue", "M / Red", "M / Blue"]);
	const product = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	expect(product).toMatchObject({
		slug: "oak-desk",
		price_from: 2_900,
		published_at: null,
		is_in_stock: false,
	});
	expect(product.search_text).toContain("oak desk");
});

test("numbers a generated handle that is taken, and rejects a typed one", async ({ db }) => {
	await make(db);
	const second = await madeId(db);
	const { slug } = await db
		.selectFrom("products")
		.select("slug")
		.where("id", "=", second)
		.executeTakeFirstOrThrow();
	expect(slug).toBe("oak-desk-2");
	expect(await make(db, { details: { ...DETAILS, slug: "oak-desk" } })).toEqual({
		ok: false,
		reason: "slug_taken",
	});
	expect(await save(db, second, { details: { ...DETAILS, slug: "oak-desk" } })).toEqual({
		ok: false,
		reason: "slug_taken",
	});
});

test("rejects more than 100 variants and a deleted category", async ({ db }) => {
	const many = Array.from({ length: 11 }, (_, at) => String(at));
	const options = [
		{ name: "A", values: many, was: null },
		{ name: "B", values: many, was: null },
	];
	expect(await make(db, { options })).toEqual({ ok: false, reason: "too_many_variants" });
	expect(await make(db, { details: { ...DETAILS, category_id: 999 } })).toEqual({
		ok: false,
		reason: "category_gone",
	});
	expect(await db.selectFrom("products").select("id").execute()).toEqual([]);
});

test("records the names of a changed category and status", async ({ db }) => {
	const id = await madeId(db);
	const { productId } = await putOnShelf(db, { title: "Brass lamp", category: "Lamps" });
	const lamp = db.selectFrom("products").select("category_id").where("id", "=", productId);
	const { category_id } = await lamp.executeTakeFirstOrThrow();
	await save(db, id, { details: { ...DETAILS, category_id, status: "archived" } });
	const [change] = await readChanges(db, { subject: `product ${id}`, limit: 1 });
	expect(change?.detail).toBe("Category: none → Lamps; Status: Draft → Archived");
});

test("rejects the later of two editors", async ({ db }) => {
	const id = await madeId(db);
	const expectedVersion = await versionOf(db, id);
	expect(
		await save(db, id, { expectedVersion, details: { ...DETAILS, title: "Oak desk, large" } }),
	).toMatchObject({
		ok: true,
	});
	const second = await save(db, id, { expectedVersion, details: { ...DETAILS, vendor: "Other" } });
	expect(second).toMatchObject({ ok: false, reason: "changed" });
	const variants = await readVariants(db, { productId: id, page: 1, size: 20 });
	const rows = variants.rows.map((row) => ({ ...row, price: 1 }));
	const grid = { productId: id, expectedVersion, rows, currency: "USD", ...by };
	expect(await saveVariants(db, grid)).toMatchObject({ ok: false, reason: "changed" });
	const stored = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	expect(stored).toMatchObject({ title: "Oak desk, large", vendor: "Nord", price_from: 2_900 });
});

test("rejects one of two editors at the same moment", async ({ db }) => {
	const id = await madeId(db);
	const expectedVersion = await versionOf(db, id);
	const both = await Promise.all(
		["One", "Two"].map((vendor) => save(db, id, { expectedVersion, details: { ...DETAILS, vendor } })),
	);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test("asks before it removes variants, deletes unsold ones and archives the others", async ({ db }) => {
	const id = await madeId(db, { options: [{ ...SIZES, values: ["S", "M", "L"] }] });
	const { rows } = await readVariants(db, { productId: id, page: 1, size: 20 });
	const [, medium, large] = rows;
	const move = { actorId: null, now: NOW, variantId: medium?.id ?? 0 };
	await transact(db, async (trx) => {
		await moveStock(trx, { ...move, quantity: 5, reason: "received" });
		await moveStock(trx, { ...move, quantity: -2, reason: "sold", orderId: 77 });
	});
	const options = [{ name: "Size", values: ["S"], was: 0 }];
	const outcome = await save(db, id, { options });
	expect(outcome).toMatchObject({ ok: false, reason: "variants_go", mayRename: false });
	expect(await namesOf(db, id)).toEqual(["S", "M", "L"]);
	expect(await save(db, id, { options, goneValues: "replace" })).toMatchObject({ ok: true, gone: 2 });
	const left = await db.selectFrom("variants").select(["id", "archived_at"]).orderBy("id").execute();
	expect(left.find((row) => row.id === medium?.id)?.archived_at).not.toBeNull();
	expect(left.find((row) => row.id === large?.id)).toBeUndefined();

	// Restored, it is the same variant with its stock.
	const back = [{ name: "Size", values: ["S", "M"], was: 0 }];
	expect(await save(db, id, { options: back })).toMatchObject({ ok: true, made: 1 });
	const again = await readVariants(db, { productId: id, page: 1, size: 20 });
	expect(again.rows.map((row) => [row.name, row.id, row.stock])).toContainEqual(["M", medium?.id, 3]);
});

test("saves a product that has only some of its combinations", async ({ db }) => {
	const named = (name: string, count: number): ProductOption => ({
		name,
		values: Array.from({ length: count }, (_, at) => `${name} ${at}`),
		was: null,
	});
	const id = await madeId(db, { options: [named("A", 10), named("B", 10), named("C", 1)] });
	// Sixty variants from a file: each A and B with one C, two in five of them removed.
	const { rows } = await readVariants(db, { productId: id, page: 1, size: 100 });
	const gone = rows.filter((_, at) => at % 10 >= 6).map((row) => row.id);
	await db.deleteFrom("variants").where("id", "in", gone).execute();
	for (const [at, row] of rows.entries())
		await db
			.updateTable("variants")
			.set({ option3: `C ${at % 3}` })
			.where("id", "=", row.id)
			.execute();
	const found = await readProduct(db, { productId: id });
	const options = found?.options ?? [];
	expect(options.map(({ values }) => values.length)).toEqual([10, 6, 3]);
	const details = { ...DETAILS, title: "Sparse desk" };
	expect(await save(db, id, { details, options })).toEqual({ ok: true, made: 0, gone: 0 });
	expect(await namesOf(db, id)).toHaveLength(60);
	const more = options.map((option, at) =>
		at === 0 ? { ...option, values: [...option.values, "A 10"] } : option,
	);
	const grown = await save(db, id, { options: more });
	expect(grown).toMatchObject({ ok: true, gone: 0 });
	const names = await namesOf(db, id);
	const rest = new Set(names.slice(0, 60).map((name) => name.replace(/^A \d+ /, "")));
	expect(names.filter((name) => name.startsWith("A 10 "))).toHaveLength(rest.size);
});

test("renamed values keep their variants, even when they swap places", async ({ db }) => {
	const id = await madeId(db);
	const before = await readVariants(db, { productId: id, page: 1, size: 20 });
	const options = [{ name: "Width", values: ["Small", "M"], was: 0 }];
	expect(await save(db, id, { options })).toMatchObject({ reason: "variants_go", mayRename: true });
	expect(await save(db, id, { options, goneValues: "rename" })).toMatchObject({ ok: true, made: 0, gone: 0 });
	const swapped = [{ name: "Width", values: ["M", "Small"], was: 0 }];
	expect(await save(db, id, { options: swapped })).toMatchObject({ ok: true });
	const after = await readVariants(db, { productId: id, page: 1, size: 20 });
	expect(after.rows.map(({ id, name }) => [id, name])).toEqual([
		[before.rows[1]?.id, "M"],
		[before.rows[0]?.id, "Small"],
	]);
});

test("renaming one value doesn’t confirm the removal of another", async ({ db }) => {
	const colours: ProductOption = { name: "Colour", values: ["Red", "Blue"], was: null };
	const id = await madeId(db, { options: [SIZES, colours] });
	const options = [
		{ name: "Size", values: ["Small", "M"], was: 0 },
		{ name: "Colour", values: ["Red"], was: 1 },
	];
	const refusal = { ok: false, reason: "variants_go", mayRename: false };
	expect(await save(db, id, { options })).toMatchObject(refusal);
	expect(await save(db, id, { options, goneValues: "rename" })).toMatchObject(refusal);
	expect(await namesOf(db, id)).toEqual(["S / Red", "S / Blue", "M / Red", "M / Blue"]);
});

test("options follow the variants", () => {
	const product = { option1_name: "Size", option2_name: "Colour", option3_name: null };
	const variants = [{ values: ["S", "Red", null] as const }, { values: ["M", "Red", null] as const }];
	expect(optionsOf(product, variants)).toEqual([
		{ name: "Size", values: ["S", "M"], was: 0 },
		{ name: "Colour", values: ["Red"], was: 1 },
	]);
});
