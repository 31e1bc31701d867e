import type { Page } from "playwright/test";
import sharp from "sharp";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove, dayAhead, hoursAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#8a6d3b" } })
	.jpeg()
	.toBuffer();

async function assign(page: Page, number: string, driver: string): Promise<string> {
	await page.goto(`${DASHBOARD}/${number}`);
	await page.getByLabel("Vehicle").selectOption("Truck 1");
	await page.getByLabel("Driver").selectOption(driver);
	await press(page, "Assign");
	const notice = page.getByRole("status").filter({ hasText: "The move is assigned." });
	await expect(notice).toBeVisible();
	const link = page.getByRole("link", { name: /\/jobs\// });
	await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
	return new URL((await link.getAttribute("href")) ?? "").pathname;
}

test("a driver reports a job step by step from a phone, the customer follows it, and an admin undoes a step", async ({
	page,
	newBrowser,
	db,
}) => {
	await addVehicle(db, { name: "Truck 1", now: new Date() });
	await addDriver(db, "Sam Okafor");
	const number = await addMove(db, { story: ["confirmed"] });
	// Moves are booked ahead, and this one is today.
	const today = { booking_date: dayAhead(0), booking_time: "12:00" };
	await db.updateTable("moving_bookings").set(today).execute();
	await signInAt(page, DASHBOARD, ADMIN);
	const sheet = await assign(page, number, "Sam Okafor");

	const customer = await newBrowser();
	await customer.goto(`/track?number=${number}`);
	await customer.getByLabel("Email or phone").fill("(212) 555-0147");
	await press(customer, "Track booking or order");
	await expect(customer.getByText("Your driver is Sam, with Truck 1 (TEST")).toBeVisible();

	const driver = await newBrowser();
	await driver.setViewportSize({ width: 360, height: 740 });
	const answer = await driver.goto(sheet);
	expect(answer?.headers()["cache-control"]).toBe("no-store");
	await expect(driver.getByRole("link", { name: "Call (212) 555-0147" })).toBeVisible();
	await expect(driver.getByRole("link", { name: /^Open map.*12 Maple Street, Brooklyn$/ })).toBeVisible();
	for (const step of ["On the way", "Arrived", "Loaded"]) await press(driver, step);
	await press(driver, "Delivered");
	await expect(driver.getByRole("alert")).toContainText("Enter who received the delivery.");
	await driver.getByLabel("Received by").fill("Bo Lima");
	await driver
		.getByLabel("Photo 1")
		.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
	await press(driver, "Delivered");
	await expect(driver.getByRole("alert")).toContainText("This file isn’t a picture we can use.");
	await expect(driver.getByLabel("Received by")).toHaveValue("Bo Lima");
	for (const name of ["Photo 1", "Photo 3"])
		await driver.getByLabel(name).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: photo });
	await press(driver, "Delivered");
	await expect(driver.getByText("This job is done. Thank you. 2 photos are stored.")).toBeVisible();

	await customer.goto(`/track/${number}`);
	await expect(customer.getByText("Received by Bo Lima")).toBeVisible();
	const proof = customer.getByRole("img", { name: "Delivery, number 1 of 2" });
	const file = String(await proof.getAttribute("src"));
	expect((await customer.request.get(file)).status()).toBe(200);
	expect((await driver.request.get(file)).status()).toBe(404);

	await page.goto(`${DASHBOARD}/${number}`);
	await expect(page.getByRole("img", { name: "Delivery, number 2 of 2" })).toBeVisible();
	await page.getByRole("link", { name: "Undo last step" }).click();
	await press(page, "Undo step");
	await expect(page.getByRole("status").filter({ hasText: "The step “Delivered” is undone." })).toBeVisible();
	expect((await customer.request.get(file)).status()).toBe(404);
	await driver.goto(sheet);
	await expect(driver.getByRole("button", { name: "Delivered" })).toBeVisible();
});

test("an admin who cancels a move whose driver is on the way reads who that is, and the driver’s sheet says that it has ended", async ({
	page,
	newBrowser,
	db,
}) => {
	await addVehicle(db, { name: "Truck 1", now: new Date() });
	await addDriver(db, "Sam Okafor");
	const number = await addMove(db, { story: ["confirmed"], ...hoursAhead(3) });
	await signInAt(page, DASHBOARD, ADMIN);
	const sheet = await assign(page, number, "Sam Okafor");
	const driver = await newBrowser();
	await driver.goto(sheet);
	await press(driver, "On the way");
	await expect(driver.getByRole("button", { name: "Arrived" })).toBeVisible();

	const question = "Sam Okafor is on the way to the customer.";
	await page.goto(`${DASHBOARD}/${number}/deletion`);
	await expect(page.getByText(question)).toBeVisible();
	await page.goto(`${DASHBOARD}/${number}/cancellation`);
	await expect(page.getByText(question)).toBeVisible();
	await press(page, "Cancel booking");
	await expect(page.getByRole("status").filter({ hasText: "Booking cancelled!" })).toBeVisible();
	await press(driver, "Arrived");
	await expect(
		driver.getByText("The job is over, was cancelled, or was given to somebody else."),
	).toBeVisible();
});

test("the link of a job ends when somebody else gets it, and opens no other page of its booking", async ({
	page,
	newBrowser,
	db,
}) => {
	await addVehicle(db, { name: "Truck 1", now: new Date() });
	await addDriver(db, "Sam Okafor");
	await addDriver(db, "Lee Chan");
	const number = await addMove(db, { story: ["confirmed"] });
	await signInAt(page, DASHBOARD, ADMIN);
	const first = await assign(page, number, "Sam Okafor");
	const driver = await newBrowser();
	await driver.goto(first);
	await expect(driver.getByRole("button", { name: "On the way" })).toBeVisible();
	const second = await assign(page, number, "Lee Chan");
	expect(second).not.toBe(first);

	await press(driver, "On the way");
	await expect(driver.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
	expect((await driver.request.get(first)).status()).toBe(410);
	await driver.goto(second);
	await press(driver, "On the way");
	await expect(driver.getByRole("alert")).toContainText("This job is more than 12 hours away.");
	await driver.goto(`/track/${number}`);
	await expect(driver).toHaveURL(/\/track\?number=/);
});
