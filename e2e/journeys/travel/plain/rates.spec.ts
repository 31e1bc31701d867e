import { maskId } from "#app/common/masked-id.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
import { bookButton, bookedNumber, fillGuest } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner adds a rate without refund, and a guest chooses it beside the standard one", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId } = await openOwnInn(db);
	await signInAt(page, `/list-new-hotel/${maskId(hotelId)}/rates`, emailOf("Hotel"));
	await page.getByRole("link", { name: "Add a rate" }).click();
	await page.getByLabel("Name").fill("Saver with breakfast");
	await page.getByRole("textbox", { name: "By" }).fill("95");
	await page.getByLabel("Meals included").selectOption("Breakfast");
	await page.getByLabel("Non-refundable").check();
	await page.getByRole("button", { name: "Add a rate" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter a percentage from 0 to 90 without decimals.");
	await expect(page.getByLabel("Name")).toHaveValue("Saver with breakfast");
	await page.getByRole("textbox", { name: "By" }).fill("10");
	await page.getByRole("button", { name: "Add a rate" }).click();
	await expect(page.getByText("Saver with breakfast is saved.")).toBeVisible();
	await expect(page.getByRole("row", { name: /Saver with breakfast/ })).toContainText("10% lower");

	const guest = await newBrowser();
	await guest.goto(`${hotelPath(hotelId, stayAhead())}#rooms`);
	const choices = guest.locator("#rooms li li");
	await expect(choices).toHaveCount(2);
	await expect(choices.nth(0)).toContainText("$270.00");
	await expect(choices.nth(0)).toContainText("Breakfast included");
	await expect(choices.nth(0)).toContainText("Non-refundable");
	await expect(choices.nth(1)).toContainText("Standard rate");
	await expect(choices.nth(1)).toContainText("$300.00");
	await choices.nth(0).getByRole("link", { name: "Book" }).click();
	await expect(guest.getByText("Saver with breakfast · Breakfast included")).toBeVisible();
	await expect(guest.getByText(/^Non-refundable: the cancellation fee is the full price/)).toBeVisible();
	await fillGuest(guest);
	await bookButton(guest).click();
	const number = await bookedNumber(guest);
	await page.goto(`/owner/manage-bookings/${number}`);
	await expect(page.getByText("Saver with breakfast · Breakfast included")).toBeVisible();

	await page.goto("/owner/walk-in");
	await page.getByLabel("Rate").selectOption("Saver with breakfast");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByLabel("Rate").locator("option:checked")).toHaveText("Saver with breakfast");
	await page.getByLabel("Name").fill("Wally Walker");
	await page.getByRole("button", { name: "Book · $90.00" }).click();
	await expect(page.getByText("Saver with breakfast · Breakfast included")).toBeVisible();

	await page.goto(`/list-new-hotel/${maskId(hotelId)}/rates`);
	await page.getByRole("link", { name: "Saver with breakfast" }).click();
	await page.getByLabel("On sale").uncheck();
	await page.getByRole("button", { name: "Save rate" }).click();
	await guest.goto(hotelPath(hotelId, stayAhead()));
	await expect(guest.getByText("Standard rate")).toHaveCount(0);
	await expect(guest.getByRole("link", { name: "Book" })).toHaveCount(1);
});
