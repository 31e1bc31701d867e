import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import { countMoves, dayAhead, fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

async function openRates(db: Database): Promise<void> {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addZone(db, { name: "Queens", prefixes: ["111"], actorId: id });
	const prices = { weekend_percent: 0, evening_percent: 0 };
	await addRateCard(db, { actorId: id, prices, now: new Date() });
	await addRateCard(db, { actorId: id, vehicleType: "truck", prices: { ...prices, default_price: 30_000 } });
}

test("two ZIP codes and a date show a price, and the rest of the form books it", async ({ page, db }) => {
	await openRates(db);
	await page.goto("/trucking-home");
	await page.getByLabel("From ZIP code").fill("11101");
	await page.getByLabel("To ZIP code").fill("11102");
	await page.getByLabel("Home size").selectOption("2 bedrooms");
	await page.getByLabel("Date").fill(dayAhead(10));
	await page.getByRole("button", { name: "Show price" }).click();
	const price = page.getByRole("region", { name: "Your price" });
	await expect(price).toContainText("From $300.00 for a truck on");
	await expect(price).toContainText("A loader costs from $200.00 that day.");
	await expect(page.getByLabel("From ZIP code")).toHaveValue("11101");
	await expect(page.getByLabel("Home size")).toHaveValue("two");
	await expect(page.getByLabel("Date")).toHaveValue(dayAhead(10));
	expect(await countMoves(db)).toBe(0);

	await fillBooking(page, { vehicleType: "truck" });
	await page.getByRole("button", { name: /^Book (moving vehicle|for \$300)/ }).click();
	const book = page.getByRole("button", { name: "Book for $300.00" });
	const booked = page.getByRole("dialog", { name: "Notification" });
	await expect(book.or(booked)).toBeVisible();
	// Without scripts, the form comes back once with the exact price.
	if (await book.isVisible()) await book.click();
	await expect(booked).toContainText("$300.00");
	expect(await countMoves(db)).toBe(1);
});

test("Enter in the first questions asks for the price, and names what is missing for it", async ({
	page,
	db,
}) => {
	await openRates(db);
	await page.goto("/trucking-home");
	await page.getByLabel("Date").fill(dayAhead(10));
	await page.getByLabel("From ZIP code").fill("1");
	await page.getByLabel("From ZIP code").press("Enter");
	const problem = page.getByRole("alert");
	await expect(problem).toContainText("Enter a valid ZIP code, like 90210.");
	await page.getByLabel("From ZIP code").fill("11101");
	await page.getByLabel("From ZIP code").press("Enter");
	await expect(problem).toContainText("Enter the ZIP code to move to.");
	await page.getByLabel("To ZIP code").fill("90210");
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByRole("heading", { name: "We’ll call you with a price" })).toBeVisible();
	await expect(page.getByRole("region", { name: "We’ll call you" })).toContainText(
		"Book it below as a request",
	);
	expect(await countMoves(db)).toBe(0);
});
