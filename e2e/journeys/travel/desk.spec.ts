import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openStay, today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const LIST = "/owner/manage-bookings";

test("the second answer to a request is told who answered first; another owner’s booking is not found", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db);
	const { number } = await addBooking(db, { roomId, ...stay, status: "pending", bookedAt: new Date() });
	const strange = await openStay(db);
	const theirs = await addBooking(db, { ...strange, ...strange.stay, name: "Not Mine" });
	await signInAt(page, LIST, emailOf("Hotel"));
	await expect(page.getByText("Not Mine")).toHaveCount(0);
	for (const path of ["", "/note", "/cancellation"])
		expect((await page.goto(`${LIST}/${theirs.number}${path}`))?.status()).toBe(404);

	await page.goto(`${LIST}/${number}`);
	await expect(page.getByText(/left to answer/)).toBeVisible();
	await page.goto("/owner/dashboard");
	await expect(page.getByRole("link", { name: "Confirm Ana Lima" })).toBeVisible();
	await page.getByRole("link", { name: "Reject Ana Lima" }).click();
	await page.getByRole("button", { name: "Reject booking" }).click();
	await expect(page.getByText("Enter the reason. The guest can read it.").first()).toBeVisible();
	await page.getByLabel("Reason").fill("The roof leaks");

	const faster = await page.context().newPage();
	await faster.goto(`${LIST}/${number}/confirmation`);
	await faster.getByRole("button", { name: "Confirm booking" }).click();
	await expect(
		faster.getByRole("status").filter({ hasText: /The booking for .+ is confirmed\./ }),
	).toBeVisible();
	await page.getByRole("button", { name: "Reject booking" }).click();
	await expect(
		page.getByRole("alert").filter({
			hasText: "Failed to reject the booking: You changed this booking to confirmed in another tab",
		}),
	).toBeVisible();
	await page.getByRole("link", { name: "Back to booking" }).click();
	await expect(page.getByText(/^Confirmed/).first()).toBeVisible();
	expect(await db.selectFrom("bookings").select("status").where("number", "=", number).execute()).toEqual([
		{ status: "confirmed" },
	]);
});

test("a walk-in without an email address is priced, booked once and checked in; blocked rooms are not sold", async ({
	page,
	db,
}) => {
	const { roomId } = await openOwnInn(db, { quantity: 2 });
	await db.updateTable("hotels").set({ confirmation: "request" }).execute();
	await signInAt(page, "/owner/walk-in", emailOf("Hotel"));
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText("Total, 1 night")).toBeVisible();
	// Staff confirm by booking, and are not the guest.
	const terms = page.getByRole("main").getByRole("list").last();
	await expect(terms).toContainText("the guest");
	await expect(terms).not.toContainText(/\byou(r| arrive| don’t)\b|the hotel (confirms|answers)|request/i);
	await page.getByLabel("Name").fill("Wally Walker");
	await page.getByLabel("Phone").fill("no number");
	const book = page.getByRole("button", { name: /^Book ·/ });
	await book.click();
	await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeVisible();
	await expect(page.getByLabel("Name")).toHaveValue("Wally Walker");
	await page.getByLabel("Phone").fill("");
	// The price rises before the button is pressed: the page says so, and the next press agrees.
	await db.updateTable("nights").set({ price: 12_500 }).where("date", "=", today()).execute();
	await expect(book).toHaveText("Book · $100.00");
	await book.click();
	await expect(page.getByRole("alert").filter({ hasText: "Total: $125.00 (was $100.00)." })).toBeVisible();
	await expect(book).toHaveText("Book · $125.00");
	await book.click();
	await expect(page).toHaveURL(/\/owner\/manage-bookings\/H/);
	await page.goto("/owner/dashboard");
	await page.getByRole("link", { name: "Check in Wally Walker" }).click();
	await page.getByRole("button", { name: "Check in", exact: true }).click();
	await expect(page.getByRole("status").filter({ hasText: "Wally Walker is checked in." })).toBeVisible();
	await expect(page).toHaveURL(/\/owner\/dashboard/);
	await page.getByRole("link", { name: "Record payment of Wally Walker" }).first().click();
	await page.getByRole("button", { name: "Record payment" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "The payment of $125.00 is recorded." }),
	).toBeVisible();
	await expect(page).toHaveURL(/\/owner\/dashboard/);
	await expect(page.getByRole("link", { name: "Record payment of Wally Walker" })).toHaveCount(0);
	const bookings = await db.selectFrom("bookings").select(["source", "status", "total", "email"]).execute();
	expect(bookings).toEqual([{ source: "walk_in", status: "checked_in", total: 12_500, email: "" }]);

	await page.goto("/owner/blocks");
	await page.getByLabel("First night").fill(today());
	await page.getByLabel("Last night").fill(addDays(today(), 2));
	await page.getByLabel("Number of rooms").fill("2");
	await page.getByRole("button", { name: "Block rooms" }).click();
	await expect(page.getByText(/^Not enough rooms are free on/).first()).toBeVisible();
	await page.getByLabel("Number of rooms").fill("1");
	await page.getByRole("button", { name: "Block rooms" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The rooms are blocked." })).toBeVisible();
	await page.goto("/owner/walk-in");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText(/Fully booked on/)).toBeVisible();
	await page.goto("/owner/blocks");
	await page.getByRole("link", { name: /^Remove/ }).click();
	await page.getByRole("button", { name: "Remove block" }).click();
	await expect(page.getByText("No blocks")).toBeVisible();
	const blocked = db
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", roomId)
		.where("blocked", ">", 0);
	expect(await blocked.execute()).toEqual([]);
});

test("staff undo a check-in, extend and shorten a stay, and undo its check-out", async ({ page, db }) => {
	const { roomId } = await openOwnInn(db, { quantity: 1 });
	const stay = { checkIn: today(), checkOut: addDays(today(), 2) };
	const { number } = await addBooking(db, { roomId, ...stay, bookedAt: new Date() });
	await signInAt(page, `${LIST}/${number}`, emailOf("Hotel"));
	const follow = (name: string) => page.getByRole("link", { name, exact: true }).click();
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const toast = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
	const checkIn = async () => {
		await follow("Check in");
		await press("Check in");
		await toast("is checked in.");
	};
	await checkIn();
	await follow("Undo check-in");
	await press("Undo check-in");
	await toast("The booking is confirmed again.");
	await checkIn();

	await follow("Extend or shorten");
	await expect(page.getByLabel("New check-in")).toHaveCount(0);
	await page.getByLabel("New check-out").fill(today());
	await press("Show new price");
	await expect(page.getByRole("alert")).toContainText("or a later date.");
	await page.getByLabel("New check-out").fill(addDays(today(), 4));
	await press("Show new price");
	await expect(page.getByRole("row", { name: "Total $200.00 $400.00" })).toBeVisible();
	await press("Change dates");
	await toast("Check-out is now");
	await follow("Extend or shorten");
	await page.getByLabel("New check-out").fill(addDays(today(), 1));
	await press("Show new price");
	await press("Change dates");
	await toast("Check-out is now");

	await follow("Check out");
	await press("Check out");
	await toast("is checked out.");
	await addBooking(db, { roomId, checkIn: today(), checkOut: addDays(today(), 1), name: "Faster" });
	await follow("Undo check-out");
	await press("Undo check-out");
	await expect(page.getByRole("alert")).toContainText("have been booked or blocked since the check-out");
	const booking = db.selectFrom("bookings").select(["status", "total"]).where("number", "=", number);
	expect(await booking.executeTakeFirst()).toEqual({ status: "checked_out", total: 10_000 });
	await page.goto(`${LIST}/${number}`);
	await expect(page.getByText("Check-in undone")).toBeVisible();
});

test("the desk keeps a booking that nobody has confirmed", async ({ page, db }) => {
	const { roomId, stay } = await openOwnInn(db);
	const { number } = await addBooking(db, { roomId, ...stay, bookedAt: new Date() });
	const confirm_before = new Date(Date.now() + 20 * 60 * 60 * 1000).toISOString();
	await db.updateTable("bookings").set({ is_email_confirmed: false, confirm_before }).execute();
	await signInAt(page, `${LIST}/${number}`, emailOf("Hotel"));
	await expect(page.getByText("unless the guest confirms their email address")).toBeVisible();
	await page.getByRole("link", { name: "Keep without confirmation" }).click();
	await page.getByRole("button", { name: "Keep without confirmation" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The booking is kept" })).toBeVisible();
	await expect(page.getByText("unless the guest confirms their email address")).toHaveCount(0);
	await expect(page.getByText("Email address not confirmed")).toBeVisible();
	await expect(page.getByText("Kept without a confirmed email address")).toBeVisible();
	const late = await page.goto(`${LIST}/${number}/keep`);
	expect(late?.status()).toBe(409);
});
