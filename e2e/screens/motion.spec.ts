import { createServer } from "node:http";
import type { Page } from "playwright/test";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Whether the current style sheet asks for a transition between pages. */
const asksForTransitions = (page: Page): Promise<boolean> =>
	page.evaluate(() => {
		const asks = (rules: CSSRuleList): boolean =>
			[...rules].some((rule) => {
				if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
				if (rule.cssText.startsWith("@view-transition")) return true;
				return rule instanceof CSSGroupingRule && asks(rule.cssRules);
			});
		return [...document.styleSheets].some((sheet) => asks(sheet.cssRules));
	});

for (const [reducedMotion, fades] of [
	["no-preference", true],
	["reduce", false],
] as const) {
	test(`pages ${fades ? "" : "do not "}fade into each other where motion is: ${reducedMotion}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion });
		await page.goto("/about");
		expect(await asksForTransitions(page)).toBe(fades);
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
		await expect(page).toHaveURL("/privacy");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}

test("a short page that arrives in two pieces is drawn once, with its footer in place", async ({
	page,
	baseURL,
}) => {
	let sendRest = () => {};
	const rest = new Promise<void>((done) => {
		sendRest = done;
	});
	const server = createServer(async ({ url, headers }, response) => {
		const { accept = "*/*", cookie = "" } = headers;
		const answer = await fetch(`${baseURL}${url}`, { headers: { accept, cookie } });
		const body = Buffer.from(await answer.arrayBuffer());
		response.setHeader("content-type", answer.headers.get("content-type") ?? "");
		if (url !== "/wishlist") return void response.end(body);
		// The links of the footer come with the rest.
		const cut = body.indexOf("<footer") + 200;
		response.write(body.subarray(0, cut));
		await rest;
		response.end(body.subarray(cut));
	});
	await new Promise<void>((done) => server.listen(0, done));
	const address = server.address();
	const port = typeof address === "object" ? address?.port : "";
	await page.goto(`http://localhost:${port}/wishlist`, { waitUntil: "commit" });
	await page.locator("footer").waitFor({ state: "attached" });
	const isDrawn = () => page.evaluate(() => performance.getEntriesByType("paint").length > 0);
	await page.evaluate(() => document.querySelector("footer")?.getBoundingClientRect());
	expect(await isDrawn()).toBe(false);
	sendRest();
	await expect.poll(isDrawn).toBe(true);
	server.close();
});
