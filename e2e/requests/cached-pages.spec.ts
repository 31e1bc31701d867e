import { createHash } from "node:crypto";
import { maskId } from "#app/common/masked-id.ts";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Values that differ for each visitor, and names of sizes that a test does not wait for. */
const plain = (html: string) => html.replace(/(name="idempotencyKey" value=")[^"]*/g, "$1");

test("a cached page is the page that the framework makes, the second time, too, and changes with its data", async ({
	request,
	baseURL,
	databaseUrl,
	db,
}) => {
	await fillShelf(db);
	await fillCity(db);
	const { id } = await db.selectFrom("products").select("id").orderBy("id").executeTakeFirstOrThrow();
	const hotel = await db.selectFrom("hotels").select("id").orderBy("id").executeTakeFirstOrThrow();
	const product = `/product/${maskId(id)}`;
	const screens = [
		...[
			"/",
			"/collection",
			"/products",
			"/products?q=lapm&sort=name",
			product,
			"/gomeeha",
			"/hotels/results",
		],
		...[
			`/rooms/${maskId(hotel.id)}`,
			"/trucking-home",
			"/about",
			"/contact",
			"/terms",
			"/?partner",
			`${product}?x=1`,
		],
	];
	const keepsNothing = await startSite({ databaseUrl, settings: { KEPT_PAGES_MB: "0" } });
	try {
		for (const path of screens) {
			const made = await request.get(keepsNothing.url + path);
			for (const time of ["first", "second"]) {
				const saved = await request.get(path);
				expect(saved.status(), path).toBe(200);
				expect(plain(await saved.text()), `${path}, the ${time} time`).toBe(
					plain(await made.text()).replaceAll(keepsNothing.url, baseURL ?? ""),
				);
			}
		}
		for (const path of ["/rooms/nope", "/products?after=x", `${screens[7]}?checkIn=2020-01-01`])
			expect((await request.get(path)).status(), path).toBe(
				(await request.get(keepsNothing.url + path)).status(),
			);
	} finally {
		await keepsNothing.stop();
	}

	const about = await request.get("/about");
	const { etag = "" } = about.headers();
	// Of the page, not of its data: a new version of the site renders the same data differently.
	expect(etag).toBe(
		`W/"${createHash("sha256")
			.update(await about.text())
			.digest("base64url")}"`,
	);
	expect((await request.get("/about", { headers: { "If-None-Match": etag } })).status()).toBe(304);

	await db.updateTable("products").set({ title: "Renamed a moment ago" }).where("id", "=", id).execute();
	expect(await (await request.get(product)).text()).toContain("Renamed a moment ago");
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
	expect(await read(product)).not.toContain(">3 left<");
	await db.updateTable("variants").set({ stock: 3, is_tracked: true, is_oversellable: false }).execute();
	expect(await read(product)).toContain(">3 left<");
});

test("a page that everybody is shown alike is still each visitor’s own", async ({
	playwright,
	baseURL,
	db,
}) => {
	await fillShelf(db);
	const ids = await db.selectFrom("products").select(["id", "title"]).orderBy("id").limit(2).execute();
	const [one, two] = ids.map((row) => ({ ...row, path: `/product/${maskId(row.id)}` }));
	if (!one || !two) throw new Error("too few products");
	const guest = await playwright.request.newContext({ baseURL });
	const other = await playwright.request.newContext({ baseURL });
	const isNamed = async (context: typeof guest) =>
		(await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).sort();
	for (const context of [guest, other]) await context.get(one.path);
	const [mine, theirs] = [await isNamed(guest), await isNamed(other)];
	// A page names no browser: a guest or cart token is made by the form that needs it.
	expect(mine.map((cookie) => cookie.split("=")[0])).toEqual(["meeha_seen"]);
	expect(theirs).toEqual(mine);
	expect(await (await guest.get(two.path)).text()).toContain("Recently viewed");
	const stranger = await playwright.request.newContext({ baseURL });
	expect(await (await stranger.get(two.path)).text()).not.toContain("Recently viewed");
	expect(await (await stranger.get("/")).text()).toContain("I understand");
	const agreed = { Cookie: "MEEHACookieConsent=true" };
	expect(await (await stranger.get("/", { headers: agreed })).text()).not.toContain("I understand");
	for (const context of [guest, other, stranger]) await context.dispose();
});
