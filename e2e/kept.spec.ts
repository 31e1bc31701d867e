import { createHash } from "node:crypto";
import { maskId } from "#app/site/masked-id.ts";
import { fillCity } from "#e2e/hotels.ts";
import { fillShelf } from "#e2e/shelf.ts";
import { startSite } from "#e2e/site-server.ts";
import { expect, test } from "#e2e/site-test.ts";

/** What differs each time a page is shown, and the names of sizes that a test does not wait for. */
const plain = (html: string) => html.replace(/(name="(?:onceKey|shownAt)" value=")[^"]*/g, "$1");

test("a kept page is the page that the framework makes, the second time, too, and changes with its data", async ({
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
				const kept = await request.get(path);
				expect(kept.status(), path).toBe(200);
				expect(plain(await kept.text()), `${path}, the ${time} time`).toBe(
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
	// Of the page, not of its data: the next version of the site makes another page of the same data.
	expect(etag).toBe(
		`W/"${createHash("sha256")
			.update(await about.text())
			.digest("base64url")}"`,
	);
	expect((await request.get("/about", { headers: { "If-None-Match": etag } })).status()).toBe(304);

	const keyOf = async () =>
		/name="onceKey" value="([^"]+)"/.exec(await (await request.get(product)).text())?.[1];
	expect(await keyOf()).not.toBe(await keyOf());
	await db.updateTable("products").set({ title: "Renamed a moment ago" }).where("id", "=", id).execute();
	expect(await (await request.get(product)).text()).toContain("Renamed a moment ago");
});
