import type { APIRequestContext } from "playwright/test";
import { newAuthenticator } from "#app/testing/authenticator.ts";
import { ANA, addSiteAccount } from "#e2e/helpers/accounts.ts";
import { signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const BEN = "ben@example.com";
const unescapeHtml = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** What the page asks a browser's device for, and its form's token. */
async function readNewPasskeyPage(requests: APIRequestContext) {
	const html = await (await requests.get("/profile/passkeys/new")).text();
	const [, options = ""] = /data-options="([^"]*)"/.exec(html) ?? [];
	const [, formToken = ""] = /data-form-token="([^"]*)"/.exec(html) ?? [];
	return { options: JSON.parse(unescapeHtml(options)), formToken };
}

const alertOf = (html: string) => /role="alert"[\s\S]*?<li>([^<]*)/.exec(html)?.[1];

test("an answer of a passkey signs in once, in the browser that asked, and only at this site", async ({
	playwright,
	baseURL: site,
	db,
}) => {
	const baseURL = site ?? "";
	await addSiteAccount(db);
	const ana = await signedInRequests(playwright.request, baseURL, ANA);
	const { options, formToken } = await readNewPasskeyPage(ana);
	// A synced device, which does not count: only the challenge tells that an answer is sent again.
	const phone = newAuthenticator({
		origin: baseURL,
		rpId: options.rp.id,
		userHandle: options.user.id,
		isSynced: true,
	});
	const credential = JSON.stringify(phone.register(options.challenge));
	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	await db.updateTable("sessions").set({ proven_at: longAgo }).execute();
	const added = await ana.post("/profile/passkeys/new", { form: { formToken, credential } });
	expect([added.status(), added.headers().location]).toEqual([303, "/profile/passkeys"]);
	const unproven = await ana.get("/profile/passkeys/new");
	expect(await unproven.text()).toContain("Your password");
	expect(await unproven.text()).not.toContain("data-options");

	const [browser, thief] = [0, 1].map(() =>
		playwright.request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders: { Origin: baseURL } }),
	);
	if (!browser || !thief) throw new Error("no clients");
	const ask = async (client: APIRequestContext) => {
		const asked = await client.get("/login/passkey");
		expect(asked.headers()["cache-control"]).toBe("no-store");
		return (await asked.json()).challenge as string;
	};
	const send = (client: APIRequestContext, answer: object) =>
		client.post("/login", { form: { credential: JSON.stringify(answer), redirectTo: "/profile" } });
	const [mine, theirs] = [await browser, await thief];
	const answer = phone.answer(await ask(mine));
	expect((await send(theirs, answer)).status()).toBe(422);
	await ask(theirs);
	expect((await send(theirs, answer)).status()).toBe(422);
	const signedIn = await send(mine, answer);
	expect([signedIn.status(), signedIn.headers().location]).toEqual([303, "/profile"]);
	await db.deleteFrom("sessions").execute();
	const replayed = await send(mine, answer);
	expect(replayed.status()).toBe(422);
	expect(alertOf(await replayed.text())).toContain("You were not signed in with a passkey.");
	const elsewhere = await send(mine, phone.answer(await ask(mine), { origin: "https://meeha.example.evil" }));
	expect(elsewhere.status()).toBe(422);
	expect(alertOf(await elsewhere.text())).toContain(`Passkeys work at ${baseURL} only.`);
	expect((await send(mine, { id: "AAAA" })).status()).toBe(422);
	for (const client of [ana, mine, theirs]) await client.dispose();
});

test("a passkey confirms who it is once, in the session that asked, and for nothing else", async ({
	playwright,
	baseURL: site,
	db,
}) => {
	const baseURL = site ?? "";
	await addSiteAccount(db);
	await addSiteAccount(db, { email: BEN, name: "Ben Ruiz" });
	const [ana, anaElsewhere, ben] = await Promise.all(
		[ANA, ANA, BEN].map((email) => signedInRequests(playwright.request, baseURL, email)),
	);
	if (!ana || !anaElsewhere || !ben) throw new Error("no clients");
	const addPhone = async (requests: APIRequestContext) => {
		const { options, formToken } = await readNewPasskeyPage(requests);
		const device = { origin: baseURL, rpId: options.rp.id, userHandle: options.user.id, isSynced: true };
		const phone = newAuthenticator(device);
		const credential = JSON.stringify(phone.register(options.challenge));
		await requests.post("/profile/passkeys/new", { form: { formToken, credential } });
		return { phone, formToken };
	};
	const [{ phone, formToken }, { phone: bens }] = [await addPhone(ana), await addPhone(ben)];
	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	const letTimePass = () => db.updateTable("sessions").set({ proven_at: longAgo }).execute();
	await letTimePass();
	const ask = async (requests: APIRequestContext, path = "/login/passkey?proof") =>
		(await (await requests.get(path)).json()).challenge as string;
	const confirm = async (answer: object) => {
		const form = { formToken, proof: JSON.stringify(answer) };
		const sent = await ana.post("/profile/passkeys/new", { form });
		await db.deleteFrom("use_counters").execute();
		return sent.status();
	};
	const right = phone.answer(await ask(ana));
	for (const [what, answer] of Object.entries({
		"for a sign-in": phone.answer(await ask(ana, "/login/passkey")),
		"for another session": phone.answer(await ask(anaElsewhere)),
		"for another account": phone.answer(await ask(ben)),
		"another person’s passkey": bens.answer(await ask(ana)),
		"of another site": phone.answer(await ask(ana), { origin: "https://meeha.example.evil" }),
		"of a device that verified nobody": phone.answer(await ask(ana), { isVerified: false }),
	}))
		expect(await confirm(answer), what).toBe(422);
	const stranger = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
	expect((await stranger.get("/login/passkey?proof")).status()).toBe(403);
	const signIn = { credential: JSON.stringify(phone.answer(await ask(ana))), redirectTo: "/" };
	await stranger.get("/login/passkey");
	expect((await stranger.post("/login", { form: signIn })).status()).toBe(422);
	expect(await confirm(right)).toBe(303);
	await letTimePass();
	expect(await confirm(right)).toBe(422);
	for (const client of [ana, anaElsewhere, ben, stranger]) await client.dispose();
});

test("answers of passkeys use up the budget of passwords", async ({ playwright, baseURL: site, db }) => {
	const baseURL = site ?? "";
	await addSiteAccount(db);
	const ana = await signedInRequests(playwright.request, baseURL, ANA);
	const { options, formToken } = await readNewPasskeyPage(ana);
	const device = { origin: baseURL, rpId: options.rp.id, userHandle: options.user.id };
	const phone = newAuthenticator(device);
	await ana.post("/profile/passkeys/new", {
		form: { formToken, credential: JSON.stringify(phone.register(options.challenge)) },
	});
	const stranger = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
	const statuses: number[] = [];
	for (let at = 0; at < 5; at++) {
		const form = { credential: JSON.stringify(phone.answer("AAAA")) };
		statuses.push((await stranger.post("/login", { form })).status());
		statuses.push((await stranger.post("/login", { form: { email: ANA, password: "a guess" } })).status());
	}
	expect(statuses).toEqual(Array.from({ length: 10 }, () => 422));
	expect((await stranger.post("/login", { form: { email: ANA, password: "a guess" } })).status()).toBe(429);
	for (const client of [ana, stranger]) await client.dispose();
});
