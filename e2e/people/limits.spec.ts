import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { bookingFields, countMoves } from "#e2e/moves.ts";
import { ADMIN } from "#e2e/people.ts";
import { type SiteServer, startSite } from "#e2e/site-server.ts";
import { expect, test as plain } from "#e2e/site-test.ts";

/** The same site behind a proxy, which says whose requests it passes on. */
const test = plain.extend<{ site: SiteServer; clients: APIRequestContext }>({
	site: async ({ databaseUrl }, use) => {
		const site = await startSite({ databaseUrl, settings: { TRUST_PROXY: "1" } });
		await use(site);
		await site.stop();
	},
	clients: async ({ site, playwright }, use) => {
		const clients = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
		await use(clients);
		await clients.dispose();
	},
});

const ipv4 = (at: number) => `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}`;

/** Sends so many, twenty at a time, and counts the answers by their status. */
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
	requests.post("/login", { form: { email, password }, headers: { "X-Forwarded-For": from } });

test("of 1,000 sign-in attempts from one address, 50 are tried, whoever's they are", async ({ clients }) => {
	test.setTimeout(240_000);
	const counted = await statuses(1_000, (at) => signIn(clients, "203.0.113.7", `person-${at}@example.com`));
	expect(counted).toEqual({ 422: 50, 429: 950 });
	// The neighbour is none of this.
	expect((await signIn(clients, "203.0.113.8", "person-1@example.com")).status()).toBe(422);
});

test("of 1,000 sign-in attempts on one account, 10 are tried, wherever they come from", async ({
	clients,
}) => {
	test.setTimeout(240_000);
	const counted = await statuses(1_000, (at) => signIn(clients, ipv4(at), ADMIN));
	expect(counted).toEqual({ 422: 10, 429: 990 });
	const right = await signIn(clients, "203.0.113.9", ADMIN, "meeha-demo-1");
	expect(right.status()).toBe(429);
	expect((await signIn(clients, "203.0.113.9", "user@meeha.test")).status()).toBe(422);
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
	// Without a proxy in front, nobody is believed at all.
	const direct = await statuses(60, (at) => signIn(request, ipv4(at), `person-${at}@example.com`));
	expect(direct).toEqual({ 422: 50, 429: 10 });
});

test("a refusal is a page that says when to try again", async ({ clients }) => {
	for (let at = 0; at < 10; at++) await signIn(clients, ipv4(at), ADMIN);
	const refused = await signIn(clients, ipv4(11), ADMIN);
	expect(refused.status()).toBe(429);
	const seconds = Number(refused.headers()["retry-after"]);
	expect(seconds).toBeGreaterThan(800);
	expect(seconds).toBeLessThanOrEqual(900);
	expect(await refused.text()).toMatch(/Too many tries.*Please try again in 15 minutes\./s);
});

const contact = (change: Record<string, string> = {}) => ({
	onceKey: randomUUID(),
	name: "Kim Contact",
	email: "kim@example.com",
	message: "Hello",
	...change,
});

test("nobody has mail after mail sent to an address that is not theirs", async ({ clients, db }) => {
	const before = (await db.selectFrom("outbox").select("id").execute()).length;
	const email = `${randomUUID()}@example.com`;
	const counted = await statuses(20, (at) =>
		clients.post("/contact", { form: contact({ email }), headers: { "X-Forwarded-For": ipv4(at) } }),
	);
	expect(counted).toEqual({ 303: 3, 429: 17 });
	expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(before + 6);
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

test("the trap catches, says what to do, keeps what was typed, and lets the emptied form through", async ({
	request,
	db,
}) => {
	for (const [path, form] of [
		["/trucking-home", bookingFields()],
		["/contact", contact()],
		["/partner", { ...contact(), contact: "by phone" }],
		[
			"/signup",
			{ ...contact({ email: "robot@example.com" }), password: "correct horse battery", role: "User" },
		],
	] as const) {
		expect(await (await request.get(path)).text(), path).toContain("Leave this empty");
		const caught = await request.post(path, {
			form: { ...form, second_message: "cheap pills" },
			maxRedirects: 0,
		});
		expect(caught.status(), path).toBe(422);
		const page = await caught.text();
		expect(page, path).toContain("One field has to stay empty");
		expect(page, path).toContain(`value="${form.name}"`);
		expect(page, path).not.toContain("cheap pills");
	}
	expect(await countMoves(db)).toBe(0);
	expect(
		await db.selectFrom("accounts").select("id").where("email", "=", "robot@example.com").execute(),
	).toEqual([]);
	const sent = await request.post("/contact", {
		form: { ...contact(), second_message: "" },
		maxRedirects: 0,
	});
	expect(sent.status()).toBe(303);
});

test("a client that sends forms quicker than people type is stopped after a few", async ({ clients }) => {
	const shownAt = async () =>
		/name="shownAt" value="([^"]+)"/.exec(await (await clients.get("/contact")).text())?.[1] ?? "";
	expect(await shownAt()).not.toBe("");
	const send = async (from: string, stamp: string) =>
		clients.post("/partner", {
			form: { ...contact(), contact: "by phone", shownAt: stamp },
			headers: { "X-Forwarded-For": from },
		});
	// A browser may fill and send a form by itself now and then.
	for (let at = 0; at < 10; at++) await send("203.0.113.30", await shownAt());
	const caught = await send("203.0.113.30", await shownAt());
	expect(caught.status()).toBe(422);
	const page = await caught.text();
	expect(page).toContain("That was quicker than people type. Please send it again.");
	expect(page).toContain('value="Kim Contact"');
	// An old page, a text browser's form without the time, and a forged time are nobody's fault.
	const [ms = ""] = (await shownAt()).split(".");
	for (const stamp of ["", `${ms}.forged`])
		expect((await send("203.0.113.31", stamp)).status(), stamp).toBe(303);
});
