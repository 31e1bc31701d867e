import { openHotel } from "#e2e/helpers/hotels.ts";
import { fillShelf } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const FIELD = "Search products and hotels";

test("the bar suggests products, cities and hotels by the keyboard, and loads the script when it is used", async ({
	page,
	db,
	watch,
}) => {
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	await fillShelf(db);
	await openHotel(db, "Hotel Miramar", "Lisbon");
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("suggest")) asked.push(new URL(request.url()).pathname);
	});
	await page.goto("/about");
	const bar = page.getByRole("banner");
	const field = bar.getByLabel(FIELD);
	expect(asked).toEqual([]);
	await field.focus();
	await expect(field).toHaveRole("combobox");
	await expect(field).toHaveAttribute("aria-expanded", "false");
	await field.pressSequentially("lam");
	const list = bar.getByRole("listbox");
	const products = list.getByRole("group", { name: "Products" }).getByRole("option");
	await expect(products.first()).toContainText("$");
	await expect(list).toHaveAccessibleName("Products");
	await expect(field).toHaveAttribute("aria-expanded", "true");
	await field.press("ArrowDown");
	await expect(products.first()).toHaveAttribute("aria-selected", "true");
	expect(await products.first().getAttribute("id")).toBe(await field.getAttribute("aria-activedescendant"));
	await field.press("ArrowUp");
	await expect(field).not.toHaveAttribute("aria-activedescendant");
	await field.press("ArrowUp");
	await expect(list.getByRole("option", { name: "See all results" })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await field.press("Escape");
	await expect(list).toBeHidden();
	await expect(field).toHaveValue("lam");
	await field.press("ArrowDown");
	await field.press("Enter");
	await expect(page).toHaveURL(/\/product\//);
	await expect(bar.getByRole("listbox")).toHaveCount(0);

	await field.fill("lisb");
	await expect(list.getByRole("group", { name: "Hotels" }).getByRole("option")).toContainText(
		"Hotel Miramar",
	);
	await list
		.getByRole("group", { name: "Cities" })
		.getByRole("option", { name: /^Lisbon 1 hotel$/ })
		.click();
	await expect(page).toHaveURL("/hotels/results?destination=Lisbon");

	// What nothing matches has no list, and Enter still searches.
	await field.fill("xyzzyq");
	await field.press("Enter");
	await expect(page).toHaveURL("/search?q=xyzzyq");
});

test("a destination is suggested and filled in, and the dates stay", async ({ page, db }) => {
	await openHotel(db, "Hotel Miramar", "Lisbon");
	await page.goto("/gomeeha");
	const field = page.getByRole("main").getByLabel("Destination");
	await page.getByLabel("Check-in").fill("2030-05-01");
	await field.pressSequentially("lis");
	const list = page.getByRole("main").getByRole("listbox", { name: "Cities, Hotels" });
	await expect(list.getByRole("option")).toHaveText(["Lisbon 1 hotel", "Hotel Miramar Lisbon"]);
	await field.press("ArrowDown");
	await field.press("Enter");
	await expect(field).toHaveValue("Lisbon");
	await expect(list).toBeHidden();
	await expect(page.getByLabel("Check-in")).toHaveValue("2030-05-01");
});

test("the search of the front page suggests, too", async ({ page, db, watch }) => {
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	await fillShelf(db);
	await page.goto("/");
	const field = page.getByLabel("Search the shop");
	await field.fill("lam");
	await expect(page.getByRole("main").getByRole("option").first()).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(page.getByRole("listbox")).toBeHidden();
});
