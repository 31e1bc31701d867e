import type { Page } from "playwright/test";
import type { Database } from "#db/client.ts";
import { addMove, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const ANALYTICS = "/trucking-dashboard/analytics";

/** A delivered move some days ago, at a price in cents. */
async function addDelivered(db: Database, daysAgo: number, price: number): Promise<void> {
	const number = await addMove(db, { story: ["confirmed", "delivered"] });
	const agreed = { price, currency: "USD", price_state: "agreed" } as const;
	await db
		.updateTable("moving_bookings")
		.set({ booking_date: dayAhead(-daysAgo), ...agreed })
		.where("number", "=", number)
		.execute();
}

const figure = (page: Page, name: string) =>
	page
		.locator("dl")
		.first()
		.locator("> div")
		.filter({ has: page.getByText(name, { exact: true }) });

test("an admin compares the moves of two periods in figures, charts, tables and a file", async ({
	page,
	db,
}) => {
	await addDelivered(db, 1, 20_000);
	await addDelivered(db, 3, 10_000);
	// In the previous seven days.
	await addDelivered(db, 9, 50_000);
	await signInAt(page, "/trucking-dashboard", ADMIN);
	await page.getByRole("link", { name: "Analytics" }).click();
	await page.getByRole("link", { name: "7 days", exact: true }).click();
	await expect(page).toHaveURL(`${ANALYTICS}?period=7`);
	await expect(figure(page, "Revenue")).toContainText("$300.00");
	await expect(figure(page, "Revenue")).toContainText("from $500.00");
	await expect(figure(page, "Moves")).toContainText("2");
	await expect(figure(page, "On time")).toContainText("–");
	await expect(page.getByRole("img", { name: "Revenue by day, in USD" })).toHaveAccessibleDescription(
		/\$300.00 in total. The highest day was .+ with \$200.00/,
	);
	const moves = page.locator("section").filter({ has: page.getByRole("heading", { name: "Moves by day" }) });
	await moves.getByText("View as table").click();
	await expect(moves.getByRole("row")).toHaveCount(8);

	const file = await page.request.get(
		(await page.getByRole("link", { name: "Export CSV" }).getAttribute("href")) ?? "",
	);
	expect(file.headers()["content-disposition"]).toContain("moves-by-day-");
	const lines = (await file.text()).trim().split("\r\n");
	expect(lines).toHaveLength(8);
	expect(lines.some((line) => line.startsWith(`${dayAhead(-1)},USD,1,200.00`))).toBe(true);
});

test("a period that can’t be shown gets a sentence, and what was typed stays", async ({ page }) => {
	await signInAt(page, ANALYTICS, ADMIN);
	await page.getByLabel("From").fill("2026-03-02");
	await page.getByLabel(/^To\b/).fill("2026-03-01");
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page.getByText("The start date must not be after the end date.").first()).toBeVisible();
	await expect(page.getByLabel("From")).toHaveValue("2026-03-02");
	await expect(page.getByLabel(/^To\b/)).toHaveValue("2026-03-01");
	expect((await page.request.get(`${ANALYTICS}?from=x&to=y`)).status()).toBe(422);
	await page.getByLabel(/^To\b/).fill("2026-03-04");
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page.getByRole("heading", { name: "Moves by day" })).toBeVisible();
	await expect(
		page.getByText(/Mon 2 Mar.* – Wed 4 Mar.*, compared with Fri 27 Feb.* – Sun 1 Mar/),
	).toBeVisible();
});
