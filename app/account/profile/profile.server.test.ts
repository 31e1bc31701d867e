import { expect } from "vitest";
import { checkCredentials } from "#app/account/sign-in/accounts.server.ts";
import { readSession } from "#app/common/access/sessions.server.ts";
import { savePicture } from "#app/common/photos/images.server.ts";
import { sweepPictures } from "#app/common/photos/picture-owners.server.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { ACCOUNT_NOW, addAccount, addSession, PASSWORD } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { endOtherSessions, endOwnSession, listDevices } from "./devices.server.ts";
import { changePassword, readProfile, rename, setAvatar } from "./profile.server.ts";

const NEW = "another horse battery";
const openSessions = async (db: Database) =>
	(await db.selectFrom("sessions").select("id").orderBy("id").execute()).map(({ id }) => id);

test("ends a person’s other sessions and reset links when the password changes", async ({ db }) => {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const here = await addSession(db, ana, "here");
	await addSession(db, ana, "there");
	const bobs = await addSession(db, bob, "bob");
	const at = ACCOUNT_NOW.toISOString();
	const link = { account_id: ana, new_email: null, created_at: at, expires_at: at, used_at: null };
	await db
		.insertInto("account_tokens")
		.values([
			{ ...link, purpose: "reset_password", token_hash: "reset" },
			{ ...link, purpose: "verify_email", token_hash: "verify" },
			{ ...link, purpose: "change_email", token_hash: "change", new_email: "eve@example.com" },
		])
		.execute();

	const change = { accountId: ana, sessionId: here, newPassword: NEW, tokenHash: "new", now: ACCOUNT_NOW };
	expect(await changePassword(db, { ...change, currentPassword: "wrong" })).toEqual({
		ok: false,
		reason: "wrong_password",
	});
	expect(await openSessions(db)).toHaveLength(3);
	const opens = (tokenHash: string) => readSession(db, { tokenHash, now: ACCOUNT_NOW });
	expect(await opens("here")).toMatchObject({ sessionId: here });
	expect(await changePassword(db, { ...change, currentPassword: PASSWORD })).toEqual({ ok: true, ended: 1 });
	expect(await openSessions(db)).toEqual([here, bobs]);
	// Whoever copied the cookie of this session has nothing any more.
	expect(await opens("here")).toBeNull();
	expect(await opens("new")).toMatchObject({ sessionId: here });
	const check = (password: string) => checkCredentials(db, { email: "ana@example.com", password });
	expect(await check(PASSWORD)).toBeNull();
	expect(await check(NEW)).toMatchObject({ accountId: ana });
	const tokens = db.selectFrom("account_tokens").select(["token_hash", "used_at"]).orderBy("id");
	expect(await tokens.execute()).toEqual([
		{ token_hash: "reset", used_at: at },
		{ token_hash: "verify", used_at: null },
		{ token_hash: "change", used_at: at },
	]);
});

test("changes the password and sends the notice once when the form is sent twice", async ({ db }) => {
	const ana = await addAccount(db, "Ana");
	const change = { accountId: ana, sessionId: await addSession(db, ana, "here"), now: ACCOUNT_NOW };
	await addSession(db, ana, "there");
	const send = (tokenHash: string) =>
		changePassword(db, { ...change, currentPassword: PASSWORD, newPassword: NEW, tokenHash });
	const [first, second] = await Promise.all([send("first"), send("second")]);
	expect([first, second].map(({ ok }) => ok)).toEqual([true, true]);
	expect(await send("last")).toEqual({ ok: true, ended: 0 });
	// The browser keeps the cookie of the last answer.
	expect(await readSession(db, { tokenHash: "last", now: ACCOUNT_NOW })).toMatchObject({ accountId: ana });
	expect(await openSessions(db)).toEqual([change.sessionId]);
	expect(await writtenMails(db)).toHaveLength(1);
	expect(
		await changePassword(db, {
			...change,
			currentPassword: PASSWORD,
			newPassword: "a third password",
			tokenHash: "refused",
		}),
	).toEqual({ ok: false, reason: "wrong_password" });
	expect(await readSession(db, { tokenHash: "refused", now: ACCOUNT_NOW })).toBeNull();
});

test("ends only a person’s own sessions", async ({ db }) => {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const here = await addSession(db, ana, "here");
	const there = await addSession(db, ana, "there");
	const far = await addSession(db, ana, "far");
	const bobs = await addSession(db, bob, "bob");
	expect(await endOwnSession(db, { accountId: ana, sessionId: bobs })).toEqual({
		ok: false,
		reason: "not_own",
	});
	expect(await endOwnSession(db, { accountId: ana, sessionId: there })).toEqual({ ok: true });
	expect(await endOwnSession(db, { accountId: ana, sessionId: there })).toEqual({
		ok: false,
		reason: "gone",
	});
	expect((await listDevices(db, { accountId: ana, now: ACCOUNT_NOW })).map(({ id }) => id)).toEqual([
		far,
		here,
	]);
	expect(await endOtherSessions(db, { accountId: ana, sessionId: here })).toBe(1);
	expect(await openSessions(db)).toEqual([here, bobs]);
});

test("does not list an expired session as a device", async ({ db }) => {
	const ana = await addAccount(db, "Ana");
	await addSession(db, ana, "here");
	const later = new Date(ACCOUNT_NOW.getTime() + 31 * 24 * 60 * 60 * 1000);
	expect(await listDevices(db, { accountId: ana, now: later })).toEqual([]);
});

const HOUR_MS = 60 * 60 * 1000;
const after = (ms: number) => new Date(ACCOUNT_NOW.getTime() + ms);
const storedPictures = async (db: Database) =>
	(await db.selectFrom("images").select("hash").orderBy("hash").execute()).map(({ hash }) => hash);
const faces = async (db: Database, hash: string) =>
	(await db.selectFrom("image_files").select("width").where("hash", "=", hash).execute()).length;

test("deletes a picture with its last owner", async ({ db }) => {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const wear = (accountId: number, hash: string | null) =>
		setAvatar(db, { accountId, picture: hash === null ? null : pictureOf(hash), now: ACCOUNT_NOW });
	await wear(ana, "one");
	await wear(bob, "one");
	await wear(ana, "two");
	expect(await storedPictures(db)).toEqual(["one", "two"]);
	await wear(bob, null);
	expect(await storedPictures(db)).toEqual(["two"]);
	await wear(ana, "two");
	expect([await storedPictures(db), await faces(db, "two")]).toEqual([["two"], 1]);
});

test("stores no picture for a deleted account", async ({ db }) => {
	await setAvatar(db, { accountId: 999, picture: pictureOf("nobodys"), now: ACCOUNT_NOW });
	expect(await storedPictures(db)).toEqual([]);
});

test("deletes unused pictures after an hour, but none that comes into use meanwhile", async ({ db }) => {
	const ana = await addAccount(db, "Ana");
	await setAvatar(db, { accountId: ana, picture: pictureOf("hers"), now: ACCOUNT_NOW });
	await transact(db, (trx) => savePicture(trx, { picture: pictureOf("nobodys"), now: ACCOUNT_NOW }));
	expect(await sweepPictures(db, { now: after(HOUR_MS) })).toBe(0);
	expect(await sweepPictures(db, { now: after(HOUR_MS + 1) })).toBe(1);
	expect(await storedPictures(db)).toEqual(["hers"]);
	for (let round = 0; round < 10; round++) {
		const hash = `face ${round}`;
		await transact(db, (trx) => savePicture(trx, { picture: pictureOf(hash), now: ACCOUNT_NOW }));
		const now = after(2 * HOUR_MS);
		await Promise.all([
			sweepPictures(db, { now }),
			setAvatar(db, { accountId: ana, picture: pictureOf(hash), now }),
		]);
		expect(await readProfile(db, { accountId: ana })).toMatchObject({ avatar_hash: hash });
		expect([await storedPictures(db), await faces(db, hash)]).toEqual([[hash], 1]);
	}
});

test("reads the profile’s current data", async ({ db }) => {
	const accountId = await addAccount(db, "Ana", "Hotel");
	await addSession(db, accountId, "here");
	await rename(db, { accountId, name: "Ana Lima" });
	expect(await readProfile(db, { accountId })).toMatchObject({
		name: "Ana Lima",
		email: "ana@example.com",
		email_verified_at: ACCOUNT_NOW.toISOString(),
		role: "Hotel",
		devices: 1,
	});
});
