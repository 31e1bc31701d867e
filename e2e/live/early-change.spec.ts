import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** A promise and its resolver. */
function gate() {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { open, opened };
}

test("what changed before a page’s stream was open is on the page all the same", async ({
	page,
	newBrowser,
	db,
}) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	const other = await newBrowser();
	await signInAt(other, "/orders", ADMIN);
	await expect(other.getByText(/As of .*, live/)).toBeVisible();
	const [changed, streaming] = [gate(), gate()];
	await page.route("**/assets/entry.client*", async (route) => {
		await changed.opened;
		await route.continue();
	});
	// The framework asks about routes for URLs with a parameter: here slower than the stream opens.
	await page.route("**/__manifest*", async (route) => {
		await streaming.opened;
		await route.continue();
	});
	await signInAt(page, "/about", ADMIN);
	await page.goto(`/orders/${number}`, { waitUntil: "commit" });
	const confirm = page.getByRole("link", { name: "Confirm", exact: true });
	await expect(confirm).toBeVisible();
	await db.updateTable("orders").set({ status: "confirmed" }).execute();
	// The streams were already informed, so nothing more comes.
	const row = other.getByRole("row").filter({ hasText: formatReferenceNumber(number) });
	await expect(row.getByText("Confirmed")).toBeVisible();
	// The badges are requested as soon as the stream is open.
	const isOpen = page.waitForRequest("**/badges");
	changed.open();
	await isOpen;
	streaming.open();
	await expect(confirm).toHaveCount(0);
});

test("a button pressed before the page’s scripts run is no trouble to them", async ({ page, db }) => {
	const { number } = await addOrder(db, { placedAt: new Date() });
	const [hydrating, answering] = [gate(), gate()];
	await page.route("**/assets/entry.client*", async (route) => {
		await hydrating.opened;
		await route.continue();
	});
	await page.route("**/confirmation*", async (route) => {
		if (route.request().method() === "POST") await answering.opened;
		await route.continue();
	});
	await signInAt(page, "/about", ADMIN);
	await page.goto(`/orders/${number}/confirmation`, { waitUntil: "commit" });
	await page.getByRole("button", { name: "Confirm order" }).click({ noWaitAfter: true });
	const streaming = page.waitForRequest(/\/live\?/);
	hydrating.open();
	await streaming;
	answering.open();
	await expect(page.getByText("Confirmed").first()).toBeVisible();
});
