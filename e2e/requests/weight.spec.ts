import { get } from "node:http";
import { addDelivery } from "#app/testing/placing.ts";
import { addProductToCart } from "#e2e/helpers/checkout.ts";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The bytes of a connection's first round trip. */
const MAX_BYTES = 14_600;

const SCREENS = [
	"/",
	"/trucking-home",
	"/track",
	"/login",
	"/signup",
	"/collection",
	"/products",
	"/checkout",
	"/products?q=lapm&sort=name",
	"/collection?category=lighting",
	"/gomeeha",
	"/hotels/results",
	"/about",
	"/contact",
	"/privacy",
	"/terms",
	"/coming-soon",
	"/partner",
	"/?partner",
	"/forgot-password",
	"/no-such-page",
];

/** The body's bytes as transferred; ordinary clients only return the decompressed ones. */
function transferred(url: string, cookie = ""): Promise<{ bytes: number; encoding: string | undefined }> {
	return new Promise((done, fail) => {
		get(url, { headers: { "Accept-Encoding": "br", Cookie: cookie } }, (response) => {
			let bytes = 0;
			response.on("data", (chunk: Buffer) => {
				bytes += chunk.byteLength;
			});
			response.on("end", () => done({ bytes, encoding: response.headers["content-encoding"] }));
		}).once("error", fail);
	});
}

test("files are compressed, unless they are already", async ({ baseURL, db }) => {
	await fillShelf(db);
	const page = await (await fetch(`${baseURL}/products`)).text();
	const picture = /\/pictures\/[^" ]+/.exec(page)?.[0] ?? "";
	expect(picture).not.toBe("");
	expect((await transferred(`${baseURL}/feed.xml`)).encoding).toBe("br");
	expect((await transferred(`${baseURL}${picture}`)).encoding).toBeUndefined();
});

test("every public screen fits, with its style sheet, into a connection's first round trip", async ({
	page,
	baseURL,
	db,
}) => {
	const { request } = page;
	const number = await addMove(db);
	const { once_key } = await db
		.selectFrom("moving_bookings")
		.select("once_key")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	const product = await fillShelf(db);
	const city = await fillCity(db);
	const table: { screen: string; html: number; css: number; sum: number }[] = [];
	const scriptsOf = (screen: string) => {
		if (/^\/(products|hotels\/results)/.test(screen)) return ["enhance", "in-place"];
		if (screen === "/login") return ["enhance", "passkeys"];
		return screen.startsWith("/trucking-home") ? ["enhance", "follow-price"] : ["enhance"];
	};
	const measure = async (screen: string, { cookie = "", scripts = scriptsOf(screen) } = {}) => {
		const html = await transferred(baseURL + screen, cookie);
		// Pages with placeholders are sent in segments, as gzip.
		expect(html.encoding, screen).toMatch(/^(br|gzip)$/);
		const text = await (await request.get(screen)).text();
		const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]);
		expect(sheets.length, screen).toBeGreaterThan(0);
		const sizes = await Promise.all(sheets.map((sheet) => transferred(baseURL + String(sheet))));
		const css = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
		table.push({ screen: screen.replace(once_key, "…"), html: html.bytes, css, sum: html.bytes + css });

		// A product's structured data is not run as a script.
		const isRun = (attributes = "") => attributes !== ' type="application/ld+json"';
		const run = [...text.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1]).filter(isRun);
		expect(run, screen).toEqual(
			scripts.map((script) => expect.stringMatching(`^ type="module" src="/assets/${script}-[\\w-]+\\.js"$`)),
		);
		expect(text, screen).not.toMatch(/modulepreload|entry\.client|__remix/);
	};
	for (const screen of [...SCREENS, product, city.results, city.hotel, `/trucking-home/booked/${once_key}`])
		await measure(screen);

	await addDelivery(db);
	await addDelivery(db, { name: "Express", price: 1_500 });
	const variants = await db.selectFrom("variants").select("id").orderBy("id").execute();
	for (const at of [0, 3, 6]) await addProductToCart(page, variants[at]?.id ?? 0, 2);
	const cookies = await page.context().cookies();
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	await measure("/checkout", { cookie, scripts: ["enhance", "follow"] });
	expect((await (await request.get("/checkout")).text()).match(/name="quantity_/g)).toHaveLength(3);
	console.table(table);
	expect(table.filter(({ sum }) => sum > MAX_BYTES)).toEqual([]);
});
