import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { ANA, addSiteAccount, signInAs } from "#e2e/helpers/accounts.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

test("without scripts, a person renames and removes a passkey, and reads what adding one needs", async ({
	page,
	db,
}) => {
	const accountId = await addSiteAccount(db);
	await page.goto("/login");
	await expect(page.getByRole("button", { name: "passkey" })).toHaveCount(0);
	await db
		.insertInto("passkeys")
		.values({
			account_id: accountId,
			credential_id: "phone",
			user_handle: "ana",
			public_key: "",
			counter: 0,
			transports: "internal",
			is_synced: true,
			name: "Safari on iPhone",
			created_at: new Date().toISOString(),
		})
		.execute();
	await signInAs(page, ANA);
	await page.goto("/profile");
	await page.getByRole("link", { name: "Manage passkeys" }).click();
	await expect(page.getByText("Adding a passkey needs JavaScript.")).toBeVisible();
	await expect(page.getByText("Synced to your other devices")).toBeVisible();
	await page.getByRole("link", { name: "Rename Safari on iPhone" }).click();
	await page.getByLabel("Name").fill("");
	await page.getByRole("button", { name: "Save name" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter a name.");
	await page.getByLabel("Name").fill("My phone");
	await page.getByRole("button", { name: "Save name" }).click();
	await expect(page.getByRole("heading", { name: "My phone" })).toBeVisible();

	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	await db.updateTable("sessions").set({ proven_at: longAgo }).execute();
	await page.getByRole("link", { name: "Remove… My phone" }).click();
	await page.getByLabel("Your password").fill("not the password");
	await page.getByRole("button", { name: "Remove passkey" }).click();
	await expect(page.getByText("The password is incorrect.").first()).toBeVisible();
	await page.getByLabel("Your password").fill(DEMO_PASSWORD);
	await page.getByRole("button", { name: "Remove passkey" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The passkey is removed." })).toBeVisible();
	await expect(page.getByText("My phone")).toHaveCount(0);
});
