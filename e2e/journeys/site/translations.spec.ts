import { maskId } from "#app/common/masked-id.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.use({ languages: "en,es,ar" });

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
