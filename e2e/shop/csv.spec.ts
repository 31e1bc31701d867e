import { ADMIN, signInAt } from "#e2e/people.ts";
import { expect, test } from "#e2e/site-test.ts";

const FILE = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Status
desk-lamp,Desk lamp,<p>Bright.</p>,Lumen,Lighting,,TRUE,Size,Small,DL-S,shopify,5,deny,19.90,active
desk-lamp,,,,,,,,Large,DL-L,shopify,2,deny,29.90,
broken,Broken,,,,,TRUE,Title,Default Title,,,1,deny,cheap,active
`;

const csv = (text: string) => ({ name: "spring.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

/** Without scripts the page comes again by itself, every two seconds, for as long as it works. */
const LONG = { timeout: 20_000 };

test("a product file is checked, read through, applied, and its products can be exported again unchanged", async ({
	page,
	db,
}) => {
	await signInAt(page, "/dashboard/imports", ADMIN);
	await page.getByLabel("CSV file").setInputFiles(csv(FILE));
	await page.getByRole("button", { name: "Check this file" }).click();
	await expect(page.getByRole("heading", { name: "spring.csv" })).toBeVisible();
	await expect(page.getByText("This is what would change")).toBeVisible(LONG);
	await expect(page.getByRole("cell", { name: /“cheap” is not a price/ })).toBeVisible();
	await page.getByRole("link", { name: /New products/ }).click();
	await expect(page.getByRole("cell", { name: "Desk lamp, 2 variants" })).toBeVisible();
	expect(await db.selectFrom("products").select("id").execute()).toEqual([]);
	await page.getByRole("button", { name: "Apply 1 product" }).click();
	await expect(page.getByText("The file is applied")).toBeVisible(LONG);
	const variants = await db.selectFrom("variants").select(["sku", "price", "stock"]).orderBy("id").execute();
	expect(variants).toEqual([
		{ sku: "DL-S", price: 1_990, stock: 5 },
		{ sku: "DL-L", price: 2_990, stock: 2 },
	]);
	const file = await page.request.get("/dashboard/products.csv");
	expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	const text = await file.text();
	expect(text).toContain("DL-L");
	await page.goto("/dashboard/imports");
	await page.getByLabel("CSV file").setInputFiles(csv(text));
	await page.getByRole("button", { name: "Check this file" }).click();
	await expect(page.getByText("Nothing in this file would change the shop")).toBeVisible(LONG);
	await expect(page.getByRole("button", { name: /Apply/ })).toHaveCount(0);
});

test("a file that is no product file is refused by the name of its fault", async ({ page }) => {
	await signInAt(page, "/dashboard/imports", ADMIN);
	await page.getByRole("button", { name: "Check this file" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose a CSV file first.");
	await page.getByLabel("CSV file").setInputFiles(csv("PK\u0003\u0004 a workbook"));
	await page.getByRole("button", { name: "Check this file" }).click();
	await expect(page.getByText(/This is an Excel file/)).toBeVisible(LONG);
	await expect(page.getByRole("button", { name: /Apply|Cancel/ })).toHaveCount(0);
});
