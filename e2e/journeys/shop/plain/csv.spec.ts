import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import yazl from "yazl";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const FILE = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Status
desk-lamp,Desk lamp,<p>Bright.</p>,Lumen,Lighting,,TRUE,Size,Small,DL-S,shopify,5,deny,19.90,https://127.0.0.1/pictures/desk-lamp.png,active
desk-lamp,,,,,,,,Large,DL-L,shopify,2,deny,29.90,,
broken,Broken,,,,,TRUE,Title,Default Title,,,1,deny,cheap,,active
`;

const csv = (text: string) => ({ name: "spring.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

/** A ZIP file with one picture. */
async function zip(name: string) {
	const create = { width: 40, height: 30, channels: 3, background: "#2060c0" } as const;
	const archive = new yazl.ZipFile();
	archive.addBuffer(await sharp({ create }).png().toBuffer(), name);
	archive.end();
	return { name: "pictures.zip", mimeType: "application/zip", buffer: await buffer(archive.outputStream) };
}

/** The page reloads every two seconds during work, with and without scripts. */
const LONG = { timeout: 20_000 };

test("staff check, apply and export a product file, and upload its picture", async ({ page, db }) => {
	await signInAt(page, "/dashboard/imports", ADMIN);
	await page.getByLabel("CSV file").setInputFiles(csv(FILE));
	await page.getByRole("button", { name: "Upload and check" }).click();
	await expect(page.getByRole("heading", { name: "spring.csv" })).toBeVisible();
	await expect(page.getByText("Review the changes")).toBeVisible(LONG);
	await expect(page.getByRole("cell", { name: /“cheap” is not a price/ })).toBeVisible();
	await page.getByRole("link", { name: /New categories/ }).click();
	await expect(page.getByRole("cell", { name: "Lighting" })).toBeVisible();
	await page.getByRole("link", { name: /New products/ }).click();
	const product = /^Desk lamp, 2 variants, in Lighting; 1 picture to add; draft until it has a picture$/;
	await expect(page.getByRole("cell", { name: product })).toBeVisible();
	await expect(page.getByLabel("Publish products without a picture")).not.toBeChecked();
	expect(await db.selectFrom("products").select("id").execute()).toEqual([]);
	await page.getByRole("button", { name: "Apply 1 product" }).click();
	await expect(page.getByText("Some pictures are missing.")).toBeVisible(LONG);
	const variants = await db.selectFrom("variants").select(["sku", "price", "stock"]).orderBy("id").execute();
	expect(variants).toEqual([
		{ sku: "DL-S", price: 1_990, stock: 5 },
		{ sku: "DL-L", price: 2_990, stock: 2 },
	]);

	// A private address is never requested. The picture is uploaded as a file instead.
	await page.getByRole("link", { name: /Pictures not added/ }).click();
	await expect(page.getByRole("row", { name: /desk-lamp .*private network/ })).toBeVisible();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("No picture can be fetched again.")).toBeVisible();
	await page.getByRole("link", { name: "Upload pictures as a ZIP file" }).click();
	await page.getByRole("button", { name: "Upload pictures" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose a ZIP file.");
	await page.getByLabel("ZIP file").setInputFiles(await zip("Desk-Lamp.png"));
	await page.getByRole("button", { name: "Upload pictures" }).click();
	await expect(page.getByText("1 picture was found.")).toBeVisible();
	await expect(page.getByText("Import finished")).toBeVisible(LONG);
	await expect(page.getByRole("cell", { name: "Added" })).toBeVisible();
	const products = await db.selectFrom("products").select(["slug", "status"]).execute();
	expect(products).toEqual([{ slug: "desk-lamp", status: "active" }]);
	await page.getByRole("link", { name: /New products/ }).click();
	await expect(page.getByRole("row", { name: "desk-lamp" })).toContainText("1 picture to addActive");

	const file = await page.request.get("/dashboard/products.csv");
	expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	const text = await file.text();
	expect(text).toContain("DL-L");
	await page.goto("/dashboard/imports");
	await page.getByLabel("CSV file").setInputFiles(csv(text));
	await page.getByRole("button", { name: "Upload and check" }).click();
	await expect(page.getByText("The shop is up to date with this file")).toBeVisible(LONG);
	await expect(page.getByRole("button", { name: /Apply/ })).toHaveCount(0);
});

test("rejects an unreadable file with the reason", async ({ page }) => {
	await signInAt(page, "/dashboard/imports", ADMIN);
	await page.getByRole("button", { name: "Upload and check" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose a CSV file.");
	await page.getByLabel("CSV file").setInputFiles(csv("PK\u0003\u0004 a workbook"));
	await page.getByRole("button", { name: "Upload and check" }).click();
	await expect(page.getByText(/This is an Excel file/)).toBeVisible(LONG);
	await expect(page.getByRole("button", { name: /Apply|Cancel/ })).toHaveCount(0);
});

test("texts with <, > and & are shown as they are", async ({ page, db }) => {
	const text = "<10 m & <b>bold</b>";
	const { productId } = await putOnShelf(db, {
		title: text,
		slug: "hose",
		category: text,
		vendor: text,
		tags: text,
		description: text,
		optionName: text,
		variants: [{ option: `${text} 1` }, { option: `${text} 2` }],
	});
	const look = async () => {
		await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
		await expect(page.locator("b", { hasText: /^bold$/ })).toHaveCount(0);
	};
	await page.goto(productPath(productId));
	await look();
	await page.getByRole("link", { name: `${text} 2` }).click();
	await page.getByRole("button", { name: "Add to cart" }).click();
	for (const path of [
		"/checkout",
		"/collection",
		"/collection?category=-10-m-b-bold-b-",
		"/products?q=bold",
	]) {
		await page.goto(path);
		await look();
	}
	await signInAt(page, "/dashboard/products", ADMIN);
	await look();
	await page.goto("/dashboard/categories");
	await look();
});
