import sharp from "sharp";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { reviewProduct } from "#app/shop/orders/own/review-product.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a visitor reads the reviews with one rating, page by page, and all of them again", async ({
	page,
	db,
}) => {
	const { productId, variantIds } = await putOnShelf(db, { title: "Brass lamp" });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	for (const [at, rating] of [5, 5, 2, 5, 5, 5, 5].entries()) {
		const { number } = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
		const message = `Review number ${at + 1}.`;
		await reviewProduct(db, { number, productId, viewer, rating, title: "", message, now: new Date() });
	}
	await page.goto(productPath(productId));
	const reviews = page.getByRole("region", { name: /^Reviews/ });
	await reviews.getByRole("link", { name: "2 stars 1 review", exact: true }).click();
	await expect(page).toHaveURL(/\?stars=2#reviews$/);
	await expect(reviews.getByRole("listitem").filter({ hasText: "Review number" })).toHaveText(/number 3/);
	await expect(reviews.getByRole("link", { name: "4 stars" })).toHaveCount(0);
	await reviews.getByRole("link", { name: "5 stars 6 reviews" }).click();
	await reviews.getByRole("link", { name: "Older reviews" }).click();
	await expect(page).toHaveURL(/\?stars=5&reviews=2#reviews$/);
	await expect(reviews.getByRole("listitem").filter({ hasText: "Review number" })).toHaveText(/number 1/);
	await reviews.getByRole("link", { name: "Show all reviews" }).click();
	await expect(reviews.getByRole("listitem").filter({ hasText: "Review number" })).toHaveCount(5);
	await expect(page).toHaveURL(/\/product\/[^?]+#reviews$/);
});

test("a customer adds photos to a review, visitors open them, and staff remove it with them", async ({
	page,
	db,
	newBrowser,
}) => {
	const { productId, variantIds } = await putOnShelf(db, { title: "Brass lamp" });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const { number } = await addOrder(db, { lines, status: "processing", fulfilment: "delivered" });
	const photo = async (background: string) => ({
		name: `${background}.png`,
		mimeType: "image/png",
		buffer: await sharp({ create: { width: 90, height: 90, channels: 3, background } })
			.png()
			.toBuffer(),
	});
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("ana@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await page.getByRole("link", { name: "Write a review" }).click();
	await page.getByLabel("Your review").fill("It shines.");
	await page.getByLabel("Photos").setInputFiles([await photo("gold"), await photo("teal")]);
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose a rating.");
	await expect(page.getByText("2 photos are already uploaded")).toBeVisible();
	await page.getByLabel("5 – Excellent").check();
	await page
		.getByLabel("More photos")
		.setInputFiles([await photo("navy"), await photo("olive"), await photo("red")]);
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByRole("alert")).toContainText("A review can have up to 4 photos. Remove some.");
	for (const name of [/navy/, /olive/, /red/]) await page.getByLabel(name).uncheck();
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByText("Thank you. Your review is published.")).toBeVisible();

	await page.goto(productPath(productId));
	const reviews = page.getByRole("region", { name: /^Reviews/ });
	await expect(reviews.getByRole("img", { name: /Taken by Ana L/ })).toHaveCount(2);
	await reviews.getByRole("link", { name: "Taken by Ana L., 2 of 2" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photo 2 / 2");
	await page.getByRole("link", { name: "Previous photo" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photo 1 / 2");
	const photoPage = page.url();
	await page.getByRole("link", { name: "Back to Brass lamp" }).click();
	await expect(reviews).toContainText("It shines.");

	const desk = await newBrowser();
	await signInAt(desk, "/dashboard/reviews", emailOf("Admin"));
	await desk.getByRole("link", { name: "It shines." }).click();
	await expect(desk.getByRole("img", { name: /Taken by Ana L/ })).toHaveCount(2);
	await desk.getByRole("link", { name: "Remove review" }).click();
	await desk.getByRole("button", { name: "Remove review" }).click();
	await expect(desk.getByText("The review is removed.")).toBeVisible();
	await page.reload();
	await expect(reviews).toContainText("No reviews yet.");
	expect((await page.goto(photoPage))?.status()).toBe(404);
	expect(await db.selectFrom("review_photos").select("id").execute()).toEqual([]);
	expect(await db.selectFrom("images").select("hash").execute()).toEqual([]);
});

test("staff write a size guide and choose what goes with a product, and visitors see both", async ({
	page,
	db,
	newBrowser,
}) => {
	const { productId } = await putOnShelf(db, {
		title: "Rain coat",
		variants: [{ option: "S" }, { option: "M" }],
	});
	const { productId: hatId } = await putOnShelf(db, { title: "Wool hat" });
	const desk = await newBrowser();
	await signInAt(desk, `/dashboard/products/${maskId(productId)}`, emailOf("Admin"));
	await desk.getByLabel("Size guide").fill("Size | Chest\nS | 36 | 4");
	await desk.getByLabel("Goes well with").fill("no-hat");
	await desk.getByRole("button", { name: "Save product" }).click();
	await expect(desk.getByRole("alert")).toContainText("Line 2 has 3 columns. Enter 2, as in the first line.");
	await expect(desk.getByLabel("Size guide")).toHaveValue("Size | Chest\nS | 36 | 4");
	await desk.getByLabel("Size guide").fill("Size | Chest\nS | 36–38");
	await desk.getByRole("button", { name: "Save product" }).click();
	await expect(desk.getByRole("alert")).toContainText("No other product has the handle or address “no-hat”.");
	await desk.getByLabel("Goes well with").fill(productPath(hatId));
	await desk.getByRole("button", { name: "Save product" }).click();
	await expect(desk.getByText("Rain coat is saved.")).toBeVisible();
	await expect(desk.getByLabel("Goes well with")).toHaveValue(/^wool-hat-\d+$/);

	await page.goto(productPath(productId));
	await page.getByText("Size guide").click();
	await expect(page.getByRole("columnheader", { name: "Chest" })).toBeVisible();
	await expect(page.getByRole("row", { name: "S 36–38" })).toBeVisible();
	const shelf = page.locator("section", { has: page.getByRole("heading", { name: "Goes well with" }) });
	await shelf.getByRole("link", { name: "Wool hat" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wool hat");
	await expect(page.getByText("Size guide")).toHaveCount(0);
});

test("a card’s button adds a product without options to the cart, and the list stays", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	await putOnShelf(db, { title: "Brass lamp", category: "Lighting" });
	await putOnShelf(db, { title: "Halden lamp", variants: [{ option: "Small" }, { option: "Large" }] });
	await putOnShelf(db, { title: "Bowl", variants: [{ stock: 0 }] });
	await page.goto("/products?sort=name");
	const buttons = page.getByRole("button", { name: /^Add to cart/ });
	await expect(buttons).toHaveCount(1);
	const requests: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) requests.push(request.url());
	});
	await page.getByRole("button", { name: "Add to cart Brass lamp" }).click();
	await expect(page.getByText("Added to your cart: Brass lamp.")).toBeVisible();
	await expect(page).toHaveURL(/\/products\?sort=name$/);
	await expect(page.getByRole("banner").getByRole("link", { name: /1 in your cart/ })).toBeVisible();
	if (javaScriptEnabled !== false) expect(requests, "the page stays").toEqual([]);
	await page.getByRole("link", { name: "Brass lamp" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brass lamp");
	await page.goto("/collection?category=lighting");
	await page.getByRole("button", { name: "Add to cart Brass lamp" }).click();
	await expect(page.getByText(/Brass lamp.* You now have 2 in your cart|Already in your cart/)).toBeVisible();
	await expect(page).toHaveURL(/\/collection\?category=lighting$/);
});
