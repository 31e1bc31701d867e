import { sql } from "kysely";
import { DASHBOARD, rowOf, rows } from "#e2e/helpers/dashboard.ts";
import { addMove, BOOKING, changeMove, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { withinASecond } from "#e2e/helpers/within-a-second.ts";

test.beforeEach(async ({ page }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
});

test("a booking appears on an open dashboard within a second of being sent", async ({ page, newBrowser }) => {
	const guest = await newBrowser();
	await guest.goto("/trucking-home");
	await fillBooking(guest);
	const answered = guest.waitForResponse((response) => response.request().method() === "POST");
	await guest.getByRole("button", { name: "Book moving vehicle" }).click();
	await answered;
	await withinASecond(page, (within) => expect(rowOf(page, BOOKING.name)).toContainText("Pending", within));
});

test("what another process writes appears within a second: a booking, its change, its deletion", async ({
	page,
	db,
}) => {
	const number = await addMove(db, { name: "Wanjiru Kamau" });
	await withinASecond(page, (within) =>
		expect(rowOf(page, "Wanjiru Kamau")).toContainText("Pending", within),
	);
	await changeMove(db, number, { expectedVersion: "pending", to: "confirmed", by: ADMIN });
	await withinASecond(page, (within) =>
		expect(rowOf(page, "Wanjiru Kamau")).toContainText("Confirmed", within),
	);
	await sql`update moving_bookings set name = 'Changed By Hand' where number = ${number}`.execute(db);
	await withinASecond(page, (within) => expect(rowOf(page, "Changed By Hand")).toBeVisible(within));
	await sql`delete from moving_bookings`.execute(db);
	await withinASecond(page, (within) => expect(rows(page)).toHaveCount(0, within));
});

test("a refresh leaves alone what the admin is doing", async ({ page, db }) => {
	await addMove(db, { name: "Liam Harper" });
	await rowOf(page, "Liam Harper").locator("summary").click();
	await page.getByLabel("Search").pressSequentially("Liam");
	await expect(page).toHaveURL(/q=Liam/);
	await page.getByRole("link", { name: "Clear Filters" }).click();
	await page.getByLabel("Search").focus();
	await rowOf(page, "Liam Harper").locator("summary").click();
	await addMove(db, { name: "Mei Chen" });
	await withinASecond(page, (within) => expect(rowOf(page, "Mei Chen")).toBeVisible(within));
	await expect(rowOf(page, "Liam Harper").locator("details")).toHaveAttribute("open");
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
	await withinASecond(page, (within) =>
		expect(rows(page).filter({ hasText: "Quinn Harper" })).toHaveCount(1, within),
	);
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole("link", { name: "Keep booking" })).toBeFocused();
});
