import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { countFacets } from "./count-facets.server.ts";
import { countKnownOffers, noteCounted, readCountedCategories } from "./known-offers.server.ts";
import { listProducts } from "./list-products.server.ts";
import { planList } from "./plan-list.server.ts";
import { NO_PRODUCT_FILTERS, priceSteps } from "./product-filters.ts";

const PRICES = [500, 1_999, 2_000, 2_001, 5_000, 10_000] as const;

async function fillShelf(db: Database, count: number, random: () => number) {
	for (let at = 0; at < count; at++) {
		const price = pick(random, PRICES);
		const compareAt = random() < 0.4 ? price + 700 : undefined;
		await putOnShelf(db, {
			title: "Oak lamp",
			category: pick(random, ["Lighting", "Kitchen"]),
			status: pick(random, ["active", "active", "draft"]),
			publishedAt: `2026-11-0${pick(random, [1, 2, 3])}T09:00:00.000Z`,
			variants: [{ price, compareAt, stock: pick(random, [0, 3]) }],
		});
	}
}

const EVERY_FILTER = ["lighting", "kitchen", "", "no-such"].flatMap((category) =>
	[
		[null, null],
		[2_000, null],
		[null, 2_000],
		[1_999, 2_001],
	].flatMap(([min = null, max = null]) =>
		[false, true].flatMap((inStock) => ({
			...NO_PRODUCT_FILTERS,
			category,
			min,
			max,
			inStock,
			onSale: min === null && inStock,
		})),
	),
);

async function countEach(db: Database, version?: string) {
	const counted = [];
	for (const filters of EVERY_FILTER) {
		const plan = await planList(db, { filters, terms: [], version });
		counted.push([plan.fewCount, await countFacets(db, { ...plan, ranges: priceSteps("USD") })]);
	}
	return counted;
}

async function listEach(db: Database, version?: string) {
	const listed = [];
	for (const filters of EVERY_FILTER) {
		const plan = await planList(db, { filters, terms: [], version });
		const first = await listProducts(db, { ...plan, size: 5 });
		const after = first.after ?? "";
		listed.push(first, await listProducts(db, { ...plan, filters: { ...filters, after }, size: 5 }));
	}
	return listed;
}

/** Has the offers of all categories read into memory. */
async function remember(db: Database, version: string) {
	for (const { id } of await readCountedCategories(db, version)) {
		await noteCounted(db, version, [{ id, count: 10_000 }]);
		expect(countKnownOffers(version, id, NO_PRODUCT_FILTERS)).toBeGreaterThan(0);
	}
}

test("counts from memory are those of the database, as long as the version is the same", async ({ db }) => {
	const random = seededRandom(8);
	const [before, after] = [randomUUID(), randomUUID()];
	await fillShelf(db, 50, random);
	await remember(db, before);
	expect(await countEach(db, before)).toEqual(await countEach(db));
	await fillShelf(db, 20, random);
	const counted = await countEach(db);
	expect(await countEach(db, before)).not.toEqual(counted);
	expect(await countEach(db, after)).toEqual(counted);
	await remember(db, after);
	expect(await countEach(db, after)).toEqual(counted);
});

test("lists from memory are those of the database, as long as the version is the same", async ({ db }) => {
	const random = seededRandom(9);
	const [before, after] = [randomUUID(), randomUUID()];
	await fillShelf(db, 50, random);
	await remember(db, before);
	expect(await listEach(db, before)).toEqual(await listEach(db));
	await db.updateTable("products").set({ price_from: 2_001 }).where("status", "=", "active").execute();
	const listed = await listEach(db);
	expect(await listEach(db, before)).not.toEqual(listed);
	expect(await listEach(db, after)).toEqual(listed);
});
