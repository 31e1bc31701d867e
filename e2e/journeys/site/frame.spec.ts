import { sql } from "kysely";
import { addOrder } from "#app/testing/shop/order.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { addMove, changeMove } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { publicPages } from "#e2e/helpers/public-screens.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const PARTNER = "Join the Meeha Partner Network";
const FAILED = "Failed to submit your request. Please try again.";

/** A name that no other test uses. */
const someone = () => `Kim ${Math.random().toString(36).slice(2)}`;

test("a message from the contact page is kept, mailed to the administrator and acknowledged", async ({
	page,
	db,
}) => {
	const name = someone();
	await page.goto("/contact");
	await page.getByLabel("Your name").fill(name);
	await page.getByLabel("Email").fill("kim@example.com");
	await page.getByLabel("Message").fill("Where is my truck?\nIt was due at noon.");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByRole("status").filter({ hasText: "We’ll reply to kim@example.com." })).toBeVisible();
	await expect(page).toHaveURL("/contact");
	await expect(page.getByLabel("Message")).toHaveValue("");
	const saved = await db.selectFrom("contact_messages").selectAll().where("name", "=", name).execute();
	expect(saved).toMatchObject([
		{ email: "kim@example.com", message: "Where is my truck?\nIt was due at noon." },
	]);
	const mails = await db.selectFrom("outbox").select(["to_address", "text_body"]).execute();
	// The email to that address contains nobody else's text.
	expect(Object.fromEntries(mails.map((mail) => [mail.to_address, mail.text_body.includes(name)]))).toEqual({
		[ADMIN]: true,
		"kim@example.com": false,
	});
});

test("a message without an address comes back with what was typed", async ({ page, db }) => {
	const name = someone();
	await page.goto("/contact");
	await page.getByLabel("Your name").fill(name);
	await page.getByLabel("Message").fill("x".repeat(1_001));
	await page.getByRole("button", { name: "Send message" }).click();
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Enter your email address.");
	await expect(summary).toContainText("A message must be 1,000 characters or fewer.");
	await expect(page.getByLabel("Your name")).toHaveValue(name);
	await expect(page.getByLabel("Message")).toHaveValue("x".repeat(1_001));
	expect(await db.selectFrom("contact_messages").select("id").where("name", "=", name).execute()).toEqual([]);
});

test("the partner dialog opens over any screen, keeps what it stands over, and closes after success", async ({
	page,
	db,
}) => {
	const name = someone();
	await page.goto("/track?number=R-7KQ3");
	await page.getByRole("link", { name: "Become a partner" }).click();
	await expect(page).toHaveURL("/track?number=R-7KQ3&partner");
	const dialog = page.getByRole("dialog", { name: PARTNER });
	await dialog.getByRole("link", { name: "Close" }).click();
	await expect(page).toHaveURL("/track?number=R-7KQ3");
	await expect(dialog).toHaveCount(0);

	await page.getByRole("link", { name: "Become a partner" }).click();
	await expect(dialog.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
	await expect(dialog.getByRole("link", { name: "privacy" })).toHaveAttribute("href", "/privacy");
	await dialog.getByLabel("Name").fill(name);
	await dialog.getByLabel("Contact").fill("evenings, at the harbour office");
	await dialog.getByLabel("Message").fill("Twelve rooms by the sea.");
	await dialog.getByRole("button", { name: "Submit" }).click();
	await expect(page).toHaveURL("/track?number=R-7KQ3");
	await expect(page.getByRole("status").filter({ hasText: `Thank you, ${name}.` })).toBeVisible();
	await expect(dialog).toHaveCount(0);
	const saved = await db.selectFrom("partner_requests").selectAll().where("name", "=", name).execute();
	expect(saved).toMatchObject([{ contact: "evenings, at the harbour office" }]);
	const mails = await db.selectFrom("outbox").selectAll().where("text_body", "like", `%${name}%`).execute();
	expect(mails.map((mail) => mail.to_address)).toEqual([ADMIN]);
});

test("a partner request that lacks something says so, keeps the rest, and still leads back", async ({
	page,
}) => {
	const name = someone();
	await page.goto("/about?partner");
	const dialog = page.getByRole("dialog", { name: PARTNER });
	await dialog.getByLabel("Name").fill(name);
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	await dialog.getByRole("button", { name: "Submit" }).click();
	expect((await answer).status()).toBe(422);
	await expect(page).toHaveURL("/partner?from=%2Fabout");
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByRole("alert").getByRole("heading")).toHaveText(FAILED);
	const back = page.getByRole("link", { name: "Cancel" });
	await expect(back).toHaveAttribute("href", "/about");
	await expect(page.getByRole("alert")).toContainText("Enter your message.");
	await expect(page.getByLabel("Name")).toHaveValue(name);
	await page.getByLabel("Contact").fill("kim@example.com");
	await page.getByLabel("Message").fill("Two trucks.");
	await page.getByRole("button", { name: "Submit" }).click();
	await expect(page).toHaveURL("/about");
	await expect(page.getByRole("status").filter({ hasText: `Thank you, ${name}.` })).toBeVisible();
});

test("the partner dialog stands over a dashboard, too, and its filters stay", async ({ page }) => {
	await signInAt(page, `${DASHBOARD}?status=pending&partner`, ADMIN);
	await page.getByRole("dialog", { name: PARTNER }).getByRole("link", { name: "Close" }).click();
	await expect(page).toHaveURL(`${DASHBOARD}?status=pending`);
});

test("the cookie bar goes when it is understood, for 150 days, and nothing else changes", async ({
	page,
	context,
	javaScriptEnabled,
}) => {
	const bar = page.getByRole("region", { name: "Cookies" });
	await page.goto("/track?number=R-7KQ3");
	await expect(bar).toContainText("This website uses cookies to enhance the user experience.");
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	const answered = page.waitForResponse((response) => response.url().endsWith("/cookies"));
	await bar.getByRole("button", { name: "I understand" }).click();
	await answered;
	await expect(bar).toBeHidden();
	await expect(page).toHaveURL("/track?number=R-7KQ3");
	if (javaScriptEnabled !== false) expect(documents).toBe(0);
	const cookie = (await context.cookies()).find(({ name }) => name === "MEEHACookieConsent");
	expect(cookie).toMatchObject({ value: "true", httpOnly: false, path: "/" });
	const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
	expect(days).toBeGreaterThan(149.9);
	expect(days).toBeLessThan(150.1);
	await page.goto("/");
	await expect(bar).toHaveCount(0);
});

test("the administrator's badge counts the pending moves; nobody else has one", async ({ page, db }) => {
	const badge = page.getByRole("banner").getByRole("link", { name: /pending moving booking/ });
	await signInAt(page, "/my-bookings", ADMIN);
	await expect(badge).toHaveCount(0);
	const number = await addMove(db);
	await addMove(db, { name: "Bo Chen" });
	await page.goto("/");
	await expect(badge).toHaveAccessibleName("2 pending moving bookings");
	await changeMove(db, number, { expectedStatus: "pending", to: "confirmed", by: ADMIN });
	await page.goto("/track");
	await expect(badge).toHaveAccessibleName("1 pending moving booking");
	// The bell is always shown, only to the administrator.
	const bell = page.getByRole("banner").getByRole("link", { name: /new order/ });
	await expect(bell).toHaveAccessibleName("No new orders");
	await expect(bell).toHaveAttribute("href", "/orders");
	await badge.click();
	await expect(page).toHaveURL(DASHBOARD);
	await page.context().clearCookies();
	await page.goto("/login");
	await sendSignIn(page, emailOf("SuperAdmin"));
	await expect(page).toHaveURL("/overview");
	await expect(badge).toHaveCount(0);
	await expect(bell).toHaveCount(0);
});

test("a count that can't be read is logged and stays as it was, and the others go on", async ({
	page,
	db,
	watch,
	workerSite,
}) => {
	const badge = page.getByRole("banner").getByRole("link", { name: /pending moving booking/ });
	const bell = page.getByRole("banner").getByRole("link", { name: /new order/ });
	await addMove(db);
	await signInAt(page, "/my-bookings", ADMIN);
	await page.goto("/about");
	await expect(badge).toHaveAccessibleName("1 pending moving booking");
	watch.expectProblem(/Failed to fetch notifications/);
	const before = workerSite.server.problems.length;
	await sql`alter table moving_bookings rename to out_of_reach`.execute(db);
	await addOrder(db);
	try {
		const answer = await page.goto("/about");
		expect(answer?.status()).toBe(200);
		await expect(badge).toHaveAccessibleName("1 pending moving booking");
		await expect(bell).toHaveAccessibleName("1 new order");
		await expect(page.getByRole("heading", { name: "About Meeha" })).toBeVisible();
	} finally {
		await sql`alter table out_of_reach rename to moving_bookings`.execute(db);
	}
	await expect.poll(() => workerSite.server.problems.length).toBeGreaterThan(before);
});

/** The fixtures fail a test on any console error, including violations of the content security policy. */
test("no screen breaks its own content security policy", async ({ page, db }) => {
	const number = await addMove(db);
	await signInAt(page, "/my-bookings", ADMIN);
	for (const path of [
		...(await publicPages(page.request)),
		...["/about?partner", "/partner", "/track", `/track/${number}`],
		...["/my-bookings", "/profile", "/users", "/no-such-page"],
		DASHBOARD,
		`${DASHBOARD}/filters`,
		`${DASHBOARD}/${number}/confirmation`,
	]) {
		const answer = await page.goto(path);
		expect(answer?.headers()["content-security-policy"], path).toContain("default-src 'none'");
		await expect(page.getByRole("main")).toBeVisible();
	}
});
