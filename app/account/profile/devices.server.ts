import type { Database } from "#db/client.ts";

/** The devices that are signed in to an account, the last used first. */
export async function listDevices(db: Database, { accountId, now }: { accountId: number; now: Date }) {
	return db
		.selectFrom("sessions")
		.select(["id", "user_agent", "created_at", "last_seen_at"])
		.where("account_id", "=", accountId)
		.where("expires_at", ">", now.toISOString())
		.orderBy("last_seen_at", "desc")
		.orderBy("id", "desc")
		.execute();
}

/**
 * Signs out one of the account's devices. Refused for another account's device (`not_own`) and for one that
 * is already signed out (`gone`).
 */
export async function endOwnSession(
	db: Database,
	{ accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<{ ok: true } | { ok: false; reason: "gone" | "not_own" }> {
	const ended = await db
		.deleteFrom("sessions")
		.where("id", "=", sessionId)
		.where("account_id", "=", accountId)
		.returning("id")
		.executeTakeFirst();
	if (ended) return { ok: true };
	const other = await db.selectFrom("sessions").select("id").where("id", "=", sessionId).executeTakeFirst();
	return { ok: false, reason: other ? "not_own" : "gone" };
}

/** Signs the account out on all other devices, and returns how many there were. */
export async function endOtherSessions(
	db: Database,
	{ accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<number> {
	const ended = await db
		.deleteFrom("sessions")
		.where("account_id", "=", accountId)
		.where("id", "!=", sessionId)
		.executeTakeFirst();
	return Number(ended.numDeletedRows);
}
