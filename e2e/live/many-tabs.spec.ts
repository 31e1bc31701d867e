import type { Page } from "playwright/test";
import { MAX_STREAMS_PER_SESSION } from "#app/http/live/session-limit.ts";
import { DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const TABS = 10;

/** A headless browser treats every tab as visible; this simulates leaving and showing a tab. */
async function setVisible(page: Page, state: "visible" | "hidden"): Promise<void> {
	await page.evaluate((now) => {
		Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

test("ten tabs of one admin all work, and a hidden one catches up when it is shown", async ({
	page,
	context,
	db,
}) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const tabs = [page];
	while (tabs.length < TABS) {
		for (const tab of tabs.slice(-1)) await setVisible(tab, "hidden");
		const tab = await context.newPage();
		await tab.goto(DASHBOARD);
		await expect(tab.getByText(", live")).toBeVisible();
		tabs.push(tab);
	}
	await addMove(db, { name: "Samuel Tetteh" });
	const [shown, ...hidden] = tabs.toReversed();
	if (!shown) throw new Error("No tab is open.");
	await expect(rowOf(shown, "Samuel Tetteh")).toBeVisible(PUSHED);
	for (const tab of hidden) await expect(rowOf(tab, "Samuel Tetteh")).toHaveCount(0);
	let before = shown;
	for (const tab of hidden) {
		await setVisible(before, "hidden");
		await setVisible(tab, "visible");
		await expect(rowOf(tab, "Samuel Tetteh")).toBeVisible(PUSHED);
		before = tab;
	}
});

test("a session’s oldest stream makes way for one too many, says so, and comes back when it is looked at", async ({
	page,
	context,
	baseURL,
}) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
	const hungUp = new AbortController();
	// `fetch` cancels a response that is garbage collected before it is read, so all are kept to the end.
	const watching: Response[] = [];
	const watch = async () => {
		const headers = { Cookie: cookies };
		watching.push(await fetch(`${baseURL}/live?topic=moving_bookings`, { headers, signal: hungUp.signal }));
	};
	while (watching.length < MAX_STREAMS_PER_SESSION - 1) await watch();
	await expect(page.getByText(", live")).toBeVisible();
	await watch();
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	await setVisible(page, "hidden");
	await setVisible(page, "visible");
	await expect(page.getByText(", live")).toBeVisible();
	expect(await watching[0]?.text()).toMatch(/event: crowded\ndata: \n\n$/);
	hungUp.abort();
});
