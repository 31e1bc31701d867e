import type { APIRequestContext } from "playwright/test";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { ANA, addSiteAccount } from "#e2e/helpers/accounts.ts";
import { emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const DENIED =
	"You do not have the required permissions to view this page. Please create a hotel account to gain access or contact support for assistance.";
const NOT_FOUND = "Oops! The page you are looking for does not exist.";

const read = async (who: APIRequestContext, path: string) => {
	const answer = await who.get(path, { maxRedirects: 0 });
	return { status: answer.status(), text: await answer.text() };
};

test("who is refused again and again reads the same page, in their own frame", async ({
	playwright,
	baseURL,
	request,
}) => {
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	for (let time = 0; time < 3; time++) {
		for (const [who, email] of [
			[user, emailOf("User")],
			[hotel, emailOf("Hotel")],
		] as const) {
			const denied = await read(who, "/orders?q=1");
			expect(denied.status).toBe(403);
			for (const part of [DENIED, "/orders is not open to the role ", email, "<title>Access Denied"])
				expect(denied.text).toContain(part);
			const missing = await read(who, "/no-such-page");
			expect(missing.status).toBe(404);
			for (const part of [NOT_FOUND, email]) expect(missing.text).toContain(part);
		}
		const guest = await read(request, "/no-such.php");
		expect(guest).toMatchObject({ status: 404, text: expect.stringContaining(NOT_FOUND) });
		expect(guest.text).toContain('href="/login"');
		expect(guest.text).not.toContain("hole-");
		expect((await request.get("/favicon.svg")).status()).toBe(200);
	}
	for (const who of [user, hotel]) await who.dispose();
});

test("staff read which role a page is for, not to create a hotel account, beside their own areas", async ({
	playwright,
	baseURL,
}) => {
	const admin = await signedInRequests(playwright.request, baseURL, emailOf("Admin"));
	for (const path of ["/users", "/overview", "/users"]) {
		const { status, text } = await read(admin, path);
		expect(status).toBe(403);
		expect(text).toContain("This page is for the role SuperAdmin.");
		expect(text).not.toContain("create a hotel account");
		expect(text).toContain('class="staff-frame"');
	}
	await admin.dispose();
});

test("a download and a button that are refused answer with a page", async ({ playwright, baseURL }) => {
	const hotel = await signedInRequests(playwright.request, baseURL, emailOf("Hotel"));
	const { status, text } = await read(hotel, "/orders.csv");
	expect(status).toBe(403);
	for (const part of [DENIED, "/orders.csv is not open to the role ", emailOf("Hotel")])
		expect(text).toContain(part);
	await hotel.dispose();
	const admin = await signedInRequests(playwright.request, baseURL, emailOf("Admin"));
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const button = await admin.post("/categories/none/position", { headers, form: { direction: "up" } });
	expect([button.status(), await button.text()]).toEqual([404, expect.stringContaining(NOT_FOUND)]);
	await admin.dispose();
});

test("a path is shown as text on the page that refuses it", async ({ playwright, baseURL }) => {
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	for (let time = 0; time < 2; time++) {
		const { status, text } = await read(user, "/orders/'(*)&amp;lt;b");
		expect(status).toBe(403);
		expect(text).toContain("/orders/&#x27;(*)&amp;amp;lt;b is not open");
	}
	await user.dispose();
});

test("who was refused gets in as soon as the role allows it", async ({ playwright, baseURL, db }) => {
	await addSiteAccount(db);
	const ana = await signedInRequests(playwright.request, baseURL, ANA);
	for (let time = 0; time < 3; time++) expect((await read(ana, "/orders")).status).toBe(403);
	await setAccount(db, { email: ANA, role: "Admin", now: new Date() });
	await expect.poll(async () => (await read(ana, "/orders")).status).toBe(200);
	await setAccount(db, { email: ANA, role: "User", now: new Date() });
	expect((await read(ana, "/orders")).status).toBe(403);
	await ana.dispose();
});

test("an address that has reached its limit is refused at once, but for a device that is trusted", async ({
	playwright,
	baseURL,
	request,
}) => {
	const owner = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const guess = (email: string) => request.post("/login", { form: { email, password: "not this one" } });
	for (let at = 0; at < 53; at++) {
		const answer = await guess(`${at}@example.com`);
		expect(answer.status()).toBe(at < 50 ? 422 : 429);
		if (at < 50) continue;
		expect(await answer.text()).toMatch(/Too many attempts.*Try again in 15 minutes\./s);
		expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(800);
	}
	expect((await request.get("/login")).status()).toBe(200);
	const again = await owner.post("/login", {
		form: { email: emailOf("User"), password: "meeha-demo-1" },
		headers: { "Sec-Fetch-Site": "same-origin" },
	});
	expect(again.status()).toBe(303);
	await owner.dispose();
});

test("all paths that nothing has are refused with the same bytes, which are made once", async ({
	request,
}) => {
	const [one, other] = [await request.get("/no-such-page"), await request.get("/another/path?with=query")];
	expect([one.status(), other.status()]).toEqual([404, 404]);
	expect(await other.text()).toBe(await one.text());
});
