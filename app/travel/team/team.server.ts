import type { Transaction } from "kysely";
import { lockActor, lockMember } from "#app/account/memberships/lock-actor.server.ts";
import type { InvitedRole, MemberRole } from "#app/account/memberships/member-roles.ts";
import { type Actor, isManagedBy, readOwner } from "#app/account/memberships/members.server.ts";
import { releaseConversations } from "#app/account/memberships/replace-owner.server.ts";
import { recordTeamChange } from "#app/account/memberships/team-trail.server.ts";
import { confirmAddress } from "#app/account/sign-in/open-link.server.ts";
import type { AccountSubjects } from "#app/account/subjects.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { mayInvite } from "#app/travel/hotels/hotel-states.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { invitationMail, joinedMail, removalMail } from "./team-mails.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of an invitation works. */
const INVITATION_DAYS = 7;
/** An expired invitation stays in the list for this long, to be sent again. */
const KEPT_DAYS = 30;
/** The same invitation within this time is the same form, sent twice. */
const AGAIN_MS = 60 * 1000;
/** Members and invitations of a hotel together. */
export const TEAM_LIMIT = 20;

type Change = { hotelId: number; actor: Actor; now: Date };

/** The team of a hotel, the owner first, then managers and the desk, each by name. */
export const readTeam = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("accounts", "accounts.id", "hotel_members.account_id")
		.select([
			"accounts.id",
			"accounts.name",
			"accounts.email",
			"hotel_members.role",
			"hotel_members.created_at",
		])
		.where("hotel_members.hotel_id", "=", hotelId)
		// By the alphabet: desk, manager, owner.
		.orderBy("hotel_members.role", "desc")
		.orderBy("accounts.name")
		.orderBy("accounts.id")
		.limit(TEAM_LIMIT)
		.execute();

/** The invitations of a hotel that nobody has accepted, expired ones too, oldest first. */
export const readInvitations = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("hotel_invitations as invitation")
		.leftJoin("accounts", "accounts.id", "invitation.invited_by")
		.select(["invitation.id", "invitation.email", "invitation.role", "accounts.name as inviter"])
		.select(["invitation.created_at", "invitation.expires_at"])
		.where("invitation.hotel_id", "=", hotelId)
		.orderBy("invitation.id")
		.limit(TEAM_LIMIT)
		.execute();

/** The hotels whose team an account belongs to without owning them, by name; the first 50. */
export const readMemberships = (db: Database, { accountId }: { accountId: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("hotels", "hotels.id", "hotel_members.hotel_id")
		.select(["hotels.id", "hotels.name", "hotel_members.role"])
		.where("hotel_members.account_id", "=", accountId)
		.where("hotel_members.role", "<>", "owner")
		.orderBy("hotels.name")
		.orderBy("hotels.id")
		.limit(50)
		.execute();

/** The teams of hotels that an account belongs to, for its owner. */
export const exportTeams = (db: Database, { accountId }: { accountId: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("hotels", "hotels.id", "hotel_members.hotel_id")
		.select(["hotels.name as hotel", "hotel_members.role", "hotel_members.created_at as since"])
		.where("hotel_members.account_id", "=", accountId)
		.orderBy("hotel_members.hotel_id")
		.execute();

export type InvitationOutcome =
	| { ok: true }
	/**
	 * `full`: the team has `TEAM_LIMIT` members and invitations. `closed`: the hotel is archived, suspended or refused
	 * (see `mayInvite`).
	 */
	| { ok: false; reason: "gone" | "closed" | "is_member" | "full" };

/**
 * Invites somebody by email to the team of a hotel, with a link that works once, for 7 days. Inviting the same address
 * again replaces the link; within a minute it counts as the same form. `email` is lower case.
 */
export function inviteMember(
	db: Database,
	{ hotelId, actor, now, email, role }: Change & { email: string; role: InvitedRole },
): Promise<InvitationOutcome> {
	const token = newToken();
	return transact(db, async (trx) => {
		const hotel = await lockTeam(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		if (!mayInvite(hotel)) return { ok: false, reason: "closed" };
		const team = await readTeam(trx, { hotelId });
		if (team.some((member) => member.email === email)) return { ok: false, reason: "is_member" };
		const invitations = await readInvitations(trx, { hotelId });
		const earlier = invitations.find((invitation) => invitation.email === email);
		if (!earlier && team.length + invitations.length >= TEAM_LIMIT) return { ok: false, reason: "full" };
		if (earlier && earlier.role === role && now.getTime() - Date.parse(earlier.created_at) < AGAIN_MS)
			return { ok: true };
		const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
		const sent = {
			role,
			token_hash: hashToken(token),
			invited_by: actor.accountId,
			created_at: now.toISOString(),
			expires_at,
		};
		await trx
			.insertInto("hotel_invitations")
			.values({ hotel_id: hotelId, email, ...sent })
			.onConflict((conflict) => conflict.columns(["hotel_id", "email"]).doUpdateSet(sent))
			.execute();
		const by = { hotelId, actorId: actor.accountId, now, action: "member invited" } as const;
		await recordTeamChange(trx, { ...by, colleague: { email }, from: earlier?.role, to: role });
		const inviter = await trx
			.selectFrom("accounts")
			.select("name")
			.where("id", "=", actor.accountId)
			.executeTakeFirstOrThrow();
		const mail = { to: email, hotel: hotel.name, inviter: inviter.name, role, token };
		const invited = await trx
			.selectFrom("accounts")
			.select("language")
			.where("email", "=", email)
			.executeTakeFirst();
		// Somebody without an account reads that of their colleague.
		const language = invited ? invited.language : currentLanguage();
		await writeMail(trx, language, () => invitationMail(mail), now);
		return { ok: true };
	});
}

/** Withdraws an invitation: its link stops working. Repeating it succeeds. */
export function withdrawInvitation(
	db: Database,
	{ hotelId, actor, now, invitationId }: Change & { invitationId: number },
): Promise<{ ok: boolean }> {
	return transact(db, async (trx) => {
		if (!(await lockTeam(trx, { hotelId, actor }))) return { ok: false };
		const withdrawn = await trx
			.deleteFrom("hotel_invitations")
			.where("id", "=", invitationId)
			.where("hotel_id", "=", hotelId)
			.returning(["email", "role"])
			.executeTakeFirst();
		if (!withdrawn) return { ok: true };
		const { email, role } = withdrawn;
		const by = { hotelId, actorId: actor.accountId, now, action: "invitation withdrawn" } as const;
		await recordTeamChange(trx, { ...by, colleague: { email }, from: role });
		return { ok: true };
	});
}

/** The invitation of a link that still works. */
export const readInvitation = (db: Database, { token, now }: { token: string; now: Date }) =>
	db
		.selectFrom("hotel_invitations as invitation")
		.innerJoin("hotels", "hotels.id", "invitation.hotel_id")
		.leftJoin("accounts", "accounts.id", "invitation.invited_by")
		.select(["invitation.hotel_id", "invitation.email", "invitation.role"])
		.select(["hotels.name as hotel", "accounts.name as inviter"])
		.where("invitation.token_hash", "=", hashToken(token))
		.where("invitation.expires_at", ">", now.toISOString())
		.where("hotels.archived_at", "is", null)
		.executeTakeFirst();

type JoinRefusal = "gone" | "not_own" | "staff" | "is_owner";

export type JoinOutcome =
	| { ok: true; hotel: string; role: MemberRole }
	/** `not_own`: the invitation is for another address. `staff`: the account sees all hotels already. */
	| { ok: false; reason: JoinRefusal };

/**
 * Makes an account a member of the team that it was invited to, once, and a User's account a hotel account. The link
 * was emailed, so it also confirms the account's address (see `confirmAddress`). The owner gets an email. Refused for an
 * account with another email address, for the market's staff and for the owner of the hotel.
 */
export function acceptInvitation(
	db: Database,
	subjects: AccountSubjects,
	{ token, accountId, now }: { token: string; accountId: number; now: Date },
): Promise<JoinOutcome> {
	return transact(db, async (trx) => {
		// Locked before the hotel, as for removing: joining also changes the account.
		await lockMember(trx, { memberId: accountId, actorId: accountId });
		const account = await trx
			.selectFrom("accounts")
			.select(["name", "email", "role", "email_verified_at"])
			.where("id", "=", accountId)
			.where("suspended_at", "is", null)
			.executeTakeFirst();
		const found = await readInvitation(trx, { token, now });
		if (!found) return refuse("gone");
		if (account?.email !== found.email) return refuse("not_own");
		if (account.role === "Admin" || account.role === "SuperAdmin") return refuse("staff");
		// Bookings are locked before the hotel.
		if (account.email_verified_at === null)
			await confirmAddress(trx, subjects, { accountId, email: account.email, now });
		// Locked before the invitation, as for inviting, so that members and invitations are counted together.
		const hotel = await lockHotelRow(trx, found.hotel_id);
		const invitation = await trx
			.deleteFrom("hotel_invitations")
			.where("token_hash", "=", hashToken(token))
			.where("expires_at", ">", now.toISOString())
			.returning(["hotel_id", "role", "invited_by"])
			.executeTakeFirst();
		if (!invitation || !hotel || hotel.archived_at !== null) return refuse("gone");
		if (account.role === "User")
			await trx.updateTable("accounts").set({ role: "Hotel" }).where("id", "=", accountId).execute();
		const { hotel_id: hotelId, role, invited_by: added_by } = invitation;
		const colleague = await readColleague(trx, { hotelId, accountId });
		const added = await trx
			.insertInto("hotel_members")
			.values({ hotel_id: hotelId, account_id: accountId, role, added_by, created_at: now.toISOString() })
			.onConflict((conflict) =>
				conflict
					.columns(["hotel_id", "account_id"])
					.doUpdateSet({ role, added_by })
					.where("hotel_members.role", "<>", "owner"),
			)
			.executeTakeFirstOrThrow();
		if (!added.numInsertedOrUpdatedRows) return refuse("is_owner");
		const by = { hotelId, actorId: accountId, now, action: "member joined" } as const;
		await recordTeamChange(trx, { ...by, colleague: { accountId }, from: colleague?.role, to: role });
		const owner = await readOwner(trx, { hotelId });
		if (owner) {
			const joined = { owner, colleague: account, hotel: { id: hotelId, name: hotel.name }, role };
			await writeMail(trx, owner.language, () => joinedMail(joined), now);
		}
		return { ok: true, hotel: hotel.name, role } as const;
	}).catch((error) => {
		if (error instanceof RefusedAcceptance) return { ok: false, reason: error.reason } as const;
		throw error;
	});
}

/** Rolls the acceptance back, so that the invitation stays. */
class RefusedAcceptance extends Error {
	constructor(readonly reason: JoinRefusal) {
		super(reason);
	}
}

function refuse(reason: JoinRefusal): never {
	throw new RefusedAcceptance(reason);
}

export type MemberChange =
	| { ok: true }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "changed"; role: MemberRole };

/** A colleague of a hotel's team: not its owner. */
export const readColleague = (db: Database, { hotelId, accountId }: { hotelId: number; accountId: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("accounts", "accounts.id", "hotel_members.account_id")
		.select(["accounts.id", "accounts.name", "accounts.email", "accounts.language"])
		.select(["hotel_members.role"])
		.where("hotel_members.hotel_id", "=", hotelId)
		.where("hotel_members.account_id", "=", accountId)
		.where("hotel_members.role", "<>", "owner")
		.executeTakeFirst();

/** Changes the role of a colleague from the expected one; it applies to their next request. Repeating it succeeds. */
export function changeMemberRole(
	db: Database,
	change: Change & { accountId: number; expectedRole: MemberRole; role: InvitedRole },
): Promise<MemberChange> {
	const { hotelId, actor, now, accountId, expectedRole, role } = change;
	return transact(db, async (trx) => {
		await lockMember(trx, { memberId: accountId, actorId: actor.accountId });
		if (!(await lockTeam(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
		const colleague = await readColleague(trx, { hotelId, accountId });
		if (!colleague) return { ok: false, reason: "gone" };
		if (colleague.role === role) return { ok: true };
		if (colleague.role !== expectedRole) return { ok: false, reason: "changed", role: colleague.role };
		await trx
			.updateTable("hotel_members")
			.set({ role })
			.where("hotel_id", "=", hotelId)
			.where("account_id", "=", accountId)
			.execute();
		const by = { hotelId, actorId: actor.accountId, now, action: "member role" } as const;
		await recordTeamChange(trx, { ...by, colleague: { accountId }, from: colleague.role, to: role });
		return { ok: true };
	});
}

/**
 * Removes a colleague from the team, by the owner or by themself. Changes that they are making are committed first, and
 * none after it; it applies to their next request and ends their live screens. Conversations that were assigned to them
 * are nobody's again. The owner can't be removed (`gone`).
 */
export function removeMember(
	db: Database,
	{ hotelId, actor, now, accountId }: Change & { accountId: number },
): Promise<{ ok: boolean }> {
	const isOwn = accountId === actor.accountId;
	return transact(db, async (trx) => {
		await lockMember(trx, { memberId: accountId, actorId: actor.accountId });
		const hotel = isOwn ? await lockHotelRow(trx, hotelId) : await lockTeam(trx, { hotelId, actor });
		const colleague = hotel && (await readColleague(trx, { hotelId, accountId }));
		if (!colleague) return { ok: false };
		await trx
			.deleteFrom("hotel_members")
			.where("hotel_id", "=", hotelId)
			.where("account_id", "=", accountId)
			.execute();
		await releaseConversations(trx, { hotelId, accountId });
		const action = isOwn ? "member left" : "member removed";
		const by = { hotelId, actorId: actor.accountId, now, action } as const;
		await recordTeamChange(trx, { ...by, colleague: { accountId }, from: colleague.role });
		const mail = () => removalMail({ ...colleague, hotel: hotel.name });
		if (!isOwn) await writeMail(trx, colleague.language, mail, now);
		return { ok: true };
	});
}

/** Deletes invitations that expired 30 days ago. */
export async function sweepInvitations(db: Database, { now }: { now: Date }): Promise<void> {
	const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
	await db.deleteFrom("hotel_invitations").where("expires_at", "<", before).execute();
}

const lockedHotel = (trx: Transaction<Schema>, hotelId: number) =>
	trx
		.selectFrom("hotels")
		.select(["name", "status", "archived_at"])
		.where("id", "=", hotelId)
		.$call(adapterOf(trx).forNoKeyUpdate);

/** Locks the hotel, if the actor may change its team, so that its members are counted and changed one after another. */
async function lockTeam(trx: Transaction<Schema>, { hotelId, actor }: { hotelId: number; actor: Actor }) {
	await lockActor(trx, actor.accountId);
	return lockedHotel(trx, hotelId).where(isManagedBy(actor, "team")).executeTakeFirst();
}

const lockHotelRow = (trx: Transaction<Schema>, hotelId: number) =>
	lockedHotel(trx, hotelId).executeTakeFirst();
