import { addRateCard } from "#app/testing/rates.ts";
import { DASHBOARD, rowOf } from "#e2e/helpers/dashboard.ts";
import { addMove, dayAhead } from "#e2e/helpers/moves.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("a customer changes the date of a move after seeing what it changes", async ({
	page,
	newBrowser,
	db,
}) => {
	const { id: actorId } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	await addRateCard(db, { actorId, vehicleType: "truck", now: new Date() });
	const name = "Noor Rahman";
	const number = await addMove(db, { name, email: "noor@example.com", story: ["confirmed"] });
	await page.goto(`/track?number=${number}`);
	await page.getByLabel("Email or phone").fill("noor@example.com");
	await page.getByRole("button", { name: "Track booking or order" }).click();
	await page.getByRole("link", { name: "Change date" }).click();
	await expect(page.getByRole("heading", { name: "Change the date" })).toBeVisible();
	await page.getByRole("button", { name: "Show price" }).click();
	await expect(page.getByText("Choose another date or time.")).toBeVisible();
	await page.getByLabel("New date").fill(dayAhead(12));
	await page.getByLabel("New time").fill("11:00");
	await page.getByRole("button", { name: "Show price" }).click();
	const review = page.getByRole("alert").filter({ hasText: "Review the change" });
	await expect(review.getByRole("row", { name: "Date and time" })).toContainText("11:00");
	await page.getByRole("button", { name: "Change date" }).click();
	await expect(page).toHaveURL(`/track/${number}`);
	await expect(page.getByRole("status").filter({ hasText: "We will confirm it soon." })).toBeVisible();
	const admin = await newBrowser();
	await signInAt(admin, DASHBOARD, ADMIN);
	await expect(rowOf(admin, name)).toContainText("Pending");
	await expect(rowOf(admin, name)).toContainText("11:00");
});
