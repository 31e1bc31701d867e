import { maskId } from "#app/common/masked-id.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { today } from "#e2e/helpers/inn.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("an owner invites a colleague, who joins from the email, works at the desk and is removed", async ({
	page,
	newBrowser,
	db,
}) => {
	const { hotelId, roomId } = await openOwnInn(db);
	await addBooking(db, { roomId, checkIn: today(), name: "Gina Guest" });
	const team = `/list-new-hotel/${maskId(hotelId)}/team`;
	await signInAt(page, team, emailOf("Hotel"));
	await page.getByLabel("Email").fill("Dan@Example.com");
	await page.getByRole("radio", { name: /^Desk/ }).check();
	await page.getByRole("button", { name: "Send invitation" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "We sent an invitation to dan@example.com." }),
	).toBeVisible();
	await expect(page.getByRole("table", { name: "Invitations" })).toContainText("dan@example.com");

	const mail = db.selectFrom("outbox").select("text_body").where("to_address", "=", "dan@example.com");
	const { text_body } = await mail.executeTakeFirstOrThrow();
	const colleague = await newBrowser();
	await colleague.goto(/\/team-invitation\?\S+/.exec(text_body)?.[0] ?? "");
	await expect(colleague.getByText("invites d***@example.com.")).toBeVisible();
	expect(await colleague.content()).not.toContain("dan@example.com");
	await colleague.getByRole("link", { name: "Create an account" }).click();
	await colleague.getByLabel("Email").fill("dan@example.com");
	await colleague.getByLabel("Name").fill("Dan Desk");
	await colleague.getByLabel("Password").fill("front desk of miramar");
	await colleague.getByRole("button", { name: "Create account" }).click();
	await colleague.getByRole("button", { name: "Join the team" }).click();
	await expect(colleague).toHaveURL("/owner/dashboard");
	await expect(colleague.getByRole("main")).toContainText("Gina Guest");
	await expect(colleague.getByRole("navigation", { name: "Back office" }).getByRole("link")).toHaveText([
		"Today",
		"Timeline",
		"Housekeeping",
		"Bookings",
		"Walk-in",
		"Cash report",
		"Inbox",
	]);
	for (const path of ["/owner/statements", "/owner/figures", "/owner/figures.csv"])
		expect((await colleague.goto(path))?.status()).toBe(403);
	expect((await colleague.goto(team))?.status()).toBe(403);
	await expect(colleague.getByRole("main")).toContainText("for the owner and the managers of a hotel");
	await colleague.getByRole("link", { name: "Go to today" }).click();

	await page.goto(team);
	await page.locator("summary", { hasText: "Actions for Dan Desk" }).click();
	await page.getByRole("link", { name: "Remove" }).click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(
		page.getByRole("status").filter({ hasText: "Dan Desk is no longer on the team." }),
	).toBeVisible();
	await colleague.goto("/owner/dashboard");
	await expect(colleague.getByRole("main")).not.toContainText("Gina Guest");
});
