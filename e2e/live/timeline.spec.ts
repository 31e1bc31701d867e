import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a stay is dragged to another room, and back with Undo", async ({ page, db }) => {
	const { hotelId, roomId } = await openOwnInn(db, { quantity: 2 });
	const at = new Date().toISOString();
	await db
		.insertInto("units")
		.values(
			["101", "102"].map((name) => ({
				name,
				hotel_id: hotelId,
				room_id: roomId,
				floor: "1",
				housekeeping_at: at,
				updated_at: at,
			})),
		)
		.execute();
	await addBooking(db, {
		roomId,
		checkIn: today(),
		checkOut: addDays(today(), 3),
		bookedAt: new Date(),
		name: "Ana Lima",
	});
	await signInAt(page, "/owner/timeline", emailOf("Hotel"));
	const row = (name: string) =>
		page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
	const stay = page.getByRole("link", { name: /^Ana Lima/ });
	await stay.dragTo(row("102"));
	await expect(page.getByRole("status").filter({ hasText: "Ana Lima has room 102." })).toBeVisible();
	await expect(row("102")).toContainText("Ana Lima");
	await stay.dragTo(row("101"));
	await expect(row("101")).toContainText("Ana Lima");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row("102")).toContainText("Ana Lima");
});
