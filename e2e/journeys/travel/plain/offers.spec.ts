import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { checkoutRoomPath, hotelPath } from "#app/travel/nights/stay.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
import { bookButton, bookedNumber, fillGuest } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner adds free nights and a code; guests book with each, and one cancels", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	await signInAt(page, `/list-new-hotel/${maskId(hotelId)}/offers`, emailOf("Hotel"));
	await page.getByRole("link", { name: "Add an offer" }).click();
	await page.getByRole("link", { name: "Stay 4, pay 3" }).click();
	await expect(page.getByLabel("Name")).toHaveValue("Stay 4, pay 3");
	await page.getByLabel(/^Nights to pay for/).fill("4");
	await page.getByRole("button", { name: "Add an offer" }).click();
	await expect(page.getByRole("alert")).toContainText(
		"Enter at least 1 night, and fewer than the nights of the stay.",
	);
	await expect(page.getByLabel("Name")).toHaveValue("Stay 4, pay 3");
	await page.getByLabel(/^Nights to pay for/).fill("3");
	await page.getByRole("button", { name: "Add an offer" }).click();
	await expect(page.getByText("Stay 4, pay 3 is saved.")).toBeVisible();
	await expect(page.getByRole("row", { name: /Stay 4, pay 3/ })).toContainText("4 nights for the price of 3");
	await page.getByRole("link", { name: "Add an offer" }).click();
	await page.getByLabel("Name").fill("For friends");
	await page.getByLabel(/^Percent off/).fill("40");
	await page.getByLabel(/^Code/).fill("friends-40");
	await page.getByRole("button", { name: "Add an offer" }).click();
	await expect(page.getByRole("row", { name: /For friends/ })).toContainText("With the code FRIENDS-40");

	const stay = stayAhead();
	const four = { ...stay, checkOut: addDays(stay.checkIn, 4) };
	const guest = await newBrowser();
	await guest.goto(`${hotelPath(hotelId, four)}#rooms`);
	const room = guest.locator("#rooms li").first();
	await expect(room).toContainText("$300.00");
	await expect(room).toContainText("Stay 4, pay 3");
	// The hotel has been on sale for a few days only, so that nothing is crossed out.
	await expect(room.locator("s")).toHaveCount(0);
	await room.getByRole("link", { name: "Book" }).click();
	await expect(guest.getByText("Stay 4, pay 3")).toBeVisible();
	await fillGuest(guest);
	await bookButton(guest).click();
	const free = await bookedNumber(guest);
	await expect(guest.getByText("Stay 4, pay 3: $100.00 less")).toBeVisible();
	await guest.goto(`/track/${free}`);
	await expect(guest.getByText("Stay 4, pay 3: $100.00 less")).toBeVisible();
	await page.goto(`/owner/manage-bookings/${free}`);
	await expect(page.getByText("Stay 4, pay 3: $100.00 less").first()).toBeVisible();

	// A shorter stay loses the free night, and the page says so before.
	await guest.goto(`/track/${free}/dates?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
	await expect(guest.getByRole("row", { name: /Offer/ })).toContainText("No longer applies");
	await expect(guest.getByRole("row", { name: /Total/ })).toContainText("$300.00");

	await guest.goto(checkoutRoomPath(roomId, stay));
	await guest.getByText("I have a code").click();
	await guest.getByLabel("Code").fill("FIENDS");
	await guest.getByRole("button", { name: "Use code" }).click();
	await expect(guest.getByText("This hotel has no offer with the code FIENDS.")).toBeVisible();
	await expect(guest.getByLabel("Code")).toHaveValue("FIENDS");
	await guest.getByLabel("Code").fill(" friends-40 ");
	await guest.getByRole("button", { name: "Use code" }).click();
	await expect(guest.getByText("The code FRIENDS-40 applies.")).toBeVisible();
	await fillGuest(guest);
	await expect(bookButton(guest)).toContainText("$180.00");
	await bookButton(guest).click();
	const withCode = await bookedNumber(guest);
	await expect(guest.getByText("For friends: $120.00 less")).toBeVisible();
	await guest.goto(`/track/${withCode}/stay-cancellation`);
	await guest.getByRole("button", { name: "Cancel booking" }).click();
	await guest.goto(`/track/${withCode}`);
	await expect(guest.getByText(/cancelled/i).first()).toBeVisible();

	await page.goto(`/list-new-hotel/${maskId(hotelId)}/offers`);
	await page.getByRole("link", { name: "Stay 4, pay 3" }).click();
	await expect(page.getByText(/Guests have booked with this offer/)).toBeVisible();
	await page.getByLabel("On", { exact: true }).uncheck();
	await page.getByRole("button", { name: "Save offer" }).click();
	await guest.goto(hotelPath(hotelId, four));
	await expect(guest.locator("#rooms li").first()).toContainText("$400.00");
	await page.getByRole("link", { name: "Add an offer" }).click();
	await page.getByLabel("Name").fill("A mistake");
	await page.getByLabel(/^Percent off/).fill("90");
	await page.getByRole("button", { name: "Add an offer" }).click();
	await page.getByRole("link", { name: "A mistake" }).click();
	await page.getByRole("link", { name: "Delete offer" }).click();
	await page.getByRole("button", { name: "Delete offer" }).click();
	await expect(page.getByText("A mistake is deleted.")).toBeVisible();
	await expect(page.getByRole("row", { name: /A mistake/ })).toHaveCount(0);
});
