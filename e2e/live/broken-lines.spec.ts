import type { Page } from "playwright/test";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { type FaultyProxy, startFaultyProxy } from "#e2e/helpers/faulty-proxy.ts";
import { fillLiveScreens, LIVE_SCREENS } from "#e2e/helpers/live-screens.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test as siteTest } from "#e2e/helpers/site-test.ts";

const test = siteTest.extend<{ line: FaultyProxy }>({
	line: async ({ baseURL }, use) => {
		const proxy = await startFaultyProxy(baseURL ?? "");
		await use(proxy);
		await proxy.close();
	},
});

const STREAM = /\/live(\?|$)/;
const REFRESH = /[?&]_data=/;

// What the proxy breaks.
test.beforeEach(({ watch }) => watch.expectProblem(/^503 for/));

/** What a screen says of itself is due within 40 seconds. */
const passTime = (page: Page) => page.clock.fastForward(40_000);

const isLive = (page: Page) => expect(page.getByText(/As of \d\d:\d\d, .+, live/)).toBeVisible();

for (const { name, path, email } of LIVE_SCREENS)
	test(`${name} says when its stream is silent and when it cannot be read`, async ({ page, db, line }) => {
		const scene = await fillLiveScreens(db);
		await page.clock.install();
		await signInAt(page, line.url + path(scene), email);
		await isLive(page);

		// A line that died without a word, as after a change of network.
		line.break(STREAM, "silence");
		await passTime(page);
		const state = page.getByRole("status").filter({ hasText: "trying again" });
		await expect(state).toHaveText(", connection lost, trying again");
		line.heal();
		await passTime(page);
		await isLive(page);

		line.break(REFRESH, "fail");
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(state).toHaveText(", update failed, trying again");
		line.heal();
		await passTime(page);
		await isLive(page);

		// A refresh without an answer.
		line.break(REFRESH, "silence");
		const asked = page.waitForRequest(REFRESH);
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await asked;
		await passTime(page);
		await expect(state).toHaveText(", update failed, trying again");
		line.heal();
		await passTime(page);
		await isLive(page);
	});

test("an order that came while the line was cut is shown as soon as the network is back", async ({
	page,
	db,
	line,
}) => {
	await page.clock.install();
	await signInAt(page, `${line.url}/orders`, ADMIN);
	await isLive(page);
	line.break(/./, "cut");
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	await addOrder(db, { name: "Mei Chen", placedAt: new Date() });
	// The page asks ever more rarely.
	for (let tries = 0; tries < 6; tries++) {
		const asked = page.waitForEvent("requestfailed", (request) => STREAM.test(request.url()));
		await passTime(page);
		await asked;
	}
	line.heal();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(page.getByRole("row").filter({ hasText: "Mei Chen" })).toBeVisible({ timeout: 5_000 });
	await isLive(page);
});

test("an order whose refresh was delayed or failed is shown after all", async ({ page, db, line }) => {
	await page.clock.install();
	// A page reads itself again once its stream is open: that reading could bring the order below.
	const caughtUp = page.waitForResponse((response) => REFRESH.test(response.url()));
	await signInAt(page, `${line.url}/orders`, ADMIN);
	await isLive(page);
	await (await caughtUp).finished();
	for (const [fault, name] of [
		["hold", "Mei Chen"],
		["fail", "Liam Harper"],
		["cut", "Elif Yılmaz"],
	] as const) {
		line.break(REFRESH, fault);
		const asked = page.waitForRequest(REFRESH);
		await addOrder(db, { name, placedAt: new Date() });
		await asked;
		await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
		if (fault !== "hold") await expect(page.getByText("update failed, trying again")).toBeVisible();
		line.heal();
		if (fault !== "hold") await passTime(page);
		await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
		await isLive(page);
	}
});

test("a computer that slept notices that its stream is gone, and catches up", async ({ page, db, line }) => {
	await page.clock.install();
	await signInAt(page, `${line.url}/orders`, ADMIN);
	await isLive(page);
	await page.clock.pauseAt(Date.now() + 1_000);
	line.break(STREAM, "silence");
	await addOrder(db, { name: "Mei Chen", placedAt: new Date() });
	line.heal();
	// The lid is opened an hour later.
	await page.clock.fastForward(3_600_000);
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	await page.clock.runFor(2_000);
	await page.clock.resume();
	await expect(page.getByRole("row").filter({ hasText: "Mei Chen" })).toBeVisible();
});

test("seven windows of one browser all work, and each shows a change within 40 seconds", async ({
	page,
	context,
	db,
	line,
}) => {
	const scene = await fillLiveScreens(db);
	await signInAt(page, `${line.url}/about`, ADMIN);
	const windows: Page[] = [];
	for (let at = 0; at < 7; at++) {
		const window = await context.newPage();
		await window.clock.install();
		await window.goto(`${line.url}/orders/${scene.order}`);
		await expect(window.getByText(/As of .+(, live|every 20 seconds)/)).toBeVisible();
		windows.push(window);
	}
	expect(line.countOpen(STREAM)).toBe(3);
	await db.updateTable("orders").set({ status: "confirmed" }).execute();
	for (const window of windows) {
		await passTime(window);
		await expect(window.getByText("Confirmed").first()).toBeVisible();
	}
	// A window that is closed makes room for another one.
	await windows[0]?.close();
	for (const window of windows.slice(1)) await passTime(window);
	await expect.poll(() => line.countOpen(STREAM)).toBe(3);
});

test("a role that was taken away and given back shows the screen again", async ({ page, db }) => {
	await page.clock.install();
	await signInAt(page, "/orders", ADMIN);
	await isLive(page);
	const setRole = (role: "User" | "Admin") =>
		db.updateTable("accounts").set({ role }).where("email", "=", ADMIN).execute();
	await setRole("User");
	const ended = page.getByRole("alert").filter({ hasText: "Your account may no longer see this page." });
	await expect(ended).toBeVisible();
	await setRole("Admin");
	await passTime(page);
	await expect(ended).toHaveCount(0);
	await isLive(page);
});

test("a link that is pressed offline keeps the screen, says why, and opens when the network is back", async ({
	page,
	context,
	db,
}) => {
	await page.clock.install();
	const { number } = await addOrder(db, { placedAt: new Date() });
	await signInAt(page, "/orders", ADMIN);
	await isLive(page);
	await context.setOffline(true);
	await page.getByRole("link", { name: formatReferenceNumber(number), exact: true }).click();
	const note = page.getByText("You are not connected. The page opens as soon as the connection is back.");
	await expect(note).toBeVisible();
	await expect(page.getByText("connection lost, trying again")).toBeVisible();
	await expect(page).toHaveURL("/orders");
	await context.setOffline(false);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(formatReferenceNumber(number));
	await expect(note).toHaveCount(0);
});

test("a page that turns out to be out of reach says so, and opens when the server answers again", async ({
	page,
	db,
	line,
	watch,
}) => {
	watch.expectProblem(/Failed to fetch/);
	await page.clock.install();
	const { number } = await addOrder(db, { placedAt: new Date() });
	await signInAt(page, `${line.url}/orders`, ADMIN);
	await isLive(page);
	// The stream still works.
	line.break(/_data=|healthz/, "cut");
	await page.getByRole("link", { name: formatReferenceNumber(number), exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
	line.heal();
	await page.clock.fastForward(20_000);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(formatReferenceNumber(number));
});
