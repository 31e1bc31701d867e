import { formatMonth } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import { transact } from "#db/transact.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn, photo } from "#e2e/helpers/owners.ts";
import { emailOf, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const MB = 1024 * 1024;

test("an owner adds a hotel and a room; a refused form keeps its fields and photos", async ({ page, db }) => {
	await signInAt(page, "/list-new-hotel", emailOf("Hotel"));
	await page.getByLabel("Hotel name").fill("Casa do Rio");
	await page.getByLabel("Country").selectOption("PT");
	await page.getByRole("textbox", { name: "Address" }).fill("Rua da Prata 12");
	await page.getByLabel("Town or city").fill("Évora");
	await page.getByLabel("Phone").fill("21 123 4567");
	await page.getByLabel("Pool").check();
	const bad = { name: "bad.jpg", mimeType: "image/jpeg", buffer: Buffer.from("just text") };
	await page.getByLabel("Photos").setInputFiles([await photo("teal"), bad]);
	await page.getByRole("button", { name: "Add hotel" }).click();

	const alert = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(alert.getByRole("link")).toHaveText([
		"Describe the hotel in a few sentences.",
		"Enter the postal code.",
		"Choose the hotel’s time zone.",
		"bad.jpg: This file isn’t a picture we can use. Choose a JPEG, PNG, WebP or AVIF.",
	]);
	await expect(page.getByLabel("Hotel name")).toHaveValue("Casa do Rio");
	await expect(page.getByLabel("Pool")).toBeChecked();
	await expect(page.getByText("1 photo is already uploaded")).toBeVisible();
	await page.getByLabel("Description").fill("Twelve rooms above the river.");
	await page.getByLabel("Postal code").fill("7000-501");
	await page.getByLabel("Time zone").selectOption("Europe/Lisbon");
	await page.getByLabel("More photos").setInputFiles(await photo("tomato"));
	await page.getByRole("button", { name: "Add hotel" }).click();
	await expect(page).toHaveURL(/\/add-room\/\w{8,}$/);

	await page.getByLabel("Room name").fill("Double room");
	await page.getByLabel("Beds").fill("1 double bed");
	await page.getByLabel("Price per night").fill("95.50");
	const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(9 * MB, 7) };
	await page.getByLabel("Photos").setInputFiles([large, await photo("olive")]);
	await page.getByRole("button", { name: "Add room" }).click();
	await expect(page.getByRole("alert")).toContainText("That file is larger than 8 MB.");
	await expect(page.getByLabel("Room name")).toHaveValue("Double room");
	await page.getByRole("button", { name: "Add room" }).click();
	await expect(page).toHaveURL(/\/edit-room\/\w+\/calendar$/);

	const made = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["hotels.status", "hotels.price_from", "hotels.time_zone", "rooms.price", "rooms.image_hash"])
		.execute();
	expect(made).toEqual([
		{
			status: "pending",
			price_from: 9_550,
			time_zone: "Europe/Lisbon",
			price: 9_550,
			image_hash: expect.any(String),
		},
	]);
	expect(await db.selectFrom("hotel_images").select("id").execute()).toHaveLength(2);
});

test("fewer rooms than are booked are refused with the dates; a booked room can be archived but not deleted", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db, { quantity: 3 });
	await addBooking(db, { roomId, checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1), rooms: 2 });
	await addBooking(db, { roomId, checkIn: addDays(stay.checkIn, 4), checkOut: addDays(stay.checkIn, 5) });
	const path = `/edit-room/${maskId(roomId)}`;
	await signInAt(page, path, emailOf("Hotel"));
	await page.getByLabel("Room name").fill("Garden room");
	await page.getByLabel("Number of rooms").fill("1");
	await page.getByRole("button", { name: "Save room" }).click();
	const day = String(Number(stay.checkIn.slice(8)));
	await expect(page.getByRole("alert")).toContainText(
		new RegExp(`More rooms than that are booked or blocked on \\w+ ${day} .*\\(2\\)\\. Enter at least 2`),
	);
	await expect(page.getByLabel("Room name")).toHaveValue("Garden room");
	await page.getByLabel("Number of rooms").fill("2");
	await page.getByRole("button", { name: "Save room" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Garden room is saved." })).toBeVisible();

	await page.getByRole("link", { name: "Delete room" }).click();
	await expect(page.getByRole("dialog")).toContainText("It was booked 2 times and appears in");
	await page.getByRole("link", { name: "Archive it instead" }).click();
	await page.getByRole("button", { name: "Archive room" }).click();
	await expect(page.getByRole("heading", { name: "This room is archived" })).toBeVisible();
});

test("an owner selects a range of nights in the calendar, sets their price and closes them", async ({
	page,
	db,
}) => {
	const { roomId } = await openOwnInn(db);
	const month = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);
	await signInAt(page, `/edit-room/${maskId(roomId)}/calendar?month=${month}`, emailOf("Hotel"));
	const nights = page.getByRole("table").getByRole("link");
	await nights.nth(9).click();
	await expect(page.getByLabel("First night")).toHaveValue(`${month}-10`);
	await nights.nth(11).click();
	await expect(page.getByLabel("Last night")).toHaveValue(`${month}-12`);
	await page.getByRole("button", { name: "Change nights" }).click();
	await expect(page.getByRole("alert")).toContainText("Choose at least one change");
	await expect(page.getByLabel("First night")).toHaveValue(`${month}-10`);
	await page.getByLabel(/^Price in/).fill("120");
	await page.getByLabel("Availability").selectOption("closed");
	await page.getByRole("button", { name: "Change nights" }).click();
	await expect(page.getByText("3 nights are changed: price $120.00, closed.")).toBeVisible();
	const closed = await db
		.selectFrom("nights")
		.select(["date", "price"])
		.where("is_closed", "=", true)
		.orderBy("date")
		.execute();
	expect(closed).toEqual(["10", "11", "12"].map((day) => ({ date: `${month}-${day}`, price: 12_000 })));
	// A range over the end of the month, which phones show one month at a time.
	const next = addDays(`${month}-01`, 31).slice(0, 7);
	const second = page.getByRole("table").nth(1);
	await expect(second.getByRole("caption")).toHaveText(formatMonth(next));
	await nights.nth(27).click();
	await second.getByRole("link").nth(1).click();
	await expect(page.getByLabel("First night")).toHaveValue(`${month}-28`);
	await expect(page.getByLabel("Last night")).toHaveValue(`${next}-02`);
	await page.setViewportSize({ width: 360, height: 800 });
	await expect(page.getByRole("table")).toHaveCount(1);
	await expect(page.getByRole("caption")).toHaveText(formatMonth(month));
	await page.getByRole("link", { name: formatMonth(next) }).click();
	await expect(page.getByRole("caption")).toHaveText(formatMonth(next));
});

test("a SuperAdmin refuses a hotel with a reason; its owner requests approval again, and it is approved", async ({
	page,
	newBrowser,
	db,
	watch,
}) => {
	// The photo has no file.
	watch.expectProblem(/^404 for GET \S+\/pictures\//);
	const { hotelId, stay } = await openOwnInn(db);
	const hash = "5".repeat(64);
	const size = { width: 1280, height: 960, colour: "#2060c0", created_at: new Date().toISOString() };
	await db
		.insertInto("images")
		.values({ hash, ...size })
		.execute();
	await db.insertInto("hotel_images").values({ hotel_id: hotelId, image_hash: hash, position: 1 }).execute();
	await transact(db, (trx) => summariseHotel(trx, hotelId));
	await db
		.updateTable("hotels")
		.set({ status: "pending", approved_at: null })
		.where("id", "=", hotelId)
		.execute();
	const path = `/hotels/${maskId(hotelId)}`;
	const boss = await newBrowser();
	await boss.goto("/login");
	await sendSignIn(boss, emailOf("SuperAdmin"));
	await expect(boss).toHaveURL("/overview");
	await expect(boss.getByRole("link", { name: "1 hotel waiting for approval" })).toBeVisible();
	await boss.getByRole("link", { name: "Hotel Miramar" }).first().click();
	await expect(boss).toHaveURL(path);
	await expect(boss.getByRole("region", { name: "Photos of Hotel Miramar" }).locator("img")).toHaveCount(1);
	await expect(boss.getByRole("heading", { name: "Double room" })).toBeVisible();
	const nights = boss.getByRole("table", { name: "Next 30 nights of Double room" });
	await expect(nights.locator("td[data-state]")).toHaveCount(30);
	await expect(boss.getByText("Free until")).toBeVisible();
	await expect(boss.getByText("Only one photo of the hotel.")).toBeVisible();
	await boss.getByRole("link", { name: "Refuse" }).first().click();
	await boss.getByRole("button", { name: "Refuse hotel" }).click();
	await expect(boss.getByText("Enter the reason.").first()).toBeVisible();
	await boss.getByLabel("Reason").fill("Add photos of the rooms.");
	// The owner is faster.
	await db
		.updateTable("hotels")
		.set({ description: "Now with a garden." })
		.where("id", "=", hotelId)
		.execute();
	await boss.getByRole("button", { name: "Refuse hotel" }).click();
	await expect(boss.getByRole("dialog")).toContainText("Changed since you opened the hotel");
	await expect(
		boss.getByRole("dialog").getByRole("listitem").filter({ hasText: "Description" }),
	).toBeVisible();
	await expect(boss.getByLabel("Reason")).toHaveValue("Add photos of the rooms.");
	await boss.getByRole("button", { name: "Refuse hotel" }).click();
	await expect(boss.getByRole("status").filter({ hasText: "The hotel is refused." })).toBeVisible();
	await expect(boss).toHaveURL(path);

	const mail = await db.selectFrom("outbox").select(["subject", "text_body"]).executeTakeFirstOrThrow();
	expect(mail.subject).toBe("Hotel Miramar is not approved");
	expect(mail.text_body).toContain("Add photos of the rooms.");
	const link = /\/list-new-hotel\/\w+/.exec(mail.text_body)?.[0] ?? "";
	await signInAt(page, link, emailOf("Hotel"));
	await expect(page.getByText("Add photos of the rooms.").first()).toBeVisible();
	await expect(page.getByText("Add more photos of the hotel: at least 3.")).toBeVisible();
	await page.getByRole("button", { name: "Request approval again" }).click();
	await expect(page.getByRole("status").filter({ hasText: "We review the hotel again" })).toBeVisible();
	await boss.goto(path);
	await boss.getByRole("link", { name: "Approve" }).first().click();
	await boss.getByRole("button", { name: "Approve hotel" }).click();
	await expect(boss.getByRole("status").filter({ hasText: "The hotel is approved." })).toBeVisible();
	await expect(boss.getByRole("link", { name: /waiting for approval/ })).toHaveCount(0);
	const search = { destination: "lisbon", checkIn: stay.checkIn, checkOut: stay.checkOut };
	await page.goto(`/hotels/results?${new URLSearchParams(search)}`);
	await expect(page.getByRole("link", { name: "Hotel Miramar" }).first()).toBeVisible();
});
