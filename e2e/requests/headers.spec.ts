import { createCookie } from "@remix-run/node";
import type { APIResponse } from "playwright/test";
import { openSession } from "#app/common/access/sessions.server.ts";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { ADMIN, signedInRequests } from "#e2e/helpers/people.ts";
import { OPEN_PAGES, publicPages } from "#e2e/helpers/public-screens.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const OTHERS = ["/live", "/badges", "/cookies", DASHBOARD, "/favicon.svg", "/images/avatar.svg"];

const COMMON = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": expect.stringContaining("camera=()"),
	// Longer than proxies keep idle connections, so that the proxy closes them and no request is lost.
	"keep-alive": "timeout=65",
};

test("every answer has the headers, a page a policy without a hole", async ({ request }) => {
	const pages = [...(await publicPages(request)), ...OPEN_PAGES];
	for (const path of [...pages, ...OTHERS])
		for (const method of ["GET", "POST"]) {
			const answer = await request.fetch(path, { method, maxRedirects: 0 });
			expect(answer.headers(), `${method} ${path}`).toMatchObject(COMMON);
			expect(answer.headers(), path).not.toHaveProperty("strict-transport-security");
		}
	for (const path of pages) {
		const answer = await request.get(path);
		const policy = answer.headers()["content-security-policy"] ?? "";
		expect(policy, path).toContain("script-src 'self';");
		expect(policy, path).toContain("frame-ancestors 'none'");
		expect(policy, path).toContain("img-src 'self';");
		expect(policy, path).not.toMatch(/unsafe|nonce|\*/);
		expect(await answer.text(), path).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle="|\son\w+="/);
	}
});

test("a hydrated page's scripts carry a nonce that is new each time", async ({ playwright, baseURL }) => {
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const nonces: string[] = [];
	for (let visit = 0; visit < 2; visit++) {
		const answer = await admin.get(DASHBOARD);
		const policy = answer.headers()["content-security-policy"] ?? "";
		const nonce = /script-src 'self' 'nonce-([^']+)';/.exec(policy)?.[1] ?? "";
		expect(policy).not.toMatch(/unsafe/);
		const inline = (await answer.text()).match(/<script(?![^>]* src=)[^>]*>/g) ?? [];
		expect(inline.length).toBeGreaterThan(0);
		for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
		nonces.push(nonce);
	}
	expect(new Set(nonces).size).toBe(2);
	await admin.dispose();
});

test("nothing of a signed-in person's pages is kept, everything hashed is for good", async ({
	request,
	playwright,
	baseURL,
}) => {
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	for (const path of ["/", DASHBOARD, "/badges", "/about?_data=root", "/no-such-page"])
		expect((await admin.get(path)).headers()["cache-control"], path).toBe("no-store");
	expect((await request.get("/login")).headers()["cache-control"]).toBe("private, no-cache");
	const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(await (await request.get("/")).text())?.[1] ?? "";
	expect((await request.get(sheet)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
	await admin.dispose();
});

test("with https in front, browsers are told to stay with it, and cookies to travel over nothing else", async ({
	databaseUrl,
	playwright,
}) => {
	const site = await startSite({ databaseUrl, settings: { APP_ORIGIN: "https://meeha.example" } });
	const secure = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
	const answer = await secure.get("/trucking-home");
	expect(answer.headers()["strict-transport-security"]).toContain("max-age=31536000");
	const form = { email: ADMIN, password: DEMO_PASSWORD };
	const signedIn = await secure.post("/login", { form });
	const session = cookiesOf(signedIn).find((cookie) => cookie.startsWith("__Host-meeha_session="));
	const signedOut = await secure.post("/logout", {
		headers: { Cookie: session?.split(";", 1)[0] ?? "", "Sec-Fetch-Site": "same-origin" },
	});
	expect(signedOut.headers()["clear-site-data"]).toBe('"cache", "storage"');
	const set = [answer, signedIn, signedOut].flatMap(cookiesOf);
	expect(new Set(set.map((cookie) => cookie.split("=", 1)[0]))).toEqual(
		new Set(
			["visitor", "session", "device", "cart", "seen", "tracked", "flash"].map(
				(name) => `__Host-meeha_${name}`,
			),
		),
	);
	for (const cookie of set) {
		expect(cookie).toMatch(/; Path=\/; (Expires=[^;]+; )?HttpOnly; Secure; SameSite=Lax$/);
		expect(cookie).not.toContain("Domain=");
	}
	const consent = await secure.post("/cookies", { form: { from: "/about" } });
	expect(consent.headers()).toMatchObject({
		location: "/about",
		"set-cookie": expect.stringMatching(/; Secure$/),
	});
	await secure.dispose();
	await site.stop();
});

const cookiesOf = (answer: APIResponse): string[] =>
	answer.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? [value] : []));

test("a session that was planted beside the browser's own, or isn't signed for this host, is nobody's", async ({
	databaseUrl,
	db,
	request,
}) => {
	const token = "session".padEnd(43, "x");
	const { id: accountId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await openSession(db, { accountId, tokenHash: hashToken(token), userAgent: "", now: new Date() });
	const signed = await signedCookie("meeha_session", token);
	const unsigned = (await createCookie("meeha_session").serialize(token)).split(";", 1)[0] ?? "";
	const open = (url: string, Cookie: string) =>
		request.get(`${url}/profile`, { headers: { Cookie }, maxRedirects: 0 });
	for (const [cookies, status] of [
		[signed, 200],
		[unsigned, 303],
		[`${unsigned}; ${signed}`, 303],
		[`${signed}; ${signed}`, 303],
	] as const) {
		const answer = await open("", cookies);
		expect(answer.status(), cookies).toBe(status);
		expect(cookiesOf(answer)).toEqual([]);
	}
	const site = await startSite({ databaseUrl, settings: { APP_ORIGIN: "https://meeha.example" } });
	for (const [cookies, status] of [
		[`__Host-${signed}`, 200],
		[signed, 303],
		// A sister site sets cookies for the whole domain, but none whose name begins with __Host-.
		[`${unsigned}; __Host-${signed}`, 200],
	] as const)
		expect((await open(site.url, cookies)).status(), cookies).toBe(status);
	await site.stop();
});

test("security.txt has the contact of the settings, and password managers find where to change a password", async ({
	databaseUrl,
	playwright,
	request,
}) => {
	const moved = await request.get("/.well-known/change-password", { maxRedirects: 0 });
	expect([moved.status(), moved.headers().location]).toEqual([303, "/profile/password"]);
	const settings = { SECURITY_CONTACT: "mailto:security@meeha.example" };
	const site = await startSite({ databaseUrl, settings });
	const guest = await playwright.request.newContext({ baseURL: site.url });
	const answer = await guest.get("/.well-known/security.txt");
	expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const text = await answer.text();
	expect(text).toContain("Contact: mailto:security@meeha.example\n");
	const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
	await guest.dispose();
	await site.stop();
});

test("agreeing to the cookies leads nowhere but back", async ({ request }) => {
	for (const from of [
		"https://evil.example/",
		"//evil.example",
		"/\\evil.example",
		"javascript:alert(1)",
		"",
	]) {
		const answer = await request.post("/cookies", { form: { from }, maxRedirects: 0 });
		expect(answer.headers().location, from).toBe("/");
	}
});
