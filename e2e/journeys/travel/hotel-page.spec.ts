import { hotelPath } from "#app/travel/nights/stay.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("the dates and the price stay in view, and lead to the dates and then to the rooms", async ({
	page,
	db,
}) => {
	await page.setViewportSize({ width: 360, height: 780 });
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon", { price: 12_000 });
	await page.goto(hotelPath(hotelId));
	const summary = page.getByRole("region", { name: "Your stay" });
	await expect(summary).toBeInViewport({ ratio: 1 });
	await expect(summary).toContainText("$120.00 a night");
	await summary.getByRole("link", { name: "Choose dates" }).click();
	const checkIn = page.getByLabel("Check-in");
	await expect(checkIn).toBeInViewport({ ratio: 1 });
	const { checkIn: arrival, checkOut } = stayAhead();
	await checkIn.fill(arrival);
	await page.getByLabel("Check-out").fill(checkOut);
	await page.getByRole("button", { name: "Check availability" }).click();

	await expect(summary).toContainText("$360.00");
	await expect(summary).toContainText("3 nights");
	await summary.getByRole("link", { name: "See rooms" }).click();
	await expect(page.getByRole("heading", { name: "Rooms" })).toBeInViewport({ ratio: 1 });
	await expect(summary).toBeInViewport({ ratio: 1 });
	// What has the focus is not behind the summary.
	const book = page.getByRole("link", { name: "Book" });
	await book.focus();
	const gap = async () => {
		const [bar, link] = await Promise.all([summary.boundingBox(), book.boundingBox()]);
		return (bar?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0);
	};
	await expect.poll(gap).toBeGreaterThanOrEqual(0);

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole("heading", { name: "Good to know" }).scrollIntoViewIfNeeded();
	await expect(summary).toBeInViewport({ ratio: 1 });
	await page.emulateMedia({ media: "print" });
	await expect(summary).toBeHidden();
});

test("a hotel that is full on the dates says so in the summary", async ({ page, db }) => {
	const { hotelId, roomId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	await db.updateTable("nights").set({ is_closed: true }).where("room_id", "=", roomId).execute();
	await page.goto(hotelPath(hotelId, stayAhead()));
	const summary = page.getByRole("region", { name: "Your stay" });
	await expect(summary).toContainText("No rooms available");
	await expect(summary.getByRole("link", { name: "Change dates" })).toHaveAttribute("href", "#search");
});
