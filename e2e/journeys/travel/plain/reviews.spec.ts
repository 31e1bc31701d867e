import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/booking.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a guest reviews a stay, and the owner’s reply appears below the review on the hotel’s page", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	const stay = { checkIn: today(), checkOut: addDays(today(), 1) };
	const guest = { name: "Ana Maria Lima", email: "ana@example.com" };
	const { number } = await addBooking(db, { roomId, ...stay, ...guest, status: "checked_out" });

	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill(guest.email);
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await page.getByRole("link", { name: "Write a review" }).click();
	await page.getByLabel("Your review").fill("We slept well.");
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose a rating.");
	await expect(page.getByLabel("Your review")).toHaveValue("We slept well.");
	await page.getByLabel("4 – Good").check();
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByText("Thank you. Your review is published.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Write a review" })).toHaveCount(0);

	await page.goto(`/rooms/${maskId(hotelId)}`);
	const reviews = page.getByRole("region", { name: /^Reviews/ });
	await expect(reviews).toContainText("Ana L.");
	await expect(reviews).toContainText("We slept well.");

	const desk = await newBrowser();
	await signInAt(desk, "/owner/reviews", emailOf("Hotel"));
	await desk.getByRole("link", { name: "We slept well." }).click();
	await desk.getByLabel("Reply").fill("Come again.");
	await desk.getByRole("button", { name: "Publish reply" }).click();
	await expect(desk.getByText("Your reply is published.")).toBeVisible();
	await page.reload();
	await expect(reviews).toContainText("Hotel Miramar replied");
	await expect(reviews).toContainText("Come again.");
});
