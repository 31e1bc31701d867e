import { expect } from "vitest";
import { changePassword } from "#app/account/profile/profile.server.ts";
import { checkCredentials, setAccount } from "#app/account/sign-in/accounts.server.ts";
import { signInFrom } from "#app/account/sign-in/known-devices.server.ts";
import { turnOffForUser } from "#app/account/users/change-user.server.ts";
import { readSession } from "#app/common/access/sessions.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { CodeTask } from "#app/testing/accept-codes.child-process.ts";
import { PLAIN_BOX, RECOVERY, turnOnSecondFactor } from "#app/testing/second-factor.ts";
import { ACCOUNT_NOW, addAccount, addSession, PASSWORD } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { appAddress, codeAt, stepOfCode } from "./authenticator-app.ts";
import { isRecentlyProven, type ProofStrength, proveIdentity } from "./prove-identity.server.ts";
import {
	beginSecondFactor,
	confirmSecondFactor,
	findNewSecret,
	readSecondFactor,
	renewRecoveryCodes,
	turnOffSecondFactor,
} from "./second-factor.server.ts";

const minutesLater = (minutes: number) => new Date(ACCOUNT_NOW.getTime() + minutes * 60_000);

const device = { hash: "laptop", describe: () => ({ browser: "Firefox on Linux", when: "today" }) };
let sessions = 0;

/** Signs in with the right password. */
const signIn = (db: Database, accountId: number, { code, now }: { code?: string; now: Date }) =>
	signInFrom(db, SUBJECTS, {
		accountId,
		secondFactor: code === undefined ? undefined : { code, box: PLAIN_BOX },
		tokenHash: `session ${sessions++}`,
		userAgent: "",
		device,
		now,
	});

const subjectsOfMails = async (db: Database) => (await writtenMails(db)).map(({ subject }) => subject);

test("checks codes like the examples of RFC 6238", () => {
	// Its appendix B, for the ASCII secret 12345678901234567890, with the last six of eight digits.
	const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
	for (const [seconds, code] of [
		[59, "287082"],
		[1_111_111_109, "081804"],
		[2_000_000_000, "279037"],
	] as const)
		expect(stepOfCode(secret, { code, now: new Date(seconds * 1000) })).toBe(Math.floor(seconds / 30));
	expect(stepOfCode(secret, { code: "287083", now: new Date(59_000) })).toBeNull();
	// 59 s is in the second step: it is accepted in the steps beside it, and no longer.
	expect(stepOfCode(secret, { code: "287082", now: new Date(89_000) })).toBe(1);
	expect(stepOfCode(secret, { code: "287082", now: new Date(90_000) })).toBeNull();
	expect(appAddress(secret, "ana@example.com")).toContain(`secret=${secret}`);
	expect(appAddress(secret, "ana@example.com")).toMatch(/^otpauth:\/\/totp\/Meeha:ana%40example\.com\?/);
});

test("two-step sign-in is on once a code of the app is entered, and the same form gives the same codes", async ({
	db,
}) => {
	const accountId = await addAccount(db, "Ana");
	const confirm = (code: string, key = RECOVERY.key) => {
		const recovery = { ...RECOVERY, key };
		return confirmSecondFactor(db, PLAIN_BOX, { accountId, sessionId: 1, code, recovery, now: ACCOUNT_NOW });
	};
	expect(await confirm("123456")).toEqual({ ok: false, reason: "not_begun" });
	const owner = { accountId, sessionId: 1 };
	await beginSecondFactor(db, PLAIN_BOX, { ...owner, now: ACCOUNT_NOW });
	const secret = await findNewSecret(db, PLAIN_BOX, { ...owner, now: ACCOUNT_NOW });
	await beginSecondFactor(db, PLAIN_BOX, { ...owner, now: minutesLater(14) });
	expect(await findNewSecret(db, PLAIN_BOX, { ...owner, now: minutesLater(14) })).toBe(secret);
	const code = codeAt(secret ?? "", ACCOUNT_NOW);
	expect(await confirm(code === "000000" ? "000001" : "000000")).toEqual({ ok: false, reason: "wrong_code" });
	expect((await signIn(db, accountId, { now: ACCOUNT_NOW })).ok).toBe(true);
	expect(await readSecondFactor(db, { accountId })).toEqual({ since: null, codesLeft: 0 });

	expect(await confirm(code)).toEqual({ ok: true });
	expect(await confirm(code)).toEqual({ ok: true });
	expect(await confirm(code, "another form")).toEqual({ ok: false, reason: "already_on" });
	expect(await readSecondFactor(db, { accountId })).toEqual({
		since: ACCOUNT_NOW.toISOString(),
		codesLeft: 2,
	});
	expect(await subjectsOfMails(db)).toEqual(["Two-step sign-in is on"]);
	const stored = JSON.stringify(await db.selectFrom("recovery_codes").selectAll().execute());
	expect(stored).not.toContain("1111");
});

test("a secret without a first code belongs to its session for 15 minutes, and ends with the password", async ({
	db,
}) => {
	const accountId = await addAccount(db, "Ana");
	const [here, there] = [await addSession(db, accountId, "here"), await addSession(db, accountId, "there")];
	const begin = async (sessionId: number, now: Date) => {
		await beginSecondFactor(db, PLAIN_BOX, { accountId, sessionId, now });
		return (await findNewSecret(db, PLAIN_BOX, { accountId, sessionId, now })) ?? "";
	};
	const confirm = (sessionId: number, secret: string, now: Date) =>
		confirmSecondFactor(db, PLAIN_BOX, {
			accountId,
			sessionId,
			code: codeAt(secret, now),
			recovery: RECOVERY,
			now,
		});
	const notBegun = { ok: false, reason: "not_begun" };
	const seenThere = await begin(there, ACCOUNT_NOW);
	expect(await findNewSecret(db, PLAIN_BOX, { accountId, sessionId: here, now: ACCOUNT_NOW })).toBeNull();
	expect(await confirm(here, seenThere, ACCOUNT_NOW)).toEqual(notBegun);
	expect(await begin(here, ACCOUNT_NOW)).not.toBe(seenThere);
	expect(await confirm(there, seenThere, ACCOUNT_NOW)).toEqual(notBegun);

	const old = await begin(here, ACCOUNT_NOW);
	expect(
		await findNewSecret(db, PLAIN_BOX, { accountId, sessionId: here, now: minutesLater(15) }),
	).toBeNull();
	expect(await confirm(here, old, minutesLater(15))).toEqual(notBegun);
	const fresh = await begin(here, minutesLater(15));
	expect(fresh).not.toBe(old);

	const change = {
		accountId,
		sessionId: here,
		tokenHash: "new",
		currentPassword: PASSWORD,
		newPassword: "another horse battery",
	};
	expect((await changePassword(db, { ...change, now: minutesLater(16) })).ok).toBe(true);
	expect(await confirm(here, fresh, minutesLater(16))).toEqual(notBegun);
	const last = await begin(here, minutesLater(17));
	expect(last).not.toBe(fresh);
	await setAccount(db, { email: "ana@example.com", role: "User", password: PASSWORD, now: minutesLater(17) });
	expect(await confirm(here, last, minutesLater(17))).toEqual(notBegun);
});

test("a sign-in needs the code, and no code works twice", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	const secret = await turnOnSecondFactor(db, accountId);
	const now = minutesLater(5);
	const code = codeAt(secret, now);
	expect(await signIn(db, accountId, { now })).toEqual({ ok: false, reason: "code_needed" });
	const wrong = { ok: false, reason: "wrong_code" };
	// The one that turned it on, and one of a minute ago.
	expect(await signIn(db, accountId, { code: codeAt(secret, ACCOUNT_NOW), now: ACCOUNT_NOW })).toEqual(wrong);
	expect(await signIn(db, accountId, { code: codeAt(secret, minutesLater(4)), now })).toEqual(wrong);
	expect((await signIn(db, accountId, { code: `${code.slice(0, 3)} ${code.slice(3)}`, now })).ok).toBe(true);
	expect(await signIn(db, accountId, { code, now })).toEqual(wrong);
	// Nor an earlier one, whose step is still accepted.
	const earlier = codeAt(secret, new Date(now.getTime() - 30_000));
	expect(await signIn(db, accountId, { code: earlier, now })).toEqual(wrong);
	expect(
		(await signIn(db, accountId, { code: codeAt(secret, minutesLater(6)), now: minutesLater(6) })).ok,
	).toBe(true);
	expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(2);
});

test("a recovery code replaces the app once, and the person hears of it", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	await turnOnSecondFactor(db, accountId);
	const signInWith = async (code: string) => (await signIn(db, accountId, { code, now: minutesLater(5) })).ok;
	expect(await signInWith(" 1111 2222-3333-4444")).toBe(true);
	expect(await signInWith("1111-2222-3333-4444")).toBe(false);
	const mail = (await writtenMails(db)).at(-1);
	expect(mail?.subject).toBe("A recovery code was used");
	expect(mail?.text).toContain("You have 1 recovery code left.");

	const recovery = { key: "new form", codes: ["aaaa-bbbb-cccc-dddd"] };
	const renewal = { accountId, recovery, now: minutesLater(6) };
	expect(await renewRecoveryCodes(db, renewal)).toEqual({ ok: true });
	expect(await renewRecoveryCodes(db, renewal)).toEqual({ ok: true });
	expect(await signInWith("5555-6666-7777-8888")).toBe(false);
	expect(await signInWith("AAAA-BBBB-CCCC-DDDD")).toBe(true);
});

test("the fifth wrong code in a row is reported once", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	const secret = await turnOnSecondFactor(db, accountId);
	const now = minutesLater(5);
	const wrong = stepOfCode(secret, { code: "000000", now }) === null ? "000000" : "000001";
	const reports = async () =>
		(await subjectsOfMails(db)).filter((subject) => subject === "Wrong codes at sign-in").length;
	for (let sent = 0; sent < 4; sent++) await signIn(db, accountId, { code: wrong, now });
	expect(await reports()).toBe(0);
	for (let sent = 0; sent < 3; sent++) await signIn(db, accountId, { code: wrong, now });
	expect(await reports()).toBe(1);
});

test("of one code sent by three processes, one is accepted", async ({ db, url }) => {
	const accountId = await addAccount(db, "Ana");
	const secret = await turnOnSecondFactor(db, accountId);
	const now = minutesLater(5);
	for (const code of [codeAt(secret, now), RECOVERY.codes[0] ?? ""]) {
		const task: CodeTask = { url, accountId, code, times: 3, now: now.toISOString() };
		const script = "app/testing/accept-codes.child-process.ts";
		const processes = [1, 2, 3].map(() => startElsewhere<boolean[]>(script, task));
		await Promise.all(processes.map((process) => process.ready));
		for (const process of processes) process.go();
		const accepted = (await Promise.all(processes.map((process) => process.result))).flat();
		expect(accepted.filter(Boolean)).toHaveLength(1);
	}
});

test("the person turns it off with a code, and a SuperAdmin for somebody else", async ({ db }) => {
	const [ana, suki] = [await addAccount(db, "Ana", "Admin"), await addAccount(db, "Suki", "SuperAdmin")];
	await turnOnSecondFactor(db, ana);
	const turnOff = (code: string) =>
		turnOffSecondFactor(db, PLAIN_BOX, { accountId: ana, code, now: ACCOUNT_NOW });
	expect(await turnOff("1111-2222-3333-5555")).toEqual({ ok: false });
	expect(await turnOff("1111-2222-3333-4444")).toEqual({ ok: true });
	expect(await turnOff("1111-2222-3333-4444")).toEqual({ ok: true });
	expect((await signIn(db, ana, { now: ACCOUNT_NOW })).ok).toBe(true);

	await turnOnSecondFactor(db, ana);
	await turnOnSecondFactor(db, suki);
	const help = (accountId: number, actorId: number) =>
		turnOffForUser(db, { accountId, actorId, now: ACCOUNT_NOW });
	expect(await help(suki, ana)).toEqual({ ok: false, reason: "not_allowed" });
	expect(await help(suki, suki)).toEqual({ ok: false, reason: "own_second_factor" });
	expect(await help(999_999, suki)).toEqual({ ok: false, reason: "gone" });
	expect(await help(ana, suki)).toEqual({ ok: true });
	expect(await help(ana, suki)).toEqual({ ok: true });
	expect(await readSecondFactor(db, { accountId: ana })).toEqual({ since: null, codesLeft: 0 });
	expect(await db.selectFrom("recovery_codes").select("account_id").distinct().execute()).toEqual([
		{ account_id: suki },
	]);
	const last = (await writtenMails(db)).at(-1);
	expect(last?.to).toBe("ana@example.com");
	expect(last?.text).toContain("An administrator turned off two-step sign-in");
});

test("a session confirms who the person is with the password or a code, for 10 minutes", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	const sessionId = await addSession(db, accountId, "token");
	const isProven = async (now: Date, strength?: ProofStrength) => {
		const person = await readSession(db, { tokenHash: "token", now });
		return person !== null && isRecentlyProven(person, now, strength);
	};
	expect(await isProven(minutesLater(9))).toBe(true);
	const now = minutesLater(20);
	expect(await isProven(now)).toBe(false);
	const prove = (typed: string, strength?: ProofStrength) =>
		proveIdentity(db, PLAIN_BOX, { accountId, sessionId, typed, strength, now });
	expect(await prove("not the password")).toBe(false);
	expect(await prove("123456")).toBe(false);
	expect(await isProven(now)).toBe(false);
	expect(await prove(PASSWORD)).toBe(true);
	expect(await isProven(now)).toBe(true);

	await db.updateTable("sessions").set({ proven_at: null }).execute();
	const secret = await turnOnSecondFactor(db, accountId);
	// The second factor is not changed with the password alone.
	expect(await prove(PASSWORD)).toBe(true);
	expect(await isProven(now, "code")).toBe(false);
	expect(await prove(PASSWORD, "code")).toBe(false);
	expect(await prove(codeAt(secret, now), "code")).toBe(true);
	expect(await isProven(now, "code")).toBe(true);
	expect(await prove(codeAt(secret, now))).toBe(false);
	expect(await checkCredentials(db, { email: "ana@example.com", password: PASSWORD })).not.toBeNull();
});
