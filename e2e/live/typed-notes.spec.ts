import type { Page } from "playwright/test";
import type { Database } from "#db/client.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const TYPED = "The piano goes first.";

async function typeNote(page: Page, db: Database) {
	const number = await addMove(db);
	await signInAt(page, `/trucking-dashboard/${number}`, ADMIN);
	await expect(page.getByText(/As of .+, live/)).toBeVisible();
	await page.getByRole("link", { name: "Add note" }).click();
	const note = page.getByRole("dialog").getByRole("textbox");
	await note.fill(TYPED);
	return { note, save: page.getByRole("dialog").getByRole("button", { name: "Save note" }) };
}

test("Escape doesn’t drop what was typed in a dialog, and closes an empty one", async ({ page, db }) => {
	const { note } = await typeNote(page, db);
	for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
	await expect(note).toHaveValue(TYPED);
	await note.fill("");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a note that can’t be sent stays, and its dialog says what is wrong", async ({ page, db }) => {
	const { note, save } = await typeNote(page, db);
	const alert = page.getByRole("dialog").getByRole("alert");
	await page.context().setOffline(true);
	await save.click();
	await expect(alert).toContainText("this device can’t reach us");
	await page.context().setOffline(false);
	// Ours, and those of a proxy in front of the site.
	const limits: [wait: string, headers: Record<string, string>][] = [
		["Wait 4 minutes, then", { "X-Remix-Catch": "yes", "Retry-After": "240" }],
		["Wait 20 seconds, then", { "Retry-After": "20" }],
		["Wait a few minutes, then", {}],
	];
	for (const [wait, headers] of limits) {
		await page.route(/\/note/, (route) =>
			route.request().method() === "POST"
				? route.fulfill({ status: 429, headers, body: "<h1>Slow down</h1>" })
				: route.continue(),
		);
		await save.click();
		await expect(alert).toContainText(wait);
		await expect(alert).toContainText("too many were sent");
		await expect(alert).not.toContainText("our side");
		await expect(note).toHaveValue(TYPED);
		await page.unroute(/\/note/);
	}
	await save.click();
	await expect(page.getByText("The note is saved.")).toBeVisible();
	await expect(page.getByText(TYPED)).toBeVisible();
});

test("a note that was begun before the session ended is sent after signing in again", async ({
	page,
	context,
	db,
}) => {
	const { note, save } = await typeNote(page, db);
	await db.deleteFrom("sessions").execute();
	await save.click();
	const alert = page.getByRole("dialog").getByRole("alert");
	await expect(alert).toContainText("Your session has ended. What you typed is still here.");
	const opened = context.waitForEvent("page");
	await alert.getByRole("link", { name: "Sign in in a new tab" }).click();
	await sendSignIn(await opened, ADMIN);
	await (await opened).waitForURL((url) => url.pathname !== "/login");
	await page.bringToFront();
	await expect(note).toHaveValue(TYPED);
	await save.click();
	await expect(page.getByText("The note is saved.")).toBeVisible();
	await expect(page.getByText(TYPED)).toBeVisible();
});

test("a screen that is slow to open shows that it is coming", async ({ page, db }) => {
	const number = await addMove(db);
	await signInAt(page, `/trucking-dashboard/${number}`, ADMIN);
	await expect(page.getByText(/As of .+, live/)).toBeVisible();
	let open = () => {};
	const isHeld = new Promise<void>((done) => {
		open = done;
	});
	await page.route(/\/note\?.*_data/, async (route) => {
		await isHeld;
		await route.continue();
	});
	const bar = page.getByRole("progressbar", { name: "Loading" });
	await expect(bar).toHaveCount(0);
	await page.getByRole("link", { name: "Add note" }).click();
	await expect(bar).toBeVisible();
	const delay = await bar.evaluate((shown) => getComputedStyle(shown).animationDelay);
	expect(Math.max(...delay.split(",").map(Number.parseFloat))).toBeLessThanOrEqual(0.15);
	open();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(bar).toHaveCount(0);
});

test("a screen that a proxy refuses for too many requests says how long to wait", async ({ page, db }) => {
	const number = await addMove(db);
	await signInAt(page, `/trucking-dashboard/${number}`, ADMIN);
	await expect(page.getByText(/As of .+, live/)).toBeVisible();
	await page.route(/\/note\?.*_data/, (route) =>
		route.fulfill({ status: 429, headers: { "Retry-After": "1" }, body: "<h1>Slow down</h1>" }),
	);
	await page.getByRole("link", { name: "Add note" }).click();
	await expect(page.getByRole("heading", { name: "Too many requests" })).toBeVisible();
	await expect(page.getByText("Wait 1 second, then try again.")).toBeVisible();
});
