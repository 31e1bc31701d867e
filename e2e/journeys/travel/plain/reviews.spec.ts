import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { reviewStay } from "#app/travel/stays/own/review-stay.server.ts";
import { stayAhead } from "#e2e/helpers/hotels.ts";
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
	await page.getByLabel("Cleanliness").selectOption("5 – Excellent");
	await page.getByLabel("Staff").selectOption("3 – Average");
	await page.getByLabel("Your review").fill("We slept well.");
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose a rating.");
	await expect(page.getByLabel("Your review")).toHaveValue("We slept well.");
	await expect(page.getByLabel("Cleanliness")).toHaveValue("5");
	await page.getByLabel("4 – Good").check();
	await page.getByRole("button", { name: "Publish review" }).click();
	await expect(page.getByText("Thank you. Your review is published.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Write a review" })).toHaveCount(0);

	await page.goto(`/rooms/${maskId(hotelId)}`);
	const reviews = page.getByRole("region", { name: /^Reviews/ });
	await expect(reviews).toContainText("Ana L.");
	await expect(reviews).toContainText("We slept well.");
	await expect(reviews).toContainText("Cleanliness5.0 of 5 stars, (1 review)Staff3.0");

	const desk = await newBrowser();
	await signInAt(desk, "/owner/reviews", emailOf("Hotel"));
	await expect(desk.getByRole("main")).toContainText("Cleanliness 5 · Staff 3");
	await desk.getByRole("link", { name: "We slept well." }).click();
	await desk.getByLabel("Reply").fill("Come again.");
	await desk.getByRole("button", { name: "Publish reply" }).click();
	await expect(desk.getByText("Your reply is published.")).toBeVisible();
	await page.reload();
	await expect(reviews).toContainText("Hotel Miramar replied");
	await expect(reviews).toContainText("Come again.");
});

test("a hotel’s page shows the latest reviews, and leads to all of them and back to the dates", async ({
	page,
	db,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	const ended = {
		checkIn: addDays(today(), -3),
		checkOut: addDays(today(), -1),
		status: "checked_out",
	} as const;
	for (const message of ["One.", "Two.", "Three.", "Four."]) {
		const { number } = await addBooking(db, { roomId, ...ended });
		const words = { rating: 4, title: "", message, now: new Date() };
		await reviewStay(db, { number, viewer: { isGranted: true, guestHash: null, accountId: null }, ...words });
	}
	await page.goto(hotelPath(hotelId, stayAhead()));
	const address = page.url();
	const reviews = page.getByRole("region", { name: /^Reviews/ });
	await expect(reviews).toContainText("Four.");
	await expect(reviews).not.toContainText("One.");
	await reviews.getByRole("link", { name: "Show all 4 reviews" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guest reviews of Hotel Miramar");
	await expect(reviews).toContainText("One.");
	await page.getByRole("link", { name: "Hotel Miramar" }).click();
	await expect(page).toHaveURL(address);
});
