import { addBooking } from "#app/testing/booking.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { withinASecond } from "#e2e/helpers/within-a-second.ts";

test("a request stands in the owner’s open list within a second, and so does what the guest does with it", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db);
	await signInAt(page, "/owner/manage-bookings", emailOf("Hotel"));
	await expect(page.getByText(/As of .*, live/)).toBeVisible();
	const { number } = await addBooking(db, {
		...{ roomId, ...stay, status: "pending", name: "Elif Yılmaz", bookedAt: new Date() },
	});
	const row = page.getByRole("row", { name: /Elif Yılmaz/ });
	await withinASecond(page, (within) => expect(row).toContainText("Pending", within));
	const change = { number, expectedVersion: "pending", to: "cancelled", by: "guest", actorId: null } as const;
	await changeBooking(db, { ...change, now: new Date() });
	await withinASecond(page, (within) => expect(row).toContainText("Cancelled", within));
});
