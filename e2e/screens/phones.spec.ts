import { openCheckout, placeButton } from "#e2e/helpers/checkout.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("the checkout of a phone begins with its total, and asks for no Update where scripts run", async ({
	page,
	db,
}) => {
	await openCheckout(page, db);
	const total = page.getByText("Show order summary · $145.00");
	await expect(total).toBeVisible();
	const box = await total.boundingBox();
	expect(box?.y, "the total is on the first screen").toBeLessThan(740);
	await expect(placeButton(page)).toHaveText("Place order · $145.00");
	await expect(page.getByRole("button", { name: /^Update/ })).toHaveCount(0);
	const line = page.getByText("2 × Halden lamp");
	await expect(line).toBeHidden();
	await total.click();
	await expect(line).toBeInViewport();
});

test("the list of moves says its order on each screen, and keeps what is filtered as chips", async ({
	page,
	db,
}) => {
	for (const name of ["Ana Silva", "Bo Lind", "Cy Young", "Di Marsh"]) await addMove(db, { name });
	await signInAt(page, DASHBOARD, ADMIN);
	const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
	await expect(rows).toHaveCount(4);
	await expect(rows.first()).toContainText("Di Marsh");
	await page.getByText("Newest first").first().click();
	await page.getByRole("link", { name: "Date, earliest first" }).click();
	await expect(page).toHaveURL(/sort=date/);
	await expect(page.getByText("Date, earliest first").first()).toBeVisible();
	await page.goto(`${DASHBOARD}?sort=date&q=Silva&status=pending`);
	await expect(rows).toHaveCount(1);
	await page.getByRole("link", { name: "Remove filter: Search: Silva" }).click();
	await expect(rows).toHaveCount(4);
	await expect(page).toHaveURL(/status=pending&sort=date/);
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(page.getByText("Date, earliest first").first()).toBeVisible();
	await page.getByRole("link", { name: "Remove filter: Status: Pending" }).click();
	await expect(page.getByRole("link", { name: /Remove filter/ })).toHaveCount(0);
});
