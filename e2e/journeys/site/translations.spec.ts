import type { Page } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addMember } from "#app/testing/travel/inn.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.use({ languages: "en,es,ar" });

/** Fills in the Spanish translation of a thing, and saves it. */
async function translate(page: Page, path: string, texts: Record<string, string>) {
	await page.goto(`${path}/translations`);
	for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
	await page.getByRole("button", { name: "Save translation" }).click();
	await expect(page.getByText("is saved.")).toBeVisible();
}

test("staff translate a product beside its original, and visitors read, find and buy it in their language", async ({
	page,
	db,
	newBrowser,
}) => {
	const { productId, variantIds } = await putOnShelf(db, {
		title: "Desk lamp",
		description: "Made of oak.",
		variants: [{ stock: 9 }],
	});
	const visitor = await newBrowser();
	await visitor.goto(`/es${productPath(productId)}`);
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");

	await signInAt(page, `/dashboard/products/${maskId(productId)}`, emailOf("Admin"));
	await page.getByRole("link", { name: "Translations" }).click();
	await expect(page.getByText("2 of 2 texts are missing.")).toBeVisible();
	await expect(page.getByRole("link", { name: "العربية (2 missing)" })).toBeVisible();
	await page.getByLabel("Title").fill("L");
	await page.getByRole("button", { name: "Save translation" }).click();
	await expect(page.getByRole("alert")).toContainText("Title must be at least 2 characters.");
	await page.getByLabel("Title").fill("Lámpara de mesa");
	await page.getByRole("button", { name: "Save translation" }).click();
	await expect(page.getByText("Español: Desk lamp is saved.")).toBeVisible();
	await expect(page.getByText("1 of 2 texts is missing.")).toBeVisible();

	await visitor.reload();
	const heading = visitor.getByRole("heading", { level: 1, name: "Lámpara de mesa" });
	await expect(heading).not.toHaveAttribute("lang");
	await expect(visitor.getByText("Made of oak.")).toHaveAttribute("lang", "en");
	await expect(visitor).toHaveTitle(/^Lámpara de mesa/);
	await visitor.goto("/es/products?q=lampara");
	await expect(visitor.getByRole("link", { name: "Lámpara de mesa" })).toBeVisible();
	await visitor.goto("/products?q=lampara");
	await expect(visitor.getByRole("link", { name: "Desk lamp" })).toBeVisible();
	await visitor.goto(`/es${productPath(productId, variantIds[0])}`);
	await visitor.getByRole("button", { name: "Añadir al carrito" }).click();
	await expect(visitor.getByText("Lámpara de mesa").first()).toBeVisible();
});

test("two editors of one translation: the second one sees what the first wrote", async ({
	page,
	db,
	newBrowser,
}) => {
	const { productId } = await putOnShelf(db, { title: "Desk lamp" });
	const path = `/dashboard/products/${maskId(productId)}/translations?language=ar`;
	const other = await newBrowser();
	await signInAt(page, path, emailOf("Admin"));
	await signInAt(other, path, emailOf("SuperAdmin"));
	await page.getByLabel("Title").fill("مصباح");
	await page.getByRole("button", { name: "Save translation" }).click();
	await expect(page.getByText("is saved.")).toBeVisible();
	await other.getByLabel("Title").fill("مصباح مكتب");
	await other.getByRole("button", { name: "Save translation" }).click();
	await expect(other.getByRole("alert")).toContainText("changed this translation while you were editing");
	await expect(other.getByText("مصباح", { exact: true })).toBeVisible();
	await other.getByRole("button", { name: "Save translation" }).click();
	await expect(other.getByText("is saved.")).toBeVisible();
});

test("a shopper finds a translated category in both languages, and chooses a size and a delivery in theirs", async ({
	page,
	db,
	newBrowser,
}) => {
	const variants = [{ option: "Small" }, { option: "XL" }];
	const { productId } = await putOnShelf(db, { title: "Ficus", category: "Garden plants", variants });
	const deliveryId = await addDelivery(db, { name: "Standard" });
	const { id } = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
	await signInAt(page, "/dashboard", emailOf("Admin"));
	await translate(page, `/dashboard/products/${maskId(productId)}`, {
		"Option value: Small": "Pequeño",
		"Option 1": "Tamaño",
	});
	await translate(page, `/dashboard/categories/${maskId(id)}`, { Name: "Plantas de jardín" });
	await translate(page, `/dashboard/delivery/${maskId(deliveryId)}`, { Name: "Envío normal" });

	const visitor = await newBrowser();
	for (const query of ["garden plants", "plantas jardin"]) {
		await visitor.goto(`/es/search?q=${encodeURIComponent(query)}`);
		await expect(visitor.getByRole("link", { name: "Plantas de jardín" }).first()).toBeVisible();
		await expect(visitor.getByRole("link", { name: "Ficus" })).toHaveAttribute("lang", "en");
	}
	await visitor.goto(`/es${productPath(productId)}`);
	await expect(visitor.getByRole("heading", { name: "Tamaño: Pequeño" })).toBeVisible();
	await expect(visitor.getByRole("link", { name: "XL" })).toHaveAttribute("lang", "en");
	await visitor.getByRole("button", { name: "Añadir al carrito" }).click();
	await visitor.goto("/es/checkout");
	await expect(visitor.getByText("Pequeño", { exact: true })).toBeVisible();
	await expect(visitor.getByText("Envío normal", { exact: true })).toBeVisible();
	await visitor.goto("/checkout");
	await expect(visitor.getByText("Small", { exact: true })).toBeVisible();
});

test("a hotel translates its description and its room, and a guest reads them up to the checkout", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId, roomId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	const owner = db.selectFrom("accounts").select("id").where("email", "=", emailOf("Hotel"));
	const { id: accountId } = await owner.executeTakeFirstOrThrow();
	await addMember(db, { hotelId, accountId, role: "owner" });
	await signInAt(page, "/owner/dashboard", emailOf("Hotel"));
	await translate(page, `/list-new-hotel/${maskId(hotelId)}`, { Description: "Una casa tranquila." });
	await translate(page, `/edit-room/${maskId(roomId)}`, { Name: "Habitación con jardín" });

	const visitor = await newBrowser();
	await visitor.goto(`/es${hotelPath(hotelId, stayAhead())}`);
	await expect(visitor.getByText("Una casa tranquila.")).not.toHaveAttribute("lang");
	await expect(visitor.getByRole("heading", { name: "Habitación con jardín" })).not.toHaveAttribute("lang");
	await visitor
		.getByRole("link", { name: /^(Reservar|Solicitar)/ })
		.first()
		.click();
	await expect(visitor.getByText("Habitación con jardín").first()).toBeVisible();
	await visitor.goto(hotelPath(hotelId, stayAhead()));
	await expect(visitor.getByText("A quiet house above the river.")).toBeVisible();
});
