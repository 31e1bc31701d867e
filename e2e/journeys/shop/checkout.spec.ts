import type { Page } from "playwright/test";
import type { Database } from "#db/client.ts";
import {
	addProductToCart,
	chooseCountry,
	fillCheckout,
	openCheckout,
	placeButton,
	placedNumber,
} from "#e2e/helpers/checkout.ts";
import { emailOf, sendSignIn } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const numbersOf = async (db: Database) =>
	(await db.selectFrom("orders").select("number").execute()).map(({ number }) => number);
const setPrice = (db: Database, id: number, price: number) =>
	db.updateTable("variants").set({ price }).where("id", "=", id).execute();

test("a visitor corrects the form, sees totals change, and orders once", async ({ page, db }) => {
	const created_at = new Date().toISOString();
	await db
		.insertInto("tax_rates")
		.values({
			name: "NJ tax",
			country: "US",
			region: "NJ",
			rate_ppm: 66_250,
			is_inclusive: false,
			created_at,
		})
		.execute();
	await db
		.insertInto("discounts")
		.values({ code: "TEN", kind: "percent", value: 1_000, created_at })
		.execute();
	await openCheckout(page, db);
	const twice = await page.request.post("/checkout", {
		headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
		data: "intent=place&email=a%40example.com&email=b%40example.com&region=NJ&region=NY",
	});
	expect(twice.status()).toBe(422);
	await expect(page.getByText("Choose the state to see it")).toBeVisible();
	await expect(page.getByText("Total before tax")).toBeVisible();
	await expect(placeButton(page)).toHaveText(/^Place order · \$[\d.]+ before tax$/);
	await fillCheckout(page, { postalCode: "7030", contact: "no number" });
	await page.getByLabel("Note").fill("Ring twice");
	await page.getByRole("main").getByText("Bank transfer").click();
	await page.getByLabel("Discount code").fill("ELEVEN");
	await placeButton(page).click();
	const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveText([
		/^Enter a phone number/,
		"Enter the ZIP code in the correct format, like 90210.",
		/^This code is not valid/,
	]);
	await expect(page.getByLabel("Name")).toHaveValue("Ana Lima");
	await expect(page.getByLabel("State")).toHaveValue("NJ");
	await expect(page.getByLabel("Note")).toHaveValue("Ring twice");
	await expect(page.getByLabel("Bank transfer")).toBeChecked();

	await page.getByLabel("Discount code").fill("TENN");
	await page.getByRole("button", { name: "Apply the code" }).click();
	await expect(summary.getByRole("link")).toHaveText([/^This code is not valid/]);
	await expect(page.getByLabel("Discount code")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Discount code")).toBeFocused();
	await expect(page.getByText(/This code is not valid/)).toHaveCount(2);
	await page.getByLabel("Discount code").fill("");
	await page.getByRole("button", { name: "Apply the code" }).click();
	await expect(page.getByText("No discount code applied.")).toBeFocused();
	await page.getByLabel("Discount code").fill("ten");
	await fillCheckout(page);
	await page.getByRole("button", { name: "Apply the code" }).click();
	const applied = page.getByText("Code TEN applied: −$14.00.");
	await expect(applied).toBeInViewport();
	await expect(applied).toBeFocused();
	// (140 - 14 + 5) × 1.06625
	await expect(placeButton(page)).toHaveText("Place order · $139.68");
	await placeButton(page).click();
	const number = await placedNumber(page);
	const orders = db.selectFrom("orders").select(["number", "total", "note", "payment_method"]);
	expect(await orders.execute()).toEqual([
		{ number, total: 13_968, note: "Ring twice", payment_method: "bank_transfer" },
	]);
	await expect(page.getByText("Thank you")).toHaveText("Thank you, Ana Lima. We received your order.");
	await page.goto("/checkout");
	await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("changing the country or delivery keeps the position on the page", async ({ page, db }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await openCheckout(page, db);
	await page.getByRole("button", { name: "Change the country" }).click();
	await expect(page.getByLabel("Country")).toBeFocused();
	await expect(page.getByLabel("Country")).toBeInViewport();
});

test("ordering again from history or another tab shows the existing order", async ({ page, db }) => {
	await openCheckout(page, db);
	const otherTab = await page.context().newPage();
	await otherTab.goto("/checkout");
	await fillCheckout(otherTab);
	await fillCheckout(page);
	// What a browser with the old page would send again.
	const saved = await page.locator("#checkout").evaluate((form) => {
		const data = new FormData(form as HTMLFormElement);
		return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
	});
	await placeButton(page).click();
	const number = await placedNumber(page);
	await placeButton(otherTab).click();
	expect(await placedNumber(otherTab)).toBe(number);
	await page.goBack();
	// A reload says that the cart is empty; a browser with the old page still has the form.
	await expect(page.getByText("Your cart is empty").or(placeButton(page))).toBeVisible();
	const again = await page.request.post("/checkout", {
		form: { ...saved, intent: "place" },
		maxRedirects: 0,
	});
	expect([again.status(), again.headers().location]).toEqual([303, `/order-confirmation/${number}`]);
	expect(await numbersOf(db)).toEqual([number]);
});

test("shows other prices and missing stock, and orders only after agreement", async ({ page, db }) => {
	const { lampId } = await openCheckout(page, db);
	await fillCheckout(page);
	await setPrice(db, lampId, 2_900);
	await placeButton(page).click();
	const step = page.getByRole("alert").filter({ hasText: "Review these changes before you order" });
	await expect(step.getByRole("listitem")).toHaveText([
		"Halden lamp now costs $29.00 (was $25.00).",
		"The total is now $153.00 (was $145.00).",
	]);
	await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Harbor Road");
	expect(await numbersOf(db)).toEqual([]);

	await db.updateTable("products").set({ status: "archived" }).where("title", "=", "Oak chair").execute();
	await page.getByRole("button", { name: "Agree and place order · $153.00" }).click();
	await expect(step.getByRole("listitem")).toHaveText([
		"Oak chair is no longer available and is not in this order.",
		"The total is now $63.00 (was $153.00).",
	]);
	await setPrice(db, lampId, 2_800);
	await page.getByRole("button", { name: "Agree and place order · $63.00" }).click();
	await expect(step.getByRole("listitem")).toHaveText([
		"Halden lamp now costs $28.00 (was $29.00).",
		"The total is now $61.00 (was $63.00).",
	]);
	await page.getByRole("button", { name: "Agree and place order · $61.00" }).click();
	await placedNumber(page);
	const line = db.selectFrom("order_lines").select(["quantity", "unit_price"]);
	expect(await line.execute()).toEqual([{ quantity: 2, unit_price: 2_800 }]);
});

/** A quantity updates everything it affects; with nothing left to order there is no order button. */
async function followToNothing(page: Page, db: Database): Promise<void> {
	const setStock = (stock: number) => db.updateTable("variants").set({ stock }).execute();
	const setChairs = async (count: string) => {
		await page.getByRole("textbox", { name: "Quantity of Oak chair" }).fill(count);
		await page.keyboard.press("Tab");
	};
	await setChairs("2");
	await expect(page.getByRole("banner").getByRole("link", { name: /in your cart/ })).toHaveText(/^4/);
	expect(await page.evaluate(() => localStorage.cartCount)).toBe("4");
	await setChairs("1");
	await expect(placeButton(page)).toHaveText("Place order · $145.00");
	await setStock(0);
	await setChairs("2");
	await expect(page.getByText("Out of stock. Your order won’t include it")).toHaveCount(2);
	await expect(placeButton(page)).toHaveCount(0);
	await setStock(5);
	await page.goto("/checkout");
}

test("another country changes regions, postal codes, delivery and tax", async ({
	page,
	javaScriptEnabled,
	db,
}) => {
	const created_at = new Date().toISOString();
	const vat = { name: "VAT", country: "DE", region: "", rate_ppm: 190_000, is_inclusive: true, created_at };
	await db.insertInto("tax_rates").values(vat).execute();
	await openCheckout(page, db);
	if (javaScriptEnabled) await followToNothing(page, db);
	await fillCheckout(page);
	await chooseCountry(page, "Canada");
	// By itself with scripts.
	if (!javaScriptEnabled) await page.getByRole("button", { name: "Update totals", exact: true }).click();
	await expect(page.getByLabel("Province or territory")).toHaveValue("");
	await expect(page.getByLabel("Postal code")).toHaveValue("07030");
	await page.getByLabel("Province or territory").selectOption("Ontario");
	await expect(placeButton(page)).toHaveText("Place order · $145.00");
	await chooseCountry(page, "Germany");
	if (javaScriptEnabled) await expect(placeButton(page)).toHaveText("Place order · $160.00");
	await page.getByLabel("Postal code").fill("1011");
	// Not updated before: a higher price needs agreement, besides the errors.
	await placeButton(page).click();
	await expect(
		page.getByRole("link", { name: "Enter the postal code in the correct format, like 10115." }),
	).toBeVisible();
	if (!javaScriptEnabled)
		await expect(page.getByText("Delivery now costs $20.00 (was $5.00).")).toBeVisible();
	await expect(page.getByLabel("County or region")).toHaveValue("");
	await expect(page.getByText("$25.55 VAT (19%) is in these prices.")).toBeVisible();
	await page.getByLabel("Postal code").fill("10115");
	await page.getByLabel("Phone").fill("030 901820");
	await page.getByRole("button", { name: /place order · \$160.00/i }).click();
	await placedNumber(page);
	const order = db.selectFrom("orders").select(["country", "region", "postal_code", "contact_e164"]);
	expect(await order.execute()).toEqual([
		{ country: "DE", region: "", postal_code: "10115", contact_e164: "+4930901820" },
	]);
});

test("signing in at checkout keeps the cart and the address", async ({ page, db }) => {
	const { lampId } = await openCheckout(page, db);
	await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
	await sendSignIn(page, emailOf("User"));
	await expect(page.getByRole("heading", { name: "Your cart: 3 items" })).toBeVisible();
	await expect(page.locator("#checkout-email")).toHaveValue(emailOf("User"));
	await fillCheckout(page, { name: "Uma Uher" });
	await expect(page.getByLabel("Save this address to my account")).toBeChecked();
	await placeButton(page).click();
	await placedNumber(page);
	await addProductToCart(page, lampId, 1);
	await page.goto("/checkout");
	await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Harbor Road");
	await expect(page.getByLabel("State")).toHaveValue("NJ");
	const owners = await db.selectFrom("orders").select(["guest_hash", "account_id"]).execute();
	expect(owners).toEqual([{ guest_hash: null, account_id: expect.any(Number) }]);
});
