import type { Page } from "playwright/test";
import sharp from "sharp";
import { maskId } from "#app/common/masked-id.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { rowOf } from "#e2e/helpers/dashboard.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const LIST = "/dashboard/products";
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Done" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("staff add a product with options, photos and stock, and customers find it", async ({ page }) => {
	await signInAt(page, `${LIST}/new`, ADMIN);
	await press(page, "Add product");
	await expect(page.getByRole("alert")).toContainText("Enter a title.");
	await page.getByLabel("Title", { exact: true }).fill("Halden lamp");
	await page.getByLabel("Price in USD").fill("39,90");
	await page.getByLabel("Option 1 name").fill("Size");
	await page.locator("[name=option1Values]").fill("Small\nLarge");
	await press(page, "Add product");
	await expect(notice(page)).toContainText("Halden lamp is added.");

	const plain = { width: 200, height: 200, channels: 3 } as const;
	const draw = (background: string) =>
		sharp({ create: { ...plain, background } })
			.png()
			.toBuffer();
	const pictures = [await draw("tomato"), await draw("teal")];
	const files = pictures.map((buffer, at) => ({
		name: `photo ${at + 1}.png`,
		mimeType: "image/png",
		buffer,
	}));
	const bad = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("just text") };
	await page.getByLabel("Photos", { exact: true }).setInputFiles([...files, bad]);
	await press(page, "Add photos");
	await expect(page.getByRole("alert")).toContainText("2 photos added.");
	await expect(page.getByRole("alert")).toContainText("notes.jpg: This file isn’t a picture we can use.");
	const first = await page.locator("main ol img").first().getAttribute("src");
	await page.getByRole("button", { name: "Move right photo 1" }).click();
	await expect(page.locator("main ol img").first()).not.toHaveAttribute("src", first ?? "");

	await page.getByRole("link", { name: "Stock", exact: true }).click();
	await page.getByRole("link", { name: "Adjust Small" }).click();
	await page.getByLabel("Quantity", { exact: true }).fill("12");
	await page.getByLabel("Note").fill("First delivery");
	await press(page, "Adjust stock");
	await expect(notice(page)).toContainText("Added 12. 12 in stock now.");
	await page.getByRole("radio", { name: "Remove" }).check();
	await page.getByLabel("Quantity", { exact: true }).fill("13");
	await press(page, "Adjust stock");
	await expect(page.getByRole("alert")).toContainText("Choose another reason.");
	await page.getByLabel("Reason").selectOption("Damaged or lost");
	await press(page, "Adjust stock");
	await expect(page.getByRole("alert")).toContainText("Only 12 in stock");
	await expect(rowOf(page, "First delivery")).toContainText("+12");

	await page.getByRole("link", { name: "Details", exact: true }).click();
	await page.getByLabel("Status").selectOption({ label: "Active" });
	await press(page, "Save product");
	await expect(notice(page)).toContainText("Halden lamp is saved.");
	await page.getByRole("link", { name: "View in shop" }).click();
	await expect(page.getByRole("heading", { name: "Halden lamp", level: 1 })).toBeVisible();
});

test("staff add and remove option values, and change prices in the grid", async ({ page, db }) => {
	const { productId } = await putOnShelf(db, { title: "Desk", variants: [{ option: "S" }, { option: "M" }] });
	const path = `${LIST}/${maskId(productId)}`;
	await signInAt(page, path, ADMIN);
	const values = page.locator("[name=option1Values]");
	await values.fill("S\nM\nL");
	await press(page, "Save product");
	await expect(notice(page)).toContainText("Check the prices and stock of 1 new variant.");
	await values.fill("Small\nM\nL");
	await press(page, "Save product");
	await expect(page.getByRole("alert")).toContainText("Choose what to do with them.");
	await expect(values).toHaveValue("Small\nM\nL");
	await page.getByRole("radio", { name: "Rename these variants" }).check();
	await press(page, "Save product");
	await expect(notice(page)).toContainText("Desk is saved.");

	await page.getByRole("link", { name: "Prices and variants" }).click();
	await page.getByLabel("Price of Small", { exact: true }).fill("cheap");
	await page.getByLabel("SKU of L").fill("D-L");
	await press(page, "Save variants");
	await expect(page.getByRole("alert")).toContainText("Price must be an amount, like 12.50.");
	await expect(page.getByLabel("SKU of L")).toHaveValue("D-L");
	await page.getByLabel("Price of Small", { exact: true }).fill("49.50");
	await press(page, "Save variants");
	await expect(notice(page)).toContainText("Prices and variants are saved.");
	await expect(page.getByLabel("Price of Small", { exact: true })).toHaveValue("49.50");
});

test("the later of two editors sees the differences and loses nothing", async ({ page, db, newBrowser }) => {
	const { productId } = await putOnShelf(db, { title: "Desk" });
	const path = `${LIST}/${maskId(productId)}`;
	const other = await newBrowser();
	await signInAt(page, path, ADMIN);
	await signInAt(other, path, ADMIN);
	await other.getByLabel("Title", { exact: true }).fill("Oak desk");
	await press(other, "Save product");
	await expect(notice(other)).toBeVisible();
	await page.getByLabel("Vendor").fill("Nordlys");
	await press(page, "Save product");
	await expect(page.getByRole("alert")).toContainText(
		"You changed this product in another tab while you were editing",
	);
	await expect(page.getByText("Oak desk", { exact: true }).last()).toBeVisible();
	await expect(page.getByLabel("Vendor")).toHaveValue("Nordlys");
	await page.getByLabel("Title", { exact: true }).fill("Oak desk");
	await press(page, "Save product");
	await expect(notice(page)).toContainText("Oak desk is saved.");
});

test("a bulk action asks first and reports the number of changed products", async ({ page, db }) => {
	for (const title of ["Bowl", "Cup", "Plate"]) await putOnShelf(db, { title });
	await signInAt(page, LIST, ADMIN);
	await press(page, "Archive…");
	await expect(page.getByRole("dialog")).toContainText("Select at least one product first");
	await page.getByRole("dialog").getByRole("link", { name: "Go back" }).click();
	for (const title of ["Bowl", "Plate"])
		await page.getByRole("checkbox", { name: `Select ${title}` }).check();
	await press(page, "Archive…");
	await expect(page.getByRole("dialog", { name: "Archive 2 products?" })).toContainText("Plate");
	await page.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(notice(page)).toContainText("2 archived.");
	await expect(rowOf(page, "Cup")).toContainText("Active");
	await expect(rowOf(page, "Bowl")).toContainText("Archived");
	for (const title of ["Bowl", "Cup"]) await page.getByRole("checkbox", { name: `Select ${title}` }).check();
	await press(page, "Activate…");
	await page.getByRole("dialog", { name: "Activate 2 products?" }).getByRole("button").click();
	await expect(notice(page)).toContainText("1 activated, 1 already activated.");
});

test("rejects deleting a category with products, and saves a discount and a tax rate as typed", async ({
	page,
	db,
}) => {
	await putOnShelf(db, { category: "Lamps" });
	await signInAt(page, "/dashboard/categories", ADMIN);
	await page.locator("summary", { hasText: "Actions for Lamps" }).click();
	await page.getByRole("link", { name: "Delete" }).click();
	await expect(page.getByRole("dialog")).toContainText("It has 1 product.");

	await page.goto("/dashboard/taxes/new");
	await page.getByLabel("Name").fill("Sales tax");
	await page.getByLabel("Rate (%)").fill("7.12345");
	await page.getByLabel("Region").fill("california");
	await press(page, "Add tax rate");
	await expect(page.getByRole("alert")).toContainText("Enter a percentage from 0 to 100");
	await page.getByLabel("Rate (%)").fill("7.25");
	await press(page, "Add tax rate");
	await expect(rowOf(page, "Sales tax")).toContainText("California, United States");
	await expect(rowOf(page, "Sales tax")).toContainText("7.25%");

	await page.goto("/dashboard/discounts/new");
	await page.getByLabel("Code").fill("spring-10");
	await page.getByLabel("Discount", { exact: true }).fill("12.5");
	await page.getByLabel("End date").fill("2026-12-31");
	await press(page, "Add discount");
	await expect(rowOf(page, "SPRING-10")).toContainText("12.5%");
	const saved = await db.selectFrom("tax_rates").select("rate_ppm").execute();
	expect(saved).toEqual([{ rate_ppm: 72_500 }]);
});
