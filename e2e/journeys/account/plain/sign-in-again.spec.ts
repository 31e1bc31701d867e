import type { Page } from "playwright/test";
import { addOrder } from "#app/testing/shop/order.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { photo } from "#e2e/helpers/owners.ts";
import { ADMIN, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const TYPED = "The piano goes first,\nthen “the rest” & <more>.";

const isKept = (page: Page) =>
	expect(page.getByRole("heading", { name: "Sign in to send this form" })).toBeVisible();

async function signInInNewTab(page: Page): Promise<void> {
	const opened = page.context().waitForEvent("page");
	await page.getByRole("link", { name: "Sign in in a new tab" }).click();
	const tab = await opened;
	await sendSignIn(tab, ADMIN);
	await tab.waitForURL((url) => url.pathname !== "/login");
	await tab.close();
}

test("a reply that was typed before the session ended is sent after signing in", async ({ page, db }) => {
	const { number } = await addOrder(db, { name: "Zelda Quist", email: "zelda@quist.example" });
	await signInAt(page, `/inbox/${number}`, ADMIN);
	await page.getByLabel("Message to Zelda Quist").fill(TYPED);
	await page.getByLabel(/^Pictures/).setInputFiles([await photo("teal")]);
	await db.deleteFrom("sessions").execute();
	await page.getByRole("button", { name: "Send message" }).click();
	await isKept(page);
	await expect(page.getByText("What you typed is still here, your files are not.")).toBeVisible();
	// Still signed out.
	await page.getByRole("button", { name: "Send again" }).click();
	await isKept(page);
	await signInInNewTab(page);
	expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByRole("list", { name: "Messages" }).getByText("The piano goes first")).toHaveCount(1);
	const { body } = await db.selectFrom("messages").select("body").executeTakeFirstOrThrow();
	expect(body).toBe(TYPED);
});

test("so is a note on a move, and a password is never kept", async ({ page, db }) => {
	const number = await addMove(db);
	await signInAt(page, `/trucking-dashboard/${number}`, ADMIN);
	await page.getByRole("link", { name: "Add note" }).click();
	await page.getByRole("dialog").getByRole("textbox").fill(TYPED);
	await db.deleteFrom("sessions").execute();
	await page.getByRole("button", { name: "Save note" }).click();
	await isKept(page);
	await signInInNewTab(page);
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText("The piano goes first")).toBeVisible();

	await page.goto("/profile/password");
	for (const field of await page.locator("input[type=password]").all()) await field.fill("Kept by nobody 7");
	await db.deleteFrom("sessions").execute();
	await page.locator("main form button").last().click();
	await isKept(page);
	await expect(page.getByText("What you typed is still here, your passwords are not.")).toBeVisible();
	expect(await page.content()).not.toContain("Kept by nobody");
});

test("a form from another site is not kept", async ({ request }) => {
	for (const from of ["cross-site", "same-site"]) {
		const answer = await request.post("/inbox/M-1", {
			form: { message: TYPED },
			headers: { Accept: "text/html", "Sec-Fetch-Site": from },
			maxRedirects: 0,
		});
		expect([from, answer.status(), answer.headers().location]).toEqual([
			from,
			303,
			"/login?redirectTo=%2Finbox%2FM-1",
		]);
	}
});
