import { landingPath } from "#app/http/session/sign-in-path.ts";
import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { ADMIN, emailOf, sendSignIn, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const DENIED =
	"You do not have the required permissions to view this page. Please create a hotel account to gain access or contact support for assistance.";

test("a signed-out admin is asked to sign in and comes back to the page with its filters", async ({
	page,
}) => {
	const path = `${DASHBOARD}?q=Ana&status=pending`;
	await page.goto(path);
	await expect(page).toHaveURL(
		(url) => url.pathname === "/login" && url.searchParams.get("redirectTo") === path,
	);
	await sendSignIn(page, ADMIN);
	await expect(page).toHaveURL(path);
	await expect(page.getByLabel("Search")).toHaveValue("Ana");
});

test("a wrong password and an unknown e-mail are answered alike", async ({ page }) => {
	const messages: string[] = [];
	for (const email of [ADMIN, "nobody@meeha.test"]) {
		await page.goto("/login");
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await sendSignIn(page, email, "not-the-password");
		expect((await answer).status()).toBe(422);
		messages.push((await page.getByRole("alert").textContent()) ?? "");
		await expect(page.getByLabel("Email")).toHaveValue(email);
		await expect(page.getByLabel("Password")).toHaveValue("");
	}
	expect(messages[0]).toContain("Email or password is incorrect. Check both and try again.");
	expect(messages[1]).toBe(messages[0]);
});

for (const [choice, role, hasHotelMenu] of [
	["Personal", "User", false],
	["Hotel", "Hotel", true],
] as const) {
	test(`signing up ${choice.toLowerCase()} makes a ${role} account and signs it in`, async ({ page, db }) => {
		await page.goto("/login");
		await page.getByRole("link", { name: "Create an account" }).click();
		await page.getByRole("radio", { name: new RegExp(`^${choice}`) }).check();
		await page.getByLabel("Name").fill("Rosa Álvarez");
		await page.getByLabel("Email").fill("Rosa@Example.com");
		await page.getByLabel("Password").fill("correct horse battery");
		await page.getByRole("button", { name: "Create account" }).click();
		await expect(
			page.getByRole("status").filter({ hasText: "Welcome to Meeha, Rosa Álvarez." }),
		).toBeVisible();
		if (role === "Hotel")
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add your first hotel");
		await page.locator("summary", { hasText: "Your menu" }).click();
		const menu = page.getByRole("navigation", { name: "Your menu" });
		await expect(menu.getByRole("link", { name: "Profile" })).toBeVisible();
		await expect(menu.getByRole("link", { name: "Hotel Dashboard" })).toHaveCount(hasHotelMenu ? 1 : 0);
		const account = await db
			.selectFrom("accounts")
			.select(["role", "name"])
			.where("email", "=", "rosa@example.com")
			.executeTakeFirst();
		expect(account).toEqual({ role, name: "Rosa Álvarez" });
	});
}

test("a sign-up with a common password, no name and no e-mail is sent back without the password", async ({
	page,
}) => {
	await page.goto("/signup");
	await page.getByLabel("Password").fill("password1");
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	await page.getByRole("button", { name: "Create account" }).click();
	expect((await answer).status()).toBe(422);
	const summary = page.getByRole("alert");
	await expect(summary).toContainText("Enter your name.");
	await expect(summary).toContainText("Enter your email address.");
	await expect(summary).toContainText("This password is too common and easy to guess. Choose another one.");
	await expect(page.getByLabel("Password")).toHaveValue("");
	expect(await page.content()).not.toContain("password1");
});

test("an e-mail that has an account can't be signed up again", async ({ page }) => {
	await page.goto("/signup");
	await page.getByLabel("Name").fill("Mallory");
	await page.getByLabel("Email").fill(ADMIN);
	await page.getByLabel("Password").fill("correct horse battery");
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("alert")).toContainText("An account with this email address already exists.");
});

test("Access Denied is what others than an Admin get at the trucking dashboard", async ({ page }) => {
	for (const role of ["User", "Hotel", "SuperAdmin"] as const) {
		await page.context().clearCookies();
		await page.goto("/login");
		await sendSignIn(page, emailOf(role));
		await expect(page).toHaveURL(landingPath(role, "/"));
		const answer = await page.goto(DASHBOARD);
		expect(answer?.status()).toBe(403);
		await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
		const reason = role === "SuperAdmin" ? "This page is for the role Admin." : DENIED;
		await expect(page.getByText(reason)).toBeVisible();
		const notice = page.getByRole("alert");
		await expect(notice).toContainText(DASHBOARD);
		await notice.getByRole("link", { name: "Dismiss" }).click();
		await expect(notice).toBeHidden();
	}
});

test("signing out leads to the home page, and the dashboard asks to sign in again", async ({ page, db }) => {
	await signInAt(page, DASHBOARD, ADMIN);
	await page.locator("summary", { hasText: "Your menu" }).click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("status").filter({ hasText: "You are signed out." })).toBeVisible();
	expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
	await page.goto(DASHBOARD);
	await expect(page).toHaveURL(/\/login\?redirectTo=/);
});

test("the next person at a browser does not see what the last one booked", async ({ page }) => {
	await page.goto("/login");
	await sendSignIn(page, emailOf("User"));
	await expect(page).toHaveURL("/");
	await page.goto("/trucking-home");
	await expect(page.getByLabel("Your name")).toHaveValue("Ulla Berg");
	await page.locator("summary", { hasText: "Your menu" }).click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL("/");
	await page.goto("/trucking-home");
	await expect(page.getByLabel("Your name")).toHaveValue("");
	await expect(page.getByRole("heading", { name: "Your bookings" })).toHaveCount(0);
});

test("a page that does not exist says so and leads home", async ({ page }) => {
	const answer = await page.goto("/no/such/page");
	expect(answer?.status()).toBe(404);
	await expect(page).toHaveTitle(/Page Not Found/);
	await expect(page.getByText("Oops! The page you are looking for does not exist.")).toBeVisible();
	await expect(page.locator("main img")).toBeVisible();
	await page.getByRole("link", { name: "Go to the home page" }).click();
	await expect(page).toHaveURL("/");
});
