import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a new order rings the bell and stands in the open list, with what is ticked still ticked", async ({
	page,
	db,
}) => {
	const first = await addOrder(db, { placedAt: new Date() });
	await signInAt(page, "/orders", ADMIN);
	await expect(page.getByText(/As of .*, live/)).toBeVisible();
	const bell = page.getByRole("banner").getByRole("link", { name: /new order/ });
	await expect(bell).toHaveAccessibleName("1 new order");
	const tick = page.getByLabel(`Select ${formatReferenceNumber(first.number)}`);
	await tick.check();
	const second = await addOrder(db, { placedAt: new Date() });
	const row = page.getByRole("link", { name: formatReferenceNumber(second.number), exact: true });
	const show = page.getByRole("link", { name: "1 new, show" });
	await expect(show).toBeVisible(PUSHED);
	await expect(row).toHaveCount(0);
	await expect(bell).toHaveAccessibleName("2 new orders", PUSHED);
	await show.click();
	await expect(row).toBeVisible();
	await expect(tick).toBeChecked();
	// Viewing an order does not complete it.
	await row.click();
	await page.getByRole("link", { name: "Confirm", exact: true }).click();
	await expect(bell).toHaveAccessibleName("2 new orders");
	await page.getByRole("button", { name: "Confirm order" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The order is confirmed." })).toBeVisible();
	await expect(bell).toHaveAccessibleName("1 new order", PUSHED);
});
