import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff edit the items of a paid order, and the customer is asked for the difference", async ({
	page,
	db,
}) => {
	const { number } = await addOrder(db, { placedAt: new Date(), payment: "paid", status: "confirmed" });
	const { variantIds } = await putOnShelf(db, {
		title: "Blue vase",
		variants: [{ price: 4_000, stock: 3, sku: "VA-1" }],
	});
	await signInAt(page, `/orders/${number}`, ADMIN);
	await page.getByRole("link", { name: "Edit items" }).click();
	await page.getByLabel(/^Quantity of Lamp/).fill("1");
	await page.getByLabel("SKU or name").fill("VA-1");
	await page.getByRole("button", { name: "Find" }).click();
	await page.getByRole("button", { name: "Add Blue vase" }).click();
	await page.getByLabel("Quantity of Blue vase").fill("4");
	await page.getByRole("button", { name: "Review changes" }).click();
	await expect(page.getByText("Blue vase: only 3 more in stock. Enter 3 or less.").first()).toBeVisible();
	await page.getByLabel("Quantity of Blue vase").fill("1");
	await page.getByRole("button", { name: "Review changes" }).click();
	await expect(page.getByRole("heading", { name: "Check the changes" })).toBeVisible();
	await expect(page.getByText("The customer still has to pay $15.00.")).toBeVisible();
	// Another clerk takes the price of the vase up meanwhile: it is shown again.
	await db
		.updateTable("variants")
		.set({ price: 4_500 })
		.where("id", "=", variantIds[0] ?? 0)
		.execute();
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByText("Check the amounts below, then save again.")).toBeVisible();
	await expect(page.getByText("The customer still has to pay $20.00.")).toBeVisible();
	await page.getByRole("button", { name: "Save changes" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The items are changed." })).toBeVisible();
	await expect(page.getByText("Left to pay")).toBeVisible();
	await expect(page.getByText("Items changed")).toBeVisible();
	const mail = await db
		.selectFrom("outbox")
		.select(["subject", "text_body"])
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	expect(mail.subject).toContain("Your order has changed");
	expect(mail.text_body).toContain("$20.00");
	const stock = await db
		.selectFrom("variants")
		.select("stock")
		.where("id", "=", variantIds[0] ?? 0)
		.executeTakeFirstOrThrow();
	expect(stock.stock).toBe(2);
});
