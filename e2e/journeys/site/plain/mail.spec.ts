import type { Page } from "playwright/test";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { linkIn, mailTo, newAddress } from "#e2e/helpers/mail-folder.ts";
import { fillBooking } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const OLD = "correct horse battery";
const NEW = "a longer password yet";

async function signUp(page: Page, email: string): Promise<void> {
	await page.goto("/signup");
	await page.getByLabel("Name").fill("Rosa Álvarez");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(OLD);
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Welcome to Meeha" })).toBeVisible();
}

async function askForLink(page: Page, email: string): Promise<string> {
	await page.goto("/forgot-password");
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send link" }).click();
	await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
	return (await page.locator("main").textContent()) ?? "";
}

test("a forgotten password is set anew through the link in the mail, once", async ({ page, newBrowser }) => {
	const email = newAddress("rosa");
	await signUp(page, email);
	const stranger = await newBrowser();
	const message = await askForLink(stranger, email);
	expect(await askForLink(stranger, newAddress("nobody"))).toBe(message);

	const link = linkIn(await mailTo(email, /^Reset your password$/));
	const opened = await stranger.goto(link);
	expect(await opened?.headerValue("cache-control")).toBe("no-store");
	expect(await opened?.headerValue("referrer-policy")).toBe("same-origin");
	await stranger.getByLabel("New password").fill("password1");
	await stranger.getByRole("button", { name: "Change password" }).click();
	await expect(stranger.getByRole("alert")).toContainText("too common and easy to guess");
	await stranger.getByLabel("New password").fill(NEW);
	await stranger.getByRole("button", { name: "Change password" }).click();
	await expect(stranger.getByRole("status").filter({ hasText: "Password changed" })).toBeVisible();
	await mailTo(email, /^Your password was changed$/);

	await page.goto("/profile/email");
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await sendSignIn(page, email, OLD);
	await expect(page.getByRole("alert")).toContainText("Email or password is incorrect.");
	await sendSignIn(page, email, NEW);
	await expect(page).toHaveURL("/profile/email");
	const again = await stranger.goto(link);
	expect(again?.status()).toBe(410);
	await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("an e-mail is confirmed by the button behind the link, not by opening it", async ({ page, db }) => {
	const email = newAddress("vera");
	await signUp(page, email);
	const link = linkIn(await mailTo(email, /^Confirm your email address$/));
	const isConfirmed = async () => {
		const row = await db
			.selectFrom("accounts")
			.select("email_verified_at")
			.where("email", "=", email)
			.executeTakeFirstOrThrow();
		return row.email_verified_at !== null;
	};
	await page.goto(link);
	await expect(page.getByText(email)).not.toHaveCount(0);
	expect(await isConfirmed()).toBe(false);
	await page.getByRole("button", { name: "Confirm email address" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: `Email address confirmed: ${email}` }),
	).toBeVisible();
	expect(await isConfirmed()).toBe(true);
});

test("another e-mail counts once it is confirmed in its own mailbox; the old one is told", async ({
	page,
}) => {
	const [old, next] = [newAddress("old"), newAddress("next")];
	await signUp(page, old);
	await page.goto("/profile/email");
	await page.getByLabel("New email").fill(next);
	await page.getByLabel("Current password").fill("not the password");
	await page.getByRole("button", { name: "Send confirmation link" }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.getByLabel("New email")).toHaveValue(next);
	await page.getByLabel("Current password").fill(OLD);
	await page.getByRole("button", { name: "Send confirmation link" }).click();
	await expect(page.getByRole("status").filter({ hasText: `We sent a link to ${next}` })).toBeVisible();
	await mailTo(old, /^Your email address is about to change$/);
	await page.goto(linkIn(await mailTo(next, /^Confirm your new email address$/)));
	await page.getByRole("button", { name: "Confirm email address" }).click();
	await expect(
		page.getByRole("status").filter({ hasText: `Email address confirmed: ${next}` }),
	).toBeVisible();
	await mailTo(old, /^Your email address was changed$/);
});

test("who leaves an e-mail with a booking hears of it and tracks it by that", async ({
	page,
	newBrowser,
}) => {
	const email = newAddress("mover");
	await page.goto("/trucking-home");
	await fillBooking(page);
	await page.getByLabel(/^E-?mail/).fill(email);
	await page.getByRole("button", { name: "Book moving vehicle" }).click();
	await expect(page.getByRole("dialog")).toContainText("Booking successful!");

	const elsewhere = await newBrowser();
	await elsewhere.goto(linkIn(await mailTo(email, /^We received your moving booking/)));
	await elsewhere.getByLabel("Email or phone").fill(email.toUpperCase());
	await elsewhere.getByRole("button", { name: "Track booking" }).click();
	await expect(elsewhere.getByRole("heading", { name: "Your move" })).toBeVisible();

	const admin = await newBrowser();
	await signInAt(admin, new URL(DASHBOARD, page.url()).href, ADMIN);
	const number = new URL(elsewhere.url()).pathname.split("/")[2];
	await admin.goto(new URL(`${DASHBOARD}/${number}/confirmation`, page.url()).href);
	await admin.getByRole("button", { name: "Confirm booking" }).click();
	await mailTo(email, /^Your move is confirmed/);
});

test("admins read the mail of a site without a mail server; nobody else does", async ({
	page,
	newBrowser,
	db,
}) => {
	const email = newAddress("read");
	await db.deleteFrom("outbox").execute();
	await signUp(page, email);
	const other = await newBrowser();
	await signInAt(other, new URL("/mail", page.url()).href, ADMIN);
	await other.getByRole("link", { name: "Confirm your email address" }).click();
	await expect(other.getByText(`To ${email}`)).toBeVisible();
	await expect(other.getByRole("link", { name: /verify-email\?token=/ })).toBeVisible();
	const user = await newBrowser();
	await user.goto(new URL("/login", page.url()).href);
	await sendSignIn(user, emailOf("User"));
	await expect(user).not.toHaveURL(/\/login/);
	const denied = await user.goto(new URL("/mail", page.url()).href);
	expect(denied?.status()).toBe(403);
});
