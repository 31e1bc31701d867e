import { recountCapacity } from "#app/rent/fleet/recount-capacity.server.ts";
import { lockFleet } from "#app/rent/fleet/totals.server.ts";
import { addVehicle } from "#app/testing/rent/fleet.ts";
import { addRateCard } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a new date at which no truck is free is refused with links to the nearest free times", async ({
	page,
	db,
}) => {
	await addVehicle(db, { hours: [16, 36], now: new Date() });
	const full = { booking_date: dayAhead(12), booking_time: "11:00" };
	await addMove(db, { name: "Bo Lima", ...full });
	const number = await addMove(db, { name: "Noor Rahman", email: "noor@example.com" });
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("noor@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await page.getByRole("link", { name: "Change date" }).click();
	await page.getByLabel("New date").fill(full.booking_date);
	await page.getByLabel("New time").fill("23:30");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText("at 23:30. They work from 08:00 to 18:00 that day.")).toBeVisible();
	await page.getByLabel("New time").fill(full.booking_time);
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText(/No truck is free on \w{3} \d{1,2} \w{3} at 11:00\.$/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Change date" })).toHaveCount(0);
	await page.getByRole("link", { name: ", 13:00" }).click();
	await page.getByRole("button", { name: "Change date" }).click();
	await expect(page).toHaveURL(`/track/${number}`);
	const { booking_date, booking_time } = await db
		.selectFrom("moving_bookings")
		.select(["booking_date", "booking_time"])
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	expect([booking_date, booking_time]).toEqual([full.booking_date, "13:00"]);
});

test("a time that is no longer free when a customer confirms it is refused as before its price", async ({
	page,
	newBrowser,
	db,
}) => {
	const truck = await addVehicle(db, { hours: [16, 36], now: new Date() });
	const date = dayAhead(12);
	const number = await addMove(db, { name: "Noor Rahman", email: "noor@example.com" });
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("noor@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	const showPrice = async (time: string) => {
		await page.goto(`/track/${number}/move-date?date=${date}&time=${time}`);
		await expect(page.getByRole("button", { name: "Change date" })).toBeVisible();
	};
	await showPrice("11:00");
	await addMove(db, { name: "Bo Lima", booking_date: date, booking_time: "11:00" });
	await page.getByRole("button", { name: "Change date" }).click();
	await expect(page.getByText(/No truck is free on \w{3} \d{1,2} \w{3} at 11:00\.$/)).toBeVisible();
	await expect(page.getByRole("link", { name: ", 13:00" })).toBeVisible();

	await showPrice("15:00");
	await setHours(db, truck, [16, 30]);
	await page.getByRole("button", { name: "Change date" }).click();
	const words = "at 15:00. They work from 08:00 to 15:00 that day.";
	await expect(page.getByText(words)).toBeVisible();
	await expect(page.getByRole("link", { name: ", 13:00" }).first()).toBeVisible();

	const admin = await newBrowser();
	await signInAt(admin, `${DASHBOARD}/${number}/rescheduling?date=${date}&time=15:00`, ADMIN);
	await admin.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(admin.getByText(words).first()).toBeVisible();
});

/** Changes when a truck works: the first half hour and the one after the last. */
const setHours = (db: Database, vehicleId: number, [from, to]: readonly [number, number]) =>
	transact(db, async (trx) => {
		await lockFleet(trx, "truck", "change");
		const hours = trx.updateTable("rent_vehicle_hours").set({ from_cell: from, to_cell: to });
		await hours.where("vehicle_id", "=", vehicleId).execute();
		await recountCapacity(trx, { vehicleType: "truck", timeZone: "UTC", now: new Date() });
	});

test("a customer changes the date of a move after seeing what it changes", async ({
	page,
	newBrowser,
	db,
}) => {
	const { id: actorId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addRateCard(db, { actorId, vehicleType: "truck", now: new Date() });
	const name = "Noor Rahman";
	const number = await addMove(db, { name, email: "noor@example.com", story: ["confirmed"] });
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("noor@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await page.getByRole("link", { name: "Change date" }).click();
	await expect(page.getByRole("heading", { name: "Change the date" })).toBeVisible();
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText("Choose another date or time.")).toBeVisible();
	await page.getByLabel("New date").fill(dayAhead(12));
	await page.getByLabel("New time").fill("11:00");
	await page.getByRole("button", { name: "Show price" }).click();
	const review = page.getByRole("alert").filter({ hasText: "Review the change" });
	await expect(review.getByRole("row", { name: "Date and time" })).toContainText("11:00");
	await page.getByRole("button", { name: "Change date" }).click();
	await expect(page).toHaveURL(`/track/${number}`);
	await expect(page.getByRole("status").filter({ hasText: "We will confirm it soon." })).toBeVisible();
	const admin = await newBrowser();
	await signInAt(admin, DASHBOARD, ADMIN);
	await expect(rowOf(admin, name)).toContainText("Pending");
	await expect(rowOf(admin, name)).toContainText("11:00");
});
