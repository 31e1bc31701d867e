import { expect } from "vitest";
import { checkCredentials, createAccount, setAccount } from "#app/account/sign-in/accounts.server.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { endSession, openSession, readOpenSessions, readSession, sweepSessions } from "./sessions.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-12-01T12:00:00.000Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const ANA = {
	email: "Ana@Example.com",
	name: "Ana",
	role: "User",
	password: "correct horse",
	now: NOW,
} as const;

async function signedIn(db: Database): Promise<number> {
	const account = await createAccount(db, ANA);
	if (!account.ok) throw new Error(account.reason);
	await openSession(db, { accountId: account.accountId, tokenHash: "hash", userAgent: "test", now: NOW });
	return account.accountId;
}

const read = (db: Database, now: Date, tokenHash = "hash") => readSession(db, { tokenHash, now });

test("allows one account for an email address in any case", async ({ db }) => {
	expect(await createAccount(db, ANA)).toMatchObject({ ok: true });
	expect(await createAccount(db, { ...ANA, email: "ANA@example.COM" })).toEqual({
		ok: false,
		reason: "email_taken",
	});
	expect(await db.selectFrom("accounts").select("email").execute()).toEqual([{ email: "ana@example.com" }]);
});

test("accepts the right password of an active account only", async ({ db }) => {
	await createAccount(db, ANA);
	const check = (email: string, password: string) => checkCredentials(db, { email, password });
	expect(await check("ana@EXAMPLE.com", "correct horse")).toMatchObject({ accountId: expect.any(Number) });
	expect(await check("ana@example.com", "correct horsE")).toBeNull();
	expect(await check("bob@example.com", "correct horse")).toBeNull();
	expect(await check("bob@example.com", "nobody has this password")).toBeNull();
	await db.updateTable("accounts").set({ suspended_at: NOW.toISOString() }).execute();
	expect(await check("ana@example.com", "correct horse")).toBeNull();
});

test("stores passwords as argon2id", async ({ db }) => {
	await createAccount(db, ANA);
	const { password_hash } = await db.selectFrom("accounts").select("password_hash").executeTakeFirstOrThrow();
	expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("expires a session 30 days after its last use and 90 days after its start", async ({ db }) => {
	await signedIn(db);
	expect(await read(db, later(29))).toMatchObject({ email: "ana@example.com", role: "User" });
	expect(await read(db, later(58))).not.toBeNull();
	for (const day of [80, 89, 89.999]) expect(await read(db, later(day)), `day ${day}`).not.toBeNull();
	expect(await read(db, later(90))).toBeNull();
	expect(await sweepSessions(db, { now: later(90) })).toBe(1);
});

test("reads whether the account’s email address is confirmed", async ({ db }) => {
	await signedIn(db);
	expect(await read(db, NOW)).toMatchObject({ hasConfirmedEmail: false });
	await db.updateTable("accounts").set({ email_verified_at: NOW.toISOString() }).execute();
	expect(await read(db, NOW)).toMatchObject({ hasConfirmedEmail: true });
});

test("expires an unused session", async ({ db }) => {
	await signedIn(db);
	expect(await read(db, later(30))).toBeNull();
	expect(await sweepSessions(db, { now: later(29) })).toBe(0);
});

test("reads no account for an unknown token, an ended session or a suspended account", async ({ db }) => {
	await signedIn(db);
	expect(await read(db, NOW, "another hash")).toBeNull();
	await db.updateTable("accounts").set({ suspended_at: NOW.toISOString() }).execute();
	expect(await read(db, NOW)).toBeNull();
	await db.updateTable("accounts").set({ suspended_at: null }).execute();
	const session = await read(db, NOW);
	await endSession(db, { id: session?.sessionId ?? 0 });
	expect(await read(db, NOW)).toBeNull();
});

test("reads a changed role at once", async ({ db }) => {
	const accountId = await signedIn(db);
	const { sessionId = 0 } = (await read(db, NOW)) ?? {};
	await db.updateTable("accounts").set({ role: "Admin" }).where("id", "=", accountId).execute();
	expect(await read(db, NOW)).toMatchObject({ role: "Admin" });
	const ask = { ids: [sessionId, sessionId + 1], now: NOW };
	const isOpen = async () => Object.fromEntries(await readOpenSessions(db, ask));
	expect(await isOpen()).toEqual({ [sessionId]: { role: "Admin", hasSecondFactor: false } });
	const [secret, created_at] = ["unread", NOW.toISOString()];
	await db.insertInto("second_factors").values({ account_id: accountId, secret, created_at }).execute();
	expect(await isOpen()).toMatchObject({ [sessionId]: { hasSecondFactor: false } });
	await db.updateTable("second_factors").set({ confirmed_at: created_at }).execute();
	expect(await isOpen()).toMatchObject({ [sessionId]: { hasSecondFactor: true } });
	await db.updateTable("accounts").set({ suspended_at: NOW.toISOString() }).execute();
	expect(await isOpen()).toEqual({});
});

test("creates an account, changes its role and ends its sessions with a new password", async ({ db }) => {
	const ada = { email: "ADA@example.com", role: "Admin", now: NOW } as const;
	expect(await setAccount(db, ada)).toEqual({ ok: false, reason: "password_needed" });
	expect(await setAccount(db, { ...ada, password: "first password" })).toEqual({ ok: true, made: true });
	const { id } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	await openSession(db, { accountId: id, tokenHash: "hash", userAgent: "test", now: NOW });

	expect(await setAccount(db, { ...ada, role: "SuperAdmin", name: "Ada" })).toEqual({
		ok: true,
		made: false,
	});
	expect(await read(db, NOW)).toMatchObject({ role: "SuperAdmin", name: "Ada" });
	await setAccount(db, { ...ada, password: "second password" });
	expect(await read(db, NOW)).toBeNull();
	expect(await checkCredentials(db, { email: ada.email, password: "first password" })).toBeNull();
});

test("gives an unconfirmed account a role only with a new password", async ({ db }) => {
	await signedIn(db);
	const ana = { email: ANA.email, role: "SuperAdmin", now: later(1) } as const;
	const storedSession = () =>
		db.selectFrom("accounts").select(["role", "email_verified_at"]).executeTakeFirstOrThrow();
	expect(await setAccount(db, ana)).toEqual({ ok: false, reason: "password_needed" });
	expect(await storedSession()).toEqual({ role: "User", email_verified_at: null });
	expect(await setAccount(db, { ...ana, role: "User" })).toEqual({ ok: true, made: false });
	expect(await storedSession()).toEqual({ role: "User", email_verified_at: null });
	expect(await setAccount(db, { ...ana, password: "second password" })).toEqual({ ok: true, made: false });
	expect(await storedSession()).toEqual({ role: "SuperAdmin", email_verified_at: later(1).toISOString() });
	expect(await read(db, NOW)).toBeNull();
	expect(await checkCredentials(db, ANA)).toBeNull();
	expect(await setAccount(db, { ...ana, role: "Admin" })).toEqual({ ok: true, made: false });
});
