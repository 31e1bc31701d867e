import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import { countMoves, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const RATES = "/trucking-dashboard/rates";

test("an admin adds a zone and a rate card, and a customer books at the price", async ({ page, db }) => {
	await signInAt(page, RATES, ADMIN);
	await page.getByRole("link", { name: "Add zone" }).click();
	await page.getByLabel("Name").fill("Queens");
	await page.getByLabel("Postal codes").fill("11?");
	await page.getByRole("button", { name: "Add zone" }).click();
	await expect(page.getByRole("alert")).toContainText("Use letters and digits only, not “11?”.");
	await page.getByLabel("Postal codes").fill("111, 113");
	await page.getByRole("button", { name: "Add zone" }).click();
	await expect(page.getByRole("row", { name: "Queens" })).toContainText("111, 113");
	await page.getByRole("link", { name: "Loader" }).click();
	await page.getByLabel("Within Queens").fill("95");
	await page.getByLabel("Each helper").fill("60.50");
	await page.getByLabel("Evening surcharge, %").fill("10");
	await page.getByRole("button", { name: "Add rate card" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter when the evening begins.");
	await page.getByLabel("Evening from").fill("18:00");
	await page.getByLabel("Free cancellation until … hours before the move").fill("0");
	await page.getByLabel("Late cancellation, % of the price").fill("101");
	await page.getByRole("button", { name: "Add rate card" }).click();
	await expect(page.getByRole("alert")).toContainText("The late fee must be 100 or less.");
	await page.getByLabel("Late cancellation, % of the price").fill("50");
	await page.getByRole("button", { name: "Add rate card" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "The rate card for loaders is saved." }),
	).toBeVisible();
	await expect(page.getByText("Version 1")).toBeVisible();

	await page.goto("/trucking-home");
	await page.getByText(/^Floors, helpers and packing/).click();
	await fillBooking(page, { currentAddress: "5 Orchard Lane, Queens, NY 11101", bookingTime: "18:30" });
	await page.getByLabel("Your name").fill("");
	await page.getByLabel("ZIP code").last().fill("11375");
	await page.getByLabel("Helpers").selectOption("2");
	await page.getByRole("button", { name: "Show price" }).click();
	const price = page.getByRole("region", { name: "Your price" });
	await expect(price).toContainText("Within Queens");
	await expect(price).toContainText("2 helpers");
	await expect(price).toContainText("$21.60");
	await expect(price).toContainText("After that it costs $118.80 (50% of $237.60).");
	expect(await countMoves(db)).toBe(0);
	await page.getByLabel("Your name").fill("Zoë Laurent");
	await page.getByRole("button", { name: "Book for $237.60" }).click();
	await expect(page.getByRole("dialog", { name: "Notification" })).toContainText("$237.60");
	await page.getByRole("link", { name: "Track this booking" }).click();
	await expect(page.getByText("Evening surcharge, 10%")).toBeVisible();
	await page.goto("/trucking-dashboard");
	await expect(page.getByRole("row", { name: "Zoë Laurent" })).toContainText("$237.60");
});

async function openRates(db: Database): Promise<number> {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId: id });
	await addRateCard(db, { actorId: id, prices: { weekend_percent: 0 }, now: new Date() });
	return id;
}

const QUEENS = {
	currentAddress: "5 Orchard Lane, Queens, NY 11101",
	newAddress: "7 Mill Road, Queens, NY 11102",
};

test("booking shows the price first, and asks again when it has changed, with the old price", async ({
	page,
	db,
}) => {
	const actorId = await openRates(db);
	await page.goto("/trucking-home");
	await fillBooking(page, QUEENS);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByRole("region", { name: "Your price" })).toContainText("$200.00");
	await addRateCard(db, {
		actorId,
		expectedVersion: 1,
		prices: { default_price: 25_000, weekend_percent: 0 },
	});
	await page.getByRole("button", { name: "Book for $200.00" }).click();
	const changes = page.getByRole("alert").getByRole("row", { name: "Total" });
	await expect(changes).toContainText("$200.00");
	await expect(changes).toContainText("$250.00");
	expect(await countMoves(db)).toBe(0);
	await page.getByRole("button", { name: "Book for $250.00" }).click();
	await expect(page.getByRole("dialog", { name: "Notification" })).toContainText("$250.00");
	expect(await countMoves(db)).toBe(1);
});

test("an address in no zone has no price, and books as a request", async ({ page, db }) => {
	await openRates(db);
	await page.goto("/trucking-home");
	await page.getByText(/^Floors, helpers and packing/).click();
	await fillBooking(page);
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByRole("heading", { name: "We’ll call you with a price" })).toBeVisible();
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	const booked = page.getByRole("dialog", { name: "Notification" });
	await expect(booked).toContainText("Booking successful!");
	await expect(booked).toContainText("We’ll call you with a price.");
	expect(await countMoves(db)).toBe(1);
});
