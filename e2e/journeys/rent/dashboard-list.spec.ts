import type { Page } from "playwright/test";
import { DASHBOARD, rows, shownNames } from "#e2e/helpers/dashboard.ts";
import { addMove, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NOTHING = "No bookings found matching your criteria.";

/** Without scripts a filter needs the button; with them the form is sent on change. */
async function choose(page: Page, label: string, value: string, withScripts: boolean): Promise<void> {
	const field = page.getByLabel(label);
	if (label.endsWith("date")) await field.fill(value);
	else await field.selectOption(value);
	if (!withScripts) await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	else await field.blur();
}

test.describe("with five bookings", () => {
	test.beforeEach(async ({ page, db }) => {
		await addMove(db, { name: "Ana Lima", booking_date: dayAhead(5), story: ["confirmed", "delivered"] });
		await addMove(db, { name: "Elif Yılmaz", booking_date: dayAhead(3), vehicle_type: "loader" });
		await addMove(db, { name: "Fátima Reis", booking_date: dayAhead(9), story: ["confirmed"] });
		await addMove(db, { name: "Olga Petrova", booking_date: dayAhead(7), story: ["rejected"] });
		await addMove(db, {
			name: "Paulo Freitas",
			booking_date: dayAhead(7),
			new_address: "9 Quiet Mews, Newark",
		});
		await signInAt(page, DASHBOARD, ADMIN);
	});

	test("the newest booking comes first", async ({ page }) => {
		await expect(rows(page)).toHaveCount(5);
		expect(await shownNames(page)).toEqual([
			"Paulo Freitas",
			"Olga Petrova",
			"Fátima Reis",
			"Elif Yılmaz",
			"Ana Lima",
		]);
		await expect(page.getByText("1–5 of 5 bookings")).toBeVisible();
		await expect(page.getByRole("link", { name: "Clear Filters" })).toHaveCount(0);
	});

	test("the search box finds names, addresses and statuses in any case, or says that there are none", async ({
		page,
	}) => {
		for (const [words, name] of [
			["fatima", "Fátima Reis"],
			["QUIET mews", "Paulo Freitas"],
			["reject", "Olga Petrova"],
			["loader", "Elif Yılmaz"],
			[dayAhead(5), "Ana Lima"],
		] as const) {
			await page.getByLabel("Search").fill(words);
			await page.getByLabel("Search").press("Enter");
			await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
			await expect(rows(page)).toHaveCount(1);
			await expect(rows(page)).toContainText(name);
			await expect(page.getByLabel("Search")).toHaveValue(words);
		}
		await page.getByRole("link", { name: "Clear Filters" }).click();
		await expect(rows(page)).toHaveCount(5);
		await expect(page.getByLabel("Search")).toHaveValue("");
		await page.goto(`${DASHBOARD}?q=nobody+of+this+name`);
		await expect(page.getByText(NOTHING)).toBeVisible();
		await expect(rows(page)).toHaveCount(0);
		await page.getByRole("link", { name: "Show all bookings" }).click();
		await expect(rows(page)).toHaveCount(5);
	});

	test("status, vehicle and dates narrow the list together, and Clear Filters undoes it", async ({
		page,
		javaScriptEnabled,
	}) => {
		await choose(page, "Status", "pending", javaScriptEnabled);
		await expect(rows(page)).toHaveCount(2);
		await choose(page, "Vehicle", "truck", javaScriptEnabled);
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page)).toContainText("Paulo Freitas");
		await expect(page.getByLabel("Status")).toHaveValue("pending");
		await page.getByRole("link", { name: "Clear Filters" }).click();
		await expect(rows(page)).toHaveCount(5);
		await expect(page.getByLabel("Status")).toHaveValue("all");

		await choose(page, "Start date", dayAhead(5), javaScriptEnabled);
		await expect(rows(page)).toHaveCount(4);
		await choose(page, "End date", dayAhead(7), javaScriptEnabled);
		await expect(rows(page)).toHaveCount(3);
		await choose(page, "End date", dayAhead(5), javaScriptEnabled);
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page)).toContainText("Ana Lima");
		await page.getByRole("link", { name: "Clear Filters" }).click();
		await expect(page).toHaveURL(DASHBOARD);
	});

	test("the two sortable columns go up and down", async ({ page }) => {
		const byDate = ["Elif Yılmaz", "Ana Lima", "Olga Petrova", "Paulo Freitas", "Fátima Reis"];
		const byStatus = ["Fátima Reis", "Ana Lima", "Elif Yılmaz", "Paulo Freitas", "Olga Petrova"];
		for (const [title, expected] of [
			["Date & Time", byDate],
			["Status", byStatus],
		] as const) {
			const header = page.getByRole("columnheader", { name: title });
			await header.getByRole("link").click();
			await expect(header).toHaveAttribute("aria-sort", "ascending");
			expect(await shownNames(page)).toEqual(expected);
			await header.getByRole("link").click();
			await expect(header).toHaveAttribute("aria-sort", "descending");
			expect(await shownNames(page)).toEqual(expected.toReversed());
			await header.getByRole("link").click();
			await expect(header).toHaveAttribute("aria-sort", "ascending");
		}
	});
});

test.describe("with 23 bookings", () => {
	test.beforeEach(async ({ page, db }) => {
		for (let index = 1; index <= 23; index++) await addMove(db, { name: `Move Number ${index}` });
		await signInAt(page, DASHBOARD, ADMIN);
	});

	test("ten to a page by default, and the pages follow each other", async ({ page }) => {
		const pages = page.getByRole("navigation", { name: "Pages" });
		await expect(rows(page)).toHaveCount(10);
		await expect(page.getByText("1–10 of 23 bookings")).toBeVisible();
		await pages.getByRole("link", { name: "Next page" }).click();
		await expect(page.getByText("11–20 of 23 bookings")).toBeVisible();
		expect((await shownNames(page))[0]).toBe("Move Number 13");
		await pages.getByRole("link", { name: "Page 3", exact: true }).click();
		await expect(page.getByText("21–23 of 23 bookings")).toBeVisible();
		await expect(rows(page)).toHaveCount(3);
		await expect(pages.getByRole("link", { name: "Next page" })).toHaveCount(0);
		await pages.getByRole("link", { name: "Previous page" }).click();
		await expect(pages.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
			"aria-current",
			"page",
		);
	});

	test("the page size is 5, 10, 20 or 50, and a new one and a new filter start at page 1", async ({
		page,
		javaScriptEnabled,
	}) => {
		const size = page.getByLabel("Per page");
		await expect(size.getByRole("option")).toHaveText(["5", "10", "20", "50"]);
		await page.goto(`${DASHBOARD}?page=2`);
		for (const [value, count] of [
			["5", 5],
			["20", 20],
			["50", 23],
		] as const) {
			await size.selectOption(value);
			if (!javaScriptEnabled) await page.getByRole("button", { name: "Update" }).click();
			await expect(rows(page)).toHaveCount(count);
			await expect(page.getByText(`1–${count} of 23 bookings`)).toBeVisible();
		}
		await page.goto(`${DASHBOARD}?page=3`);
		await expect(rows(page)).toHaveCount(3);
		await choose(page, "Status", "pending", javaScriptEnabled);
		await expect(page).toHaveURL(/status=pending/);
		await expect(page.getByText("1–10 of 23 bookings")).toBeVisible();
	});

	test("a page number beyond the list shows the nearest page there is", async ({ page }) => {
		for (const [requested, shown] of [
			["-1", "1–10 of 23 bookings"],
			["0", "1–10 of 23 bookings"],
			["two", "1–10 of 23 bookings"],
			["1000000000", "21–23 of 23 bookings"],
			["1e309", "1–10 of 23 bookings"],
		] as const) {
			const answer = await page.goto(`${DASHBOARD}?page=${requested}`);
			expect(answer?.status()).toBe(200);
			await expect(page.getByText(shown)).toBeVisible();
		}
	});
});

test("an empty dashboard says so", async ({ page }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await expect(page.getByText(NOTHING)).toBeVisible();
	await expect(page.getByText("No bookings", { exact: true })).toBeVisible();
});
