import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { requestPasswordReset } from "#app/account/sign-in/account-links.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addOffer } from "#app/testing/travel/inn.ts";
import { mailedToken } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { bookingFields, countMoves, openDelivery } from "#e2e/helpers/moves.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { ADMIN, emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

/**
 * The same site behind a proxy that reports clients' addresses, with new counters for each test. Its staff need two-step
 * sign-in.
 */
const test = plain.extend<{ clients: APIRequestContext }, { site: SiteServer }>({
	site: [
		async ({ workerSite }, use) => {
			const settings = { TRUST_PROXY: "1", REQUIRE_SECOND_FACTOR: "staff" };
			const site = await startSite({ databaseUrl: workerSite.databaseUrl, settings });
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	clients: async ({ site, playwright }, use) => {
		const clients = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
		await use(clients);
		await clients.dispose();
	},
});

/** On one worker, so that there is one such site. */
test.describe.configure({ mode: "default" });

const ipv4 = (at: number) => `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}`;

/** Sends this many requests, twenty at a time, and counts the answers by status. */
async function statuses(count: number, send: (at: number) => Promise<APIResponse>) {
	const counted: Record<number, number> = {};
	for (let start = 0; start < count; start += 20) {
		const batch = Array.from({ length: Math.min(20, count - start) }, (_, at) => send(start + at));
		for (const answer of await Promise.all(batch))
			counted[answer.status()] = (counted[answer.status()] ?? 0) + 1;
	}
	return counted;
}

const signIn = (requests: APIRequestContext, from: string, email: string, password = "not-the-password") =>
	requests.post("/login", {
		form: { email, password },
		headers: { "X-Forwarded-For": from, "Sec-Fetch-Site": "same-origin" },
	});

test("of 200 sign-in attempts from one address, 50 are tried, whoever's they are", async ({ clients }) => {
	const counted = await statuses(200, (at) => signIn(clients, "203.0.113.7", `person-${at}@example.com`));
	expect(counted).toEqual({ 422: 50, 429: 150 });
	// Another client is not affected.
	expect((await signIn(clients, "203.0.113.8", "person-1@example.com")).status()).toBe(422);
});

test("of sign-in attempts on one account, 10 of each network and 100 of all are tried", async ({
	clients,
	site,
	playwright,
}) => {
	const one = await statuses(30, () => signIn(clients, "203.0.113.8", ADMIN));
	expect(one).toEqual({ 422: 10, 429: 20 });
	const owner = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
	const right = (who: APIRequestContext) => signIn(who, "203.0.113.9", ADMIN, "meeha-demo-1");
	expect((await right(owner)).status()).toBe(303);
	const counted = await statuses(170, (at) => signIn(clients, ipv4(at), ADMIN));
	expect(counted).toEqual({ 422: 90, 429: 80 });
	// The browser that signed in is known by now.
	expect([(await right(clients)).status(), (await right(owner)).status()]).toEqual([429, 303]);
	await owner.dispose();
});

test("wrong contacts for a number keep nobody else from it, and right ones are not counted", async ({
	clients,
	db,
}) => {
	const { roomId } = await openOwnInn(db);
	const { number } = await addBooking(db, { roomId, email: "kim@example.com" });
	const track = (from: string, contact: string) =>
		clients.post("/track", { form: { number, contact }, headers: { "X-Forwarded-For": from } });
	const [stranger, owner] = ["203.0.113.50", "203.0.113.51"];
	expect(await statuses(15, () => track(stranger, "eve@example.com"))).toEqual({ 422: 10, 429: 5 });
	expect((await track(stranger, "kim@example.com")).status()).toBe(429);
	for (let at = 0; at < 35; at++) expect((await track(owner, "kim@example.com")).status()).toBe(303);
	expect(await statuses(15, () => track(owner, "eve@example.com"))).toEqual({ 422: 10, 429: 5 });
});

test("wrong links from a network keep nobody there from the right ones", async ({ clients, db }) => {
	const headers = { "X-Forwarded-For": "203.0.113.60" };
	const { path: job } = await openDelivery(db);
	const token = newToken();
	await clients.post("/contact", { form: contact(), headers });
	await db
		.updateTable("conversations")
		.set({ token_hash: hashToken(token) })
		.execute();
	await requestPasswordReset(db, { email: ADMIN, now: new Date() });
	const reset = await mailedToken(db, ADMIN);
	const { roomId } = await openOwnInn(db);
	const { number } = await addBooking(db, { roomId, tokenHash: hashToken(token) });
	const places = [
		[(key: string) => `/jobs/${key}`, job.split("/").at(-1), 410, 200],
		[(key: string) => `/messages/${key}`, token, 410, 200],
		[(key: string) => `/reset-password?token=${key}`, reset, 410, 200],
		[(key: string) => `/booking-confirmation/${number}?key=${key}`, token, 303, 303],
	] as const;
	for (const [pathOf, right = "", refused, shown] of places) {
		const open = (key: string) => clients.get(pathOf(key), { headers });
		expect(await statuses(60, () => open(newToken())), pathOf("wrong")).toEqual({ [refused]: 60 });
		const answer = await open(right);
		expect(answer.status(), pathOf("right")).toBe(shown);
		if (shown === 303) expect(answer.headers().location).toBe(`/booking-confirmation/${number}`);
	}
});

test("staff set up two-step sign-in before a dashboard opens, and lose their stream without it, where it is required", async ({
	clients,
	site,
	db,
}) => {
	const statusAndPlace = async (path: string) => {
		const answer = await clients.get(path);
		return [answer.status(), answer.headers().location];
	};
	const { roomId } = await openOwnInn(db);
	const { number: stay } = await addBooking(db, { roomId });
	expect((await signIn(clients, "203.0.113.30", ADMIN, "meeha-demo-1")).status()).toBe(303);
	for (const path of ["/trucking-dashboard", "/orders", "/orders.csv", "/bookings", `/bookings/${stay}`])
		expect(await statusAndPlace(path)).toEqual([303, "/profile/second-factor"]);
	const refused = await clients.post("/orders/confirmation", {
		headers: { "Sec-Fetch-Site": "same-origin" },
	});
	expect(refused.headers().location).toBe("/profile/second-factor");
	expect(await statusAndPlace("/profile")).toEqual([200, undefined]);
	const invoice = `/track/${stay}/invoices/1`;
	expect((await statusAndPlace(invoice))[1]).toContain("/track?");
	expect(await statusAndPlace("/live?topic=orders")).toEqual([403, undefined]);
	expect(await (await clients.get("/badges")).text()).not.toContain("href");
	expect(await (await clients.get("/profile/second-factor")).text()).toContain("needs two-step sign-in");

	const at = new Date().toISOString();
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	const factor = { account_id: id, secret: "unread", created_at: at, confirmed_at: at };
	await db.insertInto("second_factors").values(factor).execute();
	for (const path of ["/orders", "/bookings", `/bookings/${stay}`])
		expect(await statusAndPlace(path)).toEqual([200, undefined]);
	expect(await statusAndPlace(invoice)).toEqual([404, undefined]);
	expect((await clients.head("/live?topic=orders")).status()).toBe(200);
	expect(await (await clients.get("/badges")).text()).toContain('href="/orders');

	const { cookies } = await clients.storageState();
	const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const stream = await fetch(`${site.url}/live?topic=orders`, { headers: { Cookie } });
	expect(stream.status).toBe(200);
	await db.deleteFrom("second_factors").execute();
	expect(await stream.text()).toMatch(/event: ended\ndata: role\n\n$/);
});

test("an IPv6 client is known by its network, not by the address it chooses", async ({ clients }) => {
	const counted = await statuses(100, (at) =>
		signIn(clients, `2001:db8:0:1::${at.toString(16)}`, `person-${at}@example.com`),
	);
	expect(counted).toEqual({ 422: 50, 429: 50 });
	expect((await signIn(clients, "2001:db8:0:2::1", "person-1@example.com")).status()).toBe(422);
});

test("what a client claims before the proxy's word changes nothing", async ({ clients, request }) => {
	const counted = await statuses(60, (at) =>
		signIn(clients, `${ipv4(at)}, 203.0.113.7`, `person-${at}@example.com`),
	);
	expect(counted).toEqual({ 422: 50, 429: 10 });
	// Without a proxy, forwarded addresses are ignored.
	const direct = await statuses(60, (at) => signIn(request, ipv4(at), `person-${at}@example.com`));
	expect(direct).toEqual({ 422: 50, 429: 10 });
});

test("a refusal is a page that says when to try again", async ({ clients }) => {
	for (let at = 0; at < 10; at++) await signIn(clients, ipv4(0), ADMIN);
	const refused = await signIn(clients, ipv4(0), ADMIN);
	expect(refused.status()).toBe(429);
	const seconds = Number(refused.headers()["retry-after"]);
	expect(seconds).toBeGreaterThan(800);
	expect(seconds).toBeLessThanOrEqual(900);
	expect(await refused.text()).toMatch(/Too many attempts.*Try again in 15 minutes\./s);
});

const contact = (change: Record<string, string> = {}) => ({
	name: "Kim Contact",
	email: "kim@example.com",
	message: "Hello",
	...change,
});

test("neither the answer nor its time tells whether an address is known", async ({ clients, db }) => {
	const { roomId } = await openOwnInn(db);
	const { number } = await addBooking(db, { roomId });
	const otherNumber = newReferenceNumber("H");
	const stranger = `${randomUUID()}@example.com`;
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 0 }] });
	const restock = `/back-in-stock/${maskId(variantIds[0] ?? 0)}`;
	const asked: [string, Record<string, string>, Record<string, string>, number][] = [
		["/forgot-password", { email: ADMIN }, { email: stranger }, 400],
		["/privacy/data", { email: ADMIN, kind: "copy" }, { email: stranger, kind: "copy" }, 400],
		["/track", { number, contact: stranger }, { number: otherNumber, contact: stranger }, 100],
		// Last, because its message is on the next page.
		[restock, { email: ADMIN }, { email: stranger }, 0],
	];
	for (const [path, known, unknown, ms] of asked) {
		const answers: string[] = [];
		for (const form of [known, unknown]) {
			const start = performance.now();
			const answer = await clients.post(path, { form, headers: { "X-Forwarded-For": "203.0.113.40" } });
			expect(performance.now() - start, path).toBeGreaterThanOrEqual(ms - 1);
			const text = Object.values(form).reduce(
				(page, typed) => page.replaceAll(typed, "typed"),
				await answer.text(),
			);
			answers.push(`${answer.status()} ${answer.headers().location} ${text}`);
		}
		expect(answers[1], path).toBe(answers[0]);
	}
});

test("nobody has mail after mail sent to an address that is not theirs", async ({ clients, db }) => {
	const before = (await db.selectFrom("outbox").select("id").execute()).length;
	const email = `${randomUUID()}@example.com`;
	const counted = await statuses(20, (at) =>
		clients.post("/contact", { form: contact({ email }), headers: { "X-Forwarded-For": ipv4(at) } }),
	);
	// All messages are accepted, each with an email to the administrator; nine are acknowledged.
	expect(counted).toEqual({ 303: 20 });
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(before + 29);
});

test("partner requests and messages are limited by address", async ({ clients }) => {
	const headers = { "X-Forwarded-For": "203.0.113.20" };
	const partner = await statuses(20, () =>
		clients.post("/partner", { form: { ...contact(), contact: "by phone" }, headers }),
	);
	expect(partner).toEqual({ 303: 10, 429: 10 });
	const messages = await statuses(20, (at) =>
		clients.post("/contact", { form: contact({ email: `a${at}@example.com` }), headers }),
	);
	expect(messages).toEqual({ 303: 10, 429: 10 });
});

/** Each public form, with a value that it shows again. */
const guarded = () =>
	[
		["/trucking-home", bookingFields(), "Zoë Laurent"],
		["/contact", contact(), "Kim Contact"],
		["/partner", { ...contact(), contact: "by phone" }, "Kim Contact"],
		[
			"/signup",
			{ ...contact({ email: "robot@example.com" }), password: "correct horse battery", role: "User" },
			"Kim Contact",
		],
		["/forgot-password", { email: emailOf("User") }, emailOf("User")],
	] as const;

/** None of these forms has any effect. */
async function expectNothingDone(db: Database): Promise<void> {
	expect(await countMoves(db)).toBe(0);
	expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
	const robot = db.selectFrom("accounts").select("id").where("email", "=", "robot@example.com");
	expect(await robot.execute()).toEqual([]);
}

test("the trap catches, says what to do, keeps what was typed, and lets the emptied form through", async ({
	request,
	db,
}) => {
	for (const [path, form, typed] of guarded()) {
		expect(await (await request.get(path)).text(), path).toContain("Leave this empty");
		const caught = await request.post(path, {
			form: { ...form, second_message: "cheap pills" },
			maxRedirects: 0,
		});
		expect(caught.status(), path).toBe(422);
		const page = await caught.text();
		expect(page, path).toContain("A hidden field was filled in by mistake");
		expect(page, path).toContain(`value="${typed}"`);
		expect(page, path).not.toContain("cheap pills");
	}
	await expectNothingDone(db);
	const sent = await request.post("/contact", {
		form: { ...contact(), second_message: "" },
		maxRedirects: 0,
	});
	expect(sent.status()).toBe(303);
});

const PASSWORD = { currentPassword: "meeha-demo-1" };
const headers = { "Sec-Fetch-Site": "same-origin" };

test("another e-mail is asked for a few times only, by an account and for an address", async ({
	playwright,
	baseURL,
}) => {
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const ask = async (who: APIRequestContext, email: string) =>
		(await who.post("/profile/email", { form: { email, ...PASSWORD }, headers })).status();
	for (const status of [303, 303, 303, 429]) expect(await ask(user, "eve@example.com")).toBe(status);
	expect(await ask(hotel, "EVE@example.com")).toBe(429);
	expect(await ask(hotel, "hotel@example.com")).toBe(303);
	// The refused one counts, too.
	expect(await ask(user, "fifth@example.com")).toBe(303);
	expect(await ask(user, "sixth@example.com")).toBe(429);
	for (const who of [user, hotel]) await who.dispose();
});

test("an address gets a few invitations to teams only, however it is written", async ({
	playwright,
	baseURL,
	db,
}) => {
	const { hotelId } = await openOwnInn(db);
	const owner = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const invite = (email: string, role: string) =>
		owner.post(`/list-new-hotel/${maskId(hotelId)}/team`, { form: { email, role }, headers });
	// Another role is another invitation, which replaces the one before.
	for (const role of ["desk", "manager", "desk", "manager", "desk"])
		expect((await invite("eve@example.com", role)).status()).toBe(303);
	const refused = await invite("Eve@Example.com", "manager");
	expect(refused.status()).toBe(429);
	const page = await refused.text();
	expect(page).toContain("This address got several invitations within an hour. Try again later.");
	expect(page).toContain('value="Eve@Example.com"');
	const mails = db.selectFrom("outbox").select("id").where("to_address", "=", "eve@example.com");
	expect(await mails.execute()).toHaveLength(5);
	expect((await invite("mia@example.com", "desk")).status()).toBe(303);
	await owner.dispose();
});

test("bookings that would mail somebody are limited by whom they would mail", async ({ request, db }) => {
	const book = async (email: string) =>
		(await request.post("/trucking-home", { form: bookingFields({ email }), maxRedirects: 0 })).status();
	for (let at = 0; at < 10; at++) expect(await book("eve@example.com")).toBe(303);
	const mails = async () => (await db.selectFrom("outbox").select("id").execute()).length;
	const before = await mails();
	expect(await book("Eve@example.com")).toBe(429);
	expect(await mails()).toBe(before);
	expect([await book("other@example.com"), await book("")]).toEqual([303, 303]);
});

test("strangers of one network hold five vehicles at most, and the form says what to do", async ({
	clients,
	db,
}) => {
	await addVehicle(db, { vehicleType: "truck", now: new Date() });
	const book = (at: number, from = "203.0.113.70") => {
		const form = bookingFields({ vehicleType: "truck", bookingTime: `${10 + at}:00` });
		return clients.post("/trucking-home", { form: { ...form }, headers: { "X-Forwarded-For": from } });
	};
	for (let at = 0; at < 5; at++) expect((await book(at * 2)).status()).toBe(303);
	const refused = await book(10);
	expect(refused.status()).toBe(409);
	const page = await refused.text();
	expect(page).toContain("Five bookings from your network are waiting for our answer.");
	expect(page).toContain("20:00");
	expect((await book(10, "203.0.113.71")).status()).toBe(303);
	expect(await countMoves(db)).toBe(6);
});

test("whoever guessed at too many discount codes is told of none, right or wrong", async ({
	request,
	db,
}) => {
	const { variantIds } = await putOnShelf(db, { title: "Halden lamp" });
	const fields = { variantId: maskId(variantIds[0] ?? 0), quantity: "1" };
	await request.post("/cart/lines", { form: fields, headers, maxRedirects: 0 });
	const discount = { kind: "percent", value: 1_000, created_at: new Date().toISOString() } as const;
	for (const code of ["TEN", "MORE"])
		await db
			.insertInto("discounts")
			.values({ ...discount, code })
			.execute();
	const guess = async (discountCode: string, intent = "update") =>
		(await request.post("/checkout", { form: { discountCode, intent }, headers })).status();
	expect([await guess("TEN"), await guess("WRONG")]).toEqual([200, 422]);
	const uses = db.selectFrom("use_counters").select("uses").where("key", "like", "discountByAddress%");
	expect(await uses.execute()).toEqual([{ uses: 2 }]);
	await db.updateTable("use_counters").set({ uses: 60 }).where("key", "like", "discountByAddress%").execute();
	for (const intent of ["update", "place", "country"])
		expect([await guess("MORE", intent), await guess("WRONG", intent)], intent).toEqual([429, 429]);
	// A code stored in the cart is not a guess.
	expect(await guess("TEN")).toBe(200);
	expect(await db.selectFrom("carts").select("discount_code").execute()).toEqual([{ discount_code: "TEN" }]);
});

test("whoever guessed at too many codes of offers is told of none, right or wrong", async ({
	request,
	db,
}) => {
	const { hotelId, path } = await openStay(db);
	await addOffer(db, hotelId, { code: "WINTER" });
	const enter = (code: string) => `${path}&code=${code}`;
	const open = async (code: string) => (await request.get(enter(code), { headers })).status();
	const send = async (code: string) =>
		(await request.post(enter(code), { form: { intent: "look" }, headers })).status();
	expect([await open("WINTER"), await open("WRONG"), await send("WRONG")]).toEqual([200, 422, 422]);
	const uses = db.selectFrom("use_counters").select("uses").where("key", "like", "discountByAddress%");
	// A form that comes back is judged with its page, too.
	expect(await uses.execute()).toEqual([{ uses: 3 }]);
	await db.updateTable("use_counters").set({ uses: 60 }).where("key", "like", "discountByAddress%").execute();
	for (const code of ["WINTER", "WRONG"])
		expect([await open(code), await send(code)], code).toEqual([429, 429]);
});

test("whoever asked for many prices of moves gets the form back as it was typed", async ({ request, db }) => {
	const ask = () =>
		request.post("/trucking-home", { form: { ...bookingFields(), intent: "price" }, headers });
	expect((await ask()).status()).toBe(200);
	const uses = db.updateTable("use_counters").where("key", "like", "movePriceByAddress%");
	await uses.set({ uses: 240 }).execute();
	const refused = await ask();
	expect(refused.status()).toBe(429);
	const page = await refused.text();
	expect(page).toContain("You asked for many prices in the last hour.");
	expect(page).toContain(bookingFields().newAddress);
});
