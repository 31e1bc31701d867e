import type { Page } from "playwright/test";
import { wallClock } from "#app/common/calendar.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const ZONE = "America/New_York";
const DAY_MS = 24 * 60 * 60 * 1000;

test("the dashboard compares two periods in figures, charts and tables, and lists open tasks", async ({
	page,
	db,
}) => {
	const now = new Date();
	const lamp = await putOnShelf(db, { title: "Halden lamp", category: "Lamps", variants: [{ stock: 9 }] });
	const order = (daysAgo: number, quantity: number) =>
		addOrder(db, {
			lines: [{ variantId: lamp.variantIds[0] ?? 0, quantity }],
			placedAt: new Date(now.getTime() - daysAgo * DAY_MS - 60_000),
		});
	await order(0, 2);
	await order(1, 1);
	// In the previous seven days.
	await order(9, 4);

	await signInAt(page, "/dashboard", ADMIN);
	await page.getByRole("link", { name: "7 days", exact: true }).click();
	await expect(page).toHaveURL("/dashboard?period=7");
	await expect(page.getByRole("link", { name: "7 days", exact: true })).toHaveAttribute(
		"aria-current",
		"page",
	);
	const figure = (name: string) =>
		page
			.locator("dl")
			.first()
			.locator("> div")
			.filter({ has: page.getByText(name, { exact: true }) });
	await expect(figure("Revenue")).toContainText("$85.00");
	await expect(figure("Revenue")).toContainText("from $105.00");
	await expect(figure("Orders")).toContainText("2");
	await expect(page.getByRole("img", { name: "Revenue by day, in USD" })).toHaveAccessibleDescription(
		/\$85.00 in total/,
	);
	await expect(page.getByRole("main").getByRole("link", { name: "3 new orders" })).toHaveAttribute(
		"href",
		"/orders?status=new",
	);

	await expectNoWordsMeet(page);

	const best = page
		.locator("section")
		.filter({ has: page.getByRole("heading", { name: "Best sellers by units sold" }) });
	await best.getByText("View as table").click();
	await expect(best.getByRole("row", { name: "Halden lamp 3 $75.00" })).toBeVisible();
	await page.getByRole("link", { name: "Halden lamp" }).first().click();
	await expect(page).toHaveURL(/\/dashboard\/products\/\w+\/stock$/);
});

/** On a phone: the overlap of the charts' labels with each other and with the shapes. */
async function expectNoWordsMeet(page: Page): Promise<void> {
	const wide = page.viewportSize() ?? { width: 1_280, height: 720 };
	await page.setViewportSize({ width: 360, height: 800 });
	const charts = page.locator(".day-chart");
	await expect(charts).toHaveCount(2);
	const meeting = await charts.evaluateAll((all) =>
		all.flatMap((chart) => {
			const drawn = chart.querySelector("svg svg");
			const words = [...chart.querySelectorAll("text")];
			const places = [...words, drawn].map((each) => each?.getBoundingClientRect() ?? new DOMRect());
			return words.flatMap((word, at) =>
				places
					.slice(at + 1)
					.filter((other) => {
						const own = places[at] ?? other;
						const isApart = own.right <= other.left || other.right <= own.left;
						return !isApart && own.top < other.bottom && other.top < own.bottom;
					})
					.map(() => word.textContent),
			);
		}),
	);
	expect(meeting).toEqual([]);
	await page.setViewportSize(wide);
}

test("rejects an invalid custom period, and exports its days", async ({ page, db }) => {
	await addOrder(db, { placedAt: new Date() });
	const today = wallClock(new Date(), ZONE).date;
	await signInAt(page, "/dashboard?from=2026-01-05&to=2026-01-02", ADMIN);
	await expect(page.getByText("The start date must not be after the end date.").first()).toBeVisible();
	await expect(page.getByLabel("From")).toHaveValue("2026-01-05");
	await page.getByLabel("From").fill(today);
	await page.getByLabel(/^To\b/).fill(today);
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await expect(page).toHaveURL(`/dashboard?from=${today}&to=${today}`);
	const link = page.getByRole("link", { name: "Export CSV" });
	const file = await page.request.get((await link.getAttribute("href")) ?? "");
	expect(file.headers()["content-disposition"]).toContain(`days-${today}-to-${today}.csv`);
	expect(await file.text()).toContain(`\r\n${today},USD,55.00,1,2,`);
});
