import type { Page } from "playwright/test";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addMove, changeMove, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();

test("a guest saves and prints a move, and reviews it from the emailed link when it is delivered", async ({
	page,
	db,
}) => {
	const number = await addMove(db, { story: ["confirmed"] });
	await db.updateTable("moving_bookings").set({ price: 25_000, currency: "USD" }).execute();
	const { id } = await db.selectFrom("moving_bookings").select("id").executeTakeFirstOrThrow();
	const lines = [
		{ label: "Brooklyn to Yonkers", amount: 20_000 },
		{ label: "2 helpers", amount: 5_000 },
	];
	await db
		.insertInto("moving_booking_lines")
		.values(lines.map((line, position) => ({ ...line, position, booking_id: id })))
		.execute();
	await page.goto(`/track/${number}/move-review`);
	await page.getByLabel("Email or phone").fill("(212) 555-0147");
	await press(page, "Track booking or order");
	await expect(page.getByRole("link", { name: "Write a review" })).toHaveCount(0);

	const file = await page.request.get(`/track/${number}/move.ics`);
	expect(file.headers()["content-type"]).toContain("text/calendar");
	const text = (await file.text()).replaceAll("\r\n ", "");
	expect(text).toContain(`DTSTART:${dayAhead(10).replaceAll("-", "")}T1`);
	expect(text).toContain("LOCATION:12 Maple Street\\, Brooklyn");
	expect(text).toContain("STATUS:CONFIRMED");
	await follow(page, "Receipt");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(formatReferenceNumber(number));
	for (const line of [/Brooklyn to Yonkers\s*\$200.00/, /2 helpers\s*\$50.00/, /Total\s*\$250.00/])
		await expect(page.getByRole("article")).toContainText(line);
	await follow(page, "Back to booking");

	await changeMove(db, number, { expectedStatus: "confirmed", to: "delivered", by: ADMIN });
	await page.goto(`/track/${number}/move-review`);
	await press(page, "Publish review");
	await expect(page.getByRole("alert")).toContainText("Choose a rating.");
	await page.getByRole("radio", { name: "4 – Good" }).check();
	await page.getByLabel("Your review").fill("They carried the piano up four floors.");
	await press(page, "Publish review");
	await expect(
		page.getByRole("status").filter({ hasText: "Thank you. Your review is published." }),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Write a review" })).toHaveCount(0);

	await page.goto("/trucking-home");
	const reviews = page.getByRole("region", { name: /^Reviews/ });
	await expect(reviews).toContainText("They carried the piano up four floors.");
	await expect(reviews).toContainText("Ana L.");
});
