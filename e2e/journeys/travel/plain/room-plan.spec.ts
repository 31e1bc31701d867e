import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a hotel numbers its rooms, gives them to stays, checks a guest out who pays, and cleans the room", async ({
	page,
	db,
}) => {
	const { roomId } = await openOwnInn(db, { quantity: 2 });
	const stay = { roomId, checkIn: today(), checkOut: addDays(today(), 1), bookedAt: new Date() };
	const ana = await addBooking(db, { ...stay, name: "Ana Lima" });
	const ben = await addBooking(db, { ...stay, name: "Ben Okafor" });
	const toast = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

	await signInAt(page, `/edit-room/${maskId(roomId)}/units`, emailOf("Hotel"));
	await page.getByRole("textbox", { name: "Room numbers" }).fill("102–101");
	await press("Add room numbers");
	await expect(page.getByRole("alert")).toContainText("Enter ranges that count up");
	await page.getByRole("textbox", { name: "Room numbers" }).fill("101-102");
	await press("Add room numbers");
	await toast("2 room numbers are added.");

	await page.goto(`/owner/manage-bookings/${ana.number}`);
	await page.getByRole("link", { name: "Assign room" }).click();
	await page.getByLabel("Room number").selectOption({ label: "101, floor 1" });
	await press("Assign room");
	await toast("Ana Lima has room 101.");
	// The room is no longer offered to the other guest.
	await page.goto(`/owner/manage-bookings/${ben.number}/assignment`);
	await expect(page.getByLabel("Room number").getByRole("option")).toHaveText([
		"No room yet",
		"102, floor 1",
	]);
	await page.goto("/owner/timeline");
	await page.getByRole("link", { name: "Assign automatically" }).click();
	await press("Assign 1 stay");
	await toast("1 stay has a room.");

	await page.goto(`/owner/manage-bookings/${ana.number}`);
	await page.getByRole("link", { name: "Check in", exact: true }).click();
	await press("Check in");
	await toast("Ana Lima is checked in.");
	await page.getByRole("link", { name: "Check out", exact: true }).click();
	await page.getByLabel("Cash").check();
	await press("Check out");
	await toast("Ana Lima is checked out.");
	await expect(page.getByRole("row", { name: /Balance/ })).toContainText("$0.00");

	await page.goto("/owner/housekeeping");
	const room = page.getByRole("listitem").filter({ hasText: /^101/ });
	await expect(room).toContainText("Dirty");
	await room.getByRole("button", { name: /Mark clean/ }).click();
	await toast("Room 101 is clean now.");
	await page.goto("/owner/cash");
	await expect(page.getByRole("main")).toContainText("$100.00");
});

test("the desk swaps the rooms of two stays, undoes it, and moves a stay out of a room that it blocks", async ({
	page,
	db,
}) => {
	const { roomId } = await openOwnInn(db, { quantity: 4 });
	const stay = { roomId, checkIn: today(), checkOut: addDays(today(), 2), bookedAt: new Date() };
	await addBooking(db, { ...stay, name: "Ana Lima" });
	await addBooking(db, { ...stay, name: "Ben Okafor" });
	const toast = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const room = (name: string) => page.locator("tbody").filter({ has: page.getByRole("link", { name }) });

	await signInAt(page, `/edit-room/${maskId(roomId)}/units`, emailOf("Hotel"));
	await page.getByRole("textbox", { name: "Room numbers" }).fill("101-103");
	await press("Add room numbers");
	await page.goto("/owner/timeline");
	await page.getByRole("link", { name: "Assign automatically" }).click();
	await press("Assign 2 stays");
	await room("101")
		.getByRole("link", { name: /Ana Lima/ })
		.click();
	await page.getByRole("link", { name: "Move to another room" }).click();
	await page.getByText("Swap with another stay").click();
	await page.getByRole("link", { name: "102, Ben Okafor" }).click();
	await press("Swap rooms");
	await toast("Ana Lima and Ben Okafor have swapped rooms.");
	await press("Undo");
	await page.goto("/owner/timeline");
	await expect(room("101")).toContainText("Ana Lima");
	await expect(room("102")).toContainText("Ben Okafor");

	await room("101").getByRole("link", { name: "101", exact: true }).click();
	await press("Block this room");
	await expect(page.getByRole("alert")).toContainText("Ana Lima");
	await page.getByRole("link", { name: "Move to another room Ana Lima" }).click();
	await page.getByLabel("Room number").selectOption({ label: "103, floor 1" });
	await press("Assign room");
	await toast("Ana Lima has room 103.");
	await press("Undo");
	await toast("Ana Lima has room 101.");
});
