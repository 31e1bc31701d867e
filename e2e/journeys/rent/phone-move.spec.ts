import { addVehicle } from "#app/testing/rent/fleet.ts";
import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove, BOOKING, countMoves, dayAhead, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("staff book a move by phone at the price that they read out, and confirm it", async ({ page, db }) => {
	const { id: actorId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId });
	const prices = { weekend_percent: 0, evening_percent: 0 };
	await addRateCard(db, { actorId, prices, now: new Date() });
	await signInAt(page, DASHBOARD, ADMIN);
	await page.getByRole("link", { name: "New move" }).click();
	await expect(page).toHaveURL(`${DASHBOARD}/new`);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByRole("alert")).toContainText("Please fill in all required fields.");
	await fillBooking(page, { vehicleType: "loader" });
	await page.getByLabel("From ZIP code").fill("11101");
	await page.getByLabel("To ZIP code").fill("11102");
	await page.getByLabel("Email").fill("zoe@example.com");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByRole("region", { name: "Price", exact: true })).toContainText("$200.00");
	await expect(page.getByRole("main")).not.toContainText(/\byour\b|\bcall you\b/i);
	await expect(page.getByLabel("Moving from")).toHaveValue(BOOKING.currentAddress);
	expect(await countMoves(db)).toBe(0);
	await page.getByRole("button", { name: "Book and confirm" }).click();
	const question = page.getByRole("dialog", { name: "confirm the booking for Zoë Laurent?" });
	await expect(question).toContainText("The customer agreed to $200.00.");
	await question.getByRole("button", { name: "Confirm booking" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Booking confirmed!" })).toBeVisible();
	const move = db.selectFrom("moving_bookings").select(["status", "price", "account_id", "guest_hash"]);
	expect(await move.execute()).toEqual([
		{ status: "confirmed", price: 20_000, account_id: null, guest_hash: null },
	]);
	const mails = await db.selectFrom("outbox").select("to_address").execute();
	expect(mails.map(({ to_address }) => to_address)).toEqual(["zoe@example.com", "zoe@example.com"]);
	await page.goto("/trucking-home");
	await expect(page.getByRole("heading", { name: "Your bookings" })).toHaveCount(0);
});

test("staff book another free time for a customer without an email address", async ({ page, db }) => {
	await addVehicle(db, { vehicleType: "truck", now: new Date() });
	await addMove(db, { booking_date: dayAhead(10), booking_time: "09:30" });
	await signInAt(page, `${DASHBOARD}/new`, ADMIN);
	await fillBooking(page, { vehicleType: "truck" });
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	const others = page.getByRole("group", { name: "Book a free time instead" });
	await expect(page.getByLabel("Name")).toHaveValue(BOOKING.name);
	await others.getByRole("button").first().click();
	await expect(
		page.getByRole("status").filter({ hasText: "We have no email address: tell the customer" }),
	).toBeVisible();
	await expect(page).toHaveURL(/\/trucking-dashboard\/R/);
	expect(await countMoves(db)).toBe(2);
});
