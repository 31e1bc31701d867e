import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addRoom } from "#app/testing/travel/inn.ts";
import { bookButton, bookedNumber, fillGuest, openStay, today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a guest books rooms of two types together, and cancels one of them", async ({ page, db }) => {
	const { path, hotelId } = await openStay(db);
	await addRoom(db, hotelId, { name: "Suite", price: 25_000, quantity: 1, from: today(), position: 2 });
	await page.goto(path);
	await fillGuest(page, { email: "", contact: "" });
	await page.getByRole("link", { name: "Add another room" }).click();
	await page.getByLabel("Adults").fill("1");
	await page.getByRole("button", { name: "Update the price" }).click();
	await page.getByRole("link", { name: "Add Suite" }).click();
	await page.getByRole("link", { name: "Add another room" }).click();
	// The only suite is in the basket.
	await expect(page.getByRole("link", { name: "Add Suite" })).toHaveCount(0);
	await page.getByRole("link", { name: "Add Double room" }).click();
	await expect(page.getByText("Total for 3 rooms")).toBeVisible();
	await expect(bookButton(page)).toHaveText("Book · $1,350.00");
	await fillGuest(page, { email: "" });
	await page.getByRole("button", { name: "Remove Double room" }).last().click();
	await expect(page.getByLabel("Name")).toHaveValue("Ana Lima");
	await expect(page.getByRole("alert")).toHaveCount(0);
	await expect(bookButton(page)).toHaveText("Book · $1,050.00");

	// Somebody takes the suite; all or nothing is booked.
	const suite = db.updateTable("nights").where("price", "is", null);
	await suite.set({ blocked: 1 }).where("total", "=", 1).execute();
	await fillGuest(page);
	await bookButton(page).click();
	await expect(page.getByRole("alert").first()).toContainText("Suite: Fully booked on");
	expect(await db.selectFrom("bookings").select("id").execute()).toEqual([]);
	await suite.set({ blocked: 0 }).where("total", "=", 1).execute();
	// The suite had no price to agree to.
	await bookButton(page).click();
	await expect(page.getByText("Review the price and terms below").first()).toBeVisible();
	await bookButton(page).click();

	const number = await bookedNumber(page);
	const rooms = await db
		.selectFrom("bookings")
		.select(["number", "group_number", "total"])
		.orderBy("id")
		.execute();
	const other = rooms[1]?.number ?? "";
	expect(rooms).toEqual([
		{ number, group_number: number, total: 30_000 },
		{ number: other, group_number: number, total: 75_000 },
	]);
	for (const each of [number, other])
		await expect(page.getByText(formatReferenceNumber(each)).last()).toBeVisible();
	await expect(page.getByText("$1,050.00")).toBeVisible();
	const mails = db.selectFrom("outbox").select("text_body").where("to_address", "=", "ana@example.com");
	const [mail, ...others] = await mails.execute();
	expect(others).toEqual([]);
	for (const each of [number, other]) expect(mail?.text_body).toContain(`/booking-confirmation/${each}?key=`);

	await page.getByRole("link", { name: "Suite", exact: true }).click();
	await expect(page).toHaveURL(`/track/${other}`);
	await page.getByRole("link", { name: "Cancel this booking" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
	await expect(page.getByText("Your booking is cancelled.").first()).toBeVisible();
	await page.getByRole("link", { name: "Double room", exact: true }).click();
	await expect(page).toHaveURL(`/track/${number}`);
	await expect(page.getByRole("link", { name: "Cancel this booking" })).toBeVisible();
	expect(
		(await db.selectFrom("bookings").select("status").orderBy("id").execute()).map((each) => each.status),
	).toEqual(["confirmed", "cancelled"]);
});

test("a desk books rooms of two types for one name, and takes one payment for all of them", async ({
	page,
	db,
}) => {
	const { hotelId } = await openOwnInn(db);
	await addRoom(db, hotelId, { name: "Suite", price: 25_000, quantity: 3, from: today(), position: 2 });
	await signInAt(page, "/owner/walk-in", emailOf("Hotel"));
	await page.getByText("More rooms for the same guest").click();
	await page.getByLabel("Room", { exact: true }).nth(1).selectOption("Suite");
	await page.getByLabel("Number of rooms").first().fill("none");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByRole("alert").first()).toContainText(
		"Enter the number of rooms and adults as numbers",
	);
	await page.getByLabel("Number of rooms").first().fill("2");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText("Total for 3 rooms")).toBeVisible();
	await page.getByLabel("Name").fill("Wally Walker");
	await page.getByRole("button", { name: "Book · $600.00" }).click();
	await expect(page.getByRole("heading", { name: "Booked together" })).toBeVisible();
	await page.getByRole("link", { name: "Record a payment for all rooms" }).click();
	await expect(page.getByLabel("Amount")).toHaveValue("600.00");
	await page.getByLabel("Amount").fill("600.01");
	await page.getByRole("button", { name: "Record payment" }).click();
	await expect(page.getByText("Only $600.00 is due at the hotel.").first()).toBeVisible();
	await page.getByLabel("Amount").fill("550");
	await page.getByRole("button", { name: "Record payment" }).click();
	await expect(page.getByText("The payment of $550.00 is recorded.")).toBeVisible();
	const paid = await db.selectFrom("desk_payments").select("amount").orderBy("booking_id").execute();
	expect(paid.map(({ amount }) => amount)).toEqual([5_000, 25_000, 25_000]);
	await expect(page.getByText("$550.00").last()).toBeVisible();
});
