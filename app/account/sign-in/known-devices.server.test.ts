import { expect } from "vitest";
import { readSession, type SessionPerson } from "#app/common/access/sessions.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { test } from "#db/testing/database-test.ts";
import { checkCredentials, createAccount, setAccount } from "./accounts.server.ts";
import { signInFrom } from "./known-devices.server.ts";

const NOW = new Date("2026-12-01T12:00:00.000Z");

test("emails the account once about each browser after the first", async ({ db }) => {
	const ana = {
		email: "ana@example.com",
		name: "Ana",
		role: "User",
		password: "correct horse",
		now: NOW,
	} as const;
	const account = await createAccount(db, ana);
	if (!account.ok) throw new Error(account.reason);
	let sessions = 0;
	const signIn = async (hash: string, browser: string) => {
		const device = { hash, describe: () => ({ browser, when: "Tue 1 Dec, 07:00" }) };
		const tokenHash = String(sessions++);
		await signInFrom(db, SUBJECTS, {
			accountId: account.accountId,
			tokenHash,
			userAgent: "",
			device,
			now: NOW,
		});
		return (await writtenMails(db)).filter((mail) => mail.subject === "New sign-in to your account");
	};
	expect(await signIn("laptop", "Firefox on Linux")).toHaveLength(0);
	expect(await signIn("laptop", "Firefox on Linux")).toHaveLength(0);
	const [mail] = await signIn("phone", "Safari on iPhone");
	expect(mail?.to).toBe("ana@example.com");
	expect(mail?.text).toContain("Browser: Safari on iPhone\nTime: Tue 1 Dec, 07:00");
	expect(await signIn("phone", "Safari on iPhone")).toHaveLength(1);
	expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(4);
});

test("gives guest orders to the account at the next sign-in after its email is confirmed", async ({ db }) => {
	const ana = { email: "ana@example.com", name: "Ana", role: "User", password: "correct horse" } as const;
	const account = await createAccount(db, { ...ana, now: NOW });
	if (!account.ok) throw new Error(account.reason);
	const { accountId } = account;
	await addOrder(db);
	await addOrder(db, { email: "bo@example.com" });
	const device = { hash: "d", describe: () => ({ browser: "Firefox", when: "today" }) };
	const ownersAfter = async (tokenHash: string) => {
		await signInFrom(db, SUBJECTS, { accountId, tokenHash, userAgent: "", device, now: NOW });
		const orders = await db.selectFrom("orders").select("account_id").orderBy("id").execute();
		return orders.map(({ account_id }) => account_id);
	};
	await db.updateTable("accounts").set({ email_verified_at: null }).execute();
	expect(await ownersAfter("unconfirmed")).toEqual([null, null]);
	await db.updateTable("accounts").set({ email_verified_at: NOW.toISOString() }).execute();
	expect(await ownersAfter("confirmed")).toEqual([accountId, null]);
});

test("replaces the browser’s earlier session and leaves another account’s data alone", async ({ db }) => {
	const [ana, bo] = [await addAccount(db, "Ana"), await addAccount(db, "Bo")];
	const guestHash = "browser";
	const { variantIds } = await putOnShelf(db);
	const wished = () =>
		db
			.insertInto("wishlist_items")
			.values({ guest_hash: guestHash, variant_id: variantIds[0] ?? 0, added_at: NOW.toISOString() })
			.execute();
	const device = { hash: "d", describe: () => ({ browser: "Firefox", when: "today" }) };
	const signIn = (accountId: number, tokenHash: string, replaces?: SessionPerson | null) =>
		signInFrom(db, SUBJECTS, {
			accountId,
			tokenHash,
			userAgent: "",
			device,
			replaces: replaces ?? undefined,
			gathered: { cartHash: null, guestHash },
			now: NOW,
		});
	const read = (tokenHash: string) => readSession(db, { tokenHash, now: NOW });
	const open = async () =>
		(await db.selectFrom("sessions").select("token_hash").orderBy("id").execute()).map(
			(row) => row.token_hash,
		);
	await signIn(ana, "another device");
	await signIn(ana, "first");
	await wished();
	await signIn(ana, "again", await read("first"));
	expect(await open()).toEqual(["another device", "again"]);
	await wished();
	await signIn(bo, "bo", await read("again"));
	expect(await open()).toEqual(["another device", "bo"]);
	const wishes = db.selectFrom("wishlist_items").select(["account_id", "guest_hash"]).orderBy("id");
	expect(await wishes.execute()).toEqual([
		{ account_id: ana, guest_hash: null },
		{ account_id: null, guest_hash: guestHash },
	]);
});

test("stores neither session nor email when a sign-in fails half-way", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	// The device is stored after the session is opened, and storing this one fails.
	const device = { hash: null as unknown as string, describe: () => ({ browser: "Firefox", when: "today" }) };
	await expect(
		signInFrom(db, SUBJECTS, { accountId, tokenHash: "t", userAgent: "", device, now: NOW }),
	).rejects.toThrow();
	expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
	expect(await writtenMails(db)).toEqual([]);
});

test("opens no session when the password changed or the account was deleted after the check", async ({
	db,
}) => {
	const ana = { email: "ana@example.com", name: "Ana", role: "User", now: NOW } as const;
	await createAccount(db, { ...ana, password: "correct horse" });
	const checked = await checkCredentials(db, { email: ana.email, password: "correct horse" });
	if (!checked) throw new Error("The password is right.");
	const device = { hash: "d", describe: () => ({ browser: "Firefox", when: "today" }) };
	const signIn = (tokenHash: string) =>
		signInFrom(db, SUBJECTS, { ...checked, tokenHash, userAgent: "", device, now: NOW });
	expect(await signIn("before")).toMatchObject({ ok: true, message: null });
	await setAccount(db, { ...ana, password: "another long password" });
	expect(await signIn("after")).toEqual({ ok: false, reason: "account_changed" });
	await db.deleteFrom("accounts").execute();
	expect(await signIn("gone")).toEqual({ ok: false, reason: "account_changed" });
	expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("an account knows its newest 100 devices, and keeps its newest 100 sessions open", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	const other = await addAccount(db, "Bob");
	const signIn = (whose: number, at: number) => {
		const device = {
			hash: `device ${at} of ${whose}`,
			describe: () => ({ browser: "Firefox", when: "today" }),
		};
		const now = new Date(NOW.getTime() + at);
		return signInFrom(db, SUBJECTS, {
			accountId: whose,
			tokenHash: `${whose} ${at}`,
			userAgent: "",
			device,
			now,
		});
	};
	await signIn(other, 0);
	for (let at = 0; at < 101; at++) await signIn(accountId, at);
	const isOpen = async (whose: number, at: number) =>
		(await readSession(db, { tokenHash: `${whose} ${at}`, now: NOW })) !== null;
	expect([await isOpen(accountId, 0), await isOpen(accountId, 1), await isOpen(other, 0)]).toEqual([
		false,
		true,
		true,
	]);
	const devices = await db.selectFrom("known_devices").select("device_hash as hash").execute();
	expect(devices).toHaveLength(101);
	expect(devices).not.toContainEqual({ hash: `device 0 of ${accountId}` });
});
