import { addOrder } from "#app/testing/shop/order.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff open a customer from an order, and keep a note", async ({ page, db }) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: "zelda@example.com" });
	await addMove(db, { name: "Zelda Quist", email: "zelda@example.com" });
	await signInAt(page, `/orders/${number}`, ADMIN);
	await page.getByRole("link", { name: "Zelda Quist" }).click();
	await expect(page).toHaveURL(/\/customers\/\w+$/);
	const main = page.getByRole("main");
	await expect(main.getByText("1 order, 0 stays, 1 move")).toBeVisible();
	await expect(main.getByText("Guest", { exact: true })).toBeVisible();
	await expect(main.getByRole("link", { name: "Erase data" })).toHaveCount(0);

	await main.getByRole("link", { name: "Add note" }).click();
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(page.getByRole("textbox", { name: "Note" })).toHaveAccessibleDescription(/Enter a note/);
	await page.getByRole("textbox", { name: "Note" }).fill("Prefers mornings");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(main.getByText("Prefers mornings")).toBeVisible();
	await main.getByRole("link", { name: "Remove note" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove note" }).click();
	await expect(main.getByText("No notes yet.")).toBeVisible();

	await page.goto("/customers?q=quist");
	await expect(main.getByRole("link", { name: "Zelda Quist" })).toHaveCount(1);
});

test("a super admin erases what a guest left", async ({ page, db }) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: "zelda@example.com" });
	await signInAt(page, "/customers?q=zelda", emailOf("SuperAdmin"));
	const main = page.getByRole("main");
	await main.getByRole("link", { name: "Zelda Quist" }).click();
	await main.getByRole("link", { name: "Erase data" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Erase data" }).click();
	await expect(page).toHaveURL("/customers");
	await expect(main.getByText("The customer’s data is erased.")).toBeVisible();
	await page.goto("/customers?q=zelda");
	await expect(main.getByText("No customers found")).toBeVisible();
	await page.goto(`/orders/${number}`);
	await expect(main.getByRole("definition").getByText("Erased customer")).toBeVisible();
});
