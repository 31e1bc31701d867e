import type { Page } from "playwright/test";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { ADMIN, emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

async function sendRequest(page: Page, contact: string): Promise<void> {
	await page.goto("/partner");
	await page.getByLabel("Name").fill("Bo Chen");
	await page.getByLabel("Contact").fill(contact);
	await page.getByLabel("Message").fill("Twelve rooms by the sea");
	await page.getByRole("button", { name: "Submit" }).click();
	await expect(page.getByRole("status").filter({ hasText: "We’ve received your request" })).toBeVisible();
}

async function invitationTo(db: Database, email: string): Promise<string> {
	const mail = (await writtenMails(db)).findLast(({ to }) => to === email);
	return /\/partner-invitation\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("a partner request is accepted, and leads a guest and an account to their first hotel", async ({
	page,
	newBrowser,
	db,
}) => {
	const user = emailOf("User");
	await sendRequest(page, "bo@example.com");
	const member = await newBrowser();
	await signInAt(member, "/partner", user);
	await sendRequest(member, "after six");
	const staff = await newBrowser();
	await signInAt(staff, "/inbox?kind=partner", ADMIN);
	for (const email of ["bo@example.com", user]) {
		// The oldest is last.
		await staff.goto("/inbox?kind=partner&assigned=nobody&waiting=unread");
		await staff.getByRole("link", { name: "Bo Chen" }).last().click();
		await staff.getByRole("link", { name: "Accept request" }).click();
		await staff.getByLabel("Email").fill(email);
		await staff.getByRole("button", { name: "Accept and invite" }).click();
		await expect(
			staff.getByRole("status").filter({ hasText: `We sent an invitation to ${email}.` }),
		).toBeVisible();
	}
	await expect(staff.getByText(`We invited ${user} to open a hotel account.`)).toBeVisible();
	await staff.getByRole("button", { name: "Send invitation again" }).click();
	await expect(staff.getByRole("status").filter({ hasText: "We sent a new invitation." })).toBeVisible();

	await page.goto(await invitationTo(db, "bo@example.com"));
	await expect(page.getByText("The invitation is for b***@example.com.")).toBeVisible();
	expect(await page.content()).not.toContain("bo@example.com");
	await page.getByRole("link", { name: "Create a hotel account" }).click();
	await page.getByLabel("Email").fill("bo@example.com");
	await page.getByLabel("Name").fill("Bo Chen");
	await page.getByLabel("Password").fill("twelve rooms by the sea");
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { name: "Add your first hotel" })).toBeVisible();

	const link = await invitationTo(db, user);
	expect((await page.request.get(link)).status()).toBe(200);
	const signedOut = await newBrowser();
	await signedOut.goto(link);
	await expect(signedOut.getByRole("link", { name: "Sign in", exact: true }).last()).toBeVisible();
	await member.goto(link);
	await member.getByRole("button", { name: "Make this a hotel account" }).click();
	await expect(member).toHaveURL("/list-new-hotel");
	await expect(member.getByRole("heading", { name: "Add your first hotel" })).toBeVisible();
	// The link again: from the account it made, and from elsewhere.
	await member.goto(link);
	await expect(member).toHaveURL("/list-new-hotel");
	await signedOut.goto(link);
	await expect(signedOut.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	await staff.reload();
	await expect(staff.getByText(`${user} has a hotel account.`)).toBeVisible();
});
