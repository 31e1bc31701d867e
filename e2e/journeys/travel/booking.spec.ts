import { addBooking } from "#app/testing/travel/booking.ts";
import type { Database } from "#db/client.ts";
import { bookButton, bookedNumber, fillGuest, openStay } from "#e2e/helpers/inn.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const numbersOf = async (db: Database) =>
	(await db.selectFrom("bookings").select("number").orderBy("id").execute()).map(({ number }) => number);

/** The link in the newest email to the guest. */
async function newestLink(db: Database): Promise<string> {
	const mails = db.selectFrom("outbox").select("text_body").where("to_address", "=", "ana@example.com");
	const { text_body } = await mails.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
	return /\/booking-confirmation\/\S+/.exec(text_body)?.[0] ?? "";
}

test("a guest books a room: a refused form keeps what was typed, and the emailed link opens in another browser", async ({
	page,
	db,
	newBrowser,
}) => {
	const { path, stay } = await openStay(db, { room: { quantity: 1 } });
	await page.goto(path);
	await expect(page.getByText("Total, 3 nights")).toBeVisible();
	await expect(page.getByText(/Free cancellation until .+, 15:00, hotel time/)).toBeVisible();
	await fillGuest(page, { contact: "no number" });
	await page.getByLabel("Special requests").fill("A cot, please");
	await bookButton(page).click();
	const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveText([/^Enter a phone number/]);
	await expect(page.getByLabel("Name")).toHaveValue("Ana Lima");
	await expect(page.getByLabel("Special requests")).toHaveValue("A cot, please");
	await fillGuest(page);
	await expect(bookButton(page)).toHaveText("Book · $300.00");
	await bookButton(page).click();
	const number = await bookedNumber(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Thank you, Ana Lima. Now confirm your email address.",
	);
	await expect(page.getByText("A cot, please")).toBeVisible();
	expect(await db.selectFrom("bookings").select(["number", "total", "check_in", "status"]).execute()).toEqual(
		[{ number, total: 30_000, check_in: stay.checkIn, status: "confirmed" }],
	);

	const first = await newestLink(db);
	await page.getByRole("button", { name: "Send another email" }).click();
	await expect(page.getByText("We sent another email to ana@example.com.")).toBeVisible();
	const phone = await newBrowser();
	for (const old of [`/booking-confirmation/${number}`, first]) {
		await phone.goto(old);
		await expect(phone).toHaveURL(/\/track\?number=/);
	}
	await phone.goto(await newestLink(db));
	await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Confirm your booking at Hotel Miramar");
	// Opening the link is not enough: email scanners do that, too.
	await page.reload();
	await expect(page.getByRole("button", { name: "Send another email" })).toBeVisible();
	await phone.getByRole("button", { name: "Confirm booking" }).click();
	await expect(phone).toHaveURL(new RegExp(`/booking-confirmation/${number}$`));
	await expect(phone.getByText("Your stay is booked. You pay at the hotel.")).toBeVisible();

	// It was the last one.
	await phone.goto(path);
	await expect(phone.getByText(/^Fully booked on/)).toBeVisible();
	await phone.getByRole("link", { name: "See rooms at Hotel Miramar" }).click();
	await expect(phone).toHaveURL(/\/rooms\//);
});

test("a guest agrees to a higher price; sending the form again or from another tab books once", async ({
	page,
	db,
}) => {
	const { path, roomId, stay } = await openStay(db);
	await signInAt(page, path, emailOf("User"));
	await expect(page.getByLabel("Email")).toHaveValue(emailOf("User"));
	await fillGuest(page);
	const otherTab = await page.context().newPage();
	await otherTab.goto(path);
	await fillGuest(otherTab);
	await db
		.updateTable("nights")
		.set({ price: 12_500 })
		.where("room_id", "=", roomId)
		.where("date", "=", stay.checkIn)
		.execute();
	await bookButton(page).click();
	const notice = page.getByRole("alert").filter({ hasText: "Review these changes before you book" });
	await expect(notice.getByRole("row").last()).toHaveText(/Total\s*\$300.00\s*\$325.00/);
	expect(await numbersOf(db)).toEqual([]);
	await expect(bookButton(page)).toHaveText("Agree and book · $325.00");
	// What a browser with the old page would send again.
	const saved = await page.locator("#guest").evaluate((form) => {
		const data = new FormData(form as HTMLFormElement);
		return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
	});
	// A price that the guest made up was never shown.
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const forged = { ...saved, agreedQuote: (saved.agreedQuote ?? "").replace("12500", "99999") };
	expect((await page.request.post(path, { form: forged, headers })).status()).toBe(409);
	await bookButton(page).dblclick();
	const number = await bookedNumber(page);
	await page.reload();
	expect(await numbersOf(db)).toEqual([number]);

	const again = await page.request.post(path, { form: saved, headers, maxRedirects: 0 });
	expect([again.status(), again.headers().location]).toEqual([303, `/booking-confirmation/${number}`]);
	await bookButton(otherTab).click();
	await expect(otherTab).toHaveURL(new RegExp(`/booking-confirmation/${number}$`));
	await expect(otherTab.getByText("You have already booked this stay.")).toBeVisible();
	expect(await numbersOf(db)).toEqual([number]);

	// After a reload the page warns, and allows it.
	await page.goto(path);
	await expect(page.getByText("You have already booked this stay")).toBeVisible();
	await bookButton(page).click();
	await bookedNumber(page);
	expect(await numbersOf(db)).toHaveLength(2);
});

test("a request shows the hotel’s deadline; a room that was booked in the meantime is refused with the reason", async ({
	page,
	db,
}) => {
	const inn = await openStay(db, {
		hotel: { confirmation: "request", request_hours: 24 },
		room: { quantity: 2 },
	});
	await page.goto(inn.path);
	await expect(page.getByText(/held for you until .+, hotel time/)).toBeVisible();
	await fillGuest(page);
	await bookButton(page).click();
	const number = await bookedNumber(page);
	await expect(page.getByText("Hotel Miramar has your request.")).toBeVisible();
	await expect(page.getByText(/It answers by/)).toBeVisible();
	expect(await db.selectFrom("bookings").select(["number", "status"]).execute()).toEqual([
		{ number, status: "pending" },
	]);

	await page.goto(inn.path);
	await addBooking(db, { ...inn, ...inn.stay });
	await fillGuest(page);
	await bookButton(page).click();
	await expect(page.getByText(/^Fully booked on/).first()).toBeVisible();
	await expect(page.getByRole("link", { name: /See rooms at/ })).toBeVisible();
	expect(await numbersOf(db)).toHaveLength(2);
});
