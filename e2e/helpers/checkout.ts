import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { expect } from "./site-test.ts";

/** Puts this many of a variant into the cart of the page's browser. */
export async function addProductToCart(page: Page, variantId: number, quantity: number): Promise<void> {
	const form = { variantId: maskId(variantId), quantity: String(quantity) };
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const answer = await page.request.post("/cart/lines", { form, headers, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
}

/** A shop with lamps ($25), chairs ($90) and two delivery methods, and two lamps and a chair in the cart. */
export async function openCheckout(page: Page, db: Database): Promise<{ lampId: number; chairId: number }> {
	const lamp = await putOnShelf(db, { title: "Halden lamp", variants: [{ price: 2_500, stock: 5 }] });
	const chair = await putOnShelf(db, { title: "Oak chair", variants: [{ price: 9_000, stock: 3 }] });
	const [lampId = 0, chairId = 0] = [lamp.variantIds[0], chair.variantIds[0]];
	await addDelivery(db, { countries: "US,CA", free_from: 20_000 });
	await addDelivery(db, { name: "World", price: 2_000 });
	await addProductToCart(page, lampId, 2);
	await addProductToCart(page, chairId, 1);
	await page.goto("/checkout");
	await expect(page.getByRole("heading", { name: "Your cart: 3 items" })).toBeVisible();
	return { lampId, chairId };
}

const ANA = {
	email: "ana@example.com",
	name: "Ana Lima",
	contact: "(212) 555-0147",
	line1: "12 Harbor Road",
	city: "Hoboken",
	postalCode: "07030",
};

/** Completes the form for an address in New Jersey, with some changes. */
export async function fillCheckout(page: Page, change: Partial<typeof ANA> = {}): Promise<void> {
	for (const [name, text] of Object.entries({ ...ANA, ...change }))
		await page.locator(`#checkout-${name}`).fill(text);
	await page.locator("#checkout-region").selectOption("NJ");
}

/** All countries are shown on request. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
	const change = page.getByRole("button", { name: "Change the country" });
	if (await change.isVisible()) await change.click();
	await page.getByLabel("Country").selectOption(name);
}

export const placeButton = (page: Page) => page.getByRole("button", { name: /place order/i });

/** The order number on a confirmation page. */
export async function placedNumber(page: Page): Promise<string> {
	await expect(page).toHaveURL(/\/order-confirmation\/M/);
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
