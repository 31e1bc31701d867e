import type { Page, Response } from "playwright/test";
import { BOOKING, bookingFields, countMoves, dayAhead, fillBooking } from "#e2e/helpers/moves.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

async function book(page: Page): Promise<Response> {
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	const response = await answer;
	await response.finished();
	await page.waitForLoadState();
	return response;
}

async function expectTyped(page: Page, booking: typeof BOOKING): Promise<void> {
	await expect(page.getByLabel("Your name")).toHaveValue(booking.name);
	await expect(page.getByLabel("Phone")).toHaveValue(booking.contact);
	await expect(page.getByLabel("Moving from")).toHaveValue(booking.currentAddress);
	await expect(page.getByLabel("Moving to")).toHaveValue(booking.newAddress);
	await expect(page.getByRole("radio", { name: booking.vehicleType })).toBeChecked();
	await expect(page.getByLabel("Date")).toHaveValue(booking.bookingDate);
	await expect(page.getByLabel("Time")).toHaveValue(booking.bookingTime);
}

test.beforeEach(async ({ page }) => {
	await page.goto("/trucking-home");
});

test.afterEach("nothing was booked by mistake", async ({ db }) => {
	expect(await countMoves(db)).toBe(0);
});

test("an empty form is sent back with a mark at each field", async ({ page }) => {
	const answer = await book(page);
	expect(answer.status()).toBe(422);
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Please fill in all required fields.");
	await expect(summary).toBeFocused();
	// A vehicle is chosen already.
	await expect(summary.getByRole("link")).toHaveCount(Object.keys(BOOKING).length - 1);
	for (const label of ["Your name", "Phone", "Moving from", "Moving to", "Date", "Time"]) {
		const field = page.getByLabel(label);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(/Error: \w/);
	}
	await summary.getByRole("link", { name: "Enter your phone number." }).click();
	await expect(page.getByLabel("Phone")).toBeFocused();
});

test("one missing field is marked, and the rest stays as typed", async ({ page }) => {
	await fillBooking(page, { newAddress: "" });
	const answer = await book(page);
	expect(answer.status()).toBe(422);
	await expect(page.getByRole("alert")).toContainText("Please fill in all required fields.");
	await expect(page.locator("[aria-invalid]")).toHaveCount(1);
	await expectTyped(page, { ...BOOKING, newAddress: "" });
});

const WRONG: { what: string; change: Partial<typeof BOOKING>; words: string; label: string }[] = [
	{
		what: "a day in the past",
		change: { bookingDate: dayAhead(-1) },
		words: "Choose a date and time at least 2 hours from now.",
		label: "Date",
	},
	{
		what: "a day 200 days ahead",
		change: { bookingDate: dayAhead(200) },
		words: "Choose a date within the next 90 days.",
		label: "Date",
	},
	{
		what: "letters for a phone number",
		change: { contact: "call me maybe" },
		words:
			"Enter a phone number in the correct format. For numbers abroad, include the country code, like +44 20 7946 0958.",
		label: "Phone",
	},
	{
		what: "HTML in the name",
		change: { name: "<b>Zoë</b><script>document.title='no'</script>" },
		words: "A name can’t contain < or >.",
		label: "Your name",
	},
];

test("wrong values are refused with a sentence, and what was typed is still there", async ({ page }) => {
	for (const { what, change, words, label } of WRONG) {
		await page.goto("/trucking-home");
		await fillBooking(page, change);
		const answer = await book(page);
		expect(answer.status(), what).toBe(422);
		const summary = page.getByRole("alert");
		await expect(summary).toContainText(`Booking failed: ${words}`);
		await expect(summary).toBeFocused();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		const field = page.getByLabel(label);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(/[.+<>()?]/g, "\\$&")));
		await expectTyped(page, { ...BOOKING, ...change });
		await expect(page).toHaveTitle("Book a moving vehicle – Meeha");
	}
});

test("a vehicle that nobody offers is refused", async ({ page }) => {
	const answer = await page.request.post("/trucking-home", {
		form: bookingFields({ vehicleType: "spaceship" }),
	});
	expect(answer.status()).toBe(422);
	expect(await answer.text()).toContain("Choose a truck or a loader.");
});

test("a name of 100 KB gets a page that says what was too much", async ({ page }) => {
	await fillBooking(page, { name: "n".repeat(100_000) });
	const answer = await book(page);
	expect(answer.status()).toBe(413);
	await expect(page.getByRole("heading", { name: "Your form is too large" })).toBeVisible();
	await expect(page.getByText("A form can contain up to 64 KB of text.")).toBeVisible();
	await page.getByRole("link", { name: "Go back" }).click();
	await expect(page).toHaveURL("/trucking-home");
});

test("a body that is not a form is refused", async ({ page }) => {
	const json = await page.request.post("/trucking-home", { data: { name: "Zoë" } });
	expect(json.status()).toBe(415);
});
