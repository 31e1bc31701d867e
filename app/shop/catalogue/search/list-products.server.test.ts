import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { pick as pickBy, seededRandom } from "#demo/random.ts";
import { countFacets } from "./count-facets.server.ts";
import { listProducts } from "./list-products.server.ts";
import { formatPageCursor } from "./page-marks.ts";
import { planList, planSearch } from "./plan-list.server.ts";
import {
	NO_PRODUCT_FILTERS,
	type ProductFilters,
	type ProductSort,
	priceSteps,
	SORTS,
} from "./product-filters.ts";
import { readTerms } from "./read-terms.server.ts";

const RANGES = priceSteps("USD");

/** Random products, many of them with equal sort keys. */
async function fillShelf(db: Database, count: number, random: () => number) {
	const pick = <T>(from: readonly T[]): T => pickBy(random, from);
	for (let at = 0; at < count; at++) {
		const price = pick([500, 1_999, 2_000, 2_001, 5_000, 10_000, 24_900]);
		const { productId } = await putOnShelf(db, {
			title: `${pick(["Oak", "oak", "Brass", "Écru", "Zinc"])} ${pick(["lamp", "chair", "bowl"])}`,
			category: pick(["Lighting", "Kitchen", "Garden", ""]) || undefined,
			status: pick(["active", "active", "active", "active", "draft", "archived"]),
			publishedAt: `2026-11-0${pick([1, 2, 3])}T09:00:00.000Z`,
			variants: [
				{
					price,
					stock: pick([0, 0, 3, 9]),
					compareAt: random() < 0.4 ? price + pick([-100, 0, 700]) : undefined,
				},
			],
		});
		await db
			.updateTable("products")
			.set({ units_sold: pick([0, 0, 4, 9]) })
			.where("id", "=", productId)
			.execute();
	}
}

const plainRows = (db: Database) =>
	db
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.selectAll("products")
		.select("categories.slug as category")
		.where("status", "=", "active")
		.execute();
type PlainRow = Awaited<ReturnType<typeof plainRows>>[number];

const passes = (row: PlainRow, filters: ProductFilters) =>
	(filters.category === "" || row.category === filters.category) &&
	(filters.min === null || row.price_from >= filters.min) &&
	(filters.max === null || row.price_from <= filters.max) &&
	(!filters.inStock || row.is_in_stock) &&
	(!filters.onSale || row.is_on_sale) &&
	(filters.query === "" || row.title.toLowerCase().includes(filters.query));

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const PLAIN_ORDERS: Record<Exclude<ProductSort, "fit">, (a: PlainRow, b: PlainRow) => number> = {
	newest: (a, b) => compare(String(b.published_at), String(a.published_at)) || b.id - a.id,
	best: (a, b) => b.units_sold - a.units_sold || b.id - a.id,
	"price-up": (a, b) => a.price_from - b.price_from || a.id - b.id,
	"price-down": (a, b) => b.price_from - a.price_from || b.id - a.id,
	name: (a, b) => compare(a.title_words, b.title_words) || a.id - b.id,
};

const list = async (db: Database, filters: ProductFilters, size = 7) =>
	listProducts(db, { ...(await planList(db, { filters, terms: await readTerms(db, filters.query) })), size });

/** All pages of a list, from the first to the last and back; `between` runs before each page. */
async function leaf(db: Database, filters: ProductFilters, between: () => Promise<unknown> = async () => {}) {
	const forth: number[][] = [];
	let page = await list(db, filters);
	forth.push(page.products.map(({ id }) => id));
	while (page.after) {
		await between();
		page = await list(db, { ...filters, after: page.after });
		forth.push(page.products.map(({ id }) => id));
	}
	const back: number[][] = [forth.at(-1) ?? []];
	while (page.before) {
		page = await list(db, { ...filters, before: page.before });
		back.unshift(page.products.map(({ id }) => id));
	}
	return { forth, back };
}

describe("against a plain reading of random products", () => {
	test("every sort and filter lists the same, forth and back, and every count is exact", async ({ db }) => {
		const random = seededRandom(7);
		await fillShelf(db, 90, random);
		const rows = await plainRows(db);
		const combinations: Partial<ProductFilters>[] = [
			{},
			{ category: "lighting" },
			{ min: 2_000, max: 5_000 },
			{ inStock: true },
			{ onSale: true, category: "kitchen" },
			{ query: "oak" },
			{ query: "lamp", inStock: true, max: 10_000 },
			{ category: "no-such", onSale: true },
			{ category: "garden", min: 1_999, inStock: true, onSale: true },
		];
		for (const combination of combinations) {
			const filters = { ...NO_PRODUCT_FILTERS, ...combination };
			const expected = rows.filter((row) => passes(row, filters));
			for (const [sort, order] of Object.entries(PLAIN_ORDERS)) {
				const ids = expected.toSorted(order).map(({ id }) => id);
				const { forth, back } = await leaf(db, { ...filters, sort: sort as ProductSort });
				expect(forth.flat(), `${sort} ${JSON.stringify(combination)}`).toEqual(ids);
				expect(back.flat(), `${sort} backwards ${JSON.stringify(combination)}`).toEqual(ids);
				const terms = await readTerms(db, filters.query);
				const query = { filters: { ...filters, sort: sort as ProductSort }, terms, size: rows.length };
				const walked = await listProducts(db, { ...query, isBroad: true });
				expect(
					walked.products.map(({ id }) => id),
					`${sort}, broad`,
				).toEqual(ids);
			}
			const plan = await planList(db, { filters, terms: await readTerms(db, filters.query) });
			const facets = await countFacets(db, { ...plan, ranges: RANGES });
			const count = (change: Partial<ProductFilters>) =>
				rows.filter((row) => passes(row, { ...filters, ...change })).length;
			expect(facets.total).toBe(expected.length);
			expect(facets.inStock).toBe(count({ inStock: true }));
			expect(facets.onSale).toBe(count({ onSale: true }));
			expect(facets.ranges).toEqual(RANGES.map((range) => ({ ...range, count: count(range) })));
			const ofCategory = Object.fromEntries(facets.categories.map(({ slug, count }) => [slug, count]));
			for (const category of ["lighting", "kitchen", "garden"])
				expect(ofCategory[category] ?? 0, category).toBe(count({ category }));
		}
	});

	for (const sort of SORTS)
		test(`by ${sort}, what stays is seen once on the way to the end, whatever comes and goes`, async ({
			db,
		}) => {
			const random = seededRandom(11);
			await fillShelf(db, 50, random);
			const filters = { ...NO_PRODUCT_FILTERS, sort, query: sort === "fit" ? "oak" : "" };
			const before = (await plainRows(db)).filter((row) => passes(row, filters)).map(({ id }) => id);
			const gone = new Set<number>();
			const { forth } = await leaf(db, filters, async () => {
				await fillShelf(db, 3, random);
				const victim = before[Math.floor(random() * before.length)] ?? 0;
				gone.add(victim);
				await db.deleteFrom("products").where("id", "=", victim).execute();
			});
			const listed = forth.flat();
			expect(new Set(listed).size).toBe(listed.length);
			expect(gone.size).toBeGreaterThan(0);
			expect(before.filter((id) => !listed.includes(id) && !gone.has(id))).toEqual([]);
		});
});

test("a page that has lost its products leads on, and a mark that nobody gave out is the first page", async ({
	db,
}) => {
	await fillShelf(db, 30, seededRandom(3));
	const filters = { ...NO_PRODUCT_FILTERS, sort: "price-up" } as const;
	const first = await list(db, filters);
	const second = await list(db, { ...filters, after: first.after ?? "" });
	const firstIds = first.products.map(({ id }) => id);
	await db.deleteFrom("products").where("id", "not in", firstIds).execute();
	const end = await list(db, { ...filters, after: first.after ?? "" });
	expect(end).toEqual({ ...first, after: null });
	// Fewer than a page before it: the whole first page.
	await db
		.deleteFrom("products")
		.where("id", "=", firstIds[0] ?? 0)
		.execute();
	expect(await list(db, { ...filters, before: second.before ?? "" })).toEqual(await list(db, filters));
	for (const mark of [
		"x",
		"WzEsMiwzXQ",
		Buffer.from('["2026-02-31T00:00:00.000Z","x"]').toString("base64url"),
	])
		for (const sort of ["price-up", "newest", "name"] as const)
			expect(await list(db, { ...filters, sort, after: mark })).toEqual(await list(db, { ...filters, sort }));
});

test("a made-up mark with a number that no fit reaches is compared like any other", async ({ db }) => {
	await fillShelf(db, 30, seededRandom(4));
	const { id } = await db.selectFrom("products").select("id").executeTakeFirstOrThrow();
	const filters = { ...NO_PRODUCT_FILTERS, query: "lamp", sort: "fit" } as const;
	for (const fit of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
		const after = formatPageCursor({ keys: [fit, 0], id });
		expect(Array.isArray((await list(db, { ...filters, after })).products)).toBe(true);
	}
});

test("a search without letters and digits finds nothing, and nothing is counted", async ({ db }) => {
	await fillShelf(db, 30, seededRandom(6));
	for (const query of ["🙂", ":* & !"]) {
		const filters = { ...NO_PRODUCT_FILTERS, query, sort: "fit" as const };
		const { corrected, ...plan } = await planSearch(db, { filters });
		expect(corrected).toBeNull();
		expect(await listProducts(db, plan)).toEqual({ products: [], after: null, before: null });
		const { total, inStock, onSale, ranges, categories } = await countFacets(db, { ...plan, ranges: RANGES });
		expect([total, inStock, onSale, categories]).toEqual([0, 0, 0, []]);
		expect(ranges.map(({ count }) => count)).toEqual(RANGES.map(() => 0));
	}
});

test("counts of categories are read again for another version of the shop", async ({ db }) => {
	await putOnShelf(db, { title: "Oak lamp", category: "Lighting" });
	const [before, after] = [randomUUID(), randomUUID()];
	const count = async (version: string) => {
		const plan = await planList(db, { filters: NO_PRODUCT_FILTERS, terms: [], version });
		return (await countFacets(db, { ...plan, ranges: RANGES })).categories;
	};
	expect(await count(before)).toEqual([{ slug: "lighting", name: "Lighting", count: 1 }]);
	await putOnShelf(db, { title: "Ash lamp", category: "Lighting" });
	expect(await count(after)).toEqual([{ slug: "lighting", name: "Lighting", count: 2 }]);
});

test("what thousands have is listed in a category that has many of them, and in one that has few", async ({
	db,
}) => {
	const lamp = await putOnShelf(db, { title: "Oak lamp", category: "Lighting" });
	const chair = await putOnShelf(db, { title: "Oak chair", category: "Garden" });
	const copy = (count: number, words: string, { productId }: { productId: number }) =>
		sql`insert into products (slug, title, description, vendor, tags, category_id, status, search_text, search_words,
				title_words, units_sold, published_at, created_at, updated_at)
			with recursive many (at) as (select 1 union all select at + 1 from many where at < ${sql.lit(count)})
			select ${sql.lit(words)} || at, ${sql.lit(words)}, '', '', '', category_id, 'active', '', ${sql.lit(words)},
				${sql.lit(words)}, at % 7, published_at, products.created_at, products.updated_at
			from many cross join products where products.id = ${productId}`.execute(db);
	await copy(2_100, "oak lamp lighting", lamp);
	await copy(1_100, "oak chair garden", chair);
	await copy(30, "ash lamp garden", chair);
	await sql`analyze products`.execute(db);
	const terms = await readTerms(db, "lamp");
	for (const [category, title] of [
		["lighting", "oak lamp lighting"],
		["garden", "ash lamp garden"],
	] as const) {
		const filters = { ...NO_PRODUCT_FILTERS, query: "lamp", sort: "fit" as const, category };
		const plan = await planList(db, { filters, terms });
		expect(plan).toMatchObject({ isBroad: true, fewCount: undefined });
		const { products, after } = await listProducts(db, plan);
		expect(after).not.toBeNull();
		expect(products.map((product) => product.title)).toEqual(Array(24).fill(title));
	}
});
