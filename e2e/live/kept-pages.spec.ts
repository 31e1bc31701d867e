import { productPath } from "#app/shop/catalogue/product-path.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addProductToCart } from "#e2e/helpers/checkout.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("Back and Forward show the cart as it is now", async ({ page, db }) => {
	const { productId } = await putOnShelf(db, {
		title: "Halden lamp",
		variants: [{ price: 2_500, stock: 5 }],
	});
	const cart = page.getByRole("banner").getByRole("link", { name: "in your cart" });
	const stored = () => page.evaluate(() => localStorage.cartCount);
	await page.goto("/about");
	await page.goto("/collection");
	await page.goto(productPath(productId));
	expect(await stored()).toBe("0");
	await page.getByRole("button", { name: "Add to cart" }).click();
	await expect(cart).toHaveText(/^1/);
	expect(await stored()).toBe("1");
	for (const go of ["goBack", "goBack", "goForward"] as const) {
		await page[go]();
		await expect(cart, page.url()).toHaveText(/^1/);
		expect(await stored(), page.url()).toBe("1");
	}
});

test("a page that the browser kept alive shows the cart and the badges as they are now", async ({
	page,
	db,
}) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	await signInAt(page, "/my-bookings", ADMIN);
	await page.goto("/about");
	const bar = page.getByRole("banner");
	await expect(bar.getByRole("link", { name: "in your cart" })).toHaveCount(0);
	const wakeUp = () =>
		page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	for (const [added, count] of [
		[2, 2],
		[3, 5],
	] as const) {
		await addProductToCart(page, variantIds[0] ?? 0, added);
		await wakeUp();
		await expect(bar.getByRole("link", { name: `${count} in your cart` })).toHaveCount(1);
		expect(await page.evaluate(() => localStorage.cartCount)).toBe(String(count));
	}
	// Nothing answers: the count stays.
	await page.context().setOffline(true);
	await wakeUp();
	await page.context().setOffline(false);
	await addMove(db);
	await wakeUp();
	await expect(bar.getByRole("link", { name: "1 pending moving booking" })).toBeVisible();
	await expect(bar.getByRole("link", { name: "5 in your cart" })).toBeVisible();
	expect(await page.evaluate(() => localStorage.cartCount)).toBe("5");
});

test("a page that doesn’t know the cart leaves its count in storage", async ({ page, db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5 }] });
	await page.goto("/about");
	await addProductToCart(page, variantIds[0] ?? 0, 2);
	await page.goto("/about");
	expect(await page.evaluate(() => localStorage.cartCount)).toBe("2");
	await page.route("/privacy", async (route) => {
		const response = await route.fetch();
		const html = (await response.text()).replace(/ data-cart-count="\d+"/, "");
		await route.fulfill({ response, body: html });
	});
	await page.goto("/privacy");
	expect(await page.evaluate(() => localStorage.cartCount)).toBe("2");
});
