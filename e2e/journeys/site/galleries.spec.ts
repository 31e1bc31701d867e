import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { drawPhotos, openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { addProductPictures } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const gallery = (page: Page) => page.getByRole("region", { name: /^Photos of/ });
const photoLink = (page: Page, number: number) =>
	gallery(page)
		.getByRole("link")
		.nth(number - 1);

/** The photo in view is whole, and as wide or as high as the window leaves room for. */
async function expectLarge(photo: Locator) {
	await expect(photo).toBeInViewport({ ratio: 0.99 });
	const box = await photo.boundingBox();
	const window = photo.page().viewportSize();
	expect(box?.height).toBeGreaterThan(0.75 * (window?.height ?? 0));
	expect(box?.width).toBeGreaterThan(0.75 * (window?.width ?? 0));
}

/** A shared link to the page shows this photo, in its own size. */
async function expectShared(page: Page, hash: string, alt: string) {
	const meta = (name: string) => page.locator(`meta[property='og:image${name}']`);
	await expect(meta("")).toHaveAttribute(
		"content",
		new RegExp(`^https?://[^/]+/pictures/${hash}/1280\\.webp$`),
	);
	await expect(meta(":alt")).toHaveAttribute("content", alt);
	const address = (await meta("").getAttribute("content")) ?? "";
	const file = await page.request.get(new URL(address).pathname);
	const { width, height } = await sharp(await file.body()).metadata();
	await expect(meta(":width")).toHaveAttribute("content", String(width));
	await expect(meta(":height")).toHaveAttribute("content", String(height));
}

test("a visitor looks at a hotel’s photos one by one, and comes back to the same dates", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	const photos = await drawPhotos(db, ["navy", "olive", "teal"]);
	const { hotelId } = await openHotel(db, "Casa Azul", "Porto", { photos });
	const stay = stayAhead();
	await page.goto(hotelPath(hotelId, stay));
	await expect(gallery(page).getByRole("link")).toHaveCount(3);
	await photoLink(page, 2).click();
	if (javaScriptEnabled) {
		const dialog = page.getByRole("dialog", { name: "Photos of Casa Azul" });
		await expect(dialog.getByText("2 / 3")).toBeVisible();
		await expectLarge(dialog.getByRole("img", { name: "Casa Azul, photo 2 of 3" }));
		await page.keyboard.press("ArrowRight");
		await expect(dialog.getByText("3 / 3")).toBeVisible();
		await page.keyboard.press("ArrowRight");
		await expectLarge(dialog.getByRole("img", { name: "Casa Azul, photo 3 of 3" }));
		await page.keyboard.press("ArrowLeft");
		await dialog.getByRole("button", { name: "Previous photo" }).click();
		await expect(dialog.getByText("1 / 3")).toBeVisible();
		// A swipe to the left.
		await dialog.locator(".viewer-strip").evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
		await expect(dialog.getByText("2 / 3")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(photoLink(page, 2)).toBeFocused();
		// A new tab shows the page of the photo.
		await page.goto((await photoLink(page, 2).getAttribute("href")) ?? "");
	}
	await expect(page.getByRole("heading", { level: 1, name: "Photo 2 / 3" })).toBeVisible();
	await expectLarge(page.getByRole("img", { name: "Casa Azul, photo 2 of 3" }));
	await expectShared(page, photos[1] ?? "", "Casa Azul, photo 2 of 3");
	await page.getByRole("link", { name: "Next photo" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Photo 3 / 3" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Next photo" })).toHaveCount(0);
	if (javaScriptEnabled) await page.keyboard.press("ArrowLeft");
	else await page.getByRole("link", { name: "Previous photo" }).click();
	await page.getByRole("link", { name: "Previous photo" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Photo 1 / 3" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Previous photo" })).toHaveCount(0);
	await page.getByRole("link", { name: "Back to Casa Azul" }).click();
	await expect(page.getByLabel("Check-in")).toHaveValue(stay.checkIn);
});

test("the photos of a product begin with the variant’s own, and lead back to it", async ({
	page,
	db,
	baseURL,
}) => {
	const { productId } = await putOnShelf(db, {
		title: "Halden lamp",
		variants: [{ option: "Small" }, { option: "Large", price: 4_500 }],
	});
	await addProductPictures(db, productId, ["tomato", "teal"]);
	const [, teal] = await db
		.selectFrom("product_images")
		.select("image_hash")
		.where("product_id", "=", productId)
		.orderBy("position")
		.execute();
	const hash = teal?.image_hash ?? "";
	await db.updateTable("variants").set({ image_hash: hash }).where("option1", "=", "Large").execute();
	await page.goto(productPath(productId));
	const first = page.locator("#product .gallery img").first();
	await expect(first).not.toHaveAttribute("src", new RegExp(hash));
	await page.getByRole("link", { name: "Large", exact: true }).click();
	await expect(first).toHaveAttribute("src", new RegExp(hash));
	// An option without a photo of its own shows the product's first.
	await page.getByRole("link", { name: "Small", exact: true }).click();
	await expect(page.locator("#product .price").first()).toHaveText("$25.00");
	await expect(first).not.toHaveAttribute("src", new RegExp(hash));
	await page.getByRole("link", { name: "Large", exact: true }).click();
	await expect(first).toHaveAttribute("src", new RegExp(hash));
	await page.goto((await photoLink(page, 1).getAttribute("href")) ?? "");
	await expect(page.getByRole("img", { name: "A lamp" })).toHaveAttribute("src", new RegExp(hash));
	await expectShared(page, hash, "A lamp");
	// For search engines, it is the page of the product.
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
		"href",
		`${baseURL}${productPath(productId)}`,
	);
	await page.getByRole("link", { name: "Back to Halden lamp" }).click();
	await expect(page.locator("#product .price").first()).toHaveText("$45.00");

	for (const number of ["0", "3", "01", "x", "99999999999"])
		expect((await page.request.get(`${productPath(productId)}/photos/${number}`)).status(), number).toBe(404);
	await db.updateTable("products").set({ status: "draft" }).where("id", "=", productId).execute();
	expect((await page.request.get(`${productPath(productId)}/photos/1`)).status()).toBe(404);
});

test("the options and when it arrives are in view beside the price and the button", async ({
	page,
	db,
	baseURL,
}) => {
	await addDelivery(db);
	const { productId } = await putOnShelf(db, {
		title: "Halden lamp",
		variants: [{ option: "Small" }, { option: "Large" }],
	});
	await addProductPictures(db, productId, ["tomato", "teal"]);
	const consent = { name: "MEEHACookieConsent", value: "true", url: baseURL ?? "" };
	await page.context().addCookies([consent]);
	for (const [width, height] of [
		[768, 1024],
		[360, 780],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(productPath(productId));
		const box = page.locator("#product");
		// Not below the button, which stays at the bottom of a phone's window.
		await box.getByRole("link", { name: "Large", exact: true }).click({ trial: true });
		await expect(box.getByRole("link", { name: "Large", exact: true })).toBeInViewport({ ratio: 1 });
		await expect(box.getByText(/^Arrives \w{3} \d{1,2} \w{3}/)).toBeVisible();
		await expect(box.getByText(/^Returns accepted within 14 days/)).toBeVisible();
		expect(await page.evaluate(() => scrollY)).toBe(0);
	}
});
