import type { Locator, Page } from "playwright/test";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import type { Database } from "#db/client.ts";
import { askAbout, fillLiveScreens, LIVE_SCREENS, type LiveScene } from "#e2e/helpers/live-screens.ts";
import { addMove, changeMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const isLive = (page: Page) => expect(page.getByText(/As of .+, live/)).toBeVisible();

const show = (page: Page) => page.getByRole("link", { name: /^(\d+ new|Changed), show$/ });

/** The control that the pointer is over. */
const pointedAt = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll(":hover")].at(-1)?.closest("a, summary")?.textContent);

/** Changes what each live screen shows, and adds to each list. */
async function changeEverything(db: Database, { order, move, stay }: LiveScene): Promise<void> {
	await askAbout(db, { order, stay });
	const { number } = await addOrder(db, { placedAt: new Date() });
	// One more conversation waits for an answer.
	await askAbout(db, { order: number, stay });
	await addMove(db, { name: "Mei Chen" });
	await changeMove(db, move, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
	await db.updateTable("orders").set({ name: "Changed By Hand" }).execute();
	await db.updateTable("bookings").set({ name: "Changed By Hand" }).execute();
	await db.updateTable("payments").set({ payment_reference: "pi_1" }).execute();
}

test("a row menu that is open stays under the pointer when an order comes in", async ({ page, db }) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	await signInAt(page, "/orders", ADMIN);
	await isLive(page);
	await page.locator("summary", { hasText: formatReferenceNumber(number) }).click();
	const entry = page.getByRole("link", { name: "Confirm", exact: true });
	await entry.hover();
	const place = await entry.boundingBox();
	for (const count of [1, 2]) {
		await addOrder(db, { placedAt: new Date() });
		await expect(show(page)).toHaveText(`${count} new, show`);
	}
	expect(await entry.boundingBox()).toEqual(place);
	expect(await pointedAt(page)).toBe("Confirm");
});

test("a row that leaves the list while its link has the focus waits, and goes when it is left", async ({
	page,
	db,
}) => {
	await page.clock.install();
	const { number } = await addOrder(db, { placedAt: new Date() });
	await signInAt(page, "/orders?status=new", ADMIN);
	await isLive(page);
	const link = page.getByRole("link", { name: formatReferenceNumber(number), exact: true });
	await link.focus();
	await db.updateTable("orders").set({ status: "confirmed" }).execute();
	await expect(show(page)).toHaveText("Changed, show");
	await expect(link).toBeFocused();
	await page.getByLabel("Search").focus();
	await page.clock.fastForward(40_000);
	await expect(link).toHaveCount(0);
	await expect(show(page)).toHaveCount(0);
});

test("ticked orders stay ticked when new ones would move them to the next page", async ({ page, db }) => {
	for (let at = 0; at < 10; at++) await addOrder(db, { placedAt: new Date(Date.now() - 60_000 * (at + 1)) });
	await signInAt(page, "/orders?perPage=10", ADMIN);
	await isLive(page);
	const ticks = page.getByRole("checkbox");
	await ticks.last().check();
	await page.getByLabel("Search").focus();
	await page.mouse.move(0, 0);
	for (let at = 0; at < 3; at++) await addOrder(db, { placedAt: new Date() });
	await expect(show(page)).toHaveText("3 new, show");
	await expect(ticks.last()).toBeChecked();
	await expect(page.getByText("1 selected")).toBeVisible();
	await show(page).click();
	await expect(show(page)).toHaveCount(0);
	// It is on the next page now.
	await expect(page.getByText("With selected:")).toBeVisible();
});

for (const { name, path, email } of LIVE_SCREENS)
	test(`an update of ${name} moves nothing that has the focus or the pointer`, async ({ page, db }) => {
		const scene = await fillLiveScreens(db);
		await signInAt(page, path(scene), email);
		await isLive(page);
		const part: Locator = page.locator("[data-live-part]").or(page.locator("main")).last();
		const used = part.getByRole("link").last();
		await used.focus();
		await used.hover();
		const place = await used.boundingBox();
		await changeEverything(db, scene);
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(show(page)).toBeVisible();
		await expect(used).toBeFocused();
		expect(await used.boundingBox()).toEqual(place);
	});

/** Takes hold of a page's streams, so that a test says when one reports a change. */
function exposeStreams(): void {
	const streams: EventSource[] = [];
	Object.assign(window, { streams });
	window.EventSource = class extends EventSource {
		constructor(url: string | URL) {
			super(url);
			streams.push(this);
		}
	};
}

/**
 * Presses a button, and reports a change half a second later, before the page has been drawn again, as on a phone that
 * is busy.
 */
function pressWhileChanging(button: HTMLElement | SVGElement): void {
	const { streams } = window as unknown as { streams: EventSource[] };
	const known = Date.now;
	(button as HTMLButtonElement).click();
	Date.now = () => known() + 600;
	for (const stream of streams) stream.dispatchEvent(new MessageEvent("change", { data: "moving_bookings" }));
	setTimeout(() => {
		Date.now = known;
	}, 200);
}

test("the answer of a form is shown at once, though something changed while it was sent", async ({
	page,
	db,
}) => {
	await addVehicle(db, { name: "Truck 1", now: new Date() });
	await addDriver(db, "Sam Okafor");
	const number = await addMove(db);
	await page.addInitScript(exposeStreams);
	await signInAt(page, `/trucking-dashboard/${number}`, ADMIN);
	await isLive(page);
	await page.getByLabel("Vehicle").selectOption("Truck 1");
	await page.getByLabel("Driver").selectOption("Sam Okafor");
	const assign = page.getByRole("button", { name: "Assign", exact: true });
	await assign.hover();
	await assign.focus();
	let answer = () => {};
	const isHeld = new Promise<void>((done) => {
		answer = done;
	});
	await page.route(/_data=/, async (route) => {
		if (route.request().method() === "POST") await isHeld;
		await route.continue();
	});
	const sent = page.waitForRequest((request) => request.method() === "POST");
	await assign.evaluate(pressWhileChanging);
	await sent;
	await page.waitForFunction(() => document.querySelector("[role=progressbar]"));
	answer();
	await expect(page.getByRole("status").filter({ hasText: "The move is assigned." })).toBeVisible();
	await expect(page.getByText("No vehicle or driver is assigned.")).toHaveCount(0);
	await expect(show(page)).toHaveCount(0);
});
