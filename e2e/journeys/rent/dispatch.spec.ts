import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signedInRequests, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an admin opens a booking from the list, assigns it, notes something, confirms and unassigns it", async ({
	page,
	db,
}) => {
	await addVehicle(db, { name: "Truck 1", now: new Date() });
	await addDriver(db, "Sam Okafor");
	const number = await addMove(db, { name: "Noor Rahman" });
	await signInAt(page, DASHBOARD, ADMIN);
	await rowOf(page, "Noor Rahman")
		.getByRole("link", { name: formatReferenceNumber(number) })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(formatReferenceNumber(number));
	await expect(page.getByText("No vehicle or driver is assigned.")).toBeVisible();
	await page.getByLabel("Vehicle").selectOption("Truck 1");
	await page.getByLabel("Driver").selectOption("Sam Okafor");
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	await expect(page.getByRole("status").filter({ hasText: "The move is assigned." })).toBeVisible();
	const history = page
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "History" }) })
		.getByRole("listitem");
	await expect(history).toContainText(["Booked", "Truck 1, Sam Okafor"]);

	await page.getByRole("link", { name: "Add note" }).click();
	await page.getByRole("textbox", { name: "Note" }).fill("The gate code is 42.");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(history).toContainText(["Booked", "Truck 1, Sam Okafor", "The gate code is 42."]);

	await page.getByRole("link", { name: "Confirm", exact: true }).click();
	await page.getByRole("button", { name: "Confirm booking" }).click();
	await expect(page).toHaveURL(new RegExp(`${DASHBOARD}/${number}$`));
	await expect(history.last()).toContainText("Confirmed");

	await page.getByRole("button", { name: "Unassign" }).click();
	await expect(page.getByText("No vehicle or driver is assigned.")).toBeVisible();
	await expect(history.last()).toContainText("Unassigned");
});

test("a form whose vehicle has got another job meanwhile is refused with its name and time, and keeps the choice", async ({
	playwright,
	baseURL,
	db,
}) => {
	const truck = await addVehicle(db, { name: "Truck 1", now: new Date() });
	await addVehicle(db, { name: "Truck 2", now: new Date() });
	const sam = await addDriver(db, "Sam Okafor");
	const lee = await addDriver(db, "Lee Chan");
	const first = await addMove(db, { booking_time: "10:30" });
	const second = await addMove(db, { name: "Bo Lind", booking_time: "11:30" });
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const assign = (number: string, driver: number) =>
		admin.post(`${DASHBOARD}/${number}`, {
			form: { number, expectedVersion: "0", vehicle: maskId(truck), driver: maskId(driver) },
			headers: { Origin: baseURL ?? "" },
		});
	expect((await assign(first, sam)).status()).toBe(303);
	const refused = await assign(second, lee);
	expect(refused.status()).toBe(409);
	const page = await refused.text();
	expect(page).toContain("Truck 1 already has a job at 10:30.");
	expect(page).toMatch(new RegExp(`value="${maskId(lee)}" selected`));
});

test("an admin assigns a job on the board of its day, and follows it to the booking", async ({
	page,
	db,
}) => {
	await addVehicle(db, { name: "Truck 1", hours: [16, 36], now: new Date() });
	await addDriver(db, "Sam Okafor");
	const number = await addMove(db, { name: "Noor Rahman" });
	const date = dayAhead(10);
	await signInAt(page, DASHBOARD, ADMIN);
	await page.getByRole("link", { name: "Day", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Moves on");
	await page.getByLabel("Date").fill(date);
	await page.getByRole("button", { name: "Go" }).click();
	await expect(page).toHaveURL(new RegExp(`${DASHBOARD}/day/${date}$`));

	const waiting = page.getByRole("region", { name: "Without a vehicle" });
	const job = waiting.getByRole("listitem").filter({ hasText: "Noor Rahman" });
	await expect(job).toContainText("10:30–12:30");
	await job.getByLabel("Vehicle").selectOption("Truck 1");
	await job.getByLabel("Driver").selectOption("Sam Okafor");
	await job.getByRole("button", { name: "Assign", exact: true }).click();
	await expect(waiting).toHaveCount(0);
	const row = page.getByRole("table").getByRole("row").filter({ hasText: "Truck 1" });
	await expect(row.getByRole("link")).toContainText("10:30–12:30");
	await expect(row.getByRole("cell").filter({ has: page.getByRole("link") })).toHaveAttribute("colspan", "4");
	await row.getByRole("link", { name: "Noor Rahman" }).click();
	await expect(page).toHaveURL(new RegExp(`${DASHBOARD}/${number}$`));
	await page.getByRole("link", { name: "Show the day" }).click();
	await page.getByRole("link", { name: "Next day" }).click();
	await expect(page).toHaveURL(new RegExp(`${DASHBOARD}/day/${dayAhead(11)}$`));
	await expect(page.getByRole("table").getByRole("link")).toHaveCount(0);
});
