import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import {
	chooseCountry,
	fillCheckout,
	openCheckout,
	placeButton,
	placedNumber,
} from "#e2e/helpers/checkout.ts";
import { rowOf } from "#e2e/helpers/dashboard.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function addRate(page: Page, fields: { rate: string; taxClass?: string; from?: string }) {
	await page.goto("/dashboard/taxes/new");
	await page.getByLabel("Name").fill("VAT");
	await page.getByLabel("Rate (%)").fill(fields.rate);
	await page.getByLabel("Country").selectOption("Germany");
	if (fields.taxClass) await page.getByLabel("Tax class").selectOption(fields.taxClass);
	if (fields.from) await page.getByLabel("Valid from").fill(fields.from);
	await press(page, "Add tax rate");
}

test("staff tax a product at a reduced rate, and a customer reads both taxes at checkout and on the invoice", async ({
	page,
	newBrowser,
	db,
}) => {
	await addSeller(db);
	const { lampId } = await openCheckout(page, db);
	const { product_id } = await db
		.selectFrom("variants")
		.select("product_id")
		.where("id", "=", lampId)
		.executeTakeFirstOrThrow();

	const admin = await newBrowser();
	await signInAt(admin, "/dashboard/taxes", ADMIN);
	await admin.getByRole("link", { name: "Add tax class" }).click();
	await admin.getByLabel("Name").fill("Exempt");
	await press(admin, "Add tax class");
	await expect(admin.getByRole("alert")).toContainText("Another tax class has this name.");
	await admin.getByLabel("Name").fill("Food and books");
	await press(admin, "Add tax class");
	await expect(admin.getByRole("link", { name: "Food and books" })).toBeVisible();
	await addRate(admin, { rate: "19" });
	await addRate(admin, { rate: "7", taxClass: "Food and books" });
	await addRate(admin, { rate: "8", taxClass: "Food and books" });
	await expect(admin.getByRole("alert")).toContainText(
		"VAT (7%) is already active for this location, class and date.",
	);
	await addRate(admin, { rate: "9", taxClass: "Food and books", from: "2099-01-01" });
	await expect(rowOf(admin, "2099")).toContainText("Food and books");

	await admin.goto(`/dashboard/products/${maskId(product_id)}`);
	await admin.getByLabel("Tax class").selectOption("Food and books");
	await press(admin, "Save product");
	await admin.getByText("Change history").click();
	await expect(admin.locator("details li", { hasText: "Food and books" })).toBeVisible();

	await page.goto("/checkout");
	await fillCheckout(page);
	await chooseCountry(page, "Germany");
	await press(page, "Update totals");
	await page.getByLabel("Postal code").fill("10115");
	await page.getByLabel("Phone").fill("030 901820");
	// $50 and $90 with a delivery of $20 by their net value: $57.64 × 7 ÷ 107, and $102.36 × 19 ÷ 119.
	const sums = page.locator("#checkout-summary");
	await expect(sums.getByText("$3.77 VAT (7%) is in these prices.")).toBeVisible();
	await expect(sums.getByText("$16.34 VAT (19%) is in these prices.")).toBeVisible();
	await placeButton(page).click();
	const number = await placedNumber(page);
	await expect(page.getByText(/VAT,? 7%/)).toBeVisible();
	await expect(page.getByText(/VAT,? 19%/)).toBeVisible();

	await db.updateTable("orders").set({ status: "confirmed", payment_method: "bank_transfer" }).execute();
	await admin.goto(`/orders/${number}/payment`);
	await press(admin, "Mark as paid");
	await admin.getByRole("link", { name: /^Invoice / }).click();
	await expect(admin.getByText("Includes VAT 7% of $53.87")).toBeVisible();
	await expect(admin.getByText("Includes VAT 19% of $86.02")).toBeVisible();
	await expect(admin.getByText("Tax 7%")).toBeVisible();
});

test("a variant has a tax class of its own, which a file of products keeps", async ({ page, db }) => {
	const { lampId } = await openCheckout(page, db);
	const { product_id } = await db
		.selectFrom("variants")
		.select("product_id")
		.where("id", "=", lampId)
		.executeTakeFirstOrThrow();
	await signInAt(page, `/dashboard/products/${maskId(product_id)}/variants`, ADMIN);
	await page.getByLabel("Tax class").selectOption("Zero rate");
	await press(page, "Save variants");
	await expect(page.getByLabel("Tax class")).toHaveValue("zero");
	const file = await page.request.get("/dashboard/products.csv");
	expect(await file.text()).toMatch(/halden-lamp.*,TRUE,standard,zero,/);
});
