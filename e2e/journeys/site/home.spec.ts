import { productPath } from "#app/shop/catalogue/product-path.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { dayAhead } from "#e2e/helpers/moves.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("the front page searches products, stays and moves, one at a time", async ({ page, db }) => {
	await putOnShelf(db, { title: "Halden lamp" });
	await openHotel(db, "Casa Azul", "Lisbon");
	const tabs = page.getByRole("navigation", { name: "Search for" });
	await page.goto("/");
	await expect(tabs.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(1);
	await page.getByRole("main").getByRole("searchbox").fill("lamp");
	await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/products?q=lamp");

	await page.goto("/");
	await tabs.getByRole("link", { name: "Stays" }).click();
	await expect(page).toHaveURL("/?for=stays");
	const { checkIn, checkOut } = stayAhead();
	await page.getByLabel("Destination").fill("Lisbon");
	await page.getByLabel("Check-in").fill(checkIn);
	await page.getByLabel("Check-out").fill(checkOut);
	await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Hotels in Lisbon" })).toBeVisible();
	await expect(page.getByLabel("Check-in").first()).toHaveValue(checkIn);

	await page.goto("/");
	await tabs.getByRole("link", { name: "Moves" }).click();
	await page.getByLabel("From ZIP code").fill("10001");
	await page.getByLabel("To ZIP code").fill("11201");
	await page.getByLabel("Home size").selectOption({ index: 2 });
	await page.getByLabel("Date").fill(dayAhead(9));
	await page.getByRole("button", { name: "Show price" }).click();
	// No rates are set: the answer is that somebody calls, and nothing is booked yet.
	await expect(page.getByRole("heading", { name: "We’ll call you with a price" })).toBeInViewport();
	await expect(page.getByLabel("From ZIP code")).toHaveValue("10001");
	await expect(page.getByLabel("Date")).toHaveValue(dayAhead(9));
});

test("a move without an answer comes back with what was typed and what is missing", async ({ page }) => {
	await page.goto("/?for=moves");
	await page.getByLabel("From ZIP code").fill("10001");
	await page.getByLabel("Date").fill(dayAhead(9));
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter the ZIP code to move to.");
	await expect(page.getByLabel("From ZIP code")).toHaveValue("10001");
});

test("the front page shows what is on sale, and to each visitor what they looked at", async ({
	page,
	db,
	newBrowser,
}) => {
	const { productId } = await putOnShelf(db, { title: "Halden lamp" });
	await page.goto("/");
	await expect(page.getByRole("heading", { name: "Best sellers" })).toBeVisible();
	await putOnShelf(db, { title: "Plain bowl", variants: [{ price: 900, compareAt: 1_200, stock: 5 }] });
	await page.goto("/");
	const shelf = (title: string) =>
		page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
	await expect(shelf("On sale").getByRole("article")).toHaveText([/Plain bowl/]);
	await expect(shelf("Recently viewed")).toHaveCount(0);
	await page.goto(productPath(productId));
	await page.goto("/");
	await expect(shelf("Recently viewed").getByRole("article")).toHaveText([/Halden lamp/]);
	const other = await newBrowser();
	await other.goto("/");
	await expect(other.getByRole("heading", { name: "On sale" })).toBeVisible();
	await expect(other.getByRole("heading", { name: "Recently viewed" })).toHaveCount(0);
});

test("the footer leads to help, delivery and returns, which say what is set up", async ({ page, db }) => {
	await addDelivery(db, { name: "Express", price: 1_500, countries: "US CA" });
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("list", { name: "Ways to pay" }).getByRole("listitem")).toHaveText([
		"Cash on delivery",
		"Bank transfer",
		"At the hotel",
		"On moving day",
	]);
	await footer.getByRole("link", { name: "Delivery" }).click();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveText(
		/Express\s*\$15\.00.*2–5 working days, to Canada and United States/,
	);
	await footer.getByRole("link", { name: "Returns" }).click();
	await expect(page.getByText("within 14 days of delivery, without giving a reason")).toBeVisible();
	await footer.getByRole("link", { name: "Help" }).click();
	await expect(page.getByText("you pay at the hotel.")).toBeVisible();
	const links = await footer
		.getByRole("link")
		.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
	for (const link of new Set(links)) expect((await page.request.get(link)).status(), link).toBe(200);
});
