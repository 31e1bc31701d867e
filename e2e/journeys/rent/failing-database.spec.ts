import { sql } from "kysely";
import { chooseFromRowMenu, DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { test as base, expect } from "#e2e/helpers/site-test.ts";

type Failing = { breakBookings: () => Promise<void> };

/** A database whose bookings can't be read until the end of the test. */
const test = base.extend<Failing>({
	breakBookings: async ({ db, watch }, use) => {
		watch.expectProblem(/^503 for|"status":503|"failed: |"Failed to fetch notifications"/);
		let isBroken = false;
		await use(async () => {
			await sql`alter table moving_bookings rename to out_of_reach`.execute(db);
			isBroken = true;
		});
		if (isBroken) await sql`alter table out_of_reach rename to moving_bookings`.execute(db);
	},
});

test("an admin is told that the bookings could not be loaded, and sees them when they can", async ({
	page,
	db,
	breakBookings,
}) => {
	await addMove(db);
	await signInAt(page, DASHBOARD, ADMIN);
	await breakBookings();
	const answer = await page.goto(DASHBOARD);
	expect(answer?.status()).toBe(503);
	await expect(page.getByRole("alert")).toContainText(
		"Failed to load bookings: Unknown error Please try again.",
	);
	await expect(page.getByText("out_of_reach")).toHaveCount(0);
	// With an error, no count is shown.
	await expect(page.getByText(/No bookings/)).toHaveCount(0);
	await sql`alter table out_of_reach rename to moving_bookings`.execute(db);
	await page.getByRole("link", { name: "Refresh" }).click();
	await expect(page.getByText("1–1 of 1 booking")).toBeVisible();
	await sql`alter table moving_bookings rename to out_of_reach`.execute(db);
});

test("an admin is told that a booking could not be confirmed", async ({ page, db, breakBookings }) => {
	await addMove(db);
	await signInAt(page, DASHBOARD, ADMIN);
	await chooseFromRowMenu(page, "Ana Lima", "Confirm");
	await breakBookings();
	await page.getByRole("button", { name: "Confirm booking" }).click();
	await expect(page.getByText("Failed to confirm booking: Unknown error")).toBeVisible();
});

test("a customer is told that the booking failed, and keeps what was typed", async ({
	page,
	breakBookings,
}) => {
	await signInAt(page, "/trucking-home", emailOf("User"));
	await fillBooking(page);
	await breakBookings();
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByRole("dialog")).toContainText("Booking failed: Unknown error");
	await expect(page.getByText("Failed to load bookings: Unknown error")).toBeAttached();
	await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByLabel("Your name")).not.toHaveValue("");
});
