import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;
/** The age at which `last_seen_at` is updated by a visit. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

export type SessionPerson = {
	sessionId: number;
	accountId: number;
	email: string;
	name: string;
	role: Role;
	/** The hash of the picture in `images`. */
	avatarHash: string | null;
	hasConfirmedEmail: boolean;
	/** When the person last confirmed who they are in this session (UTC); null for a session from before this was stored. */
	provenAt: string | null;
	/** When they last did with a code or a passkey, which a stolen password does not replace (UTC). */
	codeProvenAt: string | null;
	hasSecondFactor: boolean;
	/** Whether the account belongs to the team of a hotel. */
	hasHotels: boolean;
	/** Whether this is a colleague at the desk of hotels who manages none of them. */
	isDeskOnly: boolean;
};

/** When a session that is used now expires: in 30 days, and at most 90 days after it was opened. */
const endsAt = (openedAt: string, now: Date) =>
	new Date(Math.min(now.getTime() + IDLE_MS, Date.parse(openedAt) + LONGEST_MS)).toISOString();

/** The most that an account keeps open. Beyond it, the one that was opened first ends. */
const MAX_SESSIONS = 100;

/** Opens a session that expires 30 days after its last use, and at the latest 90 days after it was opened. */
export async function openSession(
	db: Database,
	session: {
		accountId: number;
		tokenHash: string;
		userAgent: string;
		/** Whether it is opened with a code or a passkey. */
		isByCode?: boolean;
		now: Date;
	},
): Promise<void> {
	const now = session.now.toISOString();
	await db
		.insertInto("sessions")
		.values({
			account_id: session.accountId,
			token_hash: session.tokenHash,
			user_agent: session.userAgent.slice(0, 300),
			created_at: now,
			last_seen_at: now,
			expires_at: endsAt(now, session.now),
			proven_at: now,
			code_proven_at: session.isByCode ? now : null,
		})
		.execute();
	const beyond = await db
		.selectFrom("sessions")
		.select("id")
		.where("account_id", "=", session.accountId)
		.orderBy("id", "desc")
		.offset(MAX_SESSIONS)
		.limit(1)
		.executeTakeFirst();
	if (beyond)
		await db
			.deleteFrom("sessions")
			.where("account_id", "=", session.accountId)
			.where("id", "<=", beyond.id)
			.execute();
}

/** Each request of a signed-in person reads it. */
const openSessionOf = (db: Database, { tokenHash, now }: { tokenHash: string; now: string }) =>
	db
		.selectFrom("sessions")
		.innerJoin("accounts", "accounts.id", "sessions.account_id")
		.select(["sessions.id as sessionId", "sessions.last_seen_at", "sessions.created_at"])
		.select(["accounts.id as accountId", "accounts.email", "accounts.name", "accounts.role"])
		.select(["accounts.avatar_hash as avatarHash", "accounts.email_verified_at"])
		.leftJoin("second_factors", "second_factors.account_id", "accounts.id")
		.select(["sessions.proven_at as provenAt", "sessions.code_proven_at as codeProvenAt"])
		.select("second_factors.confirmed_at as second_factor_since")
		.select((eb) =>
			eb
				.selectFrom("hotel_members")
				// By the alphabet: desk, manager, owner.
				.select((of) => of.fn.max("hotel_members.role").as("role"))
				.whereRef("hotel_members.account_id", "=", "accounts.id")
				.as("highest_hotel_role"),
		)
		.where("sessions.token_hash", "=", tokenHash)
		.where("sessions.expires_at", ">", now)
		.where("accounts.suspended_at", "is", null)
		.executeTakeFirst();

/** The account of a session token, or null when the session ended or expired, or the account is suspended. */
export async function readSession(
	db: Database,
	session: { tokenHash: string; now: Date },
): Promise<SessionPerson | null> {
	const now = session.now.toISOString();
	const found = await openSessionOf(db, { tokenHash: session.tokenHash, now });
	if (!found) return null;
	const { last_seen_at, created_at, email_verified_at, second_factor_since, highest_hotel_role, ...person } =
		found;
	if (session.now.getTime() - Date.parse(last_seen_at) > SEEN_EVERY_MS)
		await db
			.updateTable("sessions")
			.set({ last_seen_at: now, expires_at: endsAt(created_at, session.now) })
			.where("id", "=", person.sessionId)
			.execute();
	return {
		...person,
		hasConfirmedEmail: email_verified_at !== null,
		hasSecondFactor: second_factor_since !== null,
		hasHotels: highest_hotel_role !== null,
		isDeskOnly: person.role === "Hotel" && highest_hotel_role === "desk",
	};
}

type OpenSession = Pick<SessionPerson, "role" | "hasSecondFactor">;

/** Those of these sessions that are still open, by session id. */
export async function readOpenSessions(
	db: Database,
	sessions: { ids: number[]; now: Date },
): Promise<Map<number, OpenSession>> {
	if (sessions.ids.length === 0) return new Map();
	const rows = await db
		.selectFrom("sessions")
		.innerJoin("accounts", "accounts.id", "sessions.account_id")
		.leftJoin("second_factors", "second_factors.account_id", "accounts.id")
		.select(["sessions.id", "accounts.role", "second_factors.confirmed_at"])
		.where("sessions.id", "in", sessions.ids)
		.where("sessions.expires_at", ">", sessions.now.toISOString())
		.where("accounts.suspended_at", "is", null)
		.execute();
	return new Map(
		rows.map(({ id, role, confirmed_at }) => [id, { role, hasSecondFactor: confirmed_at !== null }]),
	);
}

/** Stores that the person of a session confirmed who they are; `isByCode`: with a code or a passkey. */
export async function markProven(
	db: Database,
	session: { id: number; isByCode: boolean; now: Date },
): Promise<void> {
	const proven_at = session.now.toISOString();
	const code_proven_at = session.isByCode ? proven_at : undefined;
	await db.updateTable("sessions").set({ proven_at, code_proven_at }).where("id", "=", session.id).execute();
}

/** Gives an account's session another token: whoever has a copy of the one before is signed out. */
export async function renewSessionToken(
	db: Database,
	{ id, accountId, tokenHash }: { id: number; accountId: number; tokenHash: string },
): Promise<void> {
	await db
		.updateTable("sessions")
		.set({ token_hash: tokenHash })
		.where("id", "=", id)
		.where("account_id", "=", accountId)
		.execute();
}

export async function endSession(db: Database, session: { id: number }): Promise<void> {
	await db.deleteFrom("sessions").where("id", "=", session.id).execute();
}

export async function sweepSessions(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("sessions")
		.where("expires_at", "<=", now.toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
