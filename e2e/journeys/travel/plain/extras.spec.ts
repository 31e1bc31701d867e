import { maskId } from "#app/common/masked-id.ts";
import { checkoutRoomPath } from "#app/travel/nights/stay.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
import { bookButton, bookedNumber, fillGuest } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner sells parking and a late check-out, and guest and desk add them to a stay", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	const extras = `/list-new-hotel/${maskId(hotelId)}/extras`;
	await signInAt(page, extras, emailOf("Hotel"));
	await page.getByRole("link", { name: "Add an extra" }).click();
	await page.getByLabel("Name").fill("Parking space");
	await page.getByRole("button", { name: "Add an extra" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter a price.");
	await page.getByLabel(/^Price/).fill("12");
	await page.getByLabel("The price is").selectOption("per night");
	await page.getByLabel("How many a day").fill("2");
	await page.getByRole("button", { name: "Add an extra" }).click();
	await expect(page.getByText("Parking space is saved.")).toBeVisible();
	await expect(page.getByRole("row", { name: /Parking space/ })).toContainText("$12.00 per night");
	await page.goto(`${extras}/new`);
	await page.getByLabel("Name").fill("Late check-out");
	await page.getByLabel(/^Price/).fill("30");
	await page.getByLabel("Used on").selectOption("The day of departure");
	await page.getByRole("button", { name: "Add an extra" }).click();

	const guest = await newBrowser();
	await guest.goto(checkoutRoomPath(roomId, stayAhead()));
	await fillGuest(guest);
	await guest.getByLabel("How many: Late check-out").selectOption("1");
	await guest.getByRole("button", { name: "Update total" }).click();
	// Three nights of $100, and $30.
	await expect(bookButton(guest)).toContainText("$330.00");
	await expect(guest.locator("#guest-name")).toHaveValue("Ana Lima");
	await expect(guest.getByLabel("How many: Late check-out")).toHaveValue(/-1$/);
	// Two spaces at $12 a night.
	await guest.getByLabel("How many: Parking space").selectOption("2");
	// Without updating first, the guest is asked to agree to the new total.
	await bookButton(guest).click();
	await guest.getByRole("button", { name: "Agree and book · $402.00" }).click();
	const number = await bookedNumber(guest);
	await expect(guest.getByText("2 × Parking space").first()).toBeVisible();

	await page.goto(`/owner/manage-bookings/${number}`);
	await expect(page.getByRole("row", { name: /2 × Parking space/ })).toContainText("$72.00");
	await guest.goto(`/track/${number}`);
	await guest.getByRole("link", { name: "Add extras" }).click();
	await guest.getByLabel("Extra").selectOption({ index: 0 });
	await guest.getByLabel("Quantity").fill("1");
	await guest.getByRole("button", { name: "Add to stay" }).click();
	await expect(guest.getByRole("alert")).toContainText("Parking space is sold out on these dates.");
	await guest.getByLabel("Extra").selectOption({ index: 1 });
	await guest.getByRole("button", { name: "Add to stay" }).click();
	await expect(guest.getByText("Late check-out is added.")).toBeVisible();

	await page.goto(`/owner/manage-bookings/${number}/extras`);
	await page.getByLabel("Extra", { exact: true }).selectOption({ index: 1 });
	await page.getByRole("button", { name: "Add to stay" }).click();
	await expect(page.getByText("Late check-out is added.")).toBeVisible();
	await expect(page.getByText("Added Late check-out: $30.00").first()).toBeVisible();
	await expect(page.getByText("$462.00").first()).toBeVisible();
	await page.getByRole("link", { name: "Extras", exact: true }).click();
	await page.getByRole("link", { name: "Remove 2 × Parking space" }).click();
	await page.getByRole("button", { name: "Remove extra" }).click();
	await expect(page.getByText("Parking space is removed.")).toBeVisible();
	await expect(page.getByText("Removed Parking space: $72.00").first()).toBeVisible();
	await expect(page.getByText("$390.00").first()).toBeVisible();
});
