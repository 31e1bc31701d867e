import { addBooking } from "#app/testing/travel/booking.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { PUSHED } from "#e2e/helpers/pushed.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a request appears in the owner’s open list, and so does what the guest does with it", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db);
	await signInAt(page, "/owner/manage-bookings", emailOf("Hotel"));
	await expect(page.getByText(/As of .*, live/)).toBeVisible();
	const { number } = await addBooking(db, {
		roomId,
		...stay,
		status: "pending",
		name: "Elif Yılmaz",
		bookedAt: new Date(),
	});
	const row = page.getByRole("row", { name: /Elif Yılmaz/ });
	await expect(row).toContainText("Pending", PUSHED);
	const change = { number, expectedStatus: "pending", to: "cancelled", by: "guest", actorId: null } as const;
	await changeBooking(db, { ...change, now: new Date() });
	await expect(row).toContainText("Cancelled", PUSHED);
});
