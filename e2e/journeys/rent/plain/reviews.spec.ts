import { reviewMove } from "#app/rent/moves/review-move.server.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an admin replies to the review of a move, and everybody reads the reply", async ({ page, db }) => {
	const number = await addMove(db, { name: "Ana Lima", story: ["confirmed", "delivered"] });
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const review = { rating: 4, title: "Careful people", message: "Nothing broke.", now: new Date() };
	await reviewMove(db, { number, viewer, ...review });
	await page.goto("/trucking-home");
	await expect(page.getByText("Nothing broke.")).toBeVisible();
	await expect(page.getByText("Meeha replied")).toHaveCount(0);

	await signInAt(page, "/trucking-dashboard", ADMIN);
	await page.getByRole("link", { name: "Reviews", exact: true }).click();
	const row = page.getByRole("row", { name: "Careful people" });
	await expect(row).toContainText("No reply");
	await row.getByRole("link", { name: "Careful people" }).click();
	await page.getByRole("button", { name: "Publish reply" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter a reply.");
	await page.getByLabel("Reply").fill("Thank you, Ana.");
	await page.getByRole("button", { name: "Publish reply" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Your reply is published." })).toBeVisible();
	await expect(row).toContainText("Replied");
	await page.goto("/trucking-home");
	await expect(page.getByText("Thank you, Ana.")).toBeVisible();
	await expect(page.getByText("Meeha replied")).toBeVisible();
});
