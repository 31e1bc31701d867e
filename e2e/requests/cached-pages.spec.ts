import { isDeepStrictEqual } from "node:util";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { hotelPath, stayQuery } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { ANA, addSiteAccount, newSessionCookie } from "#e2e/helpers/accounts.ts";
import { fillCity, stayAhead } from "#e2e/helpers/hotels.ts";
import { routes } from "#e2e/helpers/map-routes.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { publicPages } from "#e2e/helpers/public-screens.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Without what is different each time: generated names of elements, keys of forms, nonces, challenges, and the time. */
const plain = (html: string) =>
	html
		.replaceAll(/:(?:main|own|frame)?R\w*:/g, ":R:")
		.replaceAll(/(&quot;challenge&quot;:&quot;)[\w-]+/g, "$1")
		.replaceAll(/name="idempotencyKey" value="[^"]*"/g, 'name="idempotencyKey"')
		.replaceAll(/\?draft=[\w-]+/g, "?draft=")
		.replaceAll(/\bnonce(="|-)[\w+/=]+/g, "nonce")
		.replaceAll(/<time>[^<]*</g, "<time><")
		.replaceAll(/(as ?of\W+)\d\d:\d\d/gi, "$1");

/** The texts from where two pages differ, short enough to read. */
function differenceOf(one: string, other: string): [string, string] {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at += 1;
	return [one.slice(Math.max(0, at - 60), at + 200), other.slice(Math.max(0, at - 60), at + 200)];
}

/**
 * Gathers what differs, for one `expect` at the end: thousands of them would take longer than the pages.
 */
function gatherDifferences() {
	const differences: Record<string, unknown> = {};
	return {
		differences,
		compare(place: string, actual: unknown, expected: unknown): void {
			if (isDeepStrictEqual(actual, expected)) return;
			const areTexts = typeof actual === "string" && typeof expected === "string";
			differences[place] = areTexts ? differenceOf(actual, expected) : [actual, expected];
		},
	};
}

const CONSENT = "MEEHACookieConsent=true";

/** A shop and hotels, with two products and a hotel to look at. */
async function openSite(db: Database) {
	await fillShelf(db);
	await fillCity(db);
	const rows = await db.selectFrom("products").select(["id", "title"]).orderBy("id").limit(2).execute();
	const [product, viewed] = rows.map((row) => ({ ...row, path: `/product/${maskId(row.id)}` }));
	const { id } = await db.selectFrom("hotels").select("id").orderBy("id").executeTakeFirstOrThrow();
	if (!product || !viewed) throw new Error("too few products");
	return { product, viewed, hotel: `/rooms/${maskId(id)}` };
}

/** Visitors of each kind: their cookies, and what is on their pages alone. */
async function namedVisitors(db: Database, viewed: { id: number; title: string }) {
	const accountId = await addSiteAccount(db);
	const now = new Date();
	const [cart, guest] = ["cart", "guest"].map((name) => name.padEnd(43, "x"));
	const { id: variant } = await db
		.selectFrom("variants")
		.select("id")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const made = { created_at: now.toISOString(), updated_at: now.toISOString() };
	const { id: cartId } = await db
		.insertInto("carts")
		.values({ token_hash: hashToken(cart ?? ""), ...made })
		.returning("id")
		.executeTakeFirstOrThrow();
	await db
		.insertInto("cart_lines")
		.values({ cart_id: cartId, variant_id: variant, quantity: 77, price_seen: 1, added_at: made.created_at })
		.execute();
	const { id: hotel_id } = await db.selectFrom("hotels").select("id").orderBy("id").executeTakeFirstOrThrow();
	const saved = { hotel_id, added_at: made.created_at };
	await db
		.insertInto("wishlist_items")
		.values([
			{ ...saved, account_id: accountId },
			{ ...saved, guest_hash: hashToken(guest ?? "") },
		])
		.execute();
	const flash = { id: "one", tone: "success", text: "Only for me" };
	return {
		session: { cookie: await newSessionCookie(db, accountId), own: ANA },
		cart: { cookie: await signedCookie("meeha_cart", cart), own: ">77<" },
		flash: { cookie: await signedCookie("meeha_flash", flash), own: "Only for me" },
		viewed: { cookie: `meeha_seen=${maskId(viewed.id)}`, own: null },
		guest: { cookie: await signedCookie("meeha_visitor", guest), own: null },
		device: { cookie: await signedCookie("meeha_device", "device"), own: null },
		tracked: { cookie: await signedCookie("meeha_tracked", ["M1"]), own: null },
	};
}

test("a cached page is the page that the framework makes, for every visitor, the second time, too", async ({
	baseURL,
	databaseUrl,
	db,
	request,
}) => {
	const { product, viewed, hotel } = await openSite(db);
	const paths = [...(await publicPages(request)), product.path, hotel];
	expect(paths.length).toBeGreaterThan(12);
	const visitors = await namedVisitors(db, viewed);
	const screens = [
		...paths,
		"/products?q=lapm&sort=name",
		"/products?utm_source=x&sort=name&q=lapm",
		"/?partner",
		`${product.path}?x=1`,
		`${paths.find((path) => path.startsWith("/rooms/"))}?adults=3`,
	];
	const uncached = await startSite({ databaseUrl, settings: { PAGE_CACHE_MB: "0" } });
	const cookies = ["", CONSENT, ...Object.values(visitors).map(({ cookie }) => cookie)];
	const read = async (url: string, cookie: string) => {
		const answer = await fetch(url, { headers: { cookie } });
		return { answer, text: plain(await answer.text()).replaceAll(uncached.url, baseURL ?? "") };
	};
	const { differences, compare } = gatherDifferences();
	try {
		for (const path of screens)
			for (const cookie of cookies) {
				const made = await read(uncached.url + path, cookie);
				for (const time of ["first", "second"]) {
					const cached = await read(baseURL + path, cookie);
					const place = `${path}, the ${time} time, ${cookie}`;
					compare(`status of ${place}`, cached.answer.status, 200);
					compare(place, cached.text, made.text);
					for (const name of ["cache-control", "set-cookie", "content-security-policy", "vary"])
						compare(`${name} of ${place}`, cached.answer.headers.get(name), made.answer.headers.get(name));
				}
			}
		expect(differences).toEqual({});
		for (const path of ["/rooms/nope", "/products?after=x", "/hotels/results?checkIn=2020-01-01"])
			expect((await fetch(baseURL + path)).status, path).toBe((await fetch(uncached.url + path)).status);
	} finally {
		await uncached.stop();
	}
});

test("a private page is the page that the framework makes, for guests, customers and staff", async ({
	baseURL,
	databaseUrl,
	db,
}) => {
	const { viewed } = await openSite(db);
	const { session, cart, flash } = await namedVisitors(db, viewed);
	const customer = `${session.cookie}; ${cart.cookie}`;
	const screens = routes
		.filter(({ file, path }) => file.endsWith(".tsx") && !path.includes(":"))
		.map(({ path }) => path);
	screens.push('/checkout?partner&x=%C3%A9"', "/track?number=x&partner");
	const move = db
		.selectFrom("moving_bookings")
		.select("confirmation_key")
		.where("number", "=", await addMove(db));
	// Below a screen with a part that is the visitor's own.
	screens.push(`/trucking-home/booked/${(await move.executeTakeFirstOrThrow()).confirmation_key}`);
	const uncached = await startSite({ databaseUrl, settings: { PAGE_CACHE_MB: "0" } });
	const read = async (url: string, cookie: string) => {
		const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
		const text = plain(await answer.text()).replaceAll(uncached.url, baseURL ?? "");
		const names = ["location", "cache-control", "content-type", "content-security-policy", "vary"];
		const headers = names.map((name) => `${name}: ${answer.headers.get(name)}`).join("\n");
		const cookies = answer.headers.getSetCookie().map((set) => set.split("=", 1)[0]);
		return {
			status: answer.status,
			headers: plain(headers).replaceAll(uncached.url, baseURL ?? ""),
			cookies,
			text,
		};
	};
	let pages = 0;
	const { differences, compare } = gatherDifferences();
	const compareAll = async (cookie: string) => {
		for (const path of screens) {
			const { text: expected, ...made } = await read(uncached.url + path, cookie);
			const { text, ...assembled } = await read(baseURL + path, cookie);
			compare(`status and headers of ${path}, ${cookie}`, assembled, made);
			compare(`${path}, ${cookie}`, text, expected);
			if (made.status === 200) pages++;
		}
	};
	try {
		for (const cookie of ["", CONSENT, cart.cookie, `${flash.cookie}; ${customer}`]) await compareAll(cookie);
		await db.updateTable("accounts").set({ role: "Admin" }).where("email", "=", ANA).execute();
		await compareAll(session.cookie);
	} finally {
		await uncached.stop();
	}
	expect(differences).toEqual({});
	expect(pages).toBeGreaterThan(150);
});

test("newcomers get the same bytes, whoever asked before and whatever else their browsers send", async ({
	baseURL,
	db,
	request,
}) => {
	const { product, viewed, hotel } = await openSite(db);
	const paths = [...(await publicPages(request)), product.path, hotel];
	expect(paths.length).toBeGreaterThan(12);
	const visitors = Object.entries(await namedVisitors(db, viewed));
	const headers: Record<string, string>[] = [
		{},
		{ "Accept-Language": "de", "User-Agent": "Lynx/2.8" },
		{ "Save-Data": "on", Referer: "https://search.example/?q=private" },
		{ Authorization: "Basic cHJpdmF0ZQ==", "X-Forwarded-For": "203.0.113.7", Forwarded: "for=203.0.113.7" },
		{ "X-Meeha-Client-Address": "203.0.113.7", "X-Request-Id": "private-request" },
	];
	const ask = async (path: string, cookie: string, more: Record<string, string> = {}) => {
		const answer = await fetch(baseURL + path, { headers: { "Accept-Encoding": "gzip", cookie, ...more } });
		const sent = [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
		return { text: await answer.text(), sent: JSON.stringify(sent), answer };
	};
	const { differences, compare } = gatherDifferences();
	for (const path of paths)
		for (const consent of ["", CONSENT]) {
			const first = await ask(path, consent);
			const control = first.answer.headers.get("cache-control");
			compare(`control of ${path}`, control, "public, max-age=0, s-maxage=60, stale-while-revalidate=30");
			compare(`notice on ${path}`, first.text.includes("I understand"), consent === "");
			const names = first.answer.headers.getSetCookie().map((set) => set.split("=", 1)[0]);
			compare(`cookies of ${path}`, names, path === product.path ? ["meeha_seen"] : []);
			compare(`keys in ${path}`, /name="(?:idempotencyKey|formToken|shownAt)"/.test(first.text), false);
			for (const [name, { cookie, own }] of visitors) {
				const shown = await ask(path, [consent, cookie].filter(Boolean).join("; "));
				const shownControl = name === "session" ? "no-store" : "private, no-cache";
				compare(`control of ${path} ${name}`, shown.answer.headers.get("cache-control"), shownControl);
				if (own) compare(`own part of ${path} ${name}`, shown.text.includes(own), true);
				if (own) compare(`${name} to newcomers on ${path}`, first.text.includes(own), false);
				for (const more of headers) {
					const again = await ask(path, consent, more);
					compare(`${path} after ${name}`, again.text, first.text);
					compare(`headers of ${path} after ${name}`, again.sent, first.sent);
				}
			}
		}
	expect(differences).toEqual({});
	const recent = await ask(product.path, visitors.find(([name]) => name === "viewed")?.[1].cookie ?? "");
	expect(recent.text).toContain("Recently viewed");
	expect((await ask(product.path, "")).text).not.toContain("Recently viewed");
});

test("a page that is asked for again is compressed better, and not sent again when it is the same", async ({
	baseURL,
	db,
}) => {
	const { product } = await openSite(db);
	const ask = (more: Record<string, string> = {}) =>
		fetch(baseURL + product.path, { headers: { "Accept-Encoding": "gzip, br", ...more } });
	const first = await ask();
	const text = await first.text();
	const sizeOf = (answer: Response) => Number(answer.headers.get("content-length"));
	expect(first.headers.get("content-encoding")).toBe("br");
	await expect
		.poll(async () => {
			const again = await ask();
			expect(await again.text()).toBe(text);
			return sizeOf(again);
		})
		.toBeLessThan(sizeOf(first));
	const etag = first.headers.get("etag") ?? "";
	expect((await ask({ "If-None-Match": etag })).status).toBe(304);
	expect((await ask({ "If-None-Match": etag, Cookie: CONSENT })).status).toBe(200);
	await db
		.updateTable("products")
		.set({ title: "Renamed a moment ago" })
		.where("id", "=", product.id)
		.execute();
	const changed = await ask({ "If-None-Match": etag });
	expect(await changed.text()).toContain("Renamed a moment ago");
	for (const [encoding, coding] of [
		["identity", null],
		["br", "br"],
		["gzip;q=0, br;q=0", null],
	] as const) {
		const answer = await ask({ "Accept-Encoding": encoding });
		expect(answer.headers.get("content-encoding"), encoding).toBe(coding);
		expect(await answer.text(), encoding).toContain("Renamed a moment ago");
	}
});

test("a change that another process makes is on the very next page, on each screen that is not asked again", async ({
	baseURL,
	db,
}) => {
	// A new browser each time.
	const read = async (path: string) => (await fetch(baseURL + path)).text();
	await fillShelf(db);
	await fillCity(db);
	const { id } = await db
		.selectFrom("products")
		.select("id")
		.orderBy("units_sold", "desc")
		.executeTakeFirstOrThrow();
	const { category } = await db
		.selectFrom("products")
		.innerJoin("categories", "categories.id", "category_id")
		.select("categories.slug as category")
		.where("products.id", "=", id)
		.executeTakeFirstOrThrow();
	const hotel = await db.selectFrom("hotels").select(["id", "city"]).orderBy("id").executeTakeFirstOrThrow();
	const shelves = ["/", "/collection", `/collection?category=${category}`, `/products?category=${category}`];
	const shop = [...shelves, "/products?q=renamed", `/product/${maskId(id)}`];
	const travel = [
		...["/", "/gomeeha", `/rooms/${maskId(hotel.id)}`],
		`/hotels/results?${new URLSearchParams({ destination: hotel.city })}`,
	];
	// Each change is the only one, so that the page before it shows the state that it changes.
	const changes = (subject: string, paths: string[]) =>
		paths.flatMap((path) => [1, 2].map((time) => ({ subject, path, name: `Renamed ${subject} ${time}` })));
	for (const { subject, path, name } of [...changes("shop", shop), ...changes("travel", travel)]) {
		const before = await read(path);
		expect(before, path).not.toContain(name);
		await (subject === "shop"
			? db
					.updateTable("products")
					.set({ title: name, search_words: `${name.toLowerCase()}` })
					.execute()
			: db.updateTable("hotels").set({ name }).execute());
		const after = await read(path);
		expect(after, path).toContain(name);
	}
	const product = `/product/${maskId(id)}`;
	expect(await read(product)).not.toContain(">Only 3 left<");
	await db.updateTable("variants").set({ stock: 3, is_tracked: true, is_oversellable: false }).execute();
	expect(await read(product)).toContain(">Only 3 left<");
	const stay = stayAhead();
	const results = `/hotels/results?${new URLSearchParams({ destination: hotel.city })}&${stayQuery(stay)}`;
	for (const [at, path] of [hotelPath(hotel.id, stay), results].entries()) {
		const total = `${8 + at},001`;
		expect(await read(path), path).not.toContain(total);
		// Only the first night costs anything.
		const nights = db.updateTable("nights").where("date", ">=", stay.checkIn);
		await nights
			.set({ price: (8 + at) * 100_000 + 100 })
			.where("date", "=", stay.checkIn)
			.execute();
		await nights.set({ price: 0 }).where("date", ">", stay.checkIn).execute();
		expect(await read(path), path).toContain(total);
	}
});

test("a cart that changed and a session that ended are on the very next page, and a forged cookie opens neither", async ({
	baseURL,
	db,
}) => {
	const { product, viewed } = await openSite(db);
	const { session, cart } = await namedVisitors(db, viewed);
	const read = async (cookie: string) =>
		(await fetch(baseURL + product.path, { headers: { cookie } })).text();
	for (const quantity of [77, 76, 77]) {
		await db.updateTable("cart_lines").set({ quantity }).execute();
		for (const _ of [1, 2]) expect(await read(cart.cookie)).toContain(`>${quantity}<`);
	}
	expect(await read(`${cart.cookie.slice(0, -3)}AAA`)).not.toContain(">77<");
	for (const _ of [1, 2]) expect(await read(session.cookie)).toContain(ANA);
	expect(await read(`${session.cookie.slice(0, -3)}AAA`)).not.toContain(ANA);
	await db.updateTable("accounts").set({ name: "Ana Renamed" }).where("email", "=", ANA).execute();
	expect(await read(session.cookie)).toContain("Ana Renamed");
	await db.deleteFrom("sessions").execute();
	expect(await read(session.cookie)).not.toContain(ANA);
	await db.deleteFrom("cart_lines").execute();
	expect(await read(cart.cookie)).not.toContain(">77<");
});
