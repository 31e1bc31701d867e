import { expect } from "vitest";
import { suspendUser } from "#app/account/users/change-user.server.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { findOpenidAccount, isLinked, type OpenidIdentity, unlinkOpenid } from "./identities.server.ts";

const issuer = "https://accounts.example";
const ana: OpenidIdentity = {
	issuer,
	subject: "ana",
	email: "ana@example.com",
	isConfirmed: true,
	name: "Ana Lima",
};
const by = { provider: "Example", now: ACCOUNT_NOW };

const find = (db: Database, change: Partial<OpenidIdentity> = {}) =>
	findOpenidAccount(db, { ...ana, ...change }, by);

test("links an account once both sides have confirmed its address, and finds it by the identity from then on", async ({
	db,
}) => {
	const accountId = await addAccount(db, "Ana");
	await db.updateTable("accounts").set({ email_verified_at: null }).execute();
	expect(await find(db, { isConfirmed: false })).toEqual({ ok: false, reason: "unconfirmed_there" });
	expect(await find(db, { email: null })).toEqual({ ok: false, reason: "unconfirmed_there" });
	expect(await find(db)).toEqual({ ok: false, reason: "unconfirmed_here" });
	expect(await isLinked(db, { accountId, issuer })).toBe(false);

	await db.updateTable("accounts").set({ email_verified_at: ACCOUNT_NOW.toISOString() }).execute();
	expect(await find(db)).toMatchObject({ ok: true, accountId });
	expect((await writtenMails(db)).map(({ subject }) => subject)).toEqual(["You can sign in with Example"]);
	// The person has another address there now.
	expect(await find(db, { email: "new@example.com", isConfirmed: false })).toMatchObject({
		ok: true,
		accountId,
	});
	expect(await find(db, { subject: "another" })).toEqual({ ok: false, reason: "other_identity" });
	expect(await find(db, { issuer: "https://other.example" })).toMatchObject({ ok: true, accountId });

	await unlinkOpenid(db, { accountId, issuer, ...by });
	await unlinkOpenid(db, { accountId, issuer, ...by });
	expect(await isLinked(db, { accountId, issuer })).toBe(false);
});

test("makes an account with a confirmed address and the role User for a new address", async ({ db }) => {
	const [one, other] = await Promise.all([find(db), find(db)]);
	expect(one).toEqual(other);
	const accounts = await db
		.selectFrom("accounts")
		.select(["email", "name", "role", "email_verified_at"])
		.execute();
	const at = ACCOUNT_NOW.toISOString();
	expect(accounts).toEqual([
		{ email: "ana@example.com", name: "Ana Lima", role: "User", email_verified_at: at },
	]);
});

test("lets no suspended account in", async ({ db }) => {
	const [accountId, suki] = [await addAccount(db, "Ana"), await addAccount(db, "Suki", "SuperAdmin")];
	await suspendUser(db, { accountId, actorId: suki, now: ACCOUNT_NOW });
	const refused = { ok: false, reason: "suspended" };
	expect(await find(db)).toEqual(refused);
	await db.updateTable("accounts").set({ suspended_at: null }).execute();
	expect(await find(db)).toMatchObject({ ok: true });
	await suspendUser(db, { accountId, actorId: suki, now: ACCOUNT_NOW });
	expect(await find(db)).toEqual(refused);
});
