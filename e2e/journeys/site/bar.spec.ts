import { openInn } from "#app/testing/travel/inn.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { openHotel } from "#e2e/helpers/hotels.ts";
import { publicPages } from "#e2e/helpers/public-screens.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const PHONE = { width: 360, height: 740 };

const SEARCH = "Search products and hotels";

test("the bar of a product's page searches the shop, on a phone in place of the bar", async ({
	page,
	db,
	watch,
}) => {
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	const product = await fillShelf(db);
	await page.goto(product);
	const bar = page.getByRole("banner");
	await expect(bar.getByRole("link", { name: "Shop" })).toHaveAttribute("aria-current", "true");
	await bar.getByLabel(SEARCH).fill("lamp");
	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/products?q=lamp");
	await page.setViewportSize(PHONE);
	await page.goto(product);
	const field = bar.locator("input[type=search]");
	await expect(field).toBeHidden();
	await bar.getByRole("link", { name: SEARCH }).click();
	await expect(field).toBeInViewport({ ratio: 1 });
	await bar.getByRole("link", { name: "Close search" }).click();
	await expect(field).toBeHidden();
	await bar.getByRole("link", { name: SEARCH }).click();
	await field.fill("lamp");
	await field.press("Enter");
	await expect(page).toHaveURL("/products?q=lamp");
});

test("the bar of a hotel's page searches the hotels", async ({ page, db }) => {
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	await page.goto(hotelPath(hotelId));
	const bar = page.getByRole("banner");
	await expect(bar.getByRole("link", { name: "Travel" })).toHaveAttribute("aria-current", "true");
	await bar.getByLabel(SEARCH).fill("Lisbon");
	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/hotels/results?destination=Lisbon");
});

test("the bar is the same on every public page: the places, the search, the cart and the sign-in", async ({
	page,
	db,
}) => {
	const product = await fillShelf(db);
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	const city = "/hotels/results?destination=Lisbon";
	const pages = [...(await publicPages(page.request)), product, hotelPath(hotelId), city];
	const others = ["/track", "/wishlist", "/checkout", "/search?q=lamp", "/no-such-page"];
	const bars: Record<string, string> = {};
	for (const path of [...pages, ...others]) {
		const html = await (await page.request.get(path)).text();
		const [bar = ""] = /<header[\s\S]*<\/header>/.exec(html) ?? [];
		// The front page has its own search, which is for stays and moves, too.
		if (path !== "/") bars[path] = bar.replace(/ aria-current="\w+"| value="\w*"/g, "");
		expect(html.match(/<input type="search" name="q"/g), path).toHaveLength(1);
	}
	const [first] = Object.values(bars);
	for (const text of [SEARCH, "Your cart, empty", "Log In", "Wishlist", "Help"])
		expect(first).toContain(text);
	expect(Object.entries(bars).filter(([, bar]) => bar !== first)).toEqual([]);

	await page.goto("/about");
	await page.getByRole("banner").getByRole("link", { name: "Your cart, empty" }).click();
	await expect(page).toHaveURL("/checkout");
});

test("a search shows the products and the hotels that it finds, and says when it finds nothing", async ({
	page,
	db,
	watch,
}) => {
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	await fillShelf(db);
	await openHotel(db, "Hotel Miramar", "Lisbon");
	await openHotel(db, "The Lamp House", "Lisbon");
	await page.goto("/about");
	const bar = page.getByRole("banner");
	await bar.getByLabel(SEARCH).fill("lamp");
	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/search?q=lamp");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "Results for “lamp”" })).toBeVisible();
	await expect(main.getByRole("link", { name: "The Lamp House" })).toBeVisible();
	await expect(main.getByRole("link", { name: "Hotel Miramar" })).toHaveCount(0);
	await expect(main.getByRole("heading", { name: "Products" })).toBeVisible();
	await expect(main.getByRole("link", { name: /lamp/i }).first()).toBeVisible();
	await expect(bar.getByLabel(SEARCH)).toHaveValue("lamp");
	await bar.getByLabel(SEARCH).fill("Lisbno");
	await bar.getByLabel(SEARCH).press("Enter");
	await expect(page).toHaveURL("/hotels/results?destination=Lisbno");
	await page.goto("/search?q=xyzzyq");
	await expect(main.getByText("We found nothing for “xyzzyq”")).toBeVisible();
	await expect(bar.getByLabel(SEARCH)).toHaveValue("xyzzyq");
	await page.goto("/products?q=brass+%22lamp%22");
	await expect(bar.getByLabel(SEARCH)).toHaveValue('brass "lamp"');
});

test("the menu of a phone covers the screen, and each entry is within reach", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto("/about");
	await page.getByRole("banner").locator("summary", { hasText: "Menu" }).click();
	const panel = page.locator(".mobile-panel");
	await expect(panel).toBeInViewport({ ratio: 1 });
	expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
	for (const name of ["Wishlist", "Help"]) await expect(panel.getByRole("link", { name })).toBeVisible();
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
