import type { Page } from "playwright/test";
import { ANA, addSiteAccount, signInAs } from "#e2e/helpers/accounts.ts";
import { emailOf, signedInRequests, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const SUPER = emailOf("SuperAdmin");
const headers = { "Sec-Fetch-Site": "same-origin" };

async function choose(page: Page, name: string, item: string): Promise<void> {
	const row = page.getByRole("row").filter({ hasText: name });
	await row.locator("summary").click();
	await row.getByRole("link", { name: item, exact: true }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
}

test("an account is found, and its role changed; the person’s next click knows it", async ({
	page,
	newBrowser,
	db,
}) => {
	const id = await addSiteAccount(db);
	const ana = await newBrowser();
	await signInAs(ana, ANA);
	expect((await ana.goto("/trucking-dashboard"))?.status()).toBe(403);

	await signInAt(page, "/users", SUPER);
	await page.getByLabel("Search").fill("LIMA");
	await page.getByRole("main").getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("row")).toHaveCount(2);
	await choose(page, "Ana Lima", "Change role");
	await page.getByRole("radio", { name: "Admin", exact: false }).nth(0).check();
	await page.getByRole("button", { name: "Change role" }).click();
	await expect(page).toHaveURL(/\/users\?q=LIMA/);
	await expect(page.getByRole("status").filter({ hasText: "Role changed to Admin." })).toBeVisible();
	expect((await ana.goto("/trucking-dashboard"))?.status()).toBe(200);

	await choose(page, "Ana Lima", "Change role");
	await page.getByRole("radio", { name: /^User/ }).check();
	await page.getByRole("button", { name: "Change role" }).click();
	expect((await ana.goto("/trucking-dashboard"))?.status()).toBe(403);
	await page.goto(`/users/${id}`);
	await expect(page.getByText("User to Admin")).toBeVisible();
	await expect(page.getByText("Admin to User")).toBeVisible();
	await expect(page.getByText("by Suki Tanaka")).toHaveCount(2);
});

test("a suspended account is out on every device until it is restored", async ({ page, newBrowser, db }) => {
	await addSiteAccount(db);
	const ana = await newBrowser();
	await signInAs(ana, ANA);
	await signInAt(page, "/users", SUPER);
	await choose(page, "Ana Lima", "Suspend");
	await page.getByRole("button", { name: "Suspend account" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Account suspended." })).toBeVisible();
	await ana.goto("/profile");
	await expect(ana).toHaveURL(/\/login/);

	await page.goto("/users?state=suspended");
	await choose(page, "Ana Lima", "Restore");
	await page.getByRole("button", { name: "Restore account" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Account restored." })).toBeVisible();
	await ana.goto("/profile");
	await expect(ana).toHaveURL("/profile");
});

test("what is changed from an account’s own page leads back to it", async ({ page, db }) => {
	const id = await addSiteAccount(db);
	await signInAt(page, `/users/${id}`, SUPER);
	await page.getByRole("link", { name: "Change role" }).click();
	await page.getByRole("link", { name: "Go back" }).click();
	await expect(page).toHaveURL(`/users/${id}`);
	await page.getByRole("link", { name: "Suspend" }).click();
	await page.getByRole("button", { name: "Suspend account" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Account suspended." })).toBeVisible();
	await expect(page).toHaveURL(`/users/${id}`);
});

test("nobody suspends themselves, and the last SuperAdmin stays one", async ({ playwright, baseURL, db }) => {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", SUPER)
		.executeTakeFirstOrThrow();
	const requests = await signedInRequests(playwright.request, baseURL, SUPER);
	const suspended = await requests.post(`/users/${id}/suspension`, { headers });
	expect(suspended.status()).toBe(409);
	expect(await suspended.text()).toContain("You can’t suspend your own account.");
	const demoted = await requests.post(`/users/${id}/role`, {
		headers,
		form: { expectedRole: "SuperAdmin", role: "User" },
	});
	expect(demoted.status()).toBe(409);
	expect(await demoted.text()).toContain("This is the last SuperAdmin.");
	const still = db.selectFrom("accounts").select(["role", "suspended_at"]).where("id", "=", id);
	expect(await still.execute()).toEqual([{ role: "SuperAdmin", suspended_at: null }]);
	await requests.dispose();
});

test("the second of two SuperAdmins is told that somebody was faster", async ({ page, newBrowser, db }) => {
	await addSiteAccount(db);
	await addSiteAccount(db, { email: "sara@meeha.test", name: "Sara Second", role: "SuperAdmin" });
	const second = await newBrowser();
	await signInAt(page, "/users?q=ana", SUPER);
	await signInAt(second, "/users?q=ana", "sara@meeha.test");
	for (const each of [page, second]) await choose(each, "Ana Lima", "Change role");
	await page.getByRole("radio", { name: /^Hotel/ }).check();
	await page.getByRole("button", { name: "Change role" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Role changed to Hotel." })).toBeVisible();
	await second.getByRole("radio", { name: /^Admin/ }).check();
	await second.getByRole("button", { name: "Change role" }).click();
	await expect(second.getByRole("alert")).toContainText("changed this account to Hotel");
	const role = db.selectFrom("accounts").select("role").where("email", "=", ANA);
	expect(await role.execute()).toEqual([{ role: "Hotel" }]);
});

for (const role of ["User", "Hotel", "Admin"] as const)
	test(`a ${role} changes nobody, not even themselves`, async ({ playwright, baseURL, db }) => {
		const { id } = await db
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", emailOf(role))
			.executeTakeFirstOrThrow();
		const requests = await signedInRequests(playwright.request, baseURL, emailOf(role));
		const form = { expectedRole: role, role: "SuperAdmin" };
		for (const query of ["", `?_data=${encodeURIComponent("account/users/routes/role")}`])
			expect((await requests.post(`/users/${id}/role${query}`, { headers, form })).status()).toBe(403);
		for (const noun of ["suspension", "restoration"])
			expect((await requests.post(`/users/${id}/${noun}`, { headers })).status(), noun).toBe(403);
		expect((await requests.get("/users")).status()).toBe(403);
		expect((await requests.get(`/users/${id}`)).status()).toBe(403);
		expect(await db.selectFrom("accounts").select("role").where("id", "=", id).execute()).toEqual([{ role }]);
		await requests.dispose();
	});
