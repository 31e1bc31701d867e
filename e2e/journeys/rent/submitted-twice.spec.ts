import { addMove, bookingFields, countMoves, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NUMBER = /^R-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/;

test("a double click on the button books once", async ({ page, db }) => {
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).dblclick();
	await expect(page.getByRole("dialog", { name: "Notification" })).toContainText("Booking successful!");
	expect(await countMoves(db)).toBe(1);
});

test("going back and sending the form again shows the booking that it made", async ({ page, db }) => {
	await page.goto("/trucking-home");
	await fillBooking(page);
	const button = page.getByRole("button", { name: "Book moving vehicle" });
	const number = page.getByRole("dialog", { name: "Notification" }).getByText(NUMBER);
	await button.click();
	const first = (await number.textContent()) ?? "";
	await page.goBack();
	await expect(number).toHaveCount(0);
	await fillBooking(page);
	await button.click();
	await expect(number).toHaveText(first);
	expect(await countMoves(db)).toBe(1);
});

test("loading the confirmation again books nothing", async ({ page, db }) => {
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	const dialog = page.getByRole("dialog", { name: "Notification" });
	await expect(dialog).toBeVisible();
	await page.reload();
	await expect(dialog).toContainText("Booking successful!");
	expect(await countMoves(db)).toBe(1);
});

test("a guest without cookies who sends a form five times at once has one booking, and sees it", async ({
	request,
	db,
}) => {
	const form = bookingFields();
	const answers = await Promise.all(
		Array.from({ length: 5 }, () => request.post("/trucking-home", { form, maxRedirects: 0 })),
	);
	expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303, 303]);
	expect(new Set(answers.map((answer) => answer.headers().location)).size).toBe(1);
	// One answer names the browser. The others may be a stranger's who sent an equal form.
	expect(answers.filter((answer) => answer.headers()["set-cookie"] !== undefined)).toHaveLength(1);
	expect(await countMoves(db)).toBe(1);
	expect(await (await request.get("/trucking-home")).text()).toContain(form.currentAddress);
	// The browser now has its cookie.
	const again = await request.post("/trucking-home", { form, maxRedirects: 0 });
	expect(again.headers().location).toBe(answers[0]?.headers().location);
	const other = await request.post("/trucking-home", { form: bookingFields(), maxRedirects: 0 });
	expect(other.headers().location).not.toBe(answers[0]?.headers().location);
	expect(await countMoves(db)).toBe(2);
});

test("an admin who goes back and confirms again is told the same", async ({ page, db }) => {
	const number = await addMove(db);
	await signInAt(page, `/trucking-dashboard/${number}/confirmation`, ADMIN);
	const button = page.getByRole("dialog").getByRole("button", { name: "Confirm booking" });
	const expected = await page.getByRole("dialog").locator("[name=expectedStatus]").inputValue();
	const token = await page.getByRole("dialog").locator("[name=formToken]").inputValue();
	await button.click();
	await expect(page.getByRole("status").filter({ hasText: "Booking confirmed!" })).toBeVisible();
	const again = await page.request.post(`/trucking-dashboard/${number}/confirmation`, {
		form: { expectedStatus: expected, formToken: token },
		maxRedirects: 0,
	});
	expect(again.status()).toBe(303);
	const history = await db
		.selectFrom("changes")
		.select("to_value")
		.where("kind", "=", "move")
		.orderBy("id")
		.execute();
	expect(history.map((event) => event.to_value)).toEqual(["pending", "confirmed"]);
});
