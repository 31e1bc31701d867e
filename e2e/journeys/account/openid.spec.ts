import type { Page } from "playwright/test";
import { ANA, addSiteAccount } from "#e2e/helpers/accounts.ts";
import { startOpenidProvider } from "#e2e/helpers/openid-provider.ts";
import { freePort, type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

/** The same database behind a site with an OpenID provider. */
const test = plain.extend<object, { openidSite: SiteServer }>({
	openidSite: [
		async ({ workerSite }, use) => {
			const [port, providerPort] = [await freePort(), await freePort()];
			const provider = await startOpenidProvider({
				port: providerPort,
				redirectUri: `http://localhost:${port}/login/openid/callback`,
				people: {
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

/** Follows the link on the sign-in page, and signs in at the provider. */
async function signInThere(page: Page, name: string): Promise<void> {
	await page.goto("/profile");
	await page.getByRole("link", { name: "Sign in with Example ID" }).click();
	await page.getByPlaceholder("Enter any login").fill(name);
	await page.getByPlaceholder("and password").fill("any");
	await page.getByRole("button", { name: "Sign-in" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
}

test("a person signs in with a provider that has confirmed the same address, and unlinks it", async ({
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
	await page.getByRole("button", { name: "Unlink Example ID" }).click();
	await expect(page.getByText("Not linked.")).toBeVisible();
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
