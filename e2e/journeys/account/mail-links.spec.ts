import type { APIRequestContext } from "playwright/test";
import { writeEveryMail } from "#app/testing/every-mail.ts";
import type { Database } from "#db/client.ts";
import { emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const linksOf = async (db: Database) => {
	const mails = await db.selectFrom("outbox").select("text_body").execute();
	const links = mails.flatMap(({ text_body }) => text_body.match(/https:\/\/meeha\.invalid\S*/g) ?? []);
	return [...new Set(links)].map((link) => link.slice("https://meeha.invalid".length));
};

/** A link's answer to its recipient: as a guest, or after signing in as a manager. */
async function answerTo(path: string, guest: APIRequestContext, staff: APIRequestContext[]): Promise<string> {
	const answer = await guest.get(path, { maxRedirects: 0 });
	if (!answer.headers().location?.startsWith("/login")) return `${answer.status()} ${path}`;
	const answers = await Promise.all(staff.map((requests) => requests.get(path, { maxRedirects: 0 })));
	const best = Math.min(...answers.map((each) => each.status()));
	return `${best} ${path}`;
}

test("every link of every email is answered", async ({ playwright, baseURL, db }) => {
	await writeEveryMail(db);
	const links = await linksOf(db);
	expect(links.length).toBeGreaterThan(20);
	const guest = await playwright.request.newContext({ baseURL });
	const staff = await Promise.all(
		(["Admin", "SuperAdmin", "User"] as const).map((role) =>
			signedInRequests(playwright.request, baseURL, emailOf(role)),
		),
	);
	const answers = await Promise.all(links.map((path) => answerTo(path, guest, staff)));
	// Links that open an account or a job expire: their page says so.
	const expected =
		/^(200|303|410 \/(verify-email\?|(team|partner)-invitation\?|reset-password\?|jobs\/|privacy\/data\/link\?|back-in-stock\/))/;
	expect(answers.filter((answer) => !expected.test(answer))).toEqual([]);
	for (const requests of [guest, ...staff]) await requests.dispose();
});

test("an email program unsubscribes with one request; a person does it on a page, and back", async ({
	page,
	request,
	db,
}) => {
	await writeEveryMail(db);
	const path = (await linksOf(db)).find((link) => link.startsWith("/unsubscribe/")) ?? "";
	await page.goto(path);
	await expect(page.getByRole("heading", { name: "Unsubscribe from review requests?" })).toBeVisible();
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect(page.getByRole("status").filter({ hasText: "You are unsubscribed." })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Review requests are off" })).toBeVisible();
	await page.getByRole("button", { name: "Subscribe again" }).click();
	await expect(page.getByRole("status").filter({ hasText: "You are subscribed again." })).toBeVisible();
	const answer = await request.post(path, {
		form: { "List-Unsubscribe": "One-Click" },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(200);
	expect(await answer.text()).toContain("Review requests are off");
	expect((await request.post("/unsubscribe/unknown", { maxRedirects: 0 })).status()).toBe(404);
});
