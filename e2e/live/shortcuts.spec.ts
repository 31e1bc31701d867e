import { addOrder } from "#app/testing/shop/order.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("keys find, go to areas and move over rows, but not while somebody types", async ({ page, db }) => {
	const { number: first } = await addOrder(db, { name: "Ana Lima" });
	const { number: last } = await addOrder(db, { name: "Zelda Quist" });
	await signInAt(page, "/dashboard/taxes", ADMIN);
	await page.keyboard.press("g");
	await page.keyboard.press("o");
	await page.waitForURL("/orders");
	const linkOf = (number: string) => page.locator(`main a[href='/orders/${number}']`).first();
	await page.keyboard.press("j");
	await expect(linkOf(last)).toBeFocused();
	await page.keyboard.press("j");
	await expect(linkOf(first)).toBeFocused();
	await page.keyboard.press("j");
	await expect(linkOf(first)).toBeFocused();
	await page.keyboard.press("x");
	await expect(page.getByRole("row").last().getByRole("checkbox")).toBeChecked();
	await page.keyboard.press("k");
	await page.keyboard.press("Enter");
	await page.waitForURL(`/orders/${last}`);

	const field = page.getByRole("banner").getByLabel("Find orders, stays, moves…");
	await page.keyboard.press("Control+k");
	await expect(field).toBeFocused();
	await page.keyboard.type("g o zelda?");
	await expect(field).toHaveValue("g o zelda?");
	await expect(page).toHaveURL(`/orders/${last}`);
	await field.fill("zelda");
	const orders = page.getByRole("listbox").getByRole("group", { name: "Orders" }).getByRole("option");
	await expect(orders).toContainText("Zelda Quist");
});

test("keys move over the conversations of the inbox", async ({ page, newBrowser }) => {
	const visitor = await newBrowser();
	await visitor.goto("/contact");
	await visitor.getByLabel("Name").fill("Zelda Quist");
	await visitor.getByLabel("Email").fill("zelda@quist.example");
	await visitor.getByLabel("Message").fill("Do you deliver on Sundays?");
	await visitor.getByRole("button", { name: "Send" }).click();
	await signInAt(page, "/inbox", ADMIN);
	await page.keyboard.press("j");
	await expect(page.getByRole("link", { name: "Zelda Quist" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Zelda Quist" })).toBeVisible();
});

test("the shortcuts are listed over the screen, and keys of one letter can be switched off", async ({
	page,
}) => {
	await signInAt(page, "/owner/dashboard", emailOf("Hotel"));
	await page.keyboard.press("?");
	const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await expect(dialog.getByRole("definition").filter({ hasText: "Walk-in" })).toBeVisible();
	// Behind a dialog, nothing listens.
	await page.keyboard.press("g");
	await page.keyboard.press("w");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL("/owner/dashboard");

	await page.keyboard.press("?");
	await dialog.getByRole("link", { name: "Switch off" }).click();
	const setting = page.getByLabel("Use shortcuts of a single key in this browser");
	await setting.uncheck();
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("/");
	await expect(page.getByRole("banner").getByRole("combobox")).toHaveCount(0);
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
	await page.reload();
	await expect(setting).not.toBeChecked();
});
