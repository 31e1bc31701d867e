import { openInn } from "#app/testing/inn.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const PHONE = { width: 360, height: 740 };

test("the bar of a product's page searches the shop, on a phone by a link", async ({ page, db, watch }) => {
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	const product = await fillShelf(db);
	await page.goto(product);
	const bar = page.getByRole("banner");
	await bar.getByRole("searchbox", { name: "Search products" }).fill("lamp");
	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/products?q=lamp");
	// The screen has its own field.
	await expect(bar.getByRole("searchbox")).toHaveCount(0);
	await page.setViewportSize(PHONE);
	await page.goto(product);
	await expect(bar.getByRole("searchbox")).toHaveCount(0);
	await bar.getByRole("link", { name: "Search products" }).click();
	await expect(page).toHaveURL("/products#shop-search");
});

test("the bar of a hotel's page searches the hotels; the bar of a checkout searches nothing", async ({
	page,
	db,
}) => {
	const { hotelId } = await openInn(db);
	await page.goto(hotelPath(hotelId));
	const bar = page.getByRole("banner");
	await bar.getByRole("searchbox", { name: "Search hotels by city or name" }).fill("Lisbon");
	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/hotels/results?destination=Lisbon");
	await page.goto("/checkout");
	await expect(bar.getByRole("searchbox")).toHaveCount(0);
});

test("the menu of a phone covers the screen, and each entry is within reach", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto("/about");
	await page.getByRole("banner").locator("summary", { hasText: "Menu" }).click();
	const panel = page.locator(".mobile-panel");
	await expect(panel).toBeInViewport({ ratio: 1 });
	expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
	await panel.getByRole("link", { name: "Rent" }).click();
	await expect(page).toHaveURL("/trucking-home");
});

test("how a date is typed is said only where there is no picker for it", async ({ page, db }) => {
	await openInn(db);
	for (const path of ["/trucking-home", "/gomeeha"]) {
		await page.goto(path);
		const formats = page.getByText("(year-month-day)");
		// Browsers without styles or date fields show it.
		await expect(formats.first()).toBeAttached();
		await expect(formats.filter({ visible: true })).toHaveCount(0);
		await expect(page.getByText("(year-month-day)").locator("xpath=ancestor::label").first()).toBeVisible();
	}
});
