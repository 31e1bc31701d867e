import type { Page } from "playwright/test";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { startFaultyProxy } from "#e2e/helpers/faulty-proxy.ts";
import { askAbout, fillLiveScreens } from "#e2e/helpers/live-screens.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

async function track(page: Page, number: string, origin = ""): Promise<void> {
	await page.goto(`${origin}/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("ana@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await expect(page).toHaveURL(new RegExp(`/track/${number}$`));
}

const STREAM = /\/live(\?|$)/;

const PAGES: [what: string, open: (page: Page, origin: string, number: string) => Promise<void>][] = [
	["an order’s page", (page, origin, number) => track(page, number, origin)],
	[
		"a customer’s messages",
		async (page, origin, number) => {
			await track(page, number, origin);
			await page.goto("about:blank");
			await page.goto(`${origin}/track/${number}/messages`);
		},
	],
	["a conversation", (page, origin, number) => signInAt(page, `${origin}/inbox/${number}`, ADMIN)],
	["the hotel dashboard", (page, origin) => signInAt(page, `${origin}/owner/dashboard`, emailOf("Hotel"))],
];

for (const [what, open] of PAGES)
	test(`${what} says since when it is not up to date, and catches up`, async ({
		page,
		db,
		baseURL,
		watch,
	}) => {
		watch.expectProblem(/^503 for/);
		const line = await startFaultyProxy(baseURL ?? "");
		const { order } = await fillLiveScreens(db);
		await page.clock.install();
		await open(page, line.url, order);
		await expect.poll(() => line.countOpen(STREAM)).toBe(1);
		const state = page.locator("[data-follow-state]");

		line.break(STREAM, "silence");
		await page.clock.fastForward(40_000);
		await expect(state).toHaveText(/^Connection lost, trying again\. You see it as of \d\d:\d\d, .+\.$/);
		await expect(state).toBeInViewport();
		line.heal();
		await page.clock.fastForward(40_000);
		await expect(state).toBeEmpty();

		for (const fault of ["fail", "silence"] as const) {
			const { pathname } = new URL(page.url());
			line.break(new RegExp(`${pathname}(\\?|$)`), fault);
			const asked = page.waitForRequest((request) => new URL(request.url()).pathname === pathname);
			await page.clock.fastForward(40_000);
			await page.evaluate(() => {
				dispatchEvent(new Event("offline"));
				dispatchEvent(new Event("online"));
			});
			await asked;
			await page.clock.fastForward(20_000);
			await expect(state).toHaveText(/could not be updated, trying again\. You see it as of/);
			line.heal();
			await page.clock.fastForward(40_000);
			await expect(state).toBeEmpty();
		}
		await line.close();
	});

test("a followed order does not change under the pointer, and does when it leaves", async ({ page, db }) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	const opened = page.waitForResponse((response) => response.url().endsWith("/live"));
	await track(page, number);
	await opened;
	const cancel = page.getByRole("link", { name: "Cancel this order" });
	await cancel.hover();
	const place = await cancel.boundingBox();
	await changeOrder(db, {
		number,
		column: "status",
		expectedStatus: "new",
		to: "confirmed",
		by: "staff",
		actorId: null,
		now: new Date(),
	});
	await expect(page.getByText("This page has changed.")).toBeInViewport();
	expect(await cancel.boundingBox()).toEqual(place);
	await page.mouse.move(0, 0);
	await expect(page.getByText("Your order is confirmed.", { exact: false }).first()).toBeVisible();
	await expect(page.getByText("This page has changed.")).toHaveCount(0);
});

test("a new message moves nothing that staff typed, chose or has the focus", async ({ page, db }) => {
	const scene = await fillLiveScreens(db);
	const streaming = page.waitForResponse(STREAM);
	await signInAt(page, `/inbox/${scene.order}`, ADMIN);
	await streaming;
	const assignee = page.getByRole("complementary").getByLabel("Assigned to");
	await assignee.selectOption({ index: 1 });
	const chosen = await assignee.inputValue();
	const answer = page.getByLabel("Message to Ana Lima");
	await answer.fill("We are look");
	const place = await answer.boundingBox();
	await askAbout(db, scene);
	const messages = page.getByRole("list", { name: "Messages" });
	await expect(messages.getByText("When may I come?")).toHaveCount(2);
	await expect(assignee).toHaveValue(chosen);
	await expect(answer).toHaveValue("We are look");
	await expect(answer).toBeFocused();
	expect(Math.abs(((await answer.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(1);
});
