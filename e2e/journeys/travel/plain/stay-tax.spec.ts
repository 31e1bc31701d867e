import { maskId } from "#app/common/masked-id.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
import { bookButton, bookedNumber, fillGuest } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner charges a stay tax, and a guest sees it in every total and on the folio", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId } = await openOwnInn(db);
	await signInAt(page, `/list-new-hotel/${maskId(hotelId)}/stay-tax`, emailOf("Hotel"));
	await page.getByLabel("For each guest and night", { exact: true }).check();
	await page.getByLabel("Charged from age").fill("19");
	await page.getByLabel("At the hotel, whatever else is paid online").check();
	await page.getByRole("button", { name: "Save stay tax" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter the amount for each guest and night.");
	await expect(page.getByRole("alert")).toContainText("Enter an age from 0 to 18.");
	await expect(page.getByLabel("Charged from age")).toHaveValue("19");
	await page.getByLabel(/^Amount for each guest and night/).fill("2.50");
	await page.getByLabel("Charged from age").fill("0");
	await page.getByRole("button", { name: "Save stay tax" }).click();
	await expect(page.getByText("The stay tax is saved.")).toBeVisible();

	const guest = await newBrowser();
	await guest.goto(`${hotelPath(hotelId, stayAhead())}#rooms`);
	// Three nights of $100 and two guests at $2.50 a night.
	await expect(guest.locator("#rooms")).toContainText("$315.00");
	await guest.getByRole("link", { name: "Book" }).click();
	await expect(guest.getByText("Stay tax, to pay at the hotel").first()).toBeVisible();
	await expect(bookButton(guest)).toContainText("$315.00");
	await fillGuest(guest);
	await bookButton(guest).click();
	const number = await bookedNumber(guest);
	await expect(guest.getByText("Stay tax, to pay at the hotel").first()).toBeVisible();
	await page.goto(`/owner/manage-bookings/${number}`);
	await expect(page.getByRole("row", { name: /Stay tax, to pay at the hotel/ })).toContainText("$15.00");

	await page.goto(`/list-new-hotel/${maskId(hotelId)}/stay-tax`);
	await page.getByLabel("No stay tax").check();
	await page.getByRole("button", { name: "Save stay tax" }).click();
	await expect(page.getByText("Guests pay no stay tax now.")).toBeVisible();
	await guest.goto(hotelPath(hotelId, stayAhead()));
	await expect(guest.locator("#rooms")).toContainText("$300.00");
});
