import { fillCheckout, openCheckout, placeButton, placedNumber } from "#e2e/helpers/checkout.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a total that can’t be asked for any more says so, and the total that is ordered is one that was shown", async ({
	page,
	db,
}) => {
	await openCheckout(page, db);
	await fillCheckout(page);
	const summary = page.getByRole("region", { name: "Order summary" });
	const world = page.getByRole("radio", { name: "World" });
	await world.check();
	await expect(placeButton(page)).toHaveText("Place order · $160.00");
	await expect(summary).not.toContainText("This total is for your earlier choices.");

	let answer: "offline" | 429 | undefined = "offline";
	await page.route("/checkout", (route) => {
		if (route.request().isNavigationRequest() || !answer) return route.continue();
		return answer === "offline" ? route.abort() : route.fulfill({ status: answer, body: "" });
	});
	await page.getByRole("radio", { name: "Standard" }).check();
	await expect(summary).toContainText("This total is for your earlier choices.");
	await expect(
		summary.getByRole("status").filter({ hasText: "This total is for your earlier choices." }),
	).toBeVisible();

	await placeButton(page).click();
	const step = page.getByRole("alert").filter({ hasText: "Review these changes before you order" });
	await expect(step.getByRole("listitem")).toHaveText([
		"Delivery now costs $5.00 (was $20.00).",
		"The total is now $145.00 (was $160.00).",
	]);
	await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 Harbor Road");
	expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);

	answer = 429;
	await world.check();
	await expect(summary).toContainText("This total is for your earlier choices.");
	answer = undefined;
	await page.getByRole("radio", { name: "Standard" }).check();
	await expect(summary).not.toContainText("This total is for your earlier choices.");
	await page.getByRole("button", { name: /place order · \$145.00/i }).click();
	await placedNumber(page);
	expect(await db.selectFrom("orders").select("total").execute()).toEqual([{ total: 14_500 }]);
});
