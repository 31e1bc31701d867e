import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { countFacets } from "./count-facets.server.ts";
import { listProducts } from "./list-products.server.ts";
import { planList } from "./plan-list.server.ts";
import { NO_PRODUCT_FILTERS, type ProductSort, priceSteps, SORTS } from "./product-filters.ts";
import { readTerms } from "./read-terms.server.ts";

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
	for (const query of ["oak lam", "lamps"])
		for (const category of ["", "lighting"])
			for (const sort of Object.keys(SORTS) as ProductSort[]) {
				const max = category === "" ? null : 2_000;
				const filters = { ...NO_PRODUCT_FILTERS, query, category, sort, max, inStock: sort === "name" };
				const terms = await readTerms(db, query);
				const { found, ...asked } = await planList(db, { filters, terms });
				expect(found, query).toBeDefined();
				const known = { ...asked, found };
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
