import { expect } from "vitest";
import { hashPassword } from "#app/account/passwords.server.ts";
import { hasSecondFactor } from "#app/account/proof/accept-code.server.ts";
import { beginSecondFactor, findNewSecret } from "#app/account/proof/second-factor.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { PLAIN_BOX, turnOnSecondFactor } from "#app/testing/second-factor.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { mailedToken, writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import {
	requestEmailChange,
	requestPasswordReset,
	sendVerification,
	sweepLinks,
} from "./account-links.server.ts";
import { checkCredentials, createAccount, setAccount } from "./accounts.server.ts";
import { isKnownDevice, signInFrom } from "./known-devices.server.ts";
import { confirmEmail, readLink, resetPassword } from "./open-link.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const ANA = "ana@example.com";
const OLD = "correct horse battery";
const NEW = "another long password";

async function signUp(db: Database, email = ANA): Promise<number> {
	const made = await createAccount(db, { email, name: "Ana", role: "User", password: OLD, now: NOW });
	if (!made.ok) throw new Error(made.reason);
	return made.accountId;
}

async function forgotten(db: Database, now = NOW): Promise<string> {
	await requestPasswordReset(db, { email: ANA, now });
	return mailedToken(db, ANA);
}

const reset = (db: Database, link: { token: string; password: string; now: Date }) =>
	resetPassword(db, SUBJECTS, { deviceHash: "where the link was opened", ...link });

const opens = async (db: Database, password: string, email = ANA) =>
	(await checkCredentials(db, { email, password })) !== null;
const subjects = async (db: Database, to: string) =>
	(await writtenMails(db)).filter((mail) => mail.to === to).map((mail) => mail.subject);
const GONE = { ok: false, reason: "gone" };
const RESET = ["reset_password"] as const;

test("confirms the email address with the link’s form, not by opening the link", async ({ db }) => {
	const accountId = await signUp(db);
	const token = await mailedToken(db, ANA);
	const stored = await db.selectFrom("account_tokens").selectAll().executeTakeFirstOrThrow();
	expect(JSON.stringify(stored)).not.toContain(token);
	const look = () => readLink(db, { token, purposes: ["verify_email"], now: NOW });
	expect(await look()).toMatchObject({ email: ANA });
	expect(await look()).toMatchObject({ email: ANA });
	expect(await sendVerification(db, { accountId, now: after(MINUTE_MS) })).toMatchObject({ ok: true });
	expect(await look()).toBeUndefined();
	const newest = await mailedToken(db, ANA);
	expect(
		await confirmEmail(db, SUBJECTS, { token: newest, accountId, now: after(MINUTE_MS + 7 * DAY_MS) }),
	).toEqual(GONE);
	expect(
		await confirmEmail(db, SUBJECTS, { token: newest, accountId, now: after(MINUTE_MS + 7 * DAY_MS - 1) }),
	).toEqual({
		ok: true,
		email: ANA,
	});
	expect(await sendVerification(db, { accountId, now: NOW })).toEqual({
		ok: false,
		reason: "verified_already",
	});
});

test("confirms a link only for its own account", async ({ db }) => {
	const accountId = await signUp(db);
	const token = await mailedToken(db, ANA);
	const bob = await signUp(db, "bob@example.com");
	const notOwn = { ok: false, reason: "not_own" };
	expect(await confirmEmail(db, SUBJECTS, { token, accountId: bob, now: NOW })).toEqual(notOwn);
	const verified = db.selectFrom("accounts").select("id").where("email_verified_at", "is not", null);
	expect(await verified.execute()).toEqual([]);
	expect(await confirmEmail(db, SUBJECTS, { token, accountId, now: NOW })).toEqual({ ok: true, email: ANA });
	expect(await confirmEmail(db, SUBJECTS, { token, accountId: bob, now: NOW })).toEqual(GONE);
	expect(await verified.execute()).toEqual([{ id: accountId }]);
});

test("accepts a confirmation twice and rejects unknown and other links", async ({ db }) => {
	const accountId = await signUp(db);
	const token = await mailedToken(db, ANA);
	const twice = await Promise.all([
		confirmEmail(db, SUBJECTS, { token, accountId, now: NOW }),
		confirmEmail(db, SUBJECTS, { token, accountId, now: NOW }),
	]);
	expect(twice).toEqual([
		{ ok: true, email: ANA },
		{ ok: true, email: ANA },
	]);
	expect(await confirmEmail(db, SUBJECTS, { token: "made-up", accountId, now: NOW })).toEqual(GONE);
	expect(await reset(db, { token, password: NEW, now: NOW })).toEqual(GONE);
	expect(await confirmEmail(db, SUBJECTS, { token: await forgotten(db), accountId, now: NOW })).toEqual(GONE);
});

test("gives guest bookings with the confirmed address to the account, and no others", async ({ db }) => {
	const bob = await signUp(db, "bob@example.com");
	await bookMove(db, moveOf({ email: ANA }));
	await bookMove(db, moveOf({ email: "other@example.com" }));
	await bookMove(db, moveOf({ email: ANA, accountId: bob }));
	const ana = await signUp(db);
	const owners = async () =>
		(await db.selectFrom("moving_bookings").select("account_id").orderBy("id").execute()).map(
			(row) => row.account_id,
		);
	expect(await owners()).toEqual([null, null, bob]);
	await confirmEmail(db, SUBJECTS, { token: await mailedToken(db, ANA), accountId: ana, now: NOW });
	expect(await owners()).toEqual([ana, null, bob]);
});

test("gives guest orders, stays and moves to the account when a reset link confirms its address", async ({
	db,
}) => {
	const ana = await signUp(db);
	const { roomId } = await openInn(db);
	for (const email of [ANA, "other@example.com"]) {
		await addOrder(db, { email });
		await addBooking(db, { roomId, email });
		await bookMove(db, moveOf({ email }));
	}
	await reset(db, { token: await forgotten(db), password: NEW, now: NOW });
	for (const table of ["orders", "bookings", "moving_bookings"] as const) {
		const rows = await db.selectFrom(table).select(["email", "account_id"]).orderBy("id").execute();
		expect(rows, table).toEqual([
			{ email: ANA, account_id: ana },
			{ email: "other@example.com", account_id: null },
		]);
	}
});

test("whoever signed up with somebody else’s address keeps no way in once its owner sets a password", async ({
	db,
}) => {
	const passkey = {
		user_handle: "",
		public_key: "",
		counter: 0,
		transports: "",
		is_synced: true,
		name: "Phone",
	};
	for (const [email, set] of [
		[ANA, async () => reset(db, { token: await forgotten(db), password: NEW, now: NOW })],
		[
			"ben@example.com",
			() => setAccount(db, { email: "ben@example.com", role: "Admin", password: NEW, now: NOW }),
		],
	] as const) {
		const account_id = await signUp(db, email);
		const addPasskey = () =>
			db
				.insertInto("passkeys")
				.values({ ...passkey, account_id, credential_id: email, created_at: NOW.toISOString() })
				.execute();
		const passkeys = () =>
			db.selectFrom("passkeys").select("id").where("account_id", "=", account_id).execute();
		await addPasskey();
		await turnOnSecondFactor(db, account_id);
		await set();
		expect(await passkeys(), email).toEqual([]);
		expect(await hasSecondFactor(db, { accountId: account_id })).toBe(false);
		// The owner’s own ones stay.
		await addPasskey();
		await set();
		expect(await passkeys(), email).toHaveLength(1);
	}
});

test("sets a new password once, ends all sessions and sends a notice", async ({ db }) => {
	const accountId = await signUp(db);
	const device = { hash: "d", describe: () => ({ browser: "Firefox", when: "today" }) };
	await signInFrom(db, SUBJECTS, { accountId, tokenHash: "t", userAgent: "", device, now: NOW });
	const token = await forgotten(db);
	expect(await reset(db, { token, password: NEW, now: NOW })).toEqual({ ok: true });
	expect([await opens(db, OLD), await opens(db, NEW)]).toEqual([false, true]);
	expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
	expect((await subjects(db, ANA)).at(-1)).toBe("Your password was changed");
	// Somebody who replays the link later gets nothing.
	expect(await reset(db, { token, password: "a third password", now: NOW })).toEqual(GONE);
	expect(await opens(db, NEW)).toBe(true);
	// The same form sent twice gets the same answer.
	expect(await reset(db, { token, password: NEW, now: NOW })).toEqual({ ok: true });
	// Later, the link does not tell which password is right.
	const later = { token, password: NEW, now: after(2 * MINUTE_MS) };
	expect(await reset(db, later)).toEqual(GONE);
	expect((await subjects(db, ANA)).filter((subject) => subject === "Your password was changed")).toHaveLength(
		1,
	);
});

test("lets one of two simultaneous requests use a reset link", async ({ db }) => {
	await signUp(db);
	const token = await forgotten(db);
	const set = (password: string) => reset(db, { token, password, now: NOW });
	const outcomes = await Promise.all([set("first password"), set("second password")]);
	expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
});

test("expires a reset link after an hour or a new password, but not because of a newer link", async ({
	db,
}) => {
	await signUp(db);
	const first = await forgotten(db);
	const second = await forgotten(db, after(20 * MINUTE_MS));
	expect(second).not.toBe(first);
	const look = (token: string, now: Date) => readLink(db, { token, purposes: RESET, now });
	expect(await look(first, after(60 * MINUTE_MS - 1))).toMatchObject({ email: ANA });
	expect(await look(first, after(60 * MINUTE_MS))).toBeUndefined();
	expect(await look(second, after(80 * MINUTE_MS - 1))).toMatchObject({ email: ANA });
	const late = { password: NEW, now: after(80 * MINUTE_MS) };
	expect(await reset(db, { token: second, ...late })).toEqual(GONE);
	expect(await opens(db, OLD)).toBe(true);
	const now = after(21 * MINUTE_MS);
	expect(await reset(db, { token: second, password: NEW, now })).toEqual({ ok: true });
	expect(await look(first, now)).toBeUndefined();
});

test("answers alike for an unknown address and a suspended account, and sends no email", async ({ db }) => {
	await signUp(db);
	const before = (await writtenMails(db)).length;
	const answer = await requestPasswordReset(db, { email: ANA, now: NOW });
	expect(await requestPasswordReset(db, { email: "nobody@example.com", now: NOW })).toEqual(answer);
	const token = await mailedToken(db, ANA);
	await db.updateTable("accounts").set({ suspended_at: NOW.toISOString() }).execute();
	expect(await requestPasswordReset(db, { email: ANA, now: after(MINUTE_MS) })).toEqual(answer);
	expect(await writtenMails(db)).toHaveLength(before + 1);
	expect(await reset(db, { token, password: NEW, now: NOW })).toEqual(GONE);
});

test("changes the email address after the link to the new one, and informs the old one twice", async ({
	db,
}) => {
	const accountId = await signUp(db);
	const ask = (newEmail: string, currentPassword = OLD) =>
		requestEmailChange(db, { accountId, newEmail, currentPassword, now: NOW });
	expect(await ask("new@example.com", "wrong")).toEqual({ ok: false, reason: "wrong_password" });
	expect(await ask("ANA@example.com")).toEqual({ ok: false, reason: "same_email" });
	expect(await ask("New@Example.com")).toEqual({ ok: true });
	expect(await subjects(db, "new@example.com")).toEqual(["Confirm your new email address"]);
	expect((await subjects(db, ANA)).at(-1)).toBe("Your email address is about to change");
	expect([await opens(db, OLD), await opens(db, OLD, "new@example.com")]).toEqual([true, false]);

	// A link in the old mailbox must not open the account after the change of address.
	const stale = await forgotten(db);
	const token = await mailedToken(db, "new@example.com");
	expect(await confirmEmail(db, SUBJECTS, { token, accountId, now: NOW })).toEqual({
		ok: true,
		email: "new@example.com",
	});
	expect([await opens(db, OLD), await opens(db, OLD, "new@example.com")]).toEqual([false, true]);
	expect((await subjects(db, ANA)).at(-1)).toBe("Your email address was changed");
	expect(await reset(db, { token: stale, password: NEW, now: NOW })).toEqual(GONE);
});

test("refuses an email address that another account uses or has taken meanwhile", async ({ db }) => {
	const accountId = await signUp(db);
	const ask = () =>
		requestEmailChange(db, { accountId, newEmail: "bob@example.com", currentPassword: OLD, now: NOW });
	await ask();
	const token = await mailedToken(db, "bob@example.com");
	await signUp(db, "bob@example.com");
	expect(await confirmEmail(db, SUBJECTS, { token, accountId, now: NOW })).toEqual({
		ok: false,
		reason: "email_taken",
	});
	expect(await opens(db, OLD)).toBe(true);
	expect(await ask()).toEqual({ ok: false, reason: "email_taken" });
});

test("cancels a pending change of email address when the password changes", async ({ db }) => {
	const accountId = await signUp(db);
	await requestEmailChange(db, { accountId, newEmail: "eve@example.com", currentPassword: OLD, now: NOW });
	const eves = await mailedToken(db, "eve@example.com");
	await reset(db, { token: await forgotten(db), password: NEW, now: NOW });
	expect(await confirmEmail(db, SUBJECTS, { token: eves, accountId, now: NOW })).toEqual(GONE);
	expect(await opens(db, NEW)).toBe(true);
});

test("a reset forgets known devices but its own, and a pending authenticator app but no confirmed one", async ({
	db,
}) => {
	const accountId = await signUp(db);
	await setAccount(db, { email: ANA, role: "User", password: OLD, now: NOW });
	const device = { hash: "laptop", describe: () => ({ browser: "Firefox", when: "today" }) };
	const known = () => isKnownDevice(db, { email: ANA, deviceHash: "laptop" });
	await signInFrom(db, SUBJECTS, { accountId, tokenHash: "t", userAgent: "", device, now: NOW });
	const begun = { accountId, sessionId: 1, now: NOW };
	await beginSecondFactor(db, PLAIN_BOX, begun);
	expect([await known(), await findNewSecret(db, PLAIN_BOX, begun)]).toEqual([true, expect.any(String)]);
	await reset(db, { token: await forgotten(db), password: NEW, now: NOW });
	expect([await known(), await findNewSecret(db, PLAIN_BOX, begun)]).toEqual([false, null]);
	expect(await isKnownDevice(db, { email: ANA, deviceHash: "where the link was opened" })).toBe(true);

	await turnOnSecondFactor(db, accountId);
	const later = after(30 * MINUTE_MS);
	await reset(db, { token: await forgotten(db, later), password: OLD, now: later });
	expect(await hasSecondFactor(db, { accountId })).toBe(true);
});

const SECOND_MS = 1_000;
const mailsTo = async (db: Database, to: string) => (await subjects(db, to)).length;

test("sends one working link for two simultaneous reset requests", async ({ db }) => {
	await signUp(db);
	const before = await mailsTo(db, ANA);
	const ask = (now: Date, email = ANA) => requestPasswordReset(db, { email, now });
	// Opens the connections first with an unknown address, so that the others start together.
	await Promise.all(Array.from({ length: 8 }, () => ask(NOW, "nobody@example.com")));
	await Promise.all(Array.from({ length: 8 }, () => ask(NOW)));
	const token = await mailedToken(db, ANA);
	await ask(after(20 * MINUTE_MS - 1));
	expect(await mailsTo(db, ANA)).toBe(before + 1);
	expect(await reset(db, { token, password: NEW, now: after(30 * SECOND_MS) })).toEqual({
		ok: true,
	});
	// The link is used up: the next request needs another one.
	expect(await forgotten(db, after(30 * SECOND_MS - 1))).not.toBe(token);
});

test("sends one confirmation link for simultaneous requests, the one of sign-up included", async ({ db }) => {
	const accountId = await signUp(db);
	const ask = (now: Date) => sendVerification(db, { accountId, now });
	expect(await ask(after(29 * SECOND_MS))).toEqual({ ok: true, email: ANA });
	expect(await mailsTo(db, ANA)).toBe(1);
	const twice = await Promise.all([ask(after(MINUTE_MS)), ask(after(MINUTE_MS))]);
	expect(twice).toEqual([
		{ ok: true, email: ANA },
		{ ok: true, email: ANA },
	]);
	expect(await mailsTo(db, ANA)).toBe(2);
	const token = await mailedToken(db, ANA);
	expect(await confirmEmail(db, SUBJECTS, { token, accountId, now: after(MINUTE_MS) })).toMatchObject({
		ok: true,
	});
});

test("sends one link for two simultaneous requests to change to the same address", async ({ db }) => {
	const accountId = await signUp(db);
	const ask = (newEmail: string, now = NOW) =>
		requestEmailChange(db, { accountId, newEmail, currentPassword: OLD, now });
	const mails = await mailsTo(db, ANA);
	expect(await Promise.all([ask("new@example.com"), ask("NEW@example.com")])).toEqual([
		{ ok: true },
		{ ok: true },
	]);
	expect([await mailsTo(db, "new@example.com"), await mailsTo(db, ANA)]).toEqual([1, mails + 1]);
	const token = await mailedToken(db, "new@example.com");
	expect(await readLink(db, { token, purposes: ["change_email"], now: NOW })).toMatchObject({
		new_email: "new@example.com",
	});
	expect(await ask("other@example.com")).toEqual({ ok: true });
	expect(await mailsTo(db, "other@example.com")).toBe(1);
	expect(await confirmEmail(db, SUBJECTS, { token, accountId, now: NOW })).toEqual(GONE);
	expect(await ask("other@example.com", after(30 * SECOND_MS))).toEqual({ ok: true });
	expect(await mailsTo(db, "other@example.com")).toBe(2);
});

test("sends nothing when the password changes during a request for another address", async ({ db }) => {
	const accountId = await signUp(db);
	const password_hash = await hashPassword(NEW);
	const change = { accountId, newEmail: "new@example.com", currentPassword: OLD, now: NOW };
	// The password changes after it was compared, before the transaction that depends on it.
	const changing = Object.assign(db.withTables<Record<string, never>>() as unknown as Database, {
		transaction: () => ({
			execute: async (work: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) => {
				await db.updateTable("accounts").set({ password_hash }).execute();
				return transact(db, work);
			},
		}),
	});
	expect(await requestEmailChange(changing, change)).toEqual({ ok: false, reason: "wrong_password" });
	expect(await mailsTo(db, "new@example.com")).toBe(0);
	expect(await requestEmailChange(db, { ...change, currentPassword: NEW })).toEqual({ ok: true });
});

test("deletes links that expired a day ago", async ({ db }) => {
	await signUp(db);
	expect(await sweepLinks(db, { now: after(8 * DAY_MS - 1) })).toBe(0);
	expect(await sweepLinks(db, { now: after(8 * DAY_MS) })).toBe(1);
});
