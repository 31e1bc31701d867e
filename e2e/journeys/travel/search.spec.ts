import type { Page } from "playwright/test";
import { formatDate } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addRoom } from "#app/testing/travel/inn.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { today } from "#e2e/helpers/inn.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const { checkIn: ARRIVAL, checkOut: LEAVE } = stayAhead();
const CARDS = "#list article";

async function fillSearch(page: Page, { place, to = LEAVE, from = ARRIVAL }: Record<string, string>) {
	if (place) await page.getByLabel("Destination").fill(place);
	await page.getByLabel(/^Check-in/).fill(from ?? "");
	await page.getByLabel(/^Check-out/).fill(to ?? "");
}

test("a guest finds a hotel despite a typing error, filters, and sees each room’s total before booking", async ({
	page,
	db,
}) => {
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon", { price: 12_000 });
	await addRoom(db, hotelId, {
		name: "Small room",
		from: today(),
		sleeps: 1,
		max_adults: 1,
		guests_included: 1,
	});
	await openHotel(db, "Casa Azul", "Lisbon", { price: 8_000, stars: 2 });
	await openHotel(db, "Elsewhere", "Porto");
	await page.goto("/");
	await expect(page.getByRole("link", { name: "Casa Azul" })).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Travel" }).click();
	await fillSearch(page, { place: "lisbno" });
	await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Hotels in Lisbon" })).toBeVisible();
	await expect(page.getByText("Showing results for Lisbon.")).toBeVisible();
	await expect(page.getByText("2 hotels available")).toBeVisible();
	await expect(page.locator(CARDS).filter({ hasText: "Hotel Miramar" })).toContainText(
		"$360.00 for 3 nights",
	);
	await page
		.getByRole("region", { name: "Filters" })
		.getByRole("link", { name: "4 stars 1 hotel", exact: true })
		.click();
	await expect(page.locator(CARDS)).toHaveCount(1);
	await page.getByRole("link", { name: "Hotel Miramar" }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Hotel Miramar" })).toBeVisible();
	const rooms = page.locator("#rooms li.card");
	await expect(rooms.first()).toContainText("$360.00");
	await rooms.first().getByText("Price by night").click();
	await expect(rooms.first().locator("dd")).toHaveText(["$120.00", "$120.00", "$120.00"]);
	await expect(rooms.nth(1)).toContainText("Up to 1 guest in 1 room. Choose more rooms.");
	await rooms.first().getByRole("link", { name: "Book Double room" }).click();
	await expect(page).toHaveURL(new RegExp(`/checkout-room\\?room=\\w+&checkIn=${ARRIVAL}&checkOut=${LEAVE}`));
});

test("a guest with flexible dates finds a cheaper stay, and a hotel that is full on the chosen dates", async ({
	page,
	db,
}) => {
	const { roomId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	const full = await openHotel(db, "Casa Azul", "Lisbon");
	await db
		.updateTable("nights")
		.set({ price: 20_000 })
		.where("room_id", "=", roomId)
		.where("date", "=", ARRIVAL)
		.execute();
	await db
		.updateTable("nights")
		.set({ booked: 2 })
		.where("room_id", "=", full.roomId)
		.where("date", "=", ARRIVAL)
		.execute();
	await page.goto("/gomeeha");
	await fillSearch(page, { place: "Lisbon" });
	await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
	const flexible = page.getByRole("navigation", { name: "Flexible dates" });
	await expect(flexible.locator("[aria-current]")).toHaveText("Exact dates");
	await expect(page.getByText("1 hotel available")).toBeVisible();
	await flexible.getByRole("link", { name: "± 1 day" }).click();

	await expect(page.getByText("2 hotels available")).toBeVisible();
	const later = { checkIn: addDays(ARRIVAL, 1), checkOut: addDays(LEAVE, 1) };
	const dates = formatDates(later, Number(today().slice(0, 4)));
	await expect(page.locator(CARDS).filter({ hasText: "Casa Azul" })).toContainText(
		`${dates}, Double room. Full on your dates.`,
	);
	await page.getByRole("link", { name: `Hotel Miramar, ${dates}, Double room, saves $100.00` }).click();
	await expect(page).toHaveURL(new RegExp(`checkIn=${later.checkIn}&checkOut=${later.checkOut}`));
	await expect(page.locator("#rooms li.card")).toContainText("$300.00");
});

test("a search without results explains why and links the nearest available dates", async ({ page, db }) => {
	await openHotel(db, "Hotel Miramar", "Lisbon");
	await db
		.updateTable("nights")
		.set({ booked: 2 })
		.where("date", ">=", ARRIVAL)
		.where("date", "<", LEAVE)
		.execute();
	await page.goto("/gomeeha");
	await fillSearch(page, { place: "Lisbon" });
	await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
	await expect(page.getByText("1 room type is fully booked on at least one of these nights.")).toBeVisible();
	const before = formatDate(addDays(ARRIVAL, -3), Number(today().slice(0, 4))).split(" ");
	const nearest = page.getByRole("link", {
		name: new RegExp(`^${before[0]} ${before[1]} .* 3 nights from \\$300`),
	});
	await nearest.click();
	await expect(page.getByText("1 hotel available")).toBeVisible();
});

test("reversed dates show an error at their field and keep what was typed", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	await openHotel(db, "Hotel Miramar", "Lisbon");
	await page.goto("/gomeeha");
	await page.getByLabel(/^Check-in/).fill(LEAVE);
	// With scripts, choosing the arrival date shows the first possible departure date.
	const next = javaScriptEnabled ? addDays(LEAVE, 1) : "";
	await expect(page.getByLabel(/^Check-out/)).toHaveValue(next);
	await fillSearch(page, { place: "Lisbon", from: LEAVE, to: ARRIVAL });
	await page.getByLabel("Adults").fill("0");
	await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
	const summary = page.getByRole("alert");
	await expect(summary.getByRole("link")).toHaveText([
		"Check-out must be after check-in.",
		"Choose at least 1 adult.",
	]);
	await expect(page.getByLabel("Destination")).toHaveValue("Lisbon");
	await expect(page.getByLabel(/^Check-out/)).toHaveValue(ARRIVAL);
	// The available rooms are already visible.
	await expect(page.locator(CARDS)).toHaveText([/Hotel Miramar.*From \$100.00 a night/]);
});
