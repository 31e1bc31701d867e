import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { cityKeyOf, summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { findEverything } from "./find-everything.server.ts";
import { SuggestionList } from "./ui/suggestion-list.tsx";

const COUNTS = { products: 4, categories: 2, hotels: 2, cities: 2 };

async function openHotel(db: Database, name: string, city: string) {
	const { hotelId } = await openInn(db, { hotel: { name, city, city_key: cityKeyOf(city) } });
	await transact(db, (trx) => summariseHotel(trx, hotelId));
}

let version = 0;
/** Each search is of another version: nothing is remembered. */
const find = async (db: Database, query: string) => {
	const found = await findEverything(db, { query, counts: COUNTS, version: String(++version) });
	return {
		products: found.products.map(({ title }) => title),
		categories: found.categories.map(({ name }) => name),
		hotels: found.hotels.map(({ name }) => name),
		cities: found.cities.map(({ city, hotels }) => `${city} ${hotels}`),
	};
};
const NOTHING = { products: [], categories: [], hotels: [], cities: [] };

test("a search finds products, categories, hotels and cities by the beginnings of their words", async ({
	db,
}) => {
	await putOnShelf(db, { title: "Linen bag", category: "Bags" });
	await putOnShelf(db, { title: "Draft bag", category: "Drafts", status: "draft" });
	await openHotel(db, "Hotel Miramar", "Lisbon");
	await openHotel(db, "The Linen House", "Lisbon");
	await openHotel(db, "Casa Bella", "Porto");
	expect(await find(db, "li")).toEqual({
		products: ["Linen bag"],
		categories: [],
		hotels: ["Hotel Miramar", "The Linen House"],
		cities: ["Lisbon 2"],
	});
	expect(await find(db, "bag")).toEqual({ ...NOTHING, products: ["Linen bag"], categories: ["Bags"] });
	expect(await find(db, "draft")).toEqual(NOTHING);
	expect(await find(db, "hotels in porto")).toEqual({
		...NOTHING,
		hotels: ["Casa Bella"],
		cities: ["Porto 1"],
	});
	for (const empty of ["🛋", "%"]) expect(await find(db, empty)).toEqual(NOTHING);
});

test("a typing error is corrected only if nothing is found as typed", async ({ db }) => {
	await putOnShelf(db, { title: "Linen bag" });
	await openHotel(db, "Casa Lines", "Porto");
	expect(await find(db, "lines")).toEqual({ ...NOTHING, hotels: ["Casa Lines"] });
	expect((await find(db, "lienn")).products).toEqual(["Linen bag"]);
	expect(await find(db, "potro")).toEqual({ ...NOTHING, hotels: ["Casa Lines"], cities: ["Porto 1"] });
});

test("a list of suggestions has at most 4 KB as it is sent", async ({ db }) => {
	const long = "Ęxtraordinarily ".repeat(12);
	for (let at = 0; at < 9; at++) {
		await putOnShelf(db, {
			title: `${long}${at}`,
			category: `${long}${at}`,
			variants: [{ price: 99_999_999 }],
		});
		await openHotel(db, `${long}${at}`.slice(0, 120), `${long}${at}`.slice(0, 80));
	}
	const query = "ext".padEnd(150, " ext");
	const found = await findEverything(db, { query: "ext", counts: COUNTS, version: "long" });
	expect([found.products.length, found.categories.length, found.hotels.length]).toEqual([4, 2, 2]);
	const html = renderToStaticMarkup(createElement(SuggestionList, { query, found, currency: "USD" }));
	expect(gzipSync(html).byteLength).toBeLessThanOrEqual(4_096);
});
