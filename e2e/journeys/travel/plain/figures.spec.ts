import { readFileSync } from "node:fs";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner reads the figures of a hotel, chooses days and months, and downloads them", async ({
	page,
	db,
}) => {
	const { hotelId, roomId } = await openOwnInn(db, { quantity: 2 });
	const stay = { roomId, checkIn: today(), checkOut: addDays(today(), 1), bookedAt: new Date() };
	await addBooking(db, { ...stay, price: 12_345 });
	await addBooking(db, { ...stay, status: "cancelled" });

	await signInAt(page, `/owner/figures?hotel=${maskId(hotelId)}`, emailOf("Hotel"));
	const row = (table: string, name: string) =>
		page.getByRole("table", { name: table }).getByRole("row", { name });
	for (const [table, name] of [
		["By room type", "Double room"],
		["By rate", "Standard rate"],
		["By source", "Online"],
		["By lead time", "0–1 days"],
	] as const) {
		await expect(row(table, name)).toContainText("50.0%");
		await expect(row(table, name)).toContainText("$123.45");
		await expect(row(table, name)).toContainText("1 (50.0%)");
	}
	await expect(page.getByRole("table", { name: "Pace" }).getByRole("row")).toHaveCount(4);
	await page.getByRole("link", { name: "6 months" }).click();
	await expect(page.getByRole("table", { name: "Pace" }).getByRole("row")).toHaveCount(7);

	// The hotel and the months stay when the days change.
	await page.locator("#period-from").fill(addDays(today(), -9));
	await page.locator("#period-to").fill(addDays(today(), -10));
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page.getByText("The start date must not be after the end date.")).toBeVisible();
	await page.locator("#period-to").fill(today());
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page).toHaveURL(new RegExp(`hotel=${maskId(hotelId)}&months=6&from=${addDays(today(), -9)}`));
	await expect(row("By room type", "Double room")).toContainText("$123.45");

	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "CSV" }).click();
	const text = readFileSync(await (await downloading).path(), "utf8");
	expect(text).toContain(
		`By room type,Double room,${addDays(today(), -9)},${today()},USD,1,2,0.5000,123.45,61.73,123.45,2,1,0.5000`,
	);
	expect(text.match(/^Pace,/gm)).toHaveLength(12);
});
