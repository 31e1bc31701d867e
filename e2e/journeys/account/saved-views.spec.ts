import { addOrder } from "#app/testing/shop/order.ts";
import { ADMIN, addSecondAdmin, SECOND_ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff save a view of orders for themselves and one for all, open it, and delete it", async ({
	page,
	newBrowser,
	db,
}) => {
	await addOrder(db, { payment: "paid" });
	await addOrder(db, { payment: "paid", status: "confirmed", name: "Zelda Quist" });
	await addOrder(db);
	await addSecondAdmin(db);
	await signInAt(page, "/orders?payment=paid", ADMIN);
	const tabs = page.getByRole("navigation", { name: "Views" });
	const saved = page.getByRole("status").filter({ hasText: "is saved." });

	await page.getByRole("link", { name: "Save view" }).click();
	await page.getByLabel("Name").fill("Money in");
	await page.getByRole("button", { name: "Save view" }).click();
	await expect(saved).toBeVisible();
	await expect(tabs.getByRole("link", { name: "Money in 2" })).toHaveAttribute("aria-current", "page");

	await page.goto("/orders?status=confirmed");
	await page.getByRole("link", { name: "Save view" }).click();
	await page.getByLabel("Name").fill("Agreed");
	await page.getByLabel("All who use this list").check();
	await page.getByRole("button", { name: "Save view" }).click();
	await expect(saved).toBeVisible();

	const colleague = await newBrowser();
	await signInAt(colleague, "/orders", SECOND_ADMIN);
	const theirs = colleague.getByRole("navigation", { name: "Views" });
	await expect(theirs.getByRole("link", { name: "Money in" })).toHaveCount(0);
	await theirs.getByRole("link", { name: "Agreed 1" }).click();
	await expect(colleague).toHaveURL("/orders?status=confirmed");
	await expect(colleague.getByRole("main").getByText("Zelda Quist").first()).toBeVisible();

	await page.goto("/orders");
	await tabs.getByRole("link", { name: "Money in 2" }).click();
	await expect(page).toHaveURL("/orders?payment=paid");
	await page.getByRole("link", { name: "Delete view" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete view" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The view is deleted." })).toBeVisible();
	await expect(tabs.getByRole("link", { name: "Money in" })).toHaveCount(0);
	await expect(tabs.getByRole("link", { name: "Agreed 1" })).toBeVisible();
});
