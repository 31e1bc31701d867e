import type { Page } from "playwright/test";
import type { Database } from "#db/client.ts";
import { ANA, addSiteAccount, signInAs } from "#e2e/helpers/accounts.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Gives the page's browser a device that makes passkeys and knows the person by a fingerprint. */
async function addDevice(page: Page): Promise<void> {
	const devices = await page.context().newCDPSession(page);
	await devices.send("WebAuthn.enable");
	await devices.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

async function confirmWithPasskey(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(page.getByText("Your passkey confirms it’s you.")).toBeVisible();
	await expect(page.getByLabel("Your password")).toBeHidden();
}

/** In a dialog that a hydrated screen opens without loading a document. */
async function deleteMoveWithPasskey(page: Page, db: Database): Promise<void> {
	await addMove(db);
	await db.updateTable("sessions").set({ proven_at: null }).execute();
	await page.goto(DASHBOARD);
	await page.locator("td.actions summary").first().click();
	await page
		.getByRole("link", { name: /Delete/ })
		.first()
		.click();
	await confirmWithPasskey(page);
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /Delete/ })
		.click();
	await expect(page.getByRole("status").filter({ hasText: /deleted/ })).toBeVisible();
}

test("a person adds a passkey, signs in and confirms changes with it, removes it, and can no longer sign in with it", async ({
	page,
	db,
}) => {
	await addSiteAccount(db, { role: "Admin" });
	await addDevice(page);
	await signInAs(page, ANA);
	await page.goto("/profile");
	await page.getByRole("link", { name: "Manage passkeys" }).click();
	await page.getByRole("link", { name: "Add a passkey" }).click();
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The passkey is added." })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Chrome on Linux" })).toBeVisible();
	await expect(page.getByText("not used yet")).toBeVisible();
	await page.getByRole("link", { name: "Add a passkey" }).click();
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByRole("alert")).toContainText("This device has a passkey for your account already.");

	await db.deleteFrom("sessions").execute();
	// The device chooses at once what people choose where they type their email address.
	await page.goto("/profile/passkeys");
	await expect(page.getByRole("heading", { level: 1, name: "Passkeys" })).toBeVisible();

	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	await db.deleteFrom("sessions").execute();
	await page.goto("/profile/passkeys");
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await expect(page).toHaveURL("/profile/passkeys");
	await expect(page.getByText(/last used/)).toBeVisible();
	await deleteMoveWithPasskey(page, db);
	await page.goto("/profile/passkeys");
	await page.getByRole("link", { name: "Remove… Chrome on Linux" }).click();
	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	await db.updateTable("sessions").set({ proven_at: longAgo }).execute();
	await page.reload();
	await confirmWithPasskey(page);
	await page.getByRole("button", { name: "Remove passkey" }).click();
	await expect(page.getByRole("status").filter({ hasText: "The passkey is removed." })).toBeVisible();

	await db.deleteFrom("sessions").execute();
	await page.goto("/login");
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await expect(page.getByRole("alert")).toContainText("You were not signed in with a passkey.");
	const mails = await db.selectFrom("outbox").select("subject").where("to_address", "=", ANA).execute();
	expect(mails.map(({ subject }) => subject)).toEqual(
		expect.arrayContaining([
			"A passkey was added to your account",
			"A passkey was removed from your account",
		]),
	);
});
