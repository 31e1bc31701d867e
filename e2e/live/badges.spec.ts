import type { Page } from "playwright/test";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove, changeMove, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The connections that the page keeps open for events. */
function openStreams(page: Page): () => number {
	const open = new Set<unknown>();
	page.on("request", (request) => {
		if (request.resourceType() === "eventsource") open.add(request);
	});
	page.on("requestfinished", (request) => open.delete(request));
	page.on("requestfailed", (request) => open.delete(request));
	return () => open.size;
}

for (const path of ["/about", DASHBOARD]) {
	test(`the badge at ${path} follows what a visitor books and an admin confirms`, async ({
		page,
		newBrowser,
		db,
	}) => {
		const streams = openStreams(page);
		await signInAt(page, "/my-bookings", ADMIN);
		await page.goto(path);
		const badge = page.getByRole("banner").getByRole("link", { name: /pending moving booking/ });
		await expect.poll(streams).toBe(1);
		await expect(badge).toHaveCount(0);
		const guest = await newBrowser();
		await guest.goto("/trucking-home");
		await fillBooking(guest);
		const answered = guest.waitForResponse((response) => response.request().method() === "POST");
		await guest.getByRole("button", { name: "Book moving vehicle" }).click();
		await answered;
		await expect(badge).toHaveAccessibleName("1 pending moving booking", PUSHED);
		const area = page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Moves" });
		if (path === DASHBOARD) await expect(area).toHaveAccessibleName("Moves 1");
		const { number } = await db.selectFrom("moving_bookings").select("number").executeTakeFirstOrThrow();
		await changeMove(db, number, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
		await expect(badge).toHaveCount(0, PUSHED);
		if (path === DASHBOARD) await expect(area).toHaveAccessibleName("Moves");
		expect(streams()).toBe(1);
	});
}

test("a hidden tab lets the stream go, and catches up when it is shown", async ({ page, db }) => {
	const streams = openStreams(page);
	await signInAt(page, "/my-bookings", ADMIN);
	await page.goto("/about");
	await expect.poll(streams).toBe(1);
	const setVisible = (state: "visible" | "hidden") =>
		page.evaluate((now) => {
			Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
			document.dispatchEvent(new Event("visibilitychange"));
		}, state);
	await setVisible("hidden");
	await expect.poll(streams).toBe(0);
	await addMove(db);
	await setVisible("visible");
	const badge = page.getByRole("banner").getByRole("link", { name: "1 pending moving booking" });
	await expect(badge).toBeVisible(PUSHED);
	await expect.poll(streams).toBe(1);

	// An unchanged badge is not replaced, because someone may be about to press it.
	const link = await badge.elementHandle();
	await badge.focus();
	const answered = page.waitForResponse("**/badges");
	await setVisible("visible");
	await (await answered).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(await link?.evaluate((element) => element === document.activeElement)).toBe(true);
	// A replaced badge keeps the focus.
	await addMove(db);
	const next = page.getByRole("banner").getByRole("link", { name: "2 pending moving bookings" });
	await expect(next).toBeFocused(PUSHED);
});

test("whoever has no badges has no stream, and the cart's count is in local storage", async ({ page }) => {
	const streams = openStreams(page);
	await signInAt(page, "/my-bookings", emailOf("User"));
	await page.goto("/about");
	expect(await page.evaluate(() => localStorage.getItem("cartCount"))).toBe("0");
	expect(streams()).toBe(0);
});

test("what gets the focus is not under the cookie bar", async ({ page }) => {
	await page.setViewportSize({ width: 800, height: 640 });
	await page.goto("/privacy");
	const covered: string[] = [];
	for (let press = 0; press < 40; press++) {
		await page.keyboard.press("Tab");
		const under = await page.evaluate(() => {
			const focused = document.activeElement;
			const bar = document.querySelector(".cookie-bar");
			if (!focused || focused === document.body || !bar || bar.contains(focused)) return null;
			const isUnder = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
			return isUnder ? focused.textContent : null;
		});
		if (under) covered.push(under);
	}
	expect(covered).toEqual([]);
});
