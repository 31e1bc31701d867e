import type { APIRequestContext, Browser, BrowserContext } from "playwright/test";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { fieldsOf } from "#e2e/helpers/page-fields.ts";
import { emailOf } from "#e2e/helpers/people.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { ORDER_FIELDS } from "#e2e/helpers/stranger-journeys.ts";
import { newStranger } from "#e2e/helpers/strangers.ts";

const TOKEN = "guest".padEnd(43, "x");
const ADDRESS = "7 Planted Street";
const CONTACT = "(212) 555-0147";
const SAME_SITE = { "Sec-Fetch-Site": "same-origin" };

/** What a guest ordered and booked at a computer that others use: the paths of its pages. */
async function leaveTraces(db: Database): Promise<string[]> {
	const guestHash = hashToken(TOKEN);
	const { roomId } = await openStay(db);
	const order = await addOrder(db, { guestHash });
	const stay = await addBooking(db, { roomId, guestHash });
	const move = await bookMove(db, moveOf({ guestHash, current_address: ADDRESS }));
	const moveNumber = move.ok ? move.number : "";
	return [
		`/order-confirmation/${order.number}`,
		`/track/${order.number}`,
		`/booking-confirmation/${stay.number}`,
		`/track/${stay.number}`,
		`/track/${moveNumber}`,
		`/track/${moveNumber}/messages`,
	];
}

const statusesOf = (browser: APIRequestContext, paths: readonly string[]) =>
	Promise.all(paths.map(async (path) => (await browser.get(path, { maxRedirects: 0 })).status()));

/** The guest's browser, with a jar of its own, so that what the site clears is gone. */
async function openGuest(browser: Browser, baseURL = ""): Promise<BrowserContext> {
	const context = await browser.newContext({ baseURL });
	const value = (await signedCookie("meeha_visitor", TOKEN)).split("=")[1] ?? "";
	await context.addCookies([{ name: "meeha_visitor", value, url: baseURL }]);
	return context;
}

test("whoever signs in at a guest's computer sees nothing of the guest, and signing out brings nothing back", async ({
	browser,
	baseURL,
	db,
}) => {
	const paths = await leaveTraces(db);
	const context = await openGuest(browser, baseURL);
	const { request } = context;
	const form = { number: paths[1]?.split("/").at(-1) ?? "", contact: CONTACT };
	await request.post("/track", { form, headers: SAME_SITE, maxRedirects: 0 });
	expect(await statusesOf(request, paths)).toEqual(paths.map(() => 200));
	expect(await (await request.get("/trucking-home")).text()).toContain(ADDRESS);

	const login = { email: emailOf("User"), password: DEMO_PASSWORD };
	await request.post("/login", { form: login, headers: SAME_SITE, maxRedirects: 0 });
	expect((await request.get("/profile", { maxRedirects: 0 })).status()).toBe(200);
	const asked = paths.map(() => 303);
	expect(await statusesOf(request, paths)).toEqual(asked);
	expect(await (await request.get("/trucking-home")).text()).not.toContain(ADDRESS);
	for (const newest of ["/order-confirmation", "/booking-confirmation"])
		expect((await request.get(newest, { maxRedirects: 0 })).headers().location).toBe("/track");

	await request.post("/logout", { headers: SAME_SITE, maxRedirects: 0 });
	expect(await statusesOf(request, paths)).toEqual(asked);
	await context.close();
});

test("a guest can have the browser forget what was ordered and booked, and it stores none of it", async ({
	browser,
	baseURL,
	db,
}) => {
	const paths = await leaveTraces(db);
	const context = await openGuest(browser, baseURL);
	const { request } = context;
	for (const path of paths) {
		const answer = await request.get(path);
		expect(answer.headers()["cache-control"], path).toBe("no-store");
		if (!path.endsWith("/messages"))
			expect(await answer.text(), path).toContain("Not you? Forget this browser");
	}
	const forgotten = await request.post("/forget-browser", { headers: SAME_SITE, maxRedirects: 0 });
	expect([forgotten.status(), forgotten.headers()["clear-site-data"]]).toEqual([303, '"cache", "storage"']);
	expect(await statusesOf(request, paths)).toEqual(paths.map(() => 303));
	expect(await (await request.get("/trucking-home")).text()).not.toContain(ADDRESS);
	await context.close();
});

test("a browser that lost its guest cookie gets another one with its order, and orders once", async ({
	baseURL,
	db,
}) => {
	const url = baseURL ?? "";
	const { variantIds } = await putOnShelf(db);
	await addDelivery(db, { countries: "US" });
	const shopper = newStranger(url);
	await shopper.ask("/cart/lines", { variantId: maskId(variantIds[0] ?? 0), quantity: "1" });
	const form = { ...fieldsOf((await shopper.ask("/checkout")).text), ...ORDER_FIELDS };
	const cart = shopper.cookies().filter((cookie) => cookie.startsWith("meeha_cart="));
	const [forgetful, other] = [newStranger(url, cart), newStranger(url, cart)];
	const { location } = await forgetful.ask("/checkout", form);
	expect(location).toMatch(/^\/order-confirmation\/M/);
	expect((await forgetful.ask(location)).status).toBe(200);
	expect((await forgetful.ask("/checkout", form)).location).toBe(location);
	// Nobody else finds it with the form alone.
	expect((await other.ask("/checkout", form)).status).toBe(409);
	expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
});
