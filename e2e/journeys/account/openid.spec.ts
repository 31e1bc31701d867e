import type { Page } from "playwright/test";
import { freePort } from "#db/testing/free-port.ts";
import { ANA, addSiteAccount } from "#e2e/helpers/accounts.ts";
import { startOpenidProvider } from "#e2e/helpers/openid-provider.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

const NOA = "noa@example.com";

/** The same database behind a site with an OpenID provider. */
const test = plain.extend<object, { openidSite: SiteServer }>({
	openidSite: [
		async ({ workerSite }, use) => {
			const [port, providerPort] = [await freePort(), await freePort()];
			const provider = await startOpenidProvider({
				port: providerPort,
				redirectUri: `http://localhost:${port}/login/openid/callback`,
				people: {
					noa: { email: NOA, email_verified: true, name: "Noa Reis" },
					ana: { email: ANA, email_verified: true, name: "Ana Lima" },
					mallory: { email: ANA, email_verified: false, name: "Mallory" },
				},
			});
			const site = await startSite({
				databaseUrl: workerSite.databaseUrl,
				port,
				settings: {
					OIDC_ISSUER: provider.issuer,
					OIDC_CLIENT_ID: provider.clientId,
					OIDC_CLIENT_SECRET: provider.clientSecret,
					OIDC_NAME: "Example ID",
				},
			});
			await use(site);
			await site.stop();
			await provider.stop();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ openidSite }, use) => use(openidSite.url),
});

/** Answers the provider's question. */
async function enterThere(page: Page, name: string): Promise<void> {
	await page.getByPlaceholder("Enter any login").fill(name);
	await page.getByPlaceholder("and password").fill("any");
	await page.getByRole("button", { name: "Sign-in" }).click();
}

/** Follows the link on the sign-in page, and signs in at the provider. */
async function signInThere(page: Page, name: string): Promise<void> {
	await page.goto("/profile");
	await page.getByRole("link", { name: "Sign in with Example ID" }).click();
	await enterThere(page, name);
}

test("a person signs in with a provider that has confirmed the same address", async ({
	page,
	newBrowser,
	db,
}) => {
	await addSiteAccount(db);
	const mallory = await newBrowser();
	await signInThere(mallory, "mallory");
	await expect(mallory).toHaveURL("/login");
	await expect(mallory.getByRole("alert")).toContainText("Example ID has not confirmed your email address.");

	await signInThere(page, "ana");
	await expect(page).toHaveURL("/profile");
	await expect(page.locator("#main").getByText(ANA)).toBeVisible();
});

test("without a password, a person confirms who it is at the provider, and unlinks it", async ({
	page,
	db,
}) => {
	await signInThere(page, "noa");
	await expect(page).toHaveURL("/profile");
	await expect(page.getByRole("link", { name: "Set a password" })).toBeVisible();
	const proven_at = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	const letTimePass = () => db.updateTable("sessions").set({ proven_at }).execute();
	await letTimePass();
	const askedThere = async (name: string) => {
		await page.getByRole("link", { name: "Sign in with Example ID again" }).click();
		// The provider knows the browser, and asks all the same.
		await enterThere(page, name);
	};
	await page.getByRole("link", { name: "Unlink Example ID…" }).click();
	await expect(page.getByLabel("Your password")).toHaveCount(0);
	await page.getByRole("button", { name: "Unlink Example ID" }).click();
	await expect(page.getByRole("alert").first()).toContainText("Confirm it’s you first.");
	await askedThere("noa");
	await expect(page.getByRole("status").filter({ hasText: "You have confirmed it’s you." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Sign in with Example ID again" })).toHaveCount(0);

	await letTimePass();
	await page.reload();
	const forgetThere = () => page.context().clearCookies({ name: /^_/ });
	await forgetThere();
	await askedThere("ana");
	await expect(page.getByRole("alert")).toContainText("Example ID did not confirm it’s you.");
	await forgetThere();
	await askedThere("noa");
	await expect(page.getByRole("status").filter({ hasText: "You have confirmed it’s you." })).toBeVisible();
	await page.getByRole("button", { name: "Unlink Example ID" }).click();
	await expect(page.getByText("Not linked.")).toBeVisible();
	await page.goto("/profile/deletion");
	await page.getByRole("link", { name: "Set a password" }).click();
	await page.getByRole("button", { name: "Email me a link" }).click();
	await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
});

test("an answer that the browser did not ask for signs nobody in", async ({ page, request, db }) => {
	await addSiteAccount(db);
	await request.get("/login/openid", { maxRedirects: 0 });
	await page.goto("/login/openid/callback?code=stolen&state=guessed");
	await expect(page).toHaveURL("/login");
	await expect(page.getByRole("alert")).toContainText("You were not signed in with Example ID.");
	const forged = await request.get("/login/openid/callback?code=stolen&state=guessed", { maxRedirects: 0 });
	expect([forged.status(), forged.headers().location]).toEqual([303, "/login"]);
});
