import type { APIRequestContext } from "playwright/test";
import { ANA, addSiteAccount } from "#e2e/helpers/accounts.ts";
import { type Forgery, startForgingProvider } from "#e2e/helpers/forging-provider.ts";
import { type SiteServer, startSite } from "#e2e/helpers/site-server.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

type Provider = Awaited<ReturnType<typeof startForgingProvider>>;

/** The same database behind a site whose OpenID provider answers as a test says. */
const test = plain.extend<object, { forged: { site: SiteServer; provider: Provider } }>({
	forged: [
		async ({ workerSite }, use) => {
			const provider = await startForgingProvider("meeha");
			const site = await startSite({
				databaseUrl: workerSite.databaseUrl,
				settings: {
					OIDC_ISSUER: provider.issuer,
					OIDC_CLIENT_ID: "meeha",
					OIDC_CLIENT_SECRET: "a secret",
					OIDC_NAME: "Example ID",
					RATE_LIMITS: "off",
				},
			});
			await use({ site, provider });
			await site.stop();
			await provider.stop();
		},
		{ scope: "worker" },
	],
});

/** Signs in at the provider as the site asks it to; returns where the site leads to, `/login` for a refusal. */
async function signInThere(browser: APIRequestContext): Promise<string> {
	const begun = await browser.get("/login/openid?redirectTo=/profile");
	const asked = new URL(begun.headers().location ?? "").searchParams;
	const answer = { code: asked.get("nonce") ?? "", state: asked.get("state") ?? "" };
	const back = await browser.get(`/login/openid/callback?${new URLSearchParams(answer)}`);
	return back.headers().location ?? String(back.status());
}

const NOA = { email: "noa@example.com", email_verified: true, name: "Noa Reis" };
const now = () => Math.floor(Date.now() / 1_000);

test("a token of the provider signs in once it passes each check, and a forged one never", async ({
	forged: { site, provider },
	playwright,
	db,
}) => {
	await addSiteAccount(db);
	const signIn = async (forgery: Forgery) => {
		provider.forge(forgery);
		const browser = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
		const place = await signInThere(browser);
		await browser.dispose();
		return place;
	};
	const right = { ...NOA };
	const refused: [string, Forgery][] = [
		["issued in ten minutes", { token: { ...right, iat: now() + 600, exp: now() + 900 } }],
		["issued in two minutes", { token: { ...right, iat: now() + 120, exp: now() + 900 } }],
		["expired", { token: { ...right, iat: now() - 900, exp: now() - 120 } }],
		["of another issuer", { token: { ...right, iss: "https://accounts.example" } }],
		["for another site", { token: { ...right, aud: "another site" } }],
		["for another browser", { token: { ...right, nonce: "another" } }],
		["without a signature", { token: right, header: { alg: "none" } }],
		["signed by somebody else", { token: right, isSignedByAnother: true }],
		["of another person than /userinfo", { token: right, userinfo: { sub: "mallory" } }],
		["confirmed by /userinfo for another address", { token: { email: ANA }, userinfo: NOA }],
		["denied by the token", { token: { ...right, email_verified: false }, userinfo: right }],
	];
	for (const [what, forgery] of refused) expect(await signIn(forgery), what).toBe("/login");
	expect(await db.selectFrom("openid_identities").select("id").execute()).toEqual([]);

	const late = { ...right, iat: now() + 15, exp: now() + 900 };
	const other = { iss: "https://accounts.example", email: ANA, name: "Mallory" };
	expect(await signIn({ token: late, userinfo: other }), "by a clock that is 15 s ahead").toBe("/profile");
	const identity = db
		.selectFrom("openid_identities")
		.innerJoin("accounts", "accounts.id", "openid_identities.account_id")
		.select(["issuer", "email", "name"]);
	expect(await identity.execute()).toEqual([
		{ issuer: provider.issuer, email: "noa@example.com", name: "Noa Reis" },
	]);
});

test("a provider's name follows the rule of forms, or the address stands in for it", async ({
	forged: { site, provider },
	playwright,
	db,
}) => {
	const names: [sent: unknown, kept: string][] = [
		["  Zoe\u0301   Noll ", "Zo\u00e9 Noll"],
		["N", "person1"],
		["<b>Noa</b>", "person2"],
		["Noa\u0007", "person3"],
		["n".repeat(101), "person4"],
		[{ given: "Noa" }, "person5"],
		[undefined, "person6"],
	];
	for (const [at, [name]] of names.entries()) {
		const email = `person${at}@example.com`;
		provider.forge({
			token: { sub: `person ${at}` },
			userinfo: { sub: `person ${at}`, email, email_verified: true, name },
		});
		const browser = await playwright.request.newContext({ baseURL: site.url, maxRedirects: 0 });
		expect(await signInThere(browser), email).toBe("/profile");
		await browser.dispose();
	}
	const accounts = await db
		.selectFrom("accounts")
		.select("name")
		.where("email", "like", "person%")
		.orderBy("id")
		.execute();
	expect(accounts.map(({ name }) => name)).toEqual(names.map(([, kept]) => kept));
});
