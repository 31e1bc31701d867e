import { sql } from "kysely";
import { DASHBOARD, rowOf, rows } from "#e2e/helpers/dashboard.ts";
import { addMove, BOOKING, changeMove, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.beforeEach(async ({ page }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
});

test("a booking appears on an open dashboard", async ({ page, newBrowser }) => {
	const guest = await newBrowser();
	await guest.goto("/trucking-home");
	await fillBooking(guest);
	const answered = guest.waitForResponse((response) => response.request().method() === "POST");
	await guest.getByRole("button", { name: "Book moving vehicle" }).click();
	await answered;
	await expect(rowOf(page, BOOKING.name)).toContainText("Pending", PUSHED);
});

test("what another process writes appears on an open dashboard: a booking, its change, its deletion", async ({
	page,
	db,
}) => {
	const number = await addMove(db, { name: "Wanjiru Kamau" });
	await expect(rowOf(page, "Wanjiru Kamau")).toContainText("Pending", PUSHED);
	await changeMove(db, number, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
	await expect(rowOf(page, "Wanjiru Kamau")).toContainText("Confirmed", PUSHED);
	await sql`update moving_bookings set name = 'Changed By Hand' where number = ${number}`.execute(db);
	await expect(rowOf(page, "Changed By Hand")).toBeVisible(PUSHED);
	await sql`delete from moving_bookings`.execute(db);
	await expect(rows(page)).toHaveCount(0, PUSHED);
});

test("a refresh leaves alone what the admin is doing", async ({ page, db }) => {
	await addMove(db, { name: "Liam Harper" });
	await rowOf(page, "Liam Harper").locator("summary").click();
	await page.getByLabel("Search").pressSequentially("Liam");
	await expect(page).toHaveURL(/q=Liam/);
	await page.getByRole("link", { name: "Clear Filters" }).click();
	// The URL changes when the list has come, which would contain the next booking otherwise.
	await expect(page).toHaveURL(DASHBOARD);
	await page.getByLabel("Search").focus();
	await rowOf(page, "Liam Harper").locator("summary").click();
	await addMove(db, { name: "Mei Chen" });
	const show = page.getByRole("link", { name: "1 new, show" });
	await expect(show).toBeVisible(PUSHED);
	await expect(rowOf(page, "Mei Chen")).toHaveCount(0);
	await expect(rowOf(page, "Liam Harper").locator("details")).toHaveAttribute("open");
	await show.click();
	await expect(rowOf(page, "Mei Chen")).toBeVisible();
	await expect(page).toHaveURL(DASHBOARD);
});

test("a dialog stays open while the list behind it is refreshed", async ({ page, db }) => {
	const number = await addMove(db, { name: "Elif Yılmaz" });
	await page.goto(`${DASHBOARD}/${number}/delivery`);
	await expect(page.getByRole("alert")).toContainText("Failed to deliver booking: This booking is pending.");
	await page.goto(`${DASHBOARD}/${number}/cancellation`);
	const dialog = page.getByRole("dialog");
	await expect(page.getByText(", live")).toBeVisible();
	await addMove(db, { name: "Quinn Harper" });
	await expect(rows(page).filter({ hasText: "Quinn Harper" })).toHaveCount(1, PUSHED);
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole("link", { name: "Keep booking" })).toBeFocused();
});
