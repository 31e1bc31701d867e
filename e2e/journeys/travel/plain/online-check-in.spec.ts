import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a guest checks in online, and the desk reads the details and checks them in", async ({
	page,
	db,
	newBrowser,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	const { number } = await addBooking(db, { roomId, checkIn: today(), checkOut: addDays(today(), 2) });
	const guest = await newBrowser();
	const track = async (path: string) => {
		await guest.goto(path);
		await guest.getByLabel("Email or phone").fill("ana@example.com");
		await guest.getByRole("button", { name: "Track booking or order" }).click();
	};
	await track(`/track/${number}`);
	await expect(guest.getByRole("heading", { name: "Hotel Miramar" })).toBeVisible();
	await expect(guest.getByRole("link", { name: "Check in online" })).toHaveCount(0);

	await signInAt(page, `/list-new-hotel/${maskId(hotelId)}/online-check-in`, emailOf("Hotel"));
	await page.getByLabel("Identity documents, too").check();
	await page.getByLabel("Days kept after check-out").fill("91");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter 1 to 90 days.");
	await page.getByLabel("Days kept after check-out").fill("14");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Online check-in is saved.")).toBeVisible();

	await guest.context().clearCookies();
	await track(`/track/${number}/check-in`);
	await expect(guest.getByText(/erased 14 days after check-out/)).toBeVisible();
	await expect(guest.getByLabel("Name").first()).toHaveValue("Ana Lima");
	const send = guest.getByRole("button", { name: "Check in online" });
	const field = (name: string) => guest.locator(`[name=${name}]`);
	await field("name2").fill("Bo Lima");
	await send.click();
	const alert = guest.getByRole("alert");
	await expect(alert).toContainText("Choose when you expect to arrive.");
	await expect(alert).toContainText("Guest 2: Enter the number of the document.");
	await expect(alert).toContainText("Sign with your full name.");
	await expect(field("name2")).toHaveValue("Bo Lima");
	await field("arrivesAt").selectOption("18:00");
	for (const at of ["1", "2"]) {
		await field(`nationality${at}`).selectOption("PT");
		await field(`born${at}`).fill("1990-05-31");
		await field(`document${at}`).selectOption("passport");
		await field(`documentNumber${at}`).fill(`XK48291${at}`);
	}
	await field("signature").fill("Ana Maria Lima");
	await send.click();
	await expect(guest.getByText("You are checked in online.")).toBeVisible();
	await guest.getByRole("link", { name: "Check in online" }).click();
	await expect(guest.getByText("Checked in online, arrival: 18:00")).toBeVisible();
	await expect(guest.getByText("XK482911")).toHaveCount(0);

	await page.goto("/owner/dashboard");
	await expect(page.getByText("Checked in online, arrival: 18:00")).toBeVisible();
	await page.goto(`/owner/manage-bookings/${number}`);
	await page.getByRole("link", { name: "Show guests’ details" }).click();
	await expect(page.getByText("XK482911")).toHaveCount(0);
	await page.getByRole("button", { name: "Show guests’ details" }).click();
	await expect(page.getByText("Passport, XK482912")).toBeVisible();
	await expect(page.getByText(/Signed by Ana Maria Lima/)).toBeVisible();
	const looks = db.selectFrom("changes").select("id").where("action", "=", "booking guests seen").execute();
	expect(await looks).toHaveLength(1);
	await page.goto(`/owner/manage-bookings/${number}/arrival`);
	await page.getByRole("button", { name: "Check in" }).click();
	await expect(page.getByText("Ana Lima is checked in.")).toBeVisible();
	await guest.reload();
	await expect(guest.getByText("Online check-in isn’t open for this stay.")).toBeVisible();
});
