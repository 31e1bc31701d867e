import type { ExpressionBuilder, Transaction } from "kysely";
import { removeSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { findLatestChange, isRepeated, recordChange } from "#app/common/changes/changes.server.ts";
import { storeLabel } from "#app/common/changes/stored-text.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import type { ChangeActions } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isNotLastSuperAdmin, lockSuperAdmins } from "./super-admins.server.ts";

type Change = { accountId: number; actorId: number; now: Date };

export type UserChangeRefusal =
	/** `not_allowed`: the actor is no longer a SuperAdmin. */
	| { ok: false; reason: "gone" | "oneself" | "own_second_factor" | "last_super_admin" | "not_allowed" }
	/** The account was changed first: by whom and when, as far as known, and its role or status now. */
	| { ok: false; reason: "changed"; by: string | null; isOwn: boolean; at: string | null; to: string };
export type UserChangeOutcome = { ok: true } | UserChangeRefusal;

/**
 * Gives an account another role with one conditional update from the expected role, and records it in the
 * audit trail. If the same person sends it twice, it counts once and succeeds twice, like the other changes
 * here. Refused for the last active SuperAdmin.
 */
export function changeRole(
	db: Database,
	change: Change & { expectedRole: Role; role: Role },
): Promise<UserChangeOutcome> {
	const { expectedRole, role } = change;
	return changeUser(db, change, {
		set: { role },
		when: (eb) => eb("accounts.role", "=", expectedRole),
		isDone: (account) => account.role === role,
		action: "role",
		from: expectedRole,
		to: role,
	});
}

/**
 * Suspends an account: nothing is deleted, but it can't sign in until it is restored. Refused for oneself and
 * for the last active SuperAdmin.
 */
export async function suspendUser(db: Database, change: Change): Promise<UserChangeOutcome> {
	if (change.accountId === change.actorId) return { ok: false, reason: "oneself" };
	return changeUser(db, change, {
		set: { suspended_at: change.now.toISOString() },
		when: (eb) => eb("accounts.suspended_at", "is", null),
		isDone: (account) => account.suspended_at !== null,
		action: "suspend",
		from: storeLabel({ label: "active", of: "account" }),
		to: storeLabel({ label: "suspended", of: "account" }),
	});
}

export function restoreUser(db: Database, change: Change): Promise<UserChangeOutcome> {
	return changeUser(db, change, {
		set: { suspended_at: null },
		when: (eb) => eb("accounts.suspended_at", "is not", null),
		isDone: (account) => account.suspended_at === null,
		action: "restore",
		from: storeLabel({ label: "suspended", of: "account" }),
		to: storeLabel({ label: "active", of: "account" }),
	});
}

/** Turns off the two-step sign-in of somebody who has lost the app and the codes; it succeeds when it is off already. */
export async function turnOffForUser(db: Database, change: Change): Promise<UserChangeOutcome> {
	if (change.accountId === change.actorId) return { ok: false, reason: "own_second_factor" };
	return transact(db, async (trx) => {
		const actor = await trx
			.selectFrom("accounts")
			.select("id")
			.where((eb) => eb.exists(activeSuperAdmin(eb, change.actorId)))
			.where("id", "=", change.actorId)
			.executeTakeFirst();
		if (!actor) return { ok: false, reason: "not_allowed" };
		const { exists } = await removeSecondFactor(trx, change);
		return exists ? { ok: true } : { ok: false, reason: "gone" };
	});
}

type What = {
	set: { role?: Role; suspended_at?: string | null };
	/** The expected state. */
	when: (eb: ExpressionBuilder<Schema, "accounts">) => ReturnType<typeof isNotLastSuperAdmin>;
	/** The state afterwards. */
	isDone: (account: { role: Role; suspended_at: string | null }) => boolean;
	action: ChangeActions["account"];
	from: string;
	to: string;
};

function changeUser(db: Database, change: Change, what: What): Promise<UserChangeOutcome> {
	const { accountId, actorId, now } = change;
	// Restoring removes no SuperAdmin; every other change might.
	const mayTakeAway = what.set.suspended_at !== null && what.set.role !== "SuperAdmin";
	return transact(db, async (trx) => {
		await lockSuperAdmins(trx);
		const changed = await trx
			.updateTable("accounts")
			.set(what.set)
			.where("id", "=", accountId)
			.where(what.when)
			.where((eb) => (mayTakeAway ? isNotLastSuperAdmin(eb) : eb.val(true)))
			.where((eb) => eb.exists(activeSuperAdmin(eb, actorId)))
			.returning("id")
			.executeTakeFirst();
		if (!changed) return findConflict(trx, change, what);
		const { action, from, to } = what;
		await recordChange(trx, { actorId, action, subject: `account ${accountId}`, from, to, now });
		return { ok: true };
	});
}

const activeSuperAdmin = (eb: ExpressionBuilder<Schema, "accounts">, id: number) =>
	eb
		.selectFrom("accounts as actor")
		.select("actor.id")
		.where("actor.id", "=", id)
		.where("actor.role", "=", "SuperAdmin")
		.where("actor.suspended_at", "is", null);

/** Tells a repeated change from one that came too late. */
async function findConflict(
	trx: Transaction<Schema>,
	change: Change,
	what: What,
): Promise<UserChangeOutcome> {
	const { accountId, actorId } = change;
	const found = await trx
		.selectFrom("accounts")
		.select(["role", "suspended_at"])
		.select((eb) => [
			eb.exists(activeSuperAdmin(eb, actorId)).as("mayAct"),
			eb.case().when(what.when(eb)).then(1).else(0).end().as("isAsSeen"),
		])
		.where("id", "=", accountId)
		.executeTakeFirst();
	if (!found) return { ok: false, reason: "gone" };
	if (!found.mayAct) return { ok: false, reason: "not_allowed" };
	if (found.isAsSeen) return { ok: false, reason: "last_super_admin" };
	const { action } = what;
	const last = await findLatestChange(trx, { subject: `account ${accountId}` });
	if (what.isDone(found) && isRepeated(last, { action, from: what.from, to: what.to, actorId }))
		return { ok: true };
	const to = action === "role" ? found.role : found.suspended_at ? "suspended" : "active";
	const { by = null, at = null } = last ?? {};
	return { ok: false, reason: "changed", by, isOwn: last?.byId === actorId, at, to };
}
