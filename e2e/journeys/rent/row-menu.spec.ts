import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { chooseFromRowMenu, DASHBOARD, openRowMenu, rowOf, rows } from "#e2e/helpers/dashboard.ts";
import { addMove, countMoves, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NAME = "Grace Mbeki";

/** Customers, of whom no search finds two. */
const NAMES = ["Grace Mbeki", "Henk Visser", "Ines Duarte", "Jonas Weiss", "Kemal Aydin"];

type Step = {
	entry: string;
	story: MovingStatus[];
	question: (name: string) => string;
	button: string;
	said: string;
	badge: string;
};

const STEPS: Step[] = [
	{
		entry: "Confirm",
		story: [],
		question: (name) => `Are you sure you want to confirm the booking for ${name}?`,
		button: "Confirm booking",
		said: "Booking confirmed!",
		badge: "Confirmed",
	},
	{
		entry: "Cancel",
		story: [],
		question: (name) => `Are you sure you want to cancel the booking for ${name}?`,
		button: "Cancel booking",
		said: "Booking cancelled!",
		badge: "Cancelled",
	},
	{
		entry: "Reject",
		story: [],
		question: (name) => `Are you sure you want to reject the booking for ${name}?`,
		button: "Reject booking",
		said: "Booking rejected!",
		badge: "Rejected",
	},
	{
		entry: "Delivered",
		story: ["confirmed"],
		question: (name) => `Are you sure you want to mark the booking for ${name} as DELIVERED?`,
		button: "Mark as delivered",
		said: "Booking delivered!",
		badge: "Delivered",
	},
];

test("confirming, cancelling, rejecting and delivering each ask, do it, and say so", async ({ page, db }) => {
	for (const [at, { story }] of STEPS.entries()) await addMove(db, { name: NAMES[at], story });
	await signInAt(page, DASHBOARD, ADMIN);
	for (const [at, { entry, story, question, button, said, badge }] of STEPS.entries()) {
		const name = NAMES[at] ?? "";
		const list = `${DASHBOARD}?${new URLSearchParams({ q: name, perPage: "5" })}`;
		await page.goto(list);
		const dialog = await chooseFromRowMenu(page, name, entry);
		await expect(dialog.getByRole("heading")).toHaveText(question(name));
		await dialog.getByRole("button", { name: button }).click();
		await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
		await expect(rowOf(page, name)).toContainText(badge);
		await expect(page).toHaveURL(list);
		await expect(rows(page)).toHaveCount(1);
		const last = await db
			.selectFrom("changes as event")
			.innerJoin("accounts", "accounts.id", "event.actor_id")
			.select(["event.from_value", "event.to_value", "accounts.email"])
			.orderBy("event.id", "desc")
			.limit(1)
			.executeTakeFirst();
		expect(last).toEqual({
			from_value: story.at(-1) ?? "pending",
			to_value: badge.toLowerCase(),
			email: ADMIN,
		});
	}
});

test("'Delete' asks, deletes for good, and says so", async ({ page, db }) => {
	await addMove(db, { name: NAME });
	await signInAt(page, DASHBOARD, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Delete");
	await expect(dialog.getByRole("heading")).toHaveText("Delete booking");
	await expect(dialog).toContainText(
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
	await expect(again.getByRole("alert")).toContainText("The move is already at this time");
	await again.getByLabel("New time").fill("17:45");
	await again.getByRole("button", { name: "Reschedule booking" }).click();
	await expect(rowOf(page, NAME)).toContainText("17:45");
});

const MENUS: [MovingStatus[], string[]][] = [
	[[], ["Open", "Confirm", "Reject", "Cancel", "Reschedule", "History", "Delete"]],
	[["confirmed"], ["Open", "Delivered", "Cancel", "Reschedule", "History", "Delete"]],
	[["rejected"], ["Open", "History", "Delete"]],
	[["cancelled"], ["Open", "History", "Delete"]],
	[
		["confirmed", "delivered"],
		["Open", "History", "Delete"],
	],
];

test("a booking’s menu has only what its status allows, with Reject beside Confirm", async ({ page, db }) => {
	for (const [at, [story]] of MENUS.entries()) await addMove(db, { name: NAMES[at], story });
	await signInAt(page, DASHBOARD, ADMIN);
	for (const [at, [story, entries]] of MENUS.entries()) {
		await page.goto(DASHBOARD);
		const found = await openRowMenu(page, NAMES[at] ?? "");
		const shown = (await found.allInnerTexts()).map((text) => text.trim());
		expect(shown, story.at(-1)).toEqual(entries);
	}
});

test("the safe choice closes the dialog and changes nothing", async ({ page, db }) => {
	await addMove(db, { name: NAME });
	await signInAt(page, `${DASHBOARD}?sort=date&dir=desc`, ADMIN);
	const dialog = await chooseFromRowMenu(page, NAME, "Cancel");
	await dialog.getByRole("link", { name: "Keep booking" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL(`${DASHBOARD}?sort=date&dir=desc`);
	await expect(rowOf(page, NAME)).toContainText("Pending");
});

test("a change that the status no longer allows, or of a booking that is not there, is told, not done", async ({
	page,
	db,
}) => {
	const number = await addMove(db, { name: NAME, story: ["confirmed", "delivered"] });
	await signInAt(page, DASHBOARD, ADMIN);
	const gone = "This booking does not exist. It may have been deleted.";
	for (const [path, status, words] of [
		[
			`${number}/confirmation`,
			409,
			"Failed to confirm booking: This booking is delivered and can no longer be changed.",
		],
		["R7KQ3M9XFT/cancellation", 404, `Failed to cancel booking: ${gone}`],
		["R7KQ3M9XFT/rescheduling", 404, `Failed to reschedule booking: ${gone}`],
		["R7KQ3M9XFT/deletion", 404, `Failed to delete booking: ${gone}`],
	] as const) {
		const answer = await page.goto(`${DASHBOARD}/${path}`);
		expect(answer?.status()).toBe(status);
		await expect(page.getByRole("alert")).toContainText(words);
	}
});
