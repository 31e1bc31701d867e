import { addMove, changeMove } from "#e2e/helpers/moves.ts";
import { ADMIN } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a tracking page says how far a move is, and how it ended", async ({ page, db }) => {
	const number = await addMove(db);
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("(212) 555-0147");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	const steps = page.getByRole("list", { name: "Progress" }).getByRole("listitem");
	await expect(steps).toContainText([/^Booked Now · \w{3}/, "Confirmed Not yet", "On the way", "Delivered"]);
	const current = page.getByRole("main").locator("[aria-current=step]");
	await expect(current).toHaveCount(1);
	await expect(current).toContainText("Booked");
	await changeMove(db, number, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
	await changeMove(db, number, { expectedStatus: "confirmed", to: "cancelled", by: ADMIN });
	await page.reload();
	await expect(steps).toContainText([/^Booked \w{3}/, /^Confirmed \w{3}/, /^Cancelled \w{3}/]);
	await expect(current).toContainText("Cancelled");
});
