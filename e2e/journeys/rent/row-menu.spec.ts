import type { MovingStatus } from "#app/rent/moving-booking.ts";
import { chooseFromRowMenu, DASHBOARD, openRowMenu, rowOf, rows } from "#e2e/helpers/dashboard.ts";
import { addMove, countMoves, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NAME = "Grace Mbeki";

type Step = {
	entry: string;
	story: MovingStatus[];
	question: string;
	button: string;
	said: string;
	badge: string;
};

const STEPS: Step[] = [
	{
		entry: "Confirm",
		story: [],
		question: `Are you sure you want to confirm the booking for ${NAME}?`,
		button: "Confirm booking",
		said: "Booking confirmed!",
		badge: "Confirmed",
	},
	{
		entry: "Cancel",
		story: [],
		question: `Are you sure you want to cancel the booking for ${NAME}?`,
		button: "Cancel booking",
		said: "Booking cancelled!",
		badge: "Cancelled",
	},
	{
		entry: "Reject",
		story: [],
		question: `Are you sure you want to reject the booking for ${NAME}?`,
		button: "Reject booking",
		said: "Booking rejected!",
		badge: "Rejected",
	},
	{
		entry: "Delivered",
		story: ["confirmed"],
		question: `Are you sure you want to mark the booking for ${NAME} as DELIVERED?`,
		button: "Mark as delivered",
		said: "Booking delivered!",
		badge: "Delivered",
	},
];

for (const { entry, story, question, button, said: message, badge } of STEPS) {
	test(`'${entry}' asks, does it, and says so`, async ({ page, db }) => {
		await addMove(db, { name: NAME, story });
		await addMove(db, { name: "Another Person" });
		await signInAt(page, `${DASHBOARD}?q=Grace&perPage=5`, ADMIN);
		const dialog = await chooseFromRowMenu(page, NAME, entry);
		await expect(dialog.getByRole("heading")).toHaveText(question);
		await dialog.getByRole("button", { name: button }).click();
		await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
		await expect(rowOf(page, NAME)).toContainText(badge);
		await expect(page).toHaveURL(`${DASHBOARD}?q=Grace&perPage=5`);
		await expect(rows(page)).toHaveCount(1);
		const last = await db
			.selectFrom("moving_booking_events as event")
			.innerJoin("accounts", "accounts.id", "event.actor_id")
			.select(["event.from_status", "event.to_status", "accounts.email"])
			.orderBy("event.id", "desc")
			.limit(1)
			.executeTakeFirst();
		expect(last).toEqual({
			from_status: story.at(-1) ?? "pending",
			to_status: badge.toLowerCase(),
			email: ADMIN,
		});
	});
}

test("'Delete' asks, deletes for good, and says so", async ({ page, db }) => {
	await addMove(db, { name: NAME });
	await signInAt(page, DASHBOARD, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Delete");
	await expect(dialog.getByRole("heading")).toHaveText(
		`Are you sure you want to PERMANENTLY DELETE the booking for ${NAME}? This action cannot be undone.`,
	);
	await dialog.getByRole("button", { name: "Delete booking" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Booking deleted successfully!" })).toBeVisible();
	await expect(rows(page)).toHaveCount(0);
	expect(await countMoves(db)).toBe(0);
});

test("'Reschedule' takes a new date, and the booking is pending again", async ({ page, db }) => {
	await addMove(db, { name: NAME, story: ["confirmed"] });
	await signInAt(page, DASHBOARD, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Reschedule");
	await expect(dialog.getByLabel("New date")).toHaveValue(dayAhead(10));
	await expect(dialog.getByLabel("New time")).toHaveValue("10:30");
	await dialog.getByLabel("New date").fill(dayAhead(120));
	await dialog.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Choose a date within the next 90 days.");
	await expect(dialog.getByLabel("New date")).toHaveValue(dayAhead(120));
	await dialog.getByLabel("New date").fill(dayAhead(20));
	await dialog.getByLabel("New time").fill("16:15");
	await dialog.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Booking rescheduled!" })).toBeVisible();
	await expect(rowOf(page, NAME)).toContainText("Pending");
	await expect(rowOf(page, NAME)).toContainText("16:15");

	const again = await chooseFromRowMenu(page, NAME, "Reschedule");
	await again.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(again.getByRole("alert")).toContainText("the move is at this time already");
	await again.getByLabel("New time").fill("17:45");
	await again.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(rowOf(page, NAME)).toContainText("17:45");
});

const MENUS: [MovingStatus[], string[]][] = [
	[[], ["Confirm", "Cancel", "Reject", "Reschedule", "History", "Delete"]],
	[["confirmed"], ["Delivered", "Cancel", "Reschedule", "History", "Delete"]],
	[["rejected"], ["History", "Delete"]],
	[["cancelled"], ["History", "Delete"]],
	[
		["confirmed", "delivered"],
		["History", "Delete"],
	],
];

for (const [story, entries] of MENUS) {
	test(`a ${story.at(-1) ?? "pending"} booking's menu has only what is allowed now`, async ({ page, db }) => {
		await addMove(db, { name: NAME, story });
		await signInAt(page, DASHBOARD, ADMIN);
		const found = await openRowMenu(page, NAME);
		expect((await found.allInnerTexts()).map((text) => text.trim()).toSorted()).toEqual(entries.toSorted());
	});
}

test("the safe choice closes the dialog and changes nothing", async ({ page, db }) => {
	await addMove(db, { name: NAME });
	await signInAt(page, `${DASHBOARD}?sort=date&dir=desc`, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Cancel");
	await dialog.getByRole("link", { name: "Keep booking" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL(`${DASHBOARD}?sort=date&dir=desc`);
	await expect(rowOf(page, NAME)).toContainText("Pending");
});

test("a change that the status no longer allows is told, not done", async ({ page, db }) => {
	const number = await addMove(db, { name: NAME, story: ["confirmed", "delivered"] });
	await signInAt(page, DASHBOARD, ADMIN);
	const answer = await page.goto(`${DASHBOARD}/${number}/confirmation`);
	expect(answer?.status()).toBe(409);
	await expect(page.getByRole("alert")).toContainText(
		"Failed to confirm booking: This booking is delivered and can no longer be changed.",
	);
});

test("a booking that is not there is told, for a change and for a deletion", async ({ page }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	for (const [noun, words] of [
		["cancellation", "Failed to cancel booking: This booking does not exist. It may have been deleted."],
		["rescheduling", "Failed to reschedule booking: This booking does not exist. It may have been deleted."],
		["deletion", "Failed to delete booking: This booking does not exist. It may have been deleted."],
	] as const) {
		const answer = await page.goto(`${DASHBOARD}/R7KQ3M9XFT/${noun}`);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("alert")).toContainText(words);
	}
});
