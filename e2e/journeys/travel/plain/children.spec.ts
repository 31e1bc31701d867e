import { maskId } from "#app/common/masked-id.ts";
import { roomEditPath } from "#app/travel/hotels/owned.ts";
import { checkoutRoomPath, hotelPath } from "#app/travel/nights/stay.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
import { bookButton, bookedNumber, fillGuest } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner sets prices by adults and ages, a guest says the ages, pays the right price, and the desk reads them", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	const guest = await newBrowser();
	const stay = { ...stayAhead(), children: 2 };
	const rooms = guest.locator("#rooms");
	const ages = guest.getByRole("group", { name: "Ages of the children in years" });

	await signInAt(page, roomEditPath(roomId), emailOf("Hotel"));
	await page.getByLabel("Sleeps", { exact: true }).fill("4");
	await page.getByLabel(/^1 adult /).fill("-20");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Double room is saved.")).toBeVisible();

	// Nobody is asked what does not change the price.
	await guest.goto(hotelPath(hotelId, stay));
	await expect(rooms).toContainText("$420.00");
	await expect(ages).toHaveCount(0);
	await guest.goto(hotelPath(hotelId, { ...stay, adults: 1, children: 0 }));
	await expect(rooms).toContainText("$240.00");

	const screen = `/list-new-hotel/${maskId(hotelId)}/children`;
	await page.goto(screen);
	const first = page.locator("#band-1");
	const second = page.locator("#band-2");
	await first.getByLabel("Up to and including age").fill("3");
	await first.getByLabel("Sleeps in a cot").check();
	await second.getByLabel("Up to and including age").fill("11");
	await second.getByLabel("Price", { exact: true }).selectOption("percent");
	await page.getByRole("button", { name: "Save prices for children" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter a percentage from 0 to 100.");
	await expect(first.getByLabel("Sleeps in a cot")).toBeChecked();
	await second.getByLabel("Amount or percent").fill("50");
	await page.getByRole("button", { name: "Save prices for children" }).click();
	await expect(page.getByText("The prices for children are saved.")).toBeVisible();
	await page.goto(`/list-new-hotel/${maskId(hotelId)}`);
	await expect(page.getByText("4–11, 50 %")).toBeVisible();

	// The search asks, too, as long as some hotel has such prices.
	await guest.goto("/hotels/results?destination=Lisbon&adults=2&children=1");
	await expect(ages.getByLabel("Child 1")).toBeVisible();

	await guest.goto(hotelPath(hotelId, stay));
	await expect(guest.getByText("Enter the children’s ages for the exact price.")).toBeVisible();
	await expect(rooms).toContainText("$420.00");
	await ages.getByLabel("Child 1").selectOption("4");
	await ages.getByLabel("Child 2").selectOption("12");
	await guest.getByRole("button", { name: "Check" }).click();
	await expect(rooms).toContainText("$390.00");
	await expect(rooms).toContainText("2 adults, 2 children (4 and 12 years), 1 room");
	await expect(guest.getByText("Enter the children’s ages for the exact price.")).toHaveCount(0);

	// In the checkout, ages that are missing are asked for before anything else.
	await guest.goto(checkoutRoomPath(roomId, stay));
	await expect(bookButton(guest)).toContainText("$420.00");
	await ages.getByLabel("Child 1").selectOption("4");
	await ages.getByLabel("Child 2").selectOption("9");
	await guest.getByRole("button", { name: "Update the price" }).click();
	await expect(ages).toHaveCount(0);
	await expect(bookButton(guest)).toContainText("$360.00");
	await fillGuest(guest);
	await bookButton(guest).click();
	const number = await bookedNumber(guest);
	await expect(guest.getByText("2 adults, 2 children (4 and 9 years), 1 room")).toBeVisible();
	await page.goto(`/owner/manage-bookings/${number}`);
	await expect(page.getByText("2 adults, 2 children (4 and 9 years), 1 room")).toBeVisible();

	const refused = await guest.goto(`${hotelPath(hotelId, stay)}&ages=4,40`);
	expect(refused?.status()).toBe(422);
	await expect(guest.getByRole("alert")).toContainText(
		"Enter each child’s age in whole years, from 0 to 17.",
	);
	await expect(ages.getByLabel("Child 1")).toHaveValue("4");
	await expect(ages.getByLabel("Child 2")).toHaveValue("40");
});
