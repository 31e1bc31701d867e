import { expect } from "vitest";
import { signInFrom } from "#app/account/sign-in/known-devices.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { ChallengeTask } from "#app/testing/accept-challenges.child-process.ts";
import { newAuthenticator, PASSKEY_SITE } from "#app/testing/authenticator.ts";
import { turnOnSecondFactor } from "#app/testing/second-factor.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { sweepChallenges } from "./challenges.server.ts";
import { MAX_PASSKEYS, type NewCredential, type SignedCredential } from "./passkey-form.ts";
import { addPasskey, listPasskeys, passkeyNames, removePasskey, renamePasskey } from "./passkeys.server.ts";
import { findPasskey, verifyPasskey, verifyRegistration } from "./verify-passkey.server.ts";

const [origin, rpId] = [PASSKEY_SITE.origin, PASSKEY_SITE.rpId];
const device = { hash: "laptop", describe: () => ({ browser: "Firefox on Linux", when: "today" }) };
let challenges = 0;
const newChallenge = () => Buffer.from(`challenge ${challenges++}`).toString("base64url");
const handleOf = (accountId: number) => Buffer.from(`account ${accountId}`).toString("base64url");

const authenticatorOf = (accountId: number, isSynced = false) =>
	newAuthenticator({ origin, rpId, userHandle: handleOf(accountId), isSynced });

async function add(db: Database, accountId: number, credential: NewCredential) {
	const registration = await verifyRegistration(PASSKEY_SITE, credential);
	if (!registration.ok) return registration;
	const userHandle = handleOf(accountId);
	return addPasskey(db, { accountId, userHandle, name: "Chrome on Linux", registration, now: ACCOUNT_NOW });
}

async function signIn(db: Database, credential: SignedCredential) {
	const verified = await verifyPasskey(PASSKEY_SITE, credential, await findPasskey(db, credential));
	if (!verified.ok) return verified;
	const { accountId } = verified;
	const session = { tokenHash: newChallenge(), userAgent: "", device, now: ACCOUNT_NOW };
	return signInFrom(db, SUBJECTS, { accountId, passkey: verified, ...session });
}

test("a passkey signs in without a password and a code, once for each challenge", async ({ db }) => {
	const ana = await addAccount(db, "Ana");
	await turnOnSecondFactor(db, ana);
	const laptop = authenticatorOf(ana);
	const made = laptop.register(newChallenge());
	expect(await add(db, ana, made)).toEqual({ ok: true });
	expect(await add(db, ana, made)).toEqual({ ok: true });
	expect(await listPasskeys(db, { accountId: ana })).toMatchObject([
		{ is_synced: false, last_used_at: null },
	]);
	const challenge = newChallenge();
	expect((await signIn(db, laptop.answer(challenge))).ok).toBe(true);
	expect(await signIn(db, laptop.answer(challenge))).toEqual({ ok: false, reason: "passkey_refused" });
	expect((await signIn(db, laptop.answer(newChallenge()))).ok).toBe(true);
	const [used] = await listPasskeys(db, { accountId: ana });
	expect(used?.last_used_at).toBe(ACCOUNT_NOW.toISOString());
	const subjects = (await writtenMails(db)).map(({ subject }) => subject);
	expect(subjects).toEqual(["Two-step sign-in is on", "A passkey was added to your account"]);

	await sweepChallenges(db, { now: ACCOUNT_NOW });
	expect(await db.selectFrom("answered_challenges").select("id").execute()).toHaveLength(3);
	await sweepChallenges(db, { now: new Date("2999-12-31T00:00:00.000Z") });
	expect(await db.selectFrom("answered_challenges").select("id").execute()).toEqual([]);
});

test("refuses what this site did not ask for, and devices that verified nobody", async ({ db }) => {
	const ana = await addAccount(db, "Ana");
	const laptop = authenticatorOf(ana);
	const wrong = { ok: false, reason: "wrong" };
	const elsewhere = { ok: false, reason: "other_origin" };
	const others = { origin: "https://meeha.example.evil" };
	expect(await add(db, ana, laptop.register(newChallenge(), others))).toEqual(elsewhere);
	expect(await add(db, ana, laptop.register(newChallenge(), { rpId: "evil" }))).toEqual(wrong);
	expect(await add(db, ana, laptop.register(newChallenge(), { isVerified: false }))).toEqual(wrong);
	const noBytes = laptop.register(newChallenge());
	noBytes.response.attestationObject = "AAAA";
	expect(await add(db, ana, noBytes)).toEqual(wrong);
	const unasked = { ...PASSKEY_SITE, readChallenge: () => null };
	expect(await verifyRegistration(unasked, laptop.register(newChallenge()))).toEqual(wrong);
	expect(await add(db, ana, laptop.register(newChallenge()))).toEqual({ ok: true });

	expect(await signIn(db, laptop.answer(newChallenge(), others))).toEqual(elsewhere);
	expect(await signIn(db, laptop.answer(newChallenge(), { rpId: "evil" }))).toEqual(wrong);
	expect(await signIn(db, laptop.answer(newChallenge(), { isVerified: false }))).toEqual(wrong);
	const stolen = laptop.answer(newChallenge());
	const forged = authenticatorOf(ana).answer(newChallenge());
	expect(await signIn(db, { ...stolen, response: forged.response })).toEqual(wrong);
	expect(await signIn(db, forged)).toEqual(wrong);
	const answer = laptop.answer(newChallenge());
	const known = await findPasskey(db, answer);
	expect(await verifyPasskey(unasked, answer, known)).toEqual(wrong);
	const other = { ...answer, response: { ...answer.response, userHandle: handleOf(ana + 1) } };
	expect(await signIn(db, other)).toEqual(wrong);
	expect((await signIn(db, answer)).ok).toBe(true);
});

test("refuses a passkey whose count does not go up, a removed one, and one of a suspended account", async ({
	db,
}) => {
	const ana = await addAccount(db, "Ana");
	const [laptop, phone] = [authenticatorOf(ana), authenticatorOf(ana, true)];
	await add(db, ana, laptop.register(newChallenge()));
	await add(db, ana, phone.register(newChallenge()));
	expect((await signIn(db, laptop.answer(newChallenge(), { counter: 5 }))).ok).toBe(true);
	for (const counter of [5, 4, 0])
		expect(await signIn(db, laptop.answer(newChallenge(), { counter }))).toEqual({
			ok: false,
			reason: "wrong",
		});
	// Two answers that were both checked before one of them was accepted.
	const [six, five] = [6, 6].map((counter) => laptop.answer(newChallenge(), { counter }));
	const checked = await Promise.all(
		[six, five].map(async (answer) => {
			if (!answer) throw new Error("no answer");
			return verifyPasskey(PASSKEY_SITE, answer, await findPasskey(db, answer));
		}),
	);
	const outcomes: boolean[] = [];
	for (const verified of checked) {
		if (!verified.ok) throw new Error(verified.reason);
		const session = { tokenHash: newChallenge(), userAgent: "", device, now: ACCOUNT_NOW };
		outcomes.push((await signInFrom(db, SUBJECTS, { accountId: ana, passkey: verified, ...session })).ok);
	}
	expect(outcomes).toEqual([true, false]);

	const [, first] = await listPasskeys(db, { accountId: ana });
	await removePasskey(db, { accountId: ana, passkeyId: first?.id ?? 0, now: ACCOUNT_NOW });
	expect((await signIn(db, laptop.answer(newChallenge(), { counter: 9 }))).ok).toBe(false);
	expect((await signIn(db, phone.answer(newChallenge()))).ok).toBe(true);
	await db.updateTable("accounts").set({ suspended_at: ACCOUNT_NOW.toISOString() }).execute();
	expect(await signIn(db, phone.answer(newChallenge()))).toEqual({ ok: false, reason: "account_changed" });
});

test("an account has up to ten passkeys, which only it can rename and remove", async ({ db }) => {
	const [ana, bo] = [await addAccount(db, "Ana"), await addAccount(db, "Bo")];
	const challenge = newChallenge();
	const first = authenticatorOf(ana).register(challenge);
	await add(db, ana, first);
	expect(await add(db, bo, { ...first, response: first.response })).toEqual({
		ok: false,
		reason: "answered",
	});
	const again = authenticatorOf(ana).register(challenge);
	expect(await add(db, ana, again)).toEqual({ ok: false, reason: "answered" });
	for (let made = 1; made < MAX_PASSKEYS; made++)
		await add(db, ana, authenticatorOf(ana).register(newChallenge()));
	const full = { ok: false, reason: "full" };
	expect(await add(db, ana, authenticatorOf(ana).register(newChallenge()))).toEqual(full);

	const [passkeyId = 0] = (await listPasskeys(db, { accountId: ana })).map(({ id }) => id);
	expect(await renamePasskey(db, { accountId: bo, passkeyId, name: "Mine" })).toBe(false);
	await removePasskey(db, { accountId: bo, passkeyId, now: ACCOUNT_NOW });
	expect(await renamePasskey(db, { accountId: ana, passkeyId, name: "Work laptop" })).toBe(true);
	expect((await passkeyNames(db, { accountId: ana }))[0]).toBe("Work laptop");
	for (let sent = 0; sent < 2; sent++)
		await removePasskey(db, { accountId: ana, passkeyId, now: ACCOUNT_NOW });
	const removals = (await writtenMails(db)).filter(({ subject }) =>
		subject.startsWith("A passkey was removed"),
	);
	expect(removals).toHaveLength(1);
	expect(removals[0]?.text).toContain("Work laptop");
	const recorded = await db
		.selectFrom("changes")
		.select("action")
		.where("subject", "=", `account ${ana}`)
		.execute();
	expect(recorded.filter(({ action }) => action === "passkey removed")).toHaveLength(1);
	await db.deleteFrom("accounts").where("id", "=", ana).execute();
	expect(await db.selectFrom("passkeys").select("id").execute()).toEqual([]);
});

test("of one answer sent to three processes, one is accepted", async ({ db, url }) => {
	const ana = await addAccount(db, "Ana");
	// A synced passkey does not count, so that only the challenge tells a second use.
	const phone = authenticatorOf(ana, true);
	await add(db, ana, phone.register(newChallenge()));
	const credential = phone.answer(newChallenge());
	const task: ChallengeTask = { url, credential, times: 3, now: ACCOUNT_NOW.toISOString() };
	const script = "app/testing/accept-challenges.child-process.ts";
	const processes = [1, 2, 3].map(() => startElsewhere<boolean[]>(script, task));
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const accepted = (await Promise.all(processes.map((process) => process.result))).flat();
	expect(accepted.filter(Boolean)).toHaveLength(1);
});
