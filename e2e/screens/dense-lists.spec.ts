import { openWorld } from "#e2e/fuzz/open-world.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";
import { expect, browserTest as test } from "#e2e/helpers/site-test.ts";

const SIZE = { width: 360, height: 780 };

/** The lists of staff, and who looks at each. A star is the first thing of the list before it. */
const LISTS = {
	Admin: [
		"/orders",
		"/bookings",
		"/trucking-dashboard",
		"/inbox",
		"/customers",
		"/dashboard/products",
		"/dashboard/products/*/stock",
		"/dashboard/payments",
		"/dashboard/invoices",
		"/dashboard/reviews",
		"/trail",
		"/mail",
	],
	SuperAdmin: ["/users", "/hotels"],
	Hotel: ["/owner/manage-bookings", "/owner/inbox", "/list-new-hotel/*/team"],
} as const;

/** How many rows the list has, and how many of them are wholly in the window. */
function countRows() {
	const list = document.querySelector("main tbody, main ul[aria-label=Conversations]");
	const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
	return {
		rows: rows.length,
		whole: rows.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
	};
}

test("six rows of a list of staff are on the screen of a phone", async ({ browser }) => {
	const { server, world, close } = await openWorld(prepared().templates.sqlite);
	const short: Record<string, unknown> = {};
	for (const sender of ["Admin", "SuperAdmin", "Hotel"] as const) {
		const context = await browser.newContext({ viewport: SIZE, hasTouch: true, reducedMotion: "reduce" });
		const cookies = world.people[sender].cookie.split("; ").map((pair) => {
			const at = pair.indexOf("=");
			return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url };
		});
		await context.addCookies([...cookies, { name: "MEEHACookieConsent", value: "true", url: server.url }]);
		const page = await context.newPage();
		for (const path of LISTS[sender]) {
			const [before = "", after] = path.split("/*");
			await page.goto(server.url + before);
			if (after) {
				const first = page.locator("main").locator(`a[href^="${before}/"]:not([href$="/new"])`).first();
				await page.goto(server.url + (await first.getAttribute("href")) + after);
			}
			const found = await page.evaluate(countRows);
			if (found.rows === 0 || found.whole < Math.min(6, found.rows)) short[path] = found;
		}
		await context.close();
	}
	await close();
	expect(short).toEqual({});
});
