import { readFileSync } from "node:fs";
import type { APIRequestContext } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { type CachingProxy, startCachingProxy } from "#e2e/helpers/caching-proxy.ts";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { test as base, expect } from "#e2e/helpers/site-test.ts";

/** A shared cache in front of the site, with the rules of docs/deploy.md, and browsers that know only the cache. */
const test = base.extend<{ cache: CachingProxy; newVisitor: () => Promise<APIRequestContext> }>({
	cache: async ({ baseURL }, use) => {
		const cache = await startCachingProxy(baseURL ?? "");
		await use(cache);
		await cache.close();
	},
	newVisitor: async ({ playwright, cache }, use) => {
		const opened: APIRequestContext[] = [];
		await use(async () => {
			const visitor = await playwright.request.newContext({ baseURL: cache.url, maxRedirects: 0 });
			opened.push(visitor);
			return visitor;
		});
		for (const visitor of opened) await visitor.dispose();
	},
});

const NAME = "Ulla Berg";
const PROMISED_S = Number(/at most (\d+) seconds later/.exec(readFileSync("docs/deploy.md", "utf8"))?.[1]);

async function fillSite(db: Database) {
	await fillShelf(db);
	await fillCity(db);
	const product = await db.selectFrom("products").select("id").orderBy("id").executeTakeFirstOrThrow();
	const hotel = await db.selectFrom("hotels").select("id").orderBy("id").executeTakeFirstOrThrow();
	const variant = await db
		.selectFrom("variants")
		.select("id")
		.where("product_id", "=", product.id)
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const [productPage, hotelPage] = [productPath(product.id), hotelPath(hotel.id)];
	const shop = ["/collection", "/products", "/products?q=lamp", productPage];
	const rest = ["/gomeeha", "/hotels/results", hotelPage, "/trucking-home", "/about", "/contact", "/terms"];
	return { variantId: variant.id, productPage, pages: ["/", ...shop, ...rest] };
}

/** A page with the answer's headers; `isStored` when it comes from the cache. */
async function read(visitor: APIRequestContext, path: string, headers: Record<string, string> = {}) {
	const answer = await visitor.get(path, { headers });
	expect(answer.status(), path).toBe(200);
	const { age, "cache-control": control = "" } = answer.headers();
	return { html: await answer.text(), isStored: age !== undefined, control };
}

test("newcomers share a stored page that nobody who is signed in or has a cart gets or changes", async ({
	db,
	cache,
	playwright,
	newVisitor,
	baseURL,
}) => {
	const { pages, variantId } = await fillSite(db);
	const ulla = await signedInRequests(playwright.request, cache.url, emailOf("User"));
	const buyer = await newVisitor();
	const form = { variantId: maskId(variantId), quantity: "3" };
	expect((await buyer.post("/cart/lines", { form })).status()).toBe(303);
	for (const path of pages) {
		const isOwn = async () => {
			const hers = await read(ulla, path);
			expect(hers.html, path).toContain(NAME);
			expect(hers, path).toMatchObject({ isStored: false, control: "no-store" });
			const theirs = await read(buyer, path);
			expect(theirs.html, path).toContain('data-cart-count="3"');
			expect(theirs, path).toMatchObject({ isStored: false, control: expect.stringContaining("private") });
		};
		// Before anybody else, so that it would be theirs that is stored.
		await isOwn();
		const first = await read(await newVisitor(), path);
		const second = await read(await newVisitor(), path);
		expect(first.html).not.toContain(NAME);
		expect(first, path).toMatchObject({ isStored: false, control: expect.stringContaining("public") });
		expect(second, path).toEqual({ ...first, isStored: true });
		const direct = await fetch(baseURL + path);
		expect(first.html.replaceAll(cache.url, baseURL ?? ""), path).toBe(await direct.text());
		await isOwn();
	}
	await ulla.dispose();
});

test("newcomers see a changed price within the promised time, everybody else at once", async ({
	db,
	cache,
	playwright,
	newVisitor,
}) => {
	const { productId } = await putOnShelf(db, { title: "Halden lamp", variants: [{ price: 2_500 }] });
	const ulla = await signedInRequests(playwright.request, cache.url, emailOf("User"));
	for (const path of [productPath(productId), "/products?q=halden"]) {
		await changePrice(db, { productId, price: 2_500 });
		const { html, control } = await read(await newVisitor(), path);
		expect(html, path).toContain("</small>25.00");
		await changePrice(db, { productId, price: 7_777 });
		expect((await read(ulla, path)).html, path).toContain("</small>77.77");
		cache.pass(30);
		const stored = await read(await newVisitor(), path);
		expect(stored, path).toMatchObject({ isStored: true, html });
		expect(PROMISED_S, path).toBe(
			Number(/s-maxage=(\d+)/.exec(control)?.[1]) + Number(/revalidate=(\d+)/.exec(control)?.[1]),
		);
		cache.pass(PROMISED_S - 30);
		expect((await read(await newVisitor(), path)).html, path).toContain("</small>77.77");
		expect(await read(await newVisitor(), path)).toMatchObject({ isStored: true });
	}
	await ulla.dispose();
});

async function changePrice(db: Database, { productId, price }: { productId: number; price: number }) {
	await transact(db, async (trx) => {
		await trx.updateTable("variants").set({ price }).where("product_id", "=", productId).execute();
		await summariseProducts(trx, [productId]);
	});
}

test("pages are stored by consent, for all campaigns together, and with the cookie of viewed products", async ({
	db,
	newVisitor,
}) => {
	const { productPage } = await fillSite(db);
	const consent = { Cookie: "MEEHACookieConsent=true" };
	const NOTICE = "This website uses cookies";
	for (const [headers, isShown] of [
		[{}, true],
		[consent, false],
	] as const) {
		expect((await read(await newVisitor(), "/about", headers)).html.includes(NOTICE)).toBe(isShown);
		const again = await read(await newVisitor(), "/about?utm_source=letter&utm_medium=email", headers);
		expect(again).toMatchObject({ isStored: true });
		expect(again.html.includes(NOTICE)).toBe(isShown);
	}
	const [first, second] = [await newVisitor(), await newVisitor()];
	expect(await read(first, productPage)).toMatchObject({ isStored: false });
	expect(await read(second, `${productPage}?gclid=1`)).toMatchObject({ isStored: true });
	const cookies = await Promise.all([first, second].map(async (each) => (await each.storageState()).cookies));
	expect(cookies[0]?.map(({ name }) => name)).toEqual(["meeha_seen"]);
	expect(cookies[1]?.map(({ value }) => value)).toEqual(cookies[0]?.map(({ value }) => value));
	expect(await read(second, productPage)).toMatchObject({ isStored: false });
});
