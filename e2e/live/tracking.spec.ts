import type { Page } from "playwright/test";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import type { Database } from "#db/client.ts";
import { addMove, changeMove } from "#e2e/helpers/moves.ts";
import { ADMIN } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

async function track(page: Page, number: string, contact: string): Promise<void> {
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill(contact);
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await expect(page).toHaveURL(new RegExp(`/track/${number}$`));
}

const confirmOrder = (db: Database, number: string) =>
	changeOrder(db, {
		number,
		column: "status",
		expectedStatus: "new",
		to: "confirmed",
		by: "staff",
		actorId: null,
		now: new Date(),
	});

test("a tracking page follows the status of its own order, and hears of no other", async ({
	page,
	newBrowser,
	db,
}) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	const other = await addOrder(db, { placedAt: new Date() });
	const opened = page.waitForResponse((response) => response.url().endsWith("/live"));
	await track(page, number, "ana@example.com");
	await opened;
	const receipt = page.getByRole("link", { name: "Receipt" });
	await receipt.focus();
	// The page's own requests show the events of the stream.
	const reads: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith(`/track/${number}`)) reads.push(request.url());
	});
	await confirmOrder(db, other.number);
	await confirmOrder(db, number);
	const sentence = page.getByText("Your order is confirmed.", { exact: false });
	await expect(sentence.last()).toBeVisible(PUSHED);
	const step = page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]");
	await expect(step).toContainText("Confirmed");
	await expect(receipt).toBeFocused();
	expect(reads.length).toBeLessThanOrEqual(2);
	const stranger = await newBrowser();
	const refused = await stranger.request.get(`/track/${number}/live`);
	expect(refused.status()).toBe(403);
	// Without scripts the browser reloads the page.
	const html = await (await page.request.get(`/track/${number}`)).text();
	expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="60"\/><\/noscript>/i);
});

test("a tracking page follows a move", async ({ page, db }) => {
	const number = await addMove(db);
	const opened = page.waitForResponse((response) => response.url().endsWith("/live"));
	await track(page, number, "(212) 555-0147");
	await opened;
	await changeMove(db, number, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
	await expect(page.getByRole("main").getByText("Confirmed", { exact: true }).first()).toBeVisible(PUSHED);
});
