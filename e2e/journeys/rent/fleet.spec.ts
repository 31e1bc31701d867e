import { addVehicle } from "#app/testing/rent/fleet.ts";
import { addMove, BOOKING, countMoves, dayAhead, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const VEHICLES = "/trucking-dashboard/vehicles";

test("an admin adds a vehicle, takes it out of service, and sees the moves that no longer fit", async ({
	page,
	db,
}) => {
	await addMove(db, { name: "Noor Rahman", booking_date: dayAhead(10), booking_time: "10:00" });
	await signInAt(page, VEHICLES, ADMIN);
	await expect(page.getByText("No vehicles yet")).toBeVisible();
	await page.getByRole("link", { name: "Add vehicle" }).click();
	await page.getByRole("button", { name: "Add vehicle" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter the license plate.");
	await page.getByLabel("Name").fill("Truck 1");
	await page.getByLabel("License plate").fill("mve 2041");
	await page.getByLabel("Sunday from").fill("10:00");
	await page.getByRole("button", { name: "Add vehicle" }).click();
	await expect(page.getByRole("alert")).toContainText(
		"Enter an end time for Sunday, or leave both times empty.",
	);
	await page.locator("#vehicle-to7").fill("00:00");
	await page.getByRole("button", { name: "Add vehicle" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Truck 1 is saved." })).toBeVisible();
	const row = page.getByRole("row", { name: "Truck 1" });
	await expect(row).toContainText("MVE 2041");
	await expect(row).toContainText("Mon–Sat 08:00–18:00, Sun 10:00–24:00");

	await row.getByRole("link", { name: "Truck 1" }).click();
	await page.getByRole("link", { name: "Take out of service" }).click();
	await page.getByLabel("First day").fill(dayAhead(9));
	await page.getByLabel("Last day").fill(dayAhead(8));
	await page.getByLabel("Reason").fill("Brake inspection");
	await page.getByRole("button", { name: "Take out of service" }).click();
	await expect(page.getByRole("alert")).toContainText("The last day can’t be before the first day.");
	await page.getByLabel("Last day").fill(dayAhead(11));
	await page.getByRole("button", { name: "Take out of service" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Brake inspection" })).toBeVisible();

	await page.goto(VEHICLES);
	const over = page.getByRole("region", { name: "Moves without a free vehicle" });
	await expect(over).toContainText("Noor Rahman");
	await expect(page.getByText("A move has no free vehicle.")).toBeVisible();
	await page.getByRole("link", { name: "Truck 1" }).click();
	await page.getByRole("link", { name: "Remove" }).click();
	await page.getByRole("button", { name: "Put back in service" }).click();
	await expect(page.getByText("No days out of service are planned.")).toBeVisible();
	await page.goto(VEHICLES);
	await expect(over).toHaveCount(0);
});

test("a full time is refused with the nearest free times, and one of them books the move", async ({
	page,
	db,
}) => {
	const now = new Date();
	await addVehicle(db, { vehicleType: "loader", hours: [16, 36], now });
	await addMove(db, { vehicle_type: "loader", booking_date: dayAhead(10), booking_time: "09:30" });
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByRole("alert")).toContainText(/No loader is free on \w{3} \d{1,2} \w{3} at 09:30\./);
	await expect(page.getByLabel("Moving from")).toHaveValue("5 Orchard Lane, Queens");
	expect(await countMoves(db)).toBe(1);
	const times = page.getByRole("group", { name: "Book a free time instead" });
	// The same time of each of the next days, and the free ones around it.
	await expect(times.getByRole("button", { name: ", 09:30" })).toHaveCount(3);
	await times.getByRole("button", { name: ", 11:30" }).click();
	await expect(page.getByRole("dialog", { name: "Notification" })).toContainText("at 11:30");
	const booked = await db
		.selectFrom("moving_bookings")
		.select(["name", "contact", "current_address", "new_address", "vehicle_type"])
		.where("booking_date", "=", dayAhead(10))
		.where("booking_time", "=", "11:30")
		.execute();
	expect(booked).toEqual([
		{
			name: BOOKING.name,
			contact: BOOKING.contact,
			current_address: BOOKING.currentAddress,
			new_address: BOOKING.newAddress,
			vehicle_type: "loader",
		},
	]);
	expect(await countMoves(db)).toBe(2);
});

test("an admin adds a driver and marks one as inactive", async ({ page }) => {
	await signInAt(page, "/trucking-dashboard", ADMIN);
	await page.getByRole("link", { name: "Drivers" }).click();
	await page.getByRole("link", { name: "Add driver" }).click();
	await page.getByLabel("Name").fill("Bo Andersson");
	await page.getByLabel("Phone").fill("(212) 555-0171");
	await page.getByLabel("Email").fill("bo@example.com");
	await page.getByRole("button", { name: "Add driver" }).click();
	await expect(page.getByRole("row", { name: "Bo Andersson" })).toContainText("Active");
	await page.getByRole("link", { name: "Bo Andersson" }).click();
	await page.getByLabel("Active").uncheck();
	await page.getByRole("button", { name: "Save driver" }).click();
	await expect(page.getByRole("row", { name: "Bo Andersson" })).toContainText("Off");
});
