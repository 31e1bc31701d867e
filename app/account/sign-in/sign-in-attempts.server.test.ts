import { expect } from "vitest";
import { newUseCounters } from "#app/common/access/use-counters.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { mailedToken, writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { requestPasswordReset } from "./account-links.server.ts";
import { signInFrom } from "./known-devices.server.ts";
import { readLink, resetPassword } from "./open-link.server.ts";
import { countResetRequest, countSignInAttempt } from "./sign-in-attempts.server.ts";

const ANA = "ana@example.com";
const MINUTE_MS = 60 * 1000;
const NETWORKS = Array.from({ length: 25 }, (_, at) => `198.51.100.${at + 1}`);

/** An account that was signed in to from the device with this hash. */
async function addOwner(db: Database, name: string, hash: string): Promise<void> {
	const accountId = await addAccount(db, name);
	const device = { hash, describe: () => ({ browser: "Firefox", when: "today" }) };
	await signInFrom(db, SUBJECTS, {
		accountId,
		tokenHash: `session ${hash}`,
		userAgent: "",
		device,
		now: ACCOUNT_NOW,
	});
}

/** Attempts to sign in to Ana's account, or to get its reset link; returns which ones the limits allow. */
function attempts(db: Database) {
	const counters = newUseCounters(db);
	const attempt = (deviceHash: string | null, address: string) => ({ email: ANA, deviceHash, address });
	return {
		signIn: (deviceHash: string | null, address: string) =>
			countSignInAttempt(db, counters, attempt(deviceHash, address)),
		ask: async (deviceHash: string | null, address: string) =>
			(await countResetRequest(db, counters, attempt(deviceHash, address))).ok,
	};
}

test("lets the owner sign in from a known device while others guess passwords", async ({ db }) => {
	await addOwner(db, "Ana", "ana's laptop");
	await addOwner(db, "Eve", "eve's laptop");
	const { signIn } = attempts(db);
	let tried = 0;
	for (const device of [null, "eve's laptop", "made up"])
		for (const network of [...NETWORKS, ...NETWORKS]) {
			if ((await signIn(device, network)).ok) tried += 1;
			const own = await signIn("ana's laptop", network);
			expect(own.ok, `beside ${network}`).toBe(true);
			if (own.ok) await own.succeed();
		}
	// As many as without a trusted device.
	expect(tried).toBe(100);
	expect((await signIn(null, "203.0.113.9")).ok).toBe(false);
	// Whoever opened a reset link has a budget of their own.
	await requestPasswordReset(db, { email: ANA, now: ACCOUNT_NOW });
	const reset = { token: await mailedToken(db, ANA), password: "another horse battery", now: ACCOUNT_NOW };
	expect((await resetPassword(db, SUBJECTS, { ...reset, deviceHash: "ana's phone" })).ok).toBe(true);
	expect((await signIn("ana's phone", "203.0.113.9")).ok).toBe(true);
	expect((await signIn("ana's laptop", "203.0.113.9")).ok).toBe(false);
});

test("guesses from some networks keep the owner out of none that is new", async ({ db }) => {
	await addOwner(db, "Ana", "ana's laptop");
	const { signIn } = attempts(db);
	const tried: number[] = [];
	for (const network of NETWORKS.slice(0, 9)) {
		let allowed = 0;
		while ((await signIn(null, network)).ok) allowed += 1;
		tried.push(allowed);
	}
	expect(tried).toEqual(Array.from({ length: 9 }, () => 10));
	expect((await signIn(null, "203.0.113.9")).ok).toBe(true);
});

test("counts a known device separately and gives its attempts back after the right password", async ({
	db,
}) => {
	await addOwner(db, "Ana", "ana's laptop");
	const { signIn } = attempts(db);
	const own = () => signIn("ana's laptop", "203.0.113.9");
	for (let at = 0; at < 30; at++) {
		const right = await own();
		if (right.ok) await right.succeed();
	}
	for (let at = 0; at < 10; at++) expect((await own()).ok).toBe(true);
	expect(await own()).toMatchObject({ ok: false, msBeforeNext: expect.any(Number) });
	// Other clients are not affected.
	expect((await signIn(null, "203.0.113.9")).ok).toBe(true);
});

test("keeps a working reset link for the owner while others request links all the time", async ({ db }) => {
	await addOwner(db, "Ana", "ana's laptop");
	const { ask } = attempts(db);
	const mails = async () => (await writtenMails(db)).length;
	const before = await mails();
	for (let minute = 0; minute < 120; minute += 4) {
		const now = new Date(ACCOUNT_NOW.getTime() + minute * MINUTE_MS);
		for (const network of NETWORKS.slice(0, 3))
			if (await ask(null, network)) await requestPasswordReset(db, { email: ANA, now });
		expect(await ask(null, `203.0.113.${minute}`), "the owner, somewhere new").toBe(true);
		await requestPasswordReset(db, { email: ANA, now });
		const token = await mailedToken(db, ANA);
		const works = async (ms: number) =>
			(await readLink(db, {
				token,
				purposes: ["reset_password"],
				now: new Date(now.getTime() + ms),
			})) !== undefined;
		expect([await works(0), await works(20 * MINUTE_MS)], `minute ${minute}`).toEqual([true, true]);
	}
	expect((await mails()) - before).toBe(6);
	// Somebody in the owner's network has reached that network's limit.
	while (await ask(null, "203.0.113.250"));
	expect(await ask("ana's laptop", "203.0.113.250")).toBe(true);
});
