import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import { putOnShelf } from "#app/testing/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { countFacets } from "./count-facets.server.ts";
import { findFew } from "./found-products.server.ts";
import { listProducts } from "./list-products.server.ts";
import { planList } from "./plan-list.server.ts";
import { NO_PRODUCT_FILTERS, type ProductSort, priceSteps, SORTS } from "./product-filters.ts";
import { readTerms, typedTerms } from "./read-terms.server.ts";

const TITLES = ["Oak lamp", "Oaken lamps", "Lamp of oak 𝒶", "Lamp of oak ｚ", "Oak chair", "Brass oaklamp"];

test("few found products are listed, sorted and counted as the database does it", async ({ db }) => {
	const random = seededRandom(5);
	for (let at = 0; at < 50; at++) {
		const { productId } = await putOnShelf(db, {
			title: pick(random, TITLES),
			category: pick(random, ["Lighting", "Kitchen", ""]) || undefined,
			status: pick(random, ["active", "active", "active", "draft"]),
			publishedAt: `2026-11-0${pick(random, [1, 2, 3])}T09:00:00.000Z`,
			variants: [{ price: pick(random, [500, 2_000, 5_000]), stock: pick(random, [0, 3]), compareAt: 3_000 }],
		});
		const sold = { units_sold: pick(random, [0, 4]) };
		await db.updateTable("products").set(sold).where("id", "=", productId).execute();
	}
	const version = randomUUID();
	for (const query of ["oak lam", "lamps"])
		for (const category of ["", "lighting"])
			for (const sort of Object.keys(SORTS) as ProductSort[]) {
				const max = category === "" ? null : 2_000;
				const filters = { ...NO_PRODUCT_FILTERS, query, category, sort, max, inStock: sort === "name" };
				const terms = await readTerms(db, query);
				const { found, ...asked } = await planList(db, { filters, terms });
				expect(found, query).toBeDefined();
				const remembered = await planList(db, { filters, terms, version });
				expect(idsOf(remembered.found), query).toEqual(idsOf(found));
				const known = { ...asked, found: remembered.found };
				const ranges = priceSteps("USD");
				expect(await countFacets(db, { ...known, ranges })).toEqual(
					await countFacets(db, { ...asked, ranges }),
				);
				let marks = { after: "", before: "" };
				for (let page = 0; page < 4; page++) {
					const place = { filters: { ...filters, ...marks }, size: 9 };
					const listed = await listProducts(db, { ...known, ...place });
					expect(listed, `${query} by ${sort}`).toEqual(await listProducts(db, { ...asked, ...place }));
					marks = {
						after: page < 2 ? (listed.after ?? "") : "",
						before: page < 2 ? "" : (listed.before ?? ""),
					};
				}
			}
});

const idsOf = (products: readonly { id: number }[] | undefined) => products?.map(({ id }) => id).sort();

test("a found product is read again for another version of the shop, and in another minute for its sales", async ({
	db,
}) => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T23:58:00.000Z") });
	onTestFinished(() => void vi.useRealTimers());
	const ids: number[] = [];
	for (const title of ["Oak lamp", "Ash lamp"]) ids.push((await putOnShelf(db, { title })).productId);
	const [oak = 0, ash = 0] = ids;
	const change = (id: number, to: object) =>
		db.updateTable("products").set(to).where("id", "=", id).execute();
	const [terms, first, second] = [typedTerms("lamp"), randomUUID(), randomUUID()];
	const find = async (version: string) =>
		(await findFew(db, { terms, sort: "fit", version }))?.map(({ id, price_from, units_sold }) => [
			id,
			price_from,
			units_sold,
		]);
	await change(oak, { price_from: 500 });
	await change(ash, { price_from: 700 });
	expect((await find(first))?.sort()).toEqual([
		[oak, 500, 0],
		[ash, 700, 0],
	]);
	await change(oak, { price_from: 600 });
	await change(ash, { status: "draft" });
	expect(await find(second)).toEqual([[oak, 600, 0]]);
	await change(oak, { units_sold: 3 });
	expect(await find(second)).toEqual([[oak, 600, 0]]);
	vi.setSystemTime(new Date("2026-11-20T23:59:00.000Z"));
	expect(await find(second)).toEqual([[oak, 600, 3]]);
});

test("products are few as long as no more than 2,000 of those found are active", async ({ db }) => {
	const { productId } = await putOnShelf(db, { title: "Oak lamp" });
	await sql`insert into products (slug, title, description, vendor, tags, category_id, status, search_text, search_words,
			title_words, units_sold, published_at, created_at, updated_at)
		with recursive many (at) as (select 1 union all select at + 1 from many where at < 2001)
		select 'lamp' || at, title, '', '', '', category_id, case when at = 1 then 'draft' else 'active' end, '', search_words,
			title_words, 0, published_at, products.created_at, products.updated_at
		from many cross join products where products.id = ${productId}`.execute(db);
	const terms = typedTerms("lamp");
	const count = async () => (await findFew(db, { terms, sort: "fit", version: randomUUID() }))?.length;
	expect(await count()).toBeUndefined();
	await db.updateTable("products").set({ status: "draft" }).where("id", "=", productId).execute();
	expect(await count()).toBe(2_000);
});
