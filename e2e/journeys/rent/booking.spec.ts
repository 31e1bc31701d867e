import { chooseFromRowMenu, DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { BOOKING, countMoves, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NUMBER = /^R-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/;

test("a visitor books loaders, an admin confirms them, and the visitor reads so in another browser", async ({
	page,
	newBrowser,
	db,
}) => {
	await page.goto("/");
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Rent" }).click();
	await page.getByRole("link", { name: "Get Started" }).click();
	await expect(page).toHaveURL("/trucking-home#form");
	await expect(page.getByRole("heading", { name: "Book Your Moving Vehicle" })).toBeInViewport();
	await expect(page.getByRole("radio", { name: "Truck" })).toBeChecked();
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();

	const notification = page.getByRole("dialog", { name: "Notification" });
	await expect(notification).toContainText("Booking successful! Your request has been submitted.");
	// A text browser shows the page from its start: the confirmation comes before the screen below it.
	await expect(page).toHaveURL(/\/trucking-home\/booked\/[\w-]+#booked$/);
	await expect(page.getByRole("main").locator("dialog, h1, form").first()).toHaveText(/Booking successful!/);
	const number = (await notification.getByText(NUMBER).textContent()) ?? "";
	await notification.getByRole("link", { name: "Close" }).click();
	await expect(page).toHaveURL("/trucking-home");
	await expect(notification).toHaveCount(0);
	const own = page.getByRole("listitem").filter({ hasText: number });
	await expect(own).toContainText("Loader");
	await expect(own).toContainText("Pending");
	expect(await countMoves(db)).toBe(1);

	const admin = await newBrowser();
	await signInAt(admin, DASHBOARD, ADMIN);
	await expect(rowOf(admin, BOOKING.name)).toContainText(number);
	const dialog = await chooseFromRowMenu(admin, BOOKING.name, "Confirm");
	await dialog.getByRole("button", { name: "Confirm booking" }).click();
	await expect(admin.getByRole("status").filter({ hasText: "Booking confirmed!" })).toBeVisible();
	await expect(rowOf(admin, BOOKING.name)).toContainText("Confirmed");

	const elsewhere = await newBrowser();
	await elsewhere.goto("/trucking-home");
	await expect(elsewhere.getByText(number)).toHaveCount(0);
	await elsewhere
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Track Order" })
		.click();
	await elsewhere.getByLabel("Booking number").fill(number.toLowerCase());
	await elsewhere.getByLabel("Phone").fill("+1 212-555-0188");
	await elsewhere.getByRole("button", { name: "Track booking" }).click();
	await expect(elsewhere.getByRole("heading", { level: 1, name: number })).toBeVisible();
	await expect(elsewhere.getByText("Your move is confirmed.")).toBeVisible();
	const history = elsewhere.getByRole("listitem").filter({ has: elsewhere.getByRole("time") });
	await expect(history).toContainText(["Pending", "Confirmed"]);
});

test("a booking is tracked only by whoever knows its phone, too", async ({ page, newBrowser }) => {
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Track this booking" }).click();
	await expect(page).toHaveURL(/\/track\/R\w{9}$/);
	const { pathname } = new URL(page.url());

	const stranger = await newBrowser();
	await stranger.goto(pathname);
	await expect(stranger).toHaveURL(/\/track\?number=R/);
	await expect(stranger.getByLabel("Booking number")).toHaveValue(/^R\w{9}$/);
	await stranger.getByLabel("Phone").fill("(212) 555-0199");
	const answer = stranger.waitForResponse((response) => response.request().method() === "POST");
	await stranger.getByRole("button", { name: "Track booking" }).click();
	expect((await answer).status()).toBe(422);
	await expect(stranger.getByRole("alert")).toContainText(
		"We could not find an order or booking with this number",
	);
	await expect(stranger.getByLabel("Phone")).toHaveValue("(212) 555-0199");
	await expect(stranger.getByText(BOOKING.currentAddress)).toHaveCount(0);
});
