import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OPEN_PAGES, publicPages } from "#e2e/helpers/public-screens.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

/** A site that starts in an empty folder. */
const test = plain.extend<{ newSite: SiteServer }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
	newSite: async ({}, use) => {
		const folder = mkdtempSync(join(tmpdir(), "meeha-first-start-"));
		const site = await startSite({
			databaseUrl: `sqlite:${join(folder, "data", "meeha.db")}`,
			settings: {
				SELLER_NAME: "",
				SELLER_ADDRESS: "",
				SELLER_TAX_NUMBER: "",
				MARKET_COUNTRY: "DE",
				MAIL_FOLDER: join(folder, "mail"),
			},
		});
		await use(site);
		await site.stop();
		rmSync(folder, { recursive: true });
	},
	baseURL: async ({ newSite }, use) => use(newSite.url),
});

test("the printed link sets up a new market, once", async ({ page, newSite }) => {
	await page.goto("/setup");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open the link that the server printed");
	const link = newSite.lines.find((line) => line.includes("/setup?token=")) ?? "";
	await page.goto(link);
	await page.getByLabel("Your name").fill("Suki Tan");
	await page.getByLabel("Email").fill("suki@example.com");
	await page.getByLabel("Password").fill("password");
	await page.getByLabel("Name of the market").fill("Bazaar & Söhne");
	await page.getByLabel("Currency").selectOption("EUR");
	await expect(page.getByText("Set as MARKET_COUNTRY in the environment")).toBeVisible();
	await page.getByLabel("Time zone").selectOption("Europe/Berlin");
	await page.getByLabel("Legal name").fill("Bazaar GmbH");
	await page.getByLabel("Address").fill("Marktplatz 1\n10115 Berlin");
	await page.getByRole("button", { name: "Set up the market" }).click();
	// What was typed stays, apart from the password.
	await expect(page.getByText("This password is too common").first()).toBeVisible();
	await expect(page.getByLabel("Name of the market")).toHaveValue("Bazaar & Söhne");
	await expect(page.getByLabel("Currency")).toHaveValue("EUR");
	await page.getByLabel("Password").fill("a long way to the market");
	await page.getByRole("button", { name: "Set up the market" }).click();

	await expect(page).toHaveURL("/dashboard/market");
	await expect(page).toHaveTitle("Market settings – Bazaar & Söhne");
	await expect(page.getByRole("status").filter({ hasText: "Bazaar & Söhne is set up" })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Save the seller details" })).toContainText(
		"Done",
	);
	await page.getByRole("link", { name: "Add the first product" }).click();
	await expect(page).toHaveTitle("Add product – Bazaar & Söhne");

	// A page that is in the cache has the new name at once.
	await page.goto("/");
	await expect(page).toHaveTitle(/– Bazaar & Söhne$/);
	const manifest = await page.request.get("/site.webmanifest");
	expect(await manifest.json()).toMatchObject({ name: "Bazaar & Söhne" });
	const named = [...(await publicPages(page.request)), ...OPEN_PAGES, "/feed.xml", "/feed/google.xml"];
	for (const path of named.filter((path) => path !== "/no-such-page")) {
		const answer = await page.request.get(path);
		expect(answer.status(), path).toBe(200);
		const text = await answer.text();
		expect(text, path).toMatch(/Bazaar &(amp;)? Söhne/);
		expect(text, path).not.toMatch(/\bMeeha\b/);
	}
	await page.goto("/dashboard/market");
	await page.getByLabel("Name of the market").fill("Souk");
	await page.getByRole("button", { name: "Save market settings" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The market settings are saved." })).toBeVisible();
	await page.goto("/");
	await expect(page).toHaveTitle(/– Souk$/);
	expect((await page.goto(link))?.status()).toBe(404);
	expect(newSite.problems).toEqual([]);
});
