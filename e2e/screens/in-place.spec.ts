import type { Page } from "playwright/test";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The number of documents that the browser has requested since. */
function countDocuments(page: Page): () => number {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	return () => documents;
}

// The pictures have no files.
test.beforeEach(({ watch }) => watch.expectProblem(/^404 for GET \S+\/pictures\//));

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test("a filter updates the products in place: focus and scroll position stay, and Back undoes it", async ({
	page,
	db,
}) => {
	await fillShelf(db);
	await page.goto("/products");
	const documents = countDocuments(page);
	const onSale = page.getByRole("link", { name: /^On sale/ });
	await page.getByRole("link", { name: /^Kitchen/ }).press("Enter");
	await expect(page).toHaveURL(/category=kitchen/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen");
	await expect(page).toHaveTitle(/Kitchen/);
	await expect(page.getByRole("link", { name: /^Kitchen/ })).toBeFocused();
	await expect(page.locator("p[aria-live=polite]")).toHaveText("4 products");

	await page.evaluate(() => history.back());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("All products");
	await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
	await onSale.click();
	await expect(onSale).toHaveAttribute("aria-current", "true");
	await expect(onSale).toBeFocused();
	expect(await scrollTop(page)).toBe(100);
	await page.getByLabel("Sort by").selectOption("Price, low to high");
	await expect(page).toHaveURL(/sort=price-up/);
	await expect(page.getByLabel("Sort by")).toHaveValue("price-up");

	await page.evaluate(() => history.back());
	await expect(page.getByLabel("Sort by")).not.toHaveValue("price-up");
	await expect(onSale).toHaveAttribute("aria-current", "true");
	expect(await scrollTop(page)).toBe(100);
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/products");
	await expect(onSale).not.toHaveAttribute("aria-current");
	expect(documents()).toBe(0);
});

test("the next page of products is read from its start", async ({ page, db }) => {
	await fillShelf(db);
	await page.goto("/products");
	const documents = countDocuments(page);
	await page.getByRole("link", { name: "Next" }).click();
	await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
	await expect(page.locator("#list")).toBeFocused();
	await expect(page.locator("#list")).toBeInViewport();
	expect(await page.locator("#list").evaluate((list) => list.getBoundingClientRect().top)).toBeGreaterThan(0);
	expect(documents()).toBe(0);
});

test("an answer that is no list is followed as a link", async ({ page, db }) => {
	await fillShelf(db);
	await page.goto("/products");
	await page.route("**/products?*", (route) =>
		route.request().isNavigationRequest() ? route.continue() : route.abort(),
	);
	const documents = countDocuments(page);
	await page.getByRole("link", { name: /^Kitchen/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen");
	expect(documents()).toBe(1);
});

test("arrow keys in a sort order submit nothing; its button does", async ({ page, db }) => {
	await fillShelf(db);
	await page.goto("/products");
	const documents = countDocuments(page);
	const sort = page.getByLabel("Sort by");
	const button = page.getByRole("button", { name: "Sort" });
	await expect(button).toBeHidden();
	await sort.focus();
	await sort.press("ArrowDown");
	await expect(sort).not.toHaveValue("newest");
	await expect(page).toHaveURL("/products");
	await sort.press("Tab");
	await expect(button).toBeFocused();
	await button.press("Enter");
	await expect(page).toHaveURL(/sort=/);
	await expect(button).toBeFocused();
	expect(documents()).toBe(0);
});

test("on a phone the filter panel stays open while filters change, and Escape closes it", async ({
	page,
	db,
}) => {
	const { results } = await fillCity(db);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(results);
	const documents = countDocuments(page);
	const opener = page.getByRole("link", { name: /^Filters/ });
	const panel = page.getByRole("region", { name: "Filters" });
	await opener.click();
	await expect(panel).toBeVisible();
	const star = panel.getByRole("link", { name: /^4 stars/ });
	await star.click();
	await expect(star).toHaveAttribute("aria-current", "true");
	await expect(panel).toBeVisible();
	await expect(star).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(opener).toBeFocused();
	await expect(opener).toHaveText("Filters (1)");
	expect(documents()).toBe(0);
});

test("a list of the back office searches and sorts in place", async ({ page }) => {
	await signInAt(page, "/users", emailOf("SuperAdmin"));
	const documents = countDocuments(page);
	await page.getByLabel("Search").fill("owner");
	await page.getByLabel("Search").press("Enter");
	await expect(page).toHaveURL(/q=owner/);
	await expect(page.getByRole("row")).toHaveCount(2);
	await expect(page.getByLabel("Search")).toBeFocused();
	await page.getByRole("columnheader").getByRole("link").first().press("Enter");
	await expect(page.getByRole("columnheader").getByRole("link").first()).toBeFocused();
	expect(documents()).toBe(0);
});

test("a search is shown as busy while its answer is awaited", async ({ page, db }) => {
	await fillCity(db);
	await page.clock.install();
	await page.goto("/gomeeha");
	// The browser stays on the page, as it does while it waits.
	await page.route(/\/hotels\/results\?/, (route) => route.fulfill({ status: 204 }));
	const search = page.locator("form.stay-fields");
	const button = search.getByRole("button", { name: "Search" });
	await expect(button).not.toHaveCSS("cursor", "progress");
	await page.clock.pauseAt(Date.now() + 60_000);
	await button.click();
	await expect(search).toHaveAttribute("aria-busy", "true");
	await expect(button).toHaveCSS("cursor", "progress");
	await page.clock.runFor(15_000);
	await expect(search).not.toHaveAttribute("aria-busy");
});

test("a list that is being updated is shown as busy until its answer comes", async ({ page, db }) => {
	await fillShelf(db);
	await page.goto("/products");
	let answer = () => {};
	const isHeld = new Promise<void>((done) => {
		answer = done;
	});
	await page.route(/\/products\?/, async (route) => {
		await isHeld;
		await route.continue();
	});
	const list = page.locator("[data-in-place]");
	await page
		.getByRole("main")
		.getByRole("link", { name: /^On sale/ })
		.click();
	await expect(list).toHaveAttribute("aria-busy", "true");
	await expect(list).toHaveCSS("cursor", "progress");
	answer();
	await expect(page).toHaveURL(/sale=/);
	await expect(list).not.toHaveAttribute("aria-busy");
	await expect(page.locator("[aria-busy]")).toHaveCount(0);
});
