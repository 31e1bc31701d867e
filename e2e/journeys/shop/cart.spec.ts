import type { Page } from "playwright/test";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { emailOf, sendSignIn } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const notice = (page: Page, words: string | RegExp) =>
	expect(page.locator("#flash, main [role=status]").filter({ hasText: words })).toBeVisible();
const cartIcon = (page: Page) => page.getByRole("banner").getByRole("link", { name: /in your cart/ });

async function addProductToCart(page: Page, productId: number): Promise<void> {
	await page.goto(productPath(productId));
	await press(page, "Add to cart");
	await notice(page, "Added to your cart");
}

const shelve = (db: Database, title: string, variant: { price?: number; stock?: number } = {}) =>
	putOnShelf(db, { title, variants: [variant] });

test("a visitor fills, changes and empties the cart, and undoes a removal", async ({ page, db }) => {
	const { productId } = await shelve(db, "Halden lamp", { stock: 3 });
	await page.goto(productPath(productId));
	await expect(cartIcon(page)).toHaveCount(0);
	await addProductToCart(page, productId);
	await expect(cartIcon(page)).toHaveText(/^1/);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await expect(page).toHaveURL("/checkout");

	const quantity = page.getByRole("textbox", { name: "Quantity of Halden lamp" });
	const eMail = page.locator("#checkout-email");
	await eMail.fill("ana@example.com");
	await quantity.fill("seven");
	await quantity.press("Enter");
	await expect(page.getByRole("alert")).toContainText("a quantity from 1 to 99");
	await expect(quantity).toHaveValue("seven");
	await quantity.fill("7");
	await quantity.press("Enter");
	await notice(page, "Only 3 left in stock. Your cart now has 3.");
	await expect(quantity).toHaveValue("3");
	await expect(eMail).toHaveValue("ana@example.com");

	await addProductToCart(page, (await shelve(db, "Oak chair")).productId);
	await page.goto("/checkout");
	await eMail.fill("ana@example.com");
	await press(page, "Remove Halden lamp");
	await expect(cartIcon(page)).toHaveText(/^1/);
	await notice(page, "Removed from your cart: Halden lamp.");
	// The Enter key presses a form's first button, which must not be the undo button.
	await page.getByRole("textbox", { name: "Quantity of Oak chair" }).press("Enter");
	await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
	await expect(quantity).toHaveCount(0);
	await addProductToCart(page, productId);
	await page.goto("/checkout");
	await eMail.fill("ana@example.com");
	await press(page, "Remove Halden lamp");
	await press(page, "Undo");
	await expect(quantity).toHaveValue("1");
	await expect(eMail).toHaveValue("ana@example.com");
	await press(page, "Remove Oak chair");
	await press(page, "Remove Halden lamp");
	await expect(cartIcon(page)).toHaveCount(0);
	await press(page, "Undo");
	await expect(page).toHaveURL("/checkout");
	await expect(quantity).toHaveValue("1");
	const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "meeha_cart");
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(390 * 24 * 60 * 60);
});

test("a form that a guest sends three times at once adds its item once, and later once more", async ({
	page,
	db,
	baseURL,
}) => {
	const { productId } = await shelve(db, "Halden lamp");
	await page.goto(productPath(productId));
	const form = page.locator("form[action='/cart/lines']");
	const fieldOf = (name: string) => form.locator(`[name=${name}]`).inputValue();
	const sent = {
		variantId: await fieldOf("variantId"),
		quantity: "2",
	};
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const send = () => page.request.post(`${baseURL}/cart/lines`, { form: sent, headers, maxRedirects: 0 });
	const answers = await Promise.all([send(), send(), send()]);
	expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
	await page.goto("/checkout");
	const quantity = page.getByRole("textbox", { name: "Quantity of Halden lamp" });
	await expect(quantity).toHaveValue("2");
	await db.updateTable("recent_submissions").set({ expires_at: new Date().toISOString() }).execute();
	await send();
	await page.goto("/checkout");
	await expect(quantity).toHaveValue("4");
});

test("a line shows what changed since it was added", async ({ page, db }) => {
	const dearer = await shelve(db, "Spindle chair", { price: 16_900 });
	const gone = await shelve(db, "Tray table");
	for (const { productId } of [dearer, gone]) await addProductToCart(page, productId);
	await db
		.updateTable("variants")
		.set({ price: 17_900 })
		.where("product_id", "=", dearer.productId)
		.execute();
	await db.updateTable("variants").set({ stock: 0 }).where("product_id", "=", gone.productId).execute();
	await page.goto("/checkout");
	const line = (title: string) =>
		page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Remove ${title}` }) });
	await expect(line("Spindle chair")).toContainText("was $169.00, now $179.00");
	await expect(line("Tray table")).toContainText("Out of stock. Your order won’t include it");
});

test("cart and wishlist move to the account at sign-in and stay there", async ({ page, newBrowser, db }) => {
	const lamp = await shelve(db, "Halden lamp");
	const chair = await shelve(db, "Spindle chair");
	const stool = await shelve(db, "Workshop stool");
	const elsewhere = await newBrowser();
	await elsewhere.goto("/login");
	await sendSignIn(elsewhere, emailOf("User"));
	await expect(elsewhere).toHaveURL("/");
	await addProductToCart(elsewhere, stool.productId);

	await addProductToCart(page, lamp.productId);
	await page.goto(productPath(chair.productId));
	await press(page, "Save for later");
	await notice(page, "Saved for later: Spindle chair.");
	await page.goto("/checkout");
	await press(page, "Save for later Halden lamp");
	await page.getByRole("link", { name: "View wishlist" }).click();
	await press(page, "Add to cart Halden lamp");
	await notice(page, "Added to your cart: Halden lamp.");

	await page.goto("/login?redirectTo=/wishlist");
	await sendSignIn(page, emailOf("User"));
	await notice(page, "are now in your account’s cart");
	await expect(page.getByRole("link", { name: "Spindle chair" })).toBeVisible();
	await expect(cartIcon(page)).toHaveText(/^2/);
	await elsewhere.goto("/checkout");
	await expect(elsewhere.getByRole("link", { name: "Halden lamp" }).first()).toBeVisible();

	await page.goto("/profile");
	await page.getByRole("banner").locator("summary").first().click();
	await page.getByRole("button", { name: "Logout" }).click();
	await notice(page, "You are signed out.");
	await expect(cartIcon(page)).toHaveCount(0);
	await page.goto("/wishlist");
	await expect(page.getByText("Your wishlist is empty")).toBeVisible();
});

test("a user adds, edits and deletes an address", async ({ page }) => {
	await page.goto("/login?redirectTo=/profile");
	await sendSignIn(page, emailOf("User"));
	await page.getByRole("link", { name: "Manage addresses" }).click();
	await page.getByRole("link", { name: "Add an address" }).click();
	await page.getByLabel("Name", { exact: true }).fill("Ana Lima");
	await page.getByLabel("Phone").fill("(212) 555-0147");
	await page.getByLabel("Address", { exact: true }).fill("12 Harbor Road");
	await page.getByLabel("Town or city").fill("Hoboken");
	await page.getByLabel("ZIP code").fill("0703");
	await page.getByLabel("State").selectOption("New Jersey");
	await press(page, "Save address");
	await expect(page.getByRole("alert")).toContainText("ZIP code");
	await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Harbor Road");
	await page.getByLabel("ZIP code").fill("07030");
	await press(page, "Save address");
	await notice(page, "The address is saved.");
	await expect(page.getByRole("listitem").filter({ hasText: "Hoboken, NJ 07030" })).toBeVisible();

	await page.getByRole("link", { name: "Edit 12 Harbor Road" }).click();
	await page.getByLabel("Town or city").fill("Newark");
	await press(page, "Save address");
	await expect(page.getByRole("listitem").filter({ hasText: "Newark, NJ 07030" })).toBeVisible();
	await page.getByRole("link", { name: "Delete… 12 Harbor Road" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete address" }).click();
	await notice(page, "The address is deleted.");
	await expect(page.getByText("No saved addresses yet.")).toBeVisible();
});
