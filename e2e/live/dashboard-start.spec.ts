import type { Page } from "playwright/test";
import { DASHBOARD, rows } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Confirms the only booking without scripts. */
async function expectUsable(page: Page) {
	await page.locator("summary", { hasText: "Actions for Ana Lima" }).click();
	await page.getByRole("link", { name: "Confirm", exact: true }).click();
	await page.getByRole("button", { name: "Confirm booking" }).click();
	await expect(page.getByText("Booking confirmed!")).toBeVisible();
	await expect(rows(page)).toContainText("Confirmed");
}

const FAILURES = [
	{
		what: "no live stream",
		reason: "Live updates are not available",
		breakIt: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "EventSource")),
	},
	{
		what: "no storage",
		reason: "Browser storage is not available",
		breakIt: (page: Page) =>
			page.addInitScript(() =>
				Object.defineProperty(window, "sessionStorage", {
					get: () => {
						throw new DOMException("Access is denied", "SecurityError");
					},
				}),
			),
	},
	{
		what: "a script that cannot be loaded",
		reason: "Unknown error",
		breakIt: (page: Page) => page.route(/\/entry\.client-[^/]*\.js$/, (route) => route.abort()),
	},
];

for (const { what, reason, breakIt } of FAILURES)
	test(`the dashboard says that it could not start with ${what}, and its list works`, async ({
		page,
		db,
		watch,
	}) => {
		watch.expectProblem(/EventSource|Access is denied|ERR_FAILED|dynamically imported module/);
		await addMove(db);
		await signInAt(page, "/my-bookings", ADMIN);
		await breakIt(page);
		await page.goto(DASHBOARD);
		await expect(page.getByRole("alert")).toContainText(`Failed to initialize: ${reason}. Check console.`);
		await expectUsable(page);
	});

test("a list says that it is loading while its rows are still shown", async ({ page, db }) => {
	await addMove(db);
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	let answer = () => {};
	const requested = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(/_data=/, async (route) => {
		await requested;
		await route.continue();
	});
	await page.getByRole("link", { name: "Status" }).click();
	await expect(page.getByText("Loading bookings...")).toBeInViewport();
	await expect(rows(page)).toHaveCount(1);
	answer();
	await expect(page.getByText("Loading bookings...")).toHaveCount(0);
});

test("Back empties the search box that it goes back to", async ({ page, db }) => {
	await addMove(db);
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	await page.getByLabel("Search").pressSequentially("queens");
	await expect(page).toHaveURL(/q=queens/);
	await page.goBack();
	await expect(page).toHaveURL(DASHBOARD);
	await expect(page.getByLabel("Search")).toHaveValue("");
	await expect(rows(page)).toHaveCount(1);
});
