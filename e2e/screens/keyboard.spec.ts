import { sql } from "kysely";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { chooseFromRowMenu, DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove, BOOKING, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("the first Tab is the skip link, and it leads into the page", async ({ page }) => {
	for (const path of ["/", "/trucking-home", "/track", "/login"]) {
		await page.goto(path);
		await page.keyboard.press("Tab");
		const skip = page.getByRole("link", { name: "Skip to content" });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
	}
});

test("the field of a dialog takes the focus, the dialog keeps it, and gives it back on Escape", async ({
	page,
	db,
}) => {
	await addMove(db, { name: "Yara Haddad" });
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const summary = rowOf(page, "Yara Haddad").locator("summary");
	await summary.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(rowOf(page, "Yara Haddad").getByRole("link", { name: "Open" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(rowOf(page, "Yara Haddad").getByRole("link", { name: "Confirm" })).toBeFocused();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByLabel("Price")).toBeFocused();
	for (let times = 0; times < 5; times++) {
		await page.keyboard.press("Tab");
		const isOutside = await page.evaluate(() => {
			const { activeElement } = document;
			return activeElement !== document.body && !activeElement?.closest("dialog");
		});
		expect(isOutside).toBe(false);
	}
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL(DASHBOARD);
	await expect(summary).toBeFocused();
});

test("Escape closes an open menu and gives the focus back", async ({ page, db }) => {
	await addMove(db, { name: "Yara Haddad" });
	await signInAt(page, DASHBOARD, ADMIN);
	const summary = rowOf(page, "Yara Haddad").locator("summary");
	await summary.click();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(rowOf(page, "Yara Haddad").locator("details")).not.toHaveAttribute("open");
	await expect(summary).toBeFocused();
});

test("Escape closes the notification of a booking that failed, and the form is as it was", async ({
	page,
	db,
	watch,
}) => {
	watch.expectProblem(/^503 for|"status":503|"failed: /);
	await page.goto("/trucking-home");
	await fillBooking(page);
	await sql`alter table changes rename to out_of_reach`.execute(db);
	try {
		await page.getByRole("button", { name: "Book moving vehicle" }).press("Enter");
		const dialog = page.getByRole("dialog", { name: "Notification" });
		await expect(dialog.getByRole("link", { name: "Close" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	} finally {
		await sql`alter table out_of_reach rename to changes`.execute(db);
	}
	await expect(page.getByLabel("Your name")).toHaveValue(BOOKING.name);
});

test("a booking's whole way by keyboard: choose, confirm, read what came of it", async ({ page, db }) => {
	await addMove(db, { name: "Yara Haddad" });
	await signInAt(page, DASHBOARD, ADMIN);
	const dialog = await chooseFromRowMenu(page, "Yara Haddad", "Confirm");
	await dialog.getByRole("button", { name: "Confirm booking" }).press("Enter");
	const toast = page.getByRole("status").filter({ hasText: "Booking confirmed!" });
	await expect(toast).toBeVisible();
	await expect(toast).toBeHidden();
});

test("an order opened from the end of the list starts at its top, and its dialog gives the focus to its button", async ({
	page,
	db,
}) => {
	const orders = [];
	for (let count = 0; count < 12; count++) orders.push(await addOrder(db, { placedAt: new Date() }));
	const number = formatReferenceNumber(orders[0]?.number ?? "");
	await page.setViewportSize({ width: 1024, height: 400 });
	await signInAt(page, "/orders", ADMIN);
	await expect(page.getByText(/As of .*, live/)).toBeVisible();
	const link = page.getByRole("link", { name: number, exact: true });
	await link.press("Enter");
	const heading = page.getByRole("heading", { name: number });
	await expect(heading).toBeInViewport();
	await expect(page.getByRole("main")).toBeFocused();
	await page.goBack();
	await page.locator("summary", { hasText: `Actions for ${number}` }).press("Enter");
	await page.getByRole("row", { name: number }).getByRole("link", { name: "Confirm" }).press("Enter");
	await expect(page.getByRole("dialog", { name: "Confirm this order?" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: "Confirm", exact: true })).toBeFocused();
	await expect(heading).toBeInViewport();
});

test("a dialog of a plain page closes on Escape and on a click outside, and its link has the focus again", async ({
	page,
}) => {
	await page.goto("/about");
	const opener = page.getByRole("contentinfo").getByRole("link", { name: "Become a partner" });
	const dialog = page.getByRole("dialog", { name: "Join the Meeha Partner Network" });
	await opener.click();
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL("/about");
	await expect(opener).toBeFocused();

	await opener.click();
	await expect(dialog).toBeVisible();
	await page.mouse.click(20, 400);
	await expect(page).toHaveURL("/about");
	await expect(opener).toBeFocused();

	await opener.click();
	await dialog.getByLabel("Name").fill("Kim");
	await page.mouse.click(20, 400);
	await expect(dialog.getByLabel("Name")).toHaveValue("Kim");
	await expect(dialog).toBeVisible();
});

test("a dialog of a live screen closes on a click outside and gives the focus back", async ({ page, db }) => {
	await addMove(db, { name: "Yara Haddad", story: ["confirmed"] });
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const dialog = await chooseFromRowMenu(page, "Yara Haddad", "Reschedule");
	const buttons = dialog.getByRole("link").or(dialog.getByRole("button"));
	await expect(buttons).toHaveText(["Close", "Go back", "Reschedule booking"]);
	await page.mouse.click(20, 400);
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL(DASHBOARD);
	await expect(rowOf(page, "Yara Haddad").locator("summary")).toBeFocused();
});
