import { DASHBOARD } from "#e2e/dashboard.ts";
import { ADMIN, signedInRequests } from "#e2e/people.ts";
import { startSite } from "#e2e/site-server.ts";
import { expect, test } from "#e2e/site-test.ts";

const PAGES = [
	"/",
	"/about",
	"/contact",
	"/privacy",
	"/terms",
	"/coming-soon",
	"/partner",
	"/trucking-home",
	"/track",
	"/login",
	"/signup",
	"/no-such-page",
];
const OTHERS = ["/live", "/badges", "/cookies", DASHBOARD, "/favicon.svg", "/images/avatar.svg"];

const COMMON = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
	"permissions-policy": expect.stringContaining("camera=()"),
	// Longer than proxies keep a connection that rests: they close it, and lose no request.
	"keep-alive": "timeout=65",
};

test("every answer has the headers, a page a policy without a hole", async ({ request }) => {
	for (const path of [...PAGES, ...OTHERS])
		for (const method of ["GET", "POST"]) {
			const answer = await request.fetch(path, { method, maxRedirects: 0 });
			expect(answer.headers(), `${method} ${path}`).toMatchObject(COMMON);
			expect(answer.headers(), path).not.toHaveProperty("strict-transport-security");
		}
	for (const path of PAGES) {
		const answer = await request.get(path);
		const policy = answer.headers()["content-security-policy"] ?? "";
		expect(policy, path).toContain("script-src 'self';");
		expect(policy, path).toContain("frame-ancestors 'none'");
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
	expect((await request.get("/")).headers()["cache-control"]).toBe("private, no-cache");
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
	expect(answer.headers()["set-cookie"]).toContain("Secure");
	const consent = await secure.post("/cookies", { form: { from: "/about" } });
	expect(consent.headers()).toMatchObject({
		location: "/about",
		"set-cookie": expect.stringMatching(/; Secure$/),
	});
	await secure.dispose();
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
