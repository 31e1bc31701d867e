import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff find a change in the trail, from its order and back", async ({ page, db }) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	const name = formatReferenceNumber(number);
	await signInAt(page, `/orders/${number}/note`, ADMIN);
	await page.getByRole("dialog").getByRole("textbox").fill("Rang twice.");
	await page.getByRole("dialog").getByRole("button").click();
	await expect(page.getByText("Rang twice.")).toBeVisible();
	await page.goto(`/orders/confirmation?numbers=${number}`);
	await page.getByRole("button", { name: "Confirm 1 order" }).click();
	await expect(page.getByRole("status").filter({ hasText: "1 confirmed" })).toBeVisible();

	await page.goto(`/orders/${number}`);
	await page.getByRole("link", { name: "All changes in the trail" }).click();
	const table = page.getByRole("table", { name: "Trail" });
	await expect(table.getByRole("row")).toHaveCount(3);
	const entry = table.getByRole("row").nth(1);
	await expect(entry).toContainText(/Changed status.*New to Confirmed.*Ada Nwosu.*Admin.*Request \w{6}/s);
	// The note is in the order's own history.
	await expect(table).not.toContainText("Rang twice.");

	await page.getByLabel("Change", { exact: true }).selectOption("Orders: added note");
	const search = page.getByRole("main").getByRole("button", { name: "Search" });
	if (await search.isVisible()) await search.click();
	await expect(table.getByRole("row")).toHaveCount(2);
	const href = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
	const file = await page.request.get(href ?? "");
	expect((await file.text()).split("\r\n")).toEqual([
		expect.stringContaining("By,Role,Kind,Record,Change,From,To,Details,Request"),
		expect.stringMatching(`,Ada Nwosu,Admin,Order,${name},Added note,,,,\\w{12}$`),
		"",
	]);
	await page.getByRole("link", { name: "Clear Filters" }).click();
	await table.getByRole("link", { name }).first().click();
	await expect(page).toHaveURL(`/orders/${number}`);
});
