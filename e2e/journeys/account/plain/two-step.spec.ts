import type { Page } from "playwright/test";
import { codeAt } from "#app/account/proof/authenticator-app.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { ANA, addSiteAccount, signInAs } from "#e2e/helpers/accounts.ts";
import { emailOf, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** A code of the next step is accepted already, so that no test waits for one. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000));

/** Turns two-step sign-in on, as the signed-in person; returns the app's secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
	await page.goto("/profile");
	await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
	await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
	await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
	const address = new URL(
		(await page.getByRole("link", { name: "open the app" }).getAttribute("href")) ?? "",
	);
	const secret = address.searchParams.get("secret") ?? "";
	await page.getByRole("textbox", { name: "Code" }).fill("12");
	await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
	await expect(page.getByRole("alert")).toContainText("The code is incorrect");
	await page.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, new Date()));
	await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two-step sign-in is on");
	const codes = await page
		.getByRole("listitem")
		.filter({ hasText: /^[\da-f-]{19}$/ })
		.allTextContents();
	expect(codes).toHaveLength(10);
	return { secret, codes };
}

test("a person turns two-step sign-in on, signs in with a code and a recovery code, and turns it off", async ({
	page,
	newBrowser,
	db,
}) => {
	await addSiteAccount(db);
	await signInAs(page, ANA);
	const { secret, codes } = await setUp(page);
	await page.getByRole("link", { name: "I have saved the codes" }).click();
	await expect(page.getByRole("link", { name: "Manage two-step sign-in" })).toBeVisible();

	const phone = await newBrowser();
	await phone.goto("/profile/devices");
	await sendSignIn(phone, ANA);
	await expect(phone).toHaveURL("/login/code");
	await phone.getByRole("textbox", { name: "Code" }).fill("000000");
	await phone.getByRole("button", { name: "Sign in" }).click();
	await expect(phone.getByRole("alert")).toContainText("The code is incorrect");
	const code = nextCode(secret);
	await phone.getByRole("textbox", { name: "Code" }).fill(code);
	await phone.getByRole("button", { name: "Sign in" }).click();
	await expect(phone).toHaveURL("/profile/devices");

	const stolen = await newBrowser();
	await stolen.goto("/login");
	await sendSignIn(stolen, ANA);
	await stolen.getByRole("textbox", { name: "Code" }).fill(code);
	await stolen.getByRole("button", { name: "Sign in" }).click();
	await expect(stolen.getByRole("alert")).toContainText("was used already");
	await stolen.getByRole("link", { name: "Use a recovery code" }).click();
	await stolen.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
	await stolen.getByRole("button", { name: "Sign in" }).click();
	await expect(stolen.getByText("You used a recovery code. You have 9 left.")).toBeVisible();
	await stolen.getByRole("link", { name: "Get new recovery codes" }).click();
	await expect(stolen.getByRole("button", { name: "Get new recovery codes" })).toBeVisible();
	await stolen.goto("/profile/second-factor");
	await expect(stolen.getByText("You have 9 of 10 recovery codes left.")).toBeVisible();

	await page.goto("/profile/second-factor");
	await page.getByRole("link", { name: "Turn off two-step sign-in" }).click();
	await page.getByRole("textbox", { name: "Code" }).fill(codes[1] ?? "");
	await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Two-step sign-in is off." })).toBeVisible();
	const desk = await newBrowser();
	await desk.goto("/login");
	await sendSignIn(desk, ANA);
	await expect(desk).toHaveURL("/");
});

test("passwords and codes are guessed within one limit", async ({ page, playwright, baseURL, db }) => {
	await addSiteAccount(db);
	await signInAs(page, ANA);
	const { secret } = await setUp(page);
	const requests = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
	const signIn = (password: string) => requests.post("/login", { form: { email: ANA, password } });
	const enter = (signInCode: string) => requests.post("/login/code", { form: { signInCode } });
	const statuses: number[] = [];
	for (let at = 0; at < 5; at++) {
		statuses.push((await signIn(DEMO_PASSWORD)).status());
		statuses.push((await enter("not a code")).status());
	}
	expect(statuses).toEqual(Array.from({ length: 5 }, () => [303, 422]).flat());
	expect((await enter(nextCode(secret))).status()).toBe(429);
	expect((await signIn(DEMO_PASSWORD)).status()).toBe(429);
	await requests.dispose();
});

test("an important change asks for the password again after 10 minutes, and keeps what was chosen", async ({
	page,
	db,
}) => {
	const id = await addSiteAccount(db);
	await signInAt(page, `/users/${id}/role`, emailOf("SuperAdmin"));
	await expect(page.getByRole("radio", { name: /^User/ })).toBeFocused();
	await expect(page.getByLabel("Your password")).toHaveCount(0);
	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	await db.updateTable("sessions").set({ proven_at: longAgo }).execute();
	await page.getByRole("radio", { name: /^Hotel/ }).check();
	await page.getByRole("button", { name: "Change role" }).click();
	await expect(page.getByRole("alert")).toContainText("Enter your password to confirm it’s you.");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByRole("radio", { name: /^Hotel/ })).toBeChecked();
	await page.getByLabel("Your password").fill("not the password");
	await page.getByRole("button", { name: "Change role" }).click();
	await expect(page.getByRole("alert")).toContainText("The password is incorrect.");
	await page.getByLabel("Your password").fill(DEMO_PASSWORD);
	await page.getByRole("button", { name: "Change role" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Role changed to Hotel." })).toBeVisible();
	await page.goto(`/users/${id}/suspension`);
	await expect(page.getByLabel("Your password")).toHaveCount(0);
});

test("a SuperAdmin turns off the two-step sign-in of somebody else", async ({ page, newBrowser, db }) => {
	const id = await addSiteAccount(db);
	const ana = await newBrowser();
	await signInAs(ana, ANA);
	await setUp(ana);
	await signInAt(page, `/users/${id}`, emailOf("SuperAdmin"));
	await page.getByRole("link", { name: "Turn off two-step sign-in" }).click();
	await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Two-step sign-in turned off." })).toBeVisible();
	await page.goto(`/users/${id}`);
	await expect(page.getByText("Two-step sign-in turned off")).toBeVisible();
});
