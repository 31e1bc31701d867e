import { chooseFromRowMenu, DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove, countMoves } from "#e2e/helpers/moves.ts";
import { ADMIN, addSecondAdmin, SECOND_ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test.beforeEach(async ({ db }) => {
	await addMove(db, { name: "Noor Rahman" });
	await addSecondAdmin(db);
});

test("two admins act on one booking, and the second is told who did what", async ({
	page,
	newBrowser,
	db,
}) => {
	await signInAt(page, DASHBOARD, ADMIN);
	const second = await newBrowser();
	await signInAt(second, DASHBOARD, SECOND_ADMIN);
	const rejection = await chooseFromRowMenu(page, "Noor Rahman", "Reject");
	const confirmation = await chooseFromRowMenu(second, "Noor Rahman", "Confirm");

	await rejection.getByRole("button", { name: "Reject booking" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Booking rejected!" })).toBeVisible();
	const answer = second.waitForResponse((response) => response.request().method() === "POST");
	await confirmation.getByRole("button", { name: "Confirm booking" }).click();
	expect((await answer).status()).toBe(409);
	const banner = second.getByRole("alert");
	await expect(banner).toContainText("Failed to confirm booking: Ada Nwosu changed this booking to rejected");
	await expect(rowOf(second, "Noor Rahman")).toContainText("Rejected");
	await banner.getByRole("link", { name: "Dismiss" }).click();
	await expect(banner).toBeHidden();
	const history = await chooseFromRowMenu(second, "Noor Rahman", "History");
	await expect(history.getByRole("heading", { name: "Booking for Noor Rahman" })).toBeVisible();
	await expect(history.getByRole("listitem").last()).toContainText(
		/Changed from Pending to Rejected.* by Ada Nwosu$/s,
	);
	await history.getByRole("link", { name: "Close" }).click();
	await expect(history).toBeHidden();
	const { status } = await db.selectFrom("moving_bookings").select("status").executeTakeFirstOrThrow();
	expect(status).toBe("rejected");
});

test("the second to delete a booking is told that it is gone", async ({ page, newBrowser, db }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	const second = await newBrowser();
	await signInAt(second, DASHBOARD, SECOND_ADMIN);
	const one = await chooseFromRowMenu(page, "Noor Rahman", "Delete");
	const other = await chooseFromRowMenu(second, "Noor Rahman", "Delete");
	await one.getByRole("button", { name: "Delete booking" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Booking deleted successfully!" })).toBeVisible();
	await other.getByRole("button", { name: "Delete booking" }).click();
	await expect(second.getByRole("alert")).toContainText("Failed to delete booking:");
	expect(await countMoves(db)).toBe(0);
});
