import type { Page } from "playwright/test";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();

async function track(page: Page, number: string, contact = "ana@example.com"): Promise<void> {
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill(contact);
	await press(page, "Track booking or order");
}

test("a guest without an account changes the dates of a stay, downloads its calendar file and cancels it", async ({
	page,
	newBrowser,
	db,
}) => {
	const inn = await openStay(db, { room: { quantity: 1 } });
	const { number } = await addBooking(db, { ...inn, ...inn.stay, bookedAt: new Date() });
	const stranger = await newBrowser();
	await track(stranger, number, "bo@example.com");
	await expect(stranger.getByRole("alert")).toContainText(
		"We could not find an order or booking with this number",
	);
	await stranger.goto(`/track/${number}/dates`);
	await expect(stranger).toHaveURL(/\/track\?number=/);

	await track(page, number);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotel Miramar");
	const data = await page.locator('script[type="application/ld+json"]').textContent();
	expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "LodgingReservation", reservationNumber: number });
	await follow(page, "Change dates");
	await page.getByLabel("New check-out").fill(addDays(inn.stay.checkIn, -1));
	await press(page, "Show new price");
	await expect(page.getByRole("alert")).toContainText("Check-out must be after check-in.");
	await page.getByLabel("New check-in").fill(addDays(inn.stay.checkIn, 1));
	await page.getByLabel("New check-out").fill(addDays(inn.stay.checkIn, 5));
	await press(page, "Show new price");
	await expect(page.getByRole("row", { name: /^Total/ })).toContainText(/\$300.00\s*\$400.00/);
	// The two new nights become more expensive while the guest decides.
	await db.updateTable("nights").set({ price: 11_000 }).execute();
	await press(page, "Change dates");
	await expect(page.getByRole("alert")).toContainText("The price has gone up");
	await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$420.00");
	await press(page, "Change dates");
	await expect(page.getByRole("status").filter({ hasText: "Your dates were changed." })).toBeVisible();
	await expect(page.getByText("4 nights").first()).toBeVisible();

	const file = await page.request.get(`/track/${number}/stay.ics`);
	expect(file.headers()["content-type"]).toContain("text/calendar");
	expect(await file.text()).toContain(`DTSTART:${addDays(inn.stay.checkIn, 1).replaceAll("-", "")}T150000Z`);
	await follow(page, "Receipt");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(formatReferenceNumber(number));
	await follow(page, "Back to booking");

	// Free cancellation ends while the dialog is open: the fee is shown before anything happens.
	await follow(page, "Cancel this booking");
	await expect(page.getByRole("dialog")).toContainText("There is no charge.");
	const over = new Date(Date.now() - 1000).toISOString();
	await db.updateTable("bookings").set({ free_until: over }).execute();
	await press(page, "Cancel booking");
	await expect(page.getByRole("dialog")).toContainText("The cancellation fee went up");
	await press(page, "Cancel and pay $210.00");
	await expect(page.getByRole("status").filter({ hasText: "You owe the hotel $210.00." })).toBeVisible();
	await expect(page.getByText("Under the cancellation policy, you owe the hotel $210.00.")).toBeVisible();
	const booked = await db.selectFrom("nights").select("date").where("booked", ">", 0).execute();
	expect(booked).toEqual([]);

	// Going back to the dialog after answering is no error.
	const answer = await page.goto(`/track/${number}/stay-cancellation`);
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole("status").filter({ hasText: "This booking is cancelled." })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("people see the bookings of their role, and are told of a booking that changed in the meantime", async ({
	page,
	newBrowser,
	db,
}) => {
	const find = (email: string) =>
		db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow();
	const [user, owner] = [await find(emailOf("User")), await find(emailOf("Hotel"))];
	const inn = await openStay(db, { hotel: { ownerId: owner.id } });
	const other = await openStay(db, { hotel: { name: "Hotel Aurora" } });
	const booked = { bookedAt: new Date(), accountId: user.id };
	const own = await addBooking(db, { ...inn, ...inn.stay, ...booked, name: "Uma User" });
	const foreign = await addBooking(db, { ...other, ...other.stay, name: "Bo Berg" });
	await signInAt(page, "/my-bookings", emailOf("User"));
	await expect(page.getByRole("heading", { name: "Stays" })).toBeVisible();
	await page.goto("/bookings");
	const link = (on: Page, number: string) => on.getByRole("link", { name: formatReferenceNumber(number) });
	await expect(link(page, own.number)).toBeVisible();
	await expect(link(page, foreign.number)).toHaveCount(0);
	expect((await page.goto(`/bookings/${foreign.number}`))?.status()).toBe(404);
	await page.goto(`/bookings/${own.number}`);
	await follow(page, "Manage this booking");
	await follow(page, "Cancel this booking");
	const change = {
		expectedStatus: "confirmed",
		to: "cancelled",
		by: "staff",
		detail: "Burst pipe",
	} as const;
	await changeBooking(db, { ...change, number: own.number, actorId: owner.id, now: new Date() });
	await press(page, "Cancel booking");
	await expect(page.getByRole("alert")).toContainText("This booking was changed to cancelled");
	await expect(page.getByText("Burst pipe")).toBeVisible();

	const hotel = await newBrowser();
	await signInAt(hotel, "/bookings", emailOf("Hotel"));
	await expect(link(hotel, own.number)).toBeVisible();
	await expect(link(hotel, foreign.number)).toHaveCount(0);
	const staff = await newBrowser();
	await signInAt(staff, "/bookings?q=berg", emailOf("SuperAdmin"));
	await expect(link(staff, foreign.number)).toBeVisible();
	await expect(link(staff, own.number)).toHaveCount(0);
});
