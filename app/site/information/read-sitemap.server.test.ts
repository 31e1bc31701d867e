import { expect } from "vitest";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { test } from "#db/testing/database-test.ts";
import { readSitemap } from "./read-sitemap.server.ts";

test("divides products into several sitemaps when one is full", async ({ db }) => {
	const ids: number[] = [];
	for (let at = 0; at < 5; at++)
		ids.push((await putOnShelf(db, { category: "Lamps & more", publishedAt: undefined })).productId);
	await putOnShelf(db, { status: "draft", category: "Drafts" });
	await putOnShelf(db, { status: "archived" });
	const category = "/collection?category=lamps-more";
	const paths = async (page: number | undefined, size: number) => {
		const sitemap = await readSitemap(db, { page, size });
		return sitemap && "listed" in sitemap ? sitemap.listed.map(({ path }) => path) : sitemap;
	};
	const products = ids.map((id) => productPath(id));
	expect(await paths(undefined, 5)).toEqual([category, ...products]);
	expect(await paths(1, 5)).toEqual([category, ...products]);
	expect(await paths(2, 5)).toBeUndefined();
	expect(await paths(undefined, 2)).toEqual({ pages: 3 });
	expect(await paths(1, 2)).toEqual([category, ...products.slice(0, 2)]);
	expect(await paths(2, 2)).toEqual(products.slice(2, 4));
	expect(await paths(3, 2)).toEqual(products.slice(4));
	for (const none of [0, 4]) expect(await paths(none, 2)).toBeUndefined();
	expect(await readSitemap(db, { page: 3, size: 2 })).toMatchObject({
		listed: [{ changed: expect.stringMatching(/^2026-11-02T/) }],
	});
});

test("divides hotels into sitemaps like products", async ({ db }) => {
	const hotels: number[] = [];
	for (let at = 0; at < 3; at++) hotels.push((await openInn(db)).hotelId);
	await openInn(db, { hotel: { status: "pending" } });
	const { productId } = await putOnShelf(db, {});
	const paths = hotels.map((id) => hotelPath(id));
	const listed = async (page: number) => {
		const sitemap = await readSitemap(db, { page, size: 2 });
		return sitemap && "listed" in sitemap ? sitemap.listed.map(({ path }) => path) : sitemap;
	};
	expect(await readSitemap(db, { size: 2 })).toEqual({ pages: 2 });
	expect(await listed(1)).toEqual([...paths.slice(0, 2), productPath(productId)]);
	expect(await listed(2)).toEqual(paths.slice(2));
	expect(await listed(3)).toBeUndefined();
});

test("lists nothing for an empty shop", async ({ db }) => {
	expect(await readSitemap(db, {})).toEqual({ listed: [] });
});
