import { expect } from "vitest";
import { checkCredentials } from "#app/account/sign-in/accounts.server.ts";
import { readSession } from "#app/common/access/sessions.server.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import type { TakeAwayTask } from "#app/testing/account/change-users.child-process.ts";
import { ACCOUNT_NOW, addAccount, addSession, PASSWORD } from "#app/testing/signed-in.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { changeRole, restoreUser, suspendUser } from "./change-user.server.ts";

test("changes a role at once and records it", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const accountId = await addAccount(db, "Ana");
	await addSession(db, accountId, "hash");
	const change = { accountId, actorId, expectedRole: "User", role: "Admin", now: ACCOUNT_NOW } as const;
	expect(await changeRole(db, change)).toEqual({ ok: true });
	expect(await readSession(db, { tokenHash: "hash", now: ACCOUNT_NOW })).toMatchObject({ role: "Admin" });
	expect(await readChanges(db, { subject: `account ${accountId}` })).toMatchObject([
		{ action: "role", detail: "User → Admin", at: ACCOUNT_NOW.toISOString(), by: "Suki" },
	]);
});

test("refuses the second of two people who change a role at once", async ({ db }) => {
	const suki = await addAccount(db, "Suki", "SuperAdmin");
	const sara = await addAccount(db, "Sara", "SuperAdmin");
	const accountId = await addAccount(db, "Ana");
	const change = { accountId, expectedRole: "User", now: ACCOUNT_NOW } as const;
	expect(await changeRole(db, { ...change, actorId: suki, role: "Admin" })).toEqual({ ok: true });
	const refused = await changeRole(db, { ...change, actorId: sara, role: "Hotel" });
	const at = ACCOUNT_NOW.toISOString();
	expect(refused).toEqual({ ok: false, reason: "changed", by: "Suki", isOwn: false, at, to: "Admin" });
	expect(await db.selectFrom("accounts").select("role").where("id", "=", accountId).execute()).toEqual([
		{ role: "Admin" },
	]);
	expect(await readChanges(db, { subject: `account ${accountId}` })).toHaveLength(1);
});

test("accepts the same change twice from one person and refuses it from another", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const sara = await addAccount(db, "Sara", "SuperAdmin");
	const accountId = await addAccount(db, "Ana");
	const change = { accountId, actorId, now: ACCOUNT_NOW };
	const role = { ...change, expectedRole: "User", role: "Admin" } as const;
	const changed = { ok: false, reason: "changed" };
	const twice = [
		[() => changeRole(db, role), () => changeRole(db, { ...role, actorId: sara })],
		[() => suspendUser(db, change), () => suspendUser(db, { ...change, actorId: sara })],
		[() => restoreUser(db, change), () => restoreUser(db, { ...change, actorId: sara })],
	] as const;
	for (const [mine, hers] of twice) {
		expect(await Promise.all([mine(), mine()])).toEqual([{ ok: true }, { ok: true }]);
		expect(await hers()).toMatchObject(changed);
	}
	const trail = await readChanges(db, { subject: `account ${accountId}` });
	expect(trail.map(({ action }) => action)).toEqual(["restore", "suspend", "role"]);
	// Something else was done since, so it no longer counts as a repeat.
	expect(await changeRole(db, role)).toMatchObject({ ...changed, isOwn: true });
});

test("signs a suspended account out until it is restored, and deletes nothing", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	const accountId = await addAccount(db, "Ana");
	await addSession(db, accountId, "hash");
	const change = { accountId, actorId, now: ACCOUNT_NOW };
	const open = () => checkCredentials(db, { email: "ana@example.com", password: PASSWORD });

	expect(await suspendUser(db, change)).toEqual({ ok: true });
	expect(await readSession(db, { tokenHash: "hash", now: ACCOUNT_NOW })).toBeNull();
	expect(await open()).toBeNull();

	expect(await restoreUser(db, change)).toEqual({ ok: true });
	expect(await readSession(db, { tokenHash: "hash", now: ACCOUNT_NOW })).toMatchObject({ accountId });
	expect(await open()).toMatchObject({ accountId });
	const trail = await readChanges(db, { subject: `account ${accountId}` });
	expect(trail.map(({ action }) => action)).toEqual(["restore", "suspend"]);
});

test("refuses to suspend one’s own account", async ({ db }) => {
	const actorId = await addAccount(db, "Suki", "SuperAdmin");
	await addAccount(db, "Sara", "SuperAdmin");
	expect(await suspendUser(db, { accountId: actorId, actorId, now: ACCOUNT_NOW })).toEqual({
		ok: false,
		reason: "oneself",
	});
});

test("refuses to remove the last active SuperAdmin", async ({ db }) => {
	const suki = await addAccount(db, "Suki", "SuperAdmin");
	const sara = await addAccount(db, "Sara", "SuperAdmin");
	await suspendUser(db, { accountId: sara, actorId: suki, now: ACCOUNT_NOW });
	const stepDown = {
		accountId: suki,
		actorId: suki,
		expectedRole: "SuperAdmin",
		role: "User",
		now: ACCOUNT_NOW,
	} as const;
	expect(await changeRole(db, stepDown)).toEqual({ ok: false, reason: "last_super_admin" });
	await restoreUser(db, { accountId: sara, actorId: suki, now: ACCOUNT_NOW });
	expect(await changeRole(db, stepDown)).toEqual({ ok: true });
});

test("refuses changes by a former or suspended SuperAdmin", async ({ db }) => {
	const suki = await addAccount(db, "Suki", "SuperAdmin");
	const sara = await addAccount(db, "Sara", "SuperAdmin");
	const ada = await addAccount(db, "Ada", "Admin");
	const accountId = await addAccount(db, "Ana");
	const not = { ok: false, reason: "not_allowed" };
	const change = { accountId, expectedRole: "User", role: "Admin", now: ACCOUNT_NOW } as const;
	expect(await changeRole(db, { ...change, actorId: ada })).toEqual(not);
	await suspendUser(db, { accountId: sara, actorId: suki, now: ACCOUNT_NOW });
	expect(await changeRole(db, { ...change, actorId: sara })).toEqual(not);
	expect(await suspendUser(db, { accountId, actorId: sara, now: ACCOUNT_NOW })).toEqual(not);
	expect(await changeRole(db, { ...change, actorId: suki, accountId: 999_999 })).toEqual({
		ok: false,
		reason: "gone",
	});
});

test("keeps one of two SuperAdmins who remove each other in two processes", async ({ db, url }) => {
	const suki = await addAccount(db, "Suki", "SuperAdmin");
	const sara = await addAccount(db, "Sara", "SuperAdmin");
	for (const by of ["role", "suspension"] as const) {
		const round = (accountId: number, actorId: number): TakeAwayTask => ({
			url,
			now: ACCOUNT_NOW.toISOString(),
			rounds: [{ accountId, actorId, by }],
		});
		const script = "app/testing/account/change-users.child-process.ts";
		const tasks = [round(suki, sara), round(sara, suki)];
		const processes = tasks.map((task) => startElsewhere<string[]>(script, task));
		await Promise.all(processes.map((process) => process.ready));
		for (const process of processes) process.go();
		const outcomes = (await Promise.all(processes.map((process) => process.result))).flat();
		expect(outcomes.toSorted()).toEqual(["not_allowed", "ok"]);
		const left = db.selectFrom("accounts").select("id").where("role", "=", "SuperAdmin");
		expect(await left.where("suspended_at", "is", null).execute()).toHaveLength(1);
		await db.updateTable("accounts").set({ role: "SuperAdmin", suspended_at: null }).execute();
	}
});

test("keeps one of two SuperAdmins who step down in two processes", async ({ db, url }) => {
	const ids = [await addAccount(db, "Suki", "SuperAdmin"), await addAccount(db, "Sara", "SuperAdmin")];
	const processes = ids.map((id) =>
		startElsewhere<string[]>("app/testing/account/change-users.child-process.ts", {
			url,
			now: ACCOUNT_NOW.toISOString(),
			rounds: [{ accountId: id, actorId: id, by: "role" }],
		} satisfies TakeAwayTask),
	);
	await Promise.all(processes.map((process) => process.ready));
	for (const process of processes) process.go();
	const outcomes = (await Promise.all(processes.map((process) => process.result))).flat();
	expect(outcomes.toSorted()).toEqual(["last_super_admin", "ok"]);
});
