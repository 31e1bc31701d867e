import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { addSiteAccount } from "#e2e/helpers/accounts.ts";
import { fillCheckout, placeButton } from "#e2e/helpers/checkout.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

async function openShop(db: Database): Promise<{ lampId: number }> {
	const sizes = [
		{ option: "Small", sku: "HL-S", price: 2_500, stock: 5 },
		{ option: "Large", sku: "HL-L", price: 4_500, stock: 0 },
	];
	const lamp = await putOnShelf(db, { title: "Halden lamp", variants: sizes });
	await putOnShelf(db, { title: "Oak chair", variants: [{ price: 9_000, stock: 3 }] });
	await addDelivery(db);
	return { lampId: lamp.variantIds[0] ?? 0 };
}

const readOrders = (db: Database) =>
	db.selectFrom("orders").select(["account_id", "guest_hash", "email", "total"]).orderBy("id").execute();

test("staff place an order for a guest on the phone, and agree to a price that rose meanwhile", async ({
	page,
	newBrowser,
	db,
}) => {
	const { lampId } = await openShop(db);
	await signInAt(page, "/orders", ADMIN);
	await page.getByRole("link", { name: "New order", exact: true }).click();
	const find = async (typed: string) => {
		await page.getByLabel("Find by SKU or name").fill(typed);
		await page.getByRole("button", { name: "Find", exact: true }).click();
	};
	await find("sofa");
	await expect(page.getByText("No items on sale match this search.")).toBeVisible();
	await find("halden");
	await expect(page.getByText("HL-S · 5 in stock")).toBeVisible();
	await expect(page.getByText("HL-L · Out of stock")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(1);
	await page.getByRole("button", { name: "Add Halden lamp (Small)" }).click();
	await find("chair");
	await page.getByRole("button", { name: "Add Oak chair" }).click();
	await page.getByLabel("Quantity of Halden lamp (Small)").fill("2");
	await fillCheckout(page, { contact: "no number" });
	await page.getByLabel("Note").fill("Ring twice");
	await placeButton(page).click();
	const problem = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(problem).toContainText("Enter a phone number");
	await expect(page.getByLabel("Note")).toHaveValue("Ring twice");
	await fillCheckout(page);
	await db.updateTable("variants").set({ price: 2_900 }).where("id", "=", lampId).execute();
	await placeButton(page).click();
	const changes = page.getByRole("alert").filter({ hasText: "Review these changes before you order" });
	await expect(changes).toContainText("Halden lamp (Small) now costs $29.00 (was $25.00).");
	expect(await readOrders(db)).toEqual([]);
	const draft = page.url();
	await page.getByRole("button", { name: "Agree and place order · $153.00" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The order is placed." })).toBeVisible();
	await expect(page).toHaveURL(/\/orders\/M/);
	await expect(page.getByText("Placed by staff for the customer")).toBeVisible();
	expect(await readOrders(db)).toEqual([
		{ account_id: null, guest_hash: null, email: "ana@example.com", total: 15_300 },
	]);
	const order = page.url();
	await page.goto(draft);
	await expect(page).toHaveURL(order);

	const mail = await db.selectFrom("outbox").select("text_body").executeTakeFirstOrThrow();
	const [path = ""] = /\/order-confirmation\/\S+/.exec(mail.text_body) ?? [];
	const customer = await newBrowser();
	await customer.goto(path);
	await expect(customer.getByText("Thank you, Ana Lima.")).toBeVisible();
	await expect(customer.getByText("Placed by staff")).toHaveCount(0);
	await page.goto("/order-confirmation");
	await expect(page).not.toHaveURL(/\/order-confirmation\/M/);
});

test("staff place an order for an account, and what was typed stays while an item is replaced", async ({
	page,
	db,
}) => {
	await openShop(db);
	const accountId = await addSiteAccount(db, { email: "ana@example.com", role: "User", name: "Ana Lima" });
	await signInAt(page, "/orders/new", ADMIN);
	await page.getByLabel("Find by SKU or name").fill("HL-S");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Add Halden lamp (Small)" }).click();
	const findAccount = page.getByRole("button", { name: "Find account" });
	await page.getByLabel("Email").fill("nobody@example.com");
	await findAccount.click();
	await expect(page.getByRole("alert")).toContainText("No account has this email address");
	await page.getByLabel("Email").fill("ana@example.com");
	await findAccount.click();
	await expect(page.getByLabel("Add the order to the account of Ana Lima")).toBeChecked();
	await fillCheckout(page);
	await page.getByRole("button", { name: "Remove Halden lamp (Small)" }).click();
	await page.getByLabel("Find by SKU or name").fill("chair");
	await page.getByRole("button", { name: "Find", exact: true }).click();
	await page.getByRole("button", { name: "Add Oak chair" }).click();
	await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Harbor Road");
	await expect(page.getByLabel("State")).toHaveValue("NJ");
	await placeButton(page).click();
	await expect(page.getByRole("status").filter({ hasText: "The order is placed." })).toBeVisible();
	expect(await readOrders(db)).toEqual([
		{ account_id: accountId, guest_hash: null, email: "ana@example.com", total: 9_500 },
	]);
});
