import { formatDate } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const { checkIn: ARRIVAL, checkOut: LEAVE } = stayAhead();

test("a guest compares prices by night and chooses both dates in the calendar", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	const { hotelId, roomId } = await openHotel(db, "Hotel Miramar", "Lisbon", { price: 12_000 });
	const night = (date: string, values: object) =>
		db.updateTable("nights").set(values).where("room_id", "=", roomId).where("date", "=", date).execute();
	await night(ARRIVAL, { price: 15_000, min_stay: 2 });
	await night(addDays(ARRIVAL, -1), { booked: 2 });
	await night(addDays(ARRIVAL, 4), { is_closed: true });
	await page.goto(hotelPath(hotelId, `checkIn=${ARRIVAL}&checkOut=${LEAVE}&adults=2&children=1&rooms=1`));
	const address = page.url();
	await page.getByRole("link", { name: "See prices" }).click();
	const calendar = javaScriptEnabled ? page.getByRole("dialog", { name: "Prices" }) : page.getByRole("main");
	await expect(calendar.getByRole("heading", { name: "Choose your check-in date" })).toBeVisible();
	await expect(calendar).toContainText("2 adults, 1 child, 1 room");
	const full = calendar.getByRole("cell").filter({ hasText: "sold out" });
	await expect(full).toHaveText(`${Number(addDays(ARRIVAL, -1).slice(8))} sold out`);
	// With one guest more than the price includes.
	const arrival = calendar.getByRole("link", { name: `${formatDate(ARRIVAL)}, $170 min 2 nights` });
	if (javaScriptEnabled) {
		expect(page.url()).toBe(address);
		// The day before is sold out.
		await calendar.getByRole("link", { name: formatDate(addDays(ARRIVAL, -2)) }).focus();
		await page.keyboard.press("ArrowRight");
		await expect(arrival).toBeFocused();
		await page.keyboard.press("Enter");
	} else await arrival.click();

	await expect(calendar.getByRole("heading", { name: "Choose your check-out date" })).toBeVisible();
	await expect(calendar.getByRole("link", { name: formatDate(addDays(ARRIVAL, 1)) })).toHaveCount(0);
	await expect(calendar.getByRole("link", { name: formatDate(addDays(ARRIVAL, 5)) })).toHaveCount(0);
	await calendar.getByRole("link", { name: `${formatDate(LEAVE)}, $450 for 3 nights` }).click();
	await expect(page).toHaveURL(
		new RegExp(`/rooms/\\w+\\?checkIn=${ARRIVAL}&checkOut=${LEAVE}&adults=2&children=1&rooms=1#rooms$`),
	);
	await expect(page.locator("#rooms li.card")).toContainText("$450.00");
});

test("the calendar leads to later months, and closes", async ({ page, db, javaScriptEnabled }) => {
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	await page.goto(hotelPath(hotelId));
	const opener = page.getByRole("link", { name: "See prices" });
	await opener.click();
	const months = page.locator("caption");
	const first = await months.first().textContent();
	await page.getByRole("link", { name: "Later months" }).click();
	await expect(months.filter({ hasText: String(first) })).toHaveCount(0);
	await page.getByRole("link", { name: "Earlier months" }).click();
	await expect(months.first()).toHaveText(String(first));
	if (!javaScriptEnabled) return;
	await page.keyboard.press("Escape");
	await expect(page.locator("dialog")).toHaveCount(0);
	await expect(opener).toBeFocused();
});

test("dates and guests that are not possible are refused with a sentence", async ({ page, db }) => {
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	const path = `${hotelPath(hotelId)}/prices`;
	const refused = await page.goto(`${path}?checkIn=2020-02-30`);
	expect(refused?.status()).toBe(422);
	await expect(page.getByRole("alert")).toHaveText("You can’t check in on that date. Choose another date.");
	await expect(page.getByRole("heading", { name: "Choose your check-in date" })).toBeVisible();
	expect((await page.goto(`${path}?rooms=40&month=never`))?.status()).toBe(422);
	await expect(page.getByRole("alert")).toHaveText("Choose 1 to 9 rooms.");
	expect((await page.goto(`${path}?adults=9`))?.status()).toBe(200);
	await page.getByRole("link", { name: "Change guests or rooms" }).click();
	await expect(page.getByLabel("Adults")).toHaveValue("9");
});

test("a hotel without a free room shows others of its city", async ({ page, db }) => {
	const { hotelId, roomId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	await openHotel(db, "Casa Azul", "Lisbon", { price: 8_000 });
	await openHotel(db, "Lisbon Inn", "Porto");
	await db.updateTable("nights").set({ booked: 2 }).where("room_id", "=", roomId).execute();
	await page.goto(hotelPath(hotelId, stayAhead()));
	await expect(page.getByRole("heading", { name: "Available in Lisbon on your dates" })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(1);
	await page.getByRole("link", { name: "Casa Azul" }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Casa Azul" })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
});
