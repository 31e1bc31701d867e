import { addDays } from "#app/common/zoned-time.server.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { openHotel, stayAhead } from "#e2e/helpers/hotels.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const nameOf = (date: string) =>
	new Date(date).toLocaleDateString("en", {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});

test("one calendar fills in both dates of a search, by pointer and by keys", async ({
	page,
	db,
	javaScriptEnabled,
}) => {
	const { hotelId } = await openHotel(db, "Hotel Miramar", "Lisbon");
	const { checkIn, checkOut } = stayAhead();
	const [from, to] = [
		page.getByRole("textbox", { name: "Check-in" }),
		page.getByRole("textbox", { name: "Check-out" }),
	];
	if (!javaScriptEnabled) {
		await page.goto(hotelPath(hotelId));
		await from.fill(checkIn);
		await to.fill(checkOut);
		await page.getByRole("button", { name: "Check availability" }).click();
		await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`));
		return;
	}
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	const dialog = page.getByRole("dialog", { name: "Check-in, Check-out" });
	for (const path of ["/gomeeha", hotelPath(hotelId)]) {
		await page.goto(path);
		expect(loaded.filter((url) => url.includes("/date-range"))).toEqual([]);
		await from.click();
		await expect(dialog.getByRole("heading")).toHaveText("Check-in");
		await dialog.getByRole("button", { name: nameOf(checkIn) }).click();
		await expect(dialog.getByRole("heading")).toHaveText("Check-out");
		await expect(dialog.getByRole("button", { name: nameOf(checkIn) })).toHaveCount(0);
		await dialog.getByRole("button", { name: nameOf(checkOut) }).click();
		await expect(dialog).toHaveCount(0);
		await expect(from).toHaveValue(checkIn);
		await expect(to).toHaveValue(checkOut);
		await expect(to).toBeFocused();
		loaded.length = 0;
	}

	// The arrows move by days and weeks; the field is where the focus returns.
	await to.press(" ");
	await expect(dialog.getByRole("button", { name: nameOf(checkOut) })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowRight");
	const later = addDays(checkOut, 8);
	await expect(dialog.getByRole("button", { name: nameOf(later) })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(to).toHaveValue(later);
	await from.press(" ");
	await page.keyboard.press("PageDown");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(from).toBeFocused();
	await expect(from).toHaveValue(checkIn);
	// The fields can still be typed in.
	await from.fill(addDays(checkIn, 1));
	await expect(from).toHaveValue(addDays(checkIn, 1));
});
