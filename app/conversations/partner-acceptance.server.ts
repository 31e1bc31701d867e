import type { Transaction } from "kysely";
import { lockMember } from "#app/account/memberships/lock-actor.server.ts";
import { confirmAddress } from "#app/account/sign-in/open-link.server.ts";
import type { AccountSubjects } from "#app/account/subjects.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { ConversationSubjects } from "./conversation-subject.ts";
import { endConversationLinks, type MailLinks } from "./mail-message.server.ts";
import { emailIn, readSentLanguage } from "./sent-conversation.server.ts";
import { writeMessage } from "./write-message.server.ts";

/** How long the link of an invitation works. */
const INVITATION_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What staff decided about a partner request: whom they invited and who did, or when they declined it. */
export async function readPartnerRequest(db: Database, { id }: { id: number }) {
	const request = await db
		.selectFrom("partner_requests")
		.leftJoin("accounts", "accounts.id", "partner_requests.accepted_by")
		.leftJoin("accounts as partner", "partner.email", "partner_requests.invited_email")
		.select(["partner_requests.name", "partner_requests.contact"])
		.select(["partner_requests.invited_email as invited", "accounts.name as acceptedBy"])
		.select(["partner_requests.accepted_at as invitedAt", "partner_requests.declined_at as declinedAt"])
		.select("partner.role")
		.where("partner_requests.id", "=", id)
		.executeTakeFirst();
	if (!request) return null;
	const { role, ...found } = request;
	return { ...found, hasHotelAccount: role === "Hotel" };
}

export type PartnerAcceptance =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" }
	/** Somebody else accepted it, or with another address. */
	| { ok: false; reason: "accepted"; invited: string }
	/** The address has an account with this role, which can't become a hotel account. */
	| { ok: false; reason: "has_account"; role: Role };

/** The page behind the link of an invitation. */
export const partnerInvitationLink = (token: string): string =>
	`/partner-invitation?${new URLSearchParams({ token })}`;

/**
 * Accepts a partner request and emails an invitation to open a hotel account, once. A personal account with the address
 * can become one; other accounts are refused. Accepting it again with the same address succeeds and sends nothing. Links
 * to the conversation that another address got end: what is written from now on is for the invited one.
 */
export function acceptPartnerRequest(
	db: Database,
	{ id, email, actorId, now }: { id: number; email: string; actorId: number; now: Date },
): Promise<PartnerAcceptance> {
	const token = newToken();
	return transact(db, async (trx) => {
		const account = await trx
			.selectFrom("accounts")
			.select("role")
			.where("email", "=", email)
			.executeTakeFirst();
		const mayJoin = account === undefined || account.role === "User";
		const accepted = await trx
			.updateTable("partner_requests")
			.set({ accepted_at: now.toISOString(), accepted_by: actorId, invited_email: email })
			.set({ invitation_hash: hashToken(token) })
			.where("id", "=", id)
			.where("accepted_at", "is", null)
			.$if(!mayJoin, (query) => query.where((eb) => eb.lit(false)))
			.returning(["name", "contact"])
			.executeTakeFirst();
		if (accepted) {
			if (emailIn(accepted.contact) !== email)
				await endConversationLinks(trx, { kind: "partner", key: String(id) });
			const subject = `partner request ${id}` as const;
			await recordChange(trx, { actorId, action: "accepted", subject, now });
			const mail = () => invitationMail({ name: accepted.name, to: email, token });
			await writeMail(trx, await readSentLanguage(trx, "partner", id), mail, now);
			return { ok: true, repeated: false };
		}
		const request = await readPartnerRequest(trx, { id });
		if (!request) return { ok: false, reason: "gone" };
		if (request.invited === email) return { ok: true, repeated: true };
		if (request.invited !== null) return { ok: false, reason: "accepted", invited: request.invited };
		return { ok: false, reason: "has_account", role: account?.role ?? "User" };
	});
}

/**
 * Emails another invitation, whose link replaces the earlier one. `sentAt` is when the last one was sent, as the page
 * showed it: the same form sends one email. False when there is nobody to invite.
 */
export function inviteAgain(
	db: Database,
	{ id, sentAt, actorId, now }: { id: number; sentAt: string; actorId: number; now: Date },
): Promise<boolean> {
	const token = newToken();
	return transact(db, async (trx) => {
		const request = await readPartnerRequest(trx, { id });
		if (!request?.invited || request.hasHotelAccount) return false;
		const invited = await trx
			.updateTable("partner_requests")
			.set({ accepted_at: now.toISOString(), invitation_hash: hashToken(token) })
			.where("id", "=", id)
			.where("accepted_at", "=", sentAt)
			.returning("name")
			.executeTakeFirst();
		if (!invited) return true;
		const subject = `partner request ${id}` as const;
		await recordChange(trx, { actorId, action: "invited again", subject, now });
		const mail = { name: invited.name, to: request.invited, token };
		await writeMail(trx, await readSentLanguage(trx, "partner", id), () => invitationMail(mail), now);
		return true;
	});
}

type Declined = {
	id: number;
	answer: string;
	idempotencyKey: string;
	links: MailLinks;
	actorId: number;
	now: Date;
};

/**
 * Declines a partner request with an answer, which is emailed as any other message, and closes the conversation. False
 * when the request is gone, or decided in the meantime. The same form declines once.
 */
export function declinePartnerRequest(
	db: Database,
	subjects: ConversationSubjects,
	{ id, answer, idempotencyKey, links, actorId, now }: Declined,
): Promise<boolean> {
	const about = { kind: "partner", key: String(id) } as const;
	return transact(db, async (trx) => {
		const declined = await trx
			.updateTable("partner_requests")
			.set({ declined_at: now.toISOString() })
			.where("id", "=", id)
			.where("accepted_at", "is", null)
			.where("declined_at", "is", null)
			.returning("id")
			.executeTakeFirst();
		if (!declined) {
			const message = await trx
				.selectFrom("messages")
				.innerJoin("conversations", "conversations.id", "messages.conversation_id")
				.select("messages.id")
				.where("conversations.kind", "=", about.kind)
				.where("conversations.subject_key", "=", about.key)
				.where("messages.idempotency_key", "=", idempotencyKey)
				.executeTakeFirst();
			return message !== undefined;
		}
		const access = { by: "staff", accountId: actorId } as const;
		const message = { about, access, body: answer, photos: [], idempotencyKey, links, now };
		await writeMessage(trx, subjects, { ...message, isPartOfChange: true });
		await trx
			.updateTable("conversations")
			.set({ closed_at: now.toISOString() })
			.where("kind", "=", about.kind)
			.where("subject_key", "=", about.key)
			.execute();
		await recordChange(trx, { actorId, action: "declined", subject: `partner request ${id}`, now });
		return true;
	});
}

/** The invitation of a link; undefined when it was used, is too old, or never existed. */
export async function readPartnerInvitation(
	db: Database,
	{ token, now }: { token: string; now: Date },
): Promise<{ id: number; email: string; hasAccount: boolean } | undefined> {
	const oldest = new Date(now.getTime() - INVITATION_DAYS * DAY_MS).toISOString();
	const found = await db
		.selectFrom("partner_requests")
		.leftJoin("accounts", "accounts.email", "partner_requests.invited_email")
		.select(["partner_requests.id", "partner_requests.invited_email as email"])
		.select("accounts.id as accountId")
		.where("invitation_hash", "=", hashToken(token))
		.where("accepted_at", ">", oldest)
		.executeTakeFirst();
	if (!found?.email) return undefined;
	return { id: found.id, email: found.email, hasAccount: found.accountId !== null };
}

/** `staff`: the account works for the market. */
export type PartnerJoin = { ok: true } | { ok: false; reason: "gone" | "not_own" | "staff" };

/**
 * Turns the account of an invited address into a hotel account, and confirms the address: only its owner has the link,
 * which works once.
 */
export function joinAsPartner(
	db: Database,
	subjects: AccountSubjects,
	{ token, accountId, now }: { token: string; accountId: number; now: Date },
): Promise<PartnerJoin> {
	return transact(db, async (trx) => {
		await lockMember(trx, { memberId: accountId, actorId: accountId });
		const account = await readActiveAccount(trx, accountId);
		const invitation = await readPartnerInvitation(trx, { token, now });
		if (!invitation) return { ok: false, reason: "gone" };
		if (account?.email !== invitation.email) return { ok: false, reason: "not_own" };
		if (account.role === "Admin" || account.role === "SuperAdmin") return { ok: false, reason: "staff" };
		const used = await trx
			.updateTable("partner_requests")
			.set({ invitation_hash: null })
			.where("invitation_hash", "=", hashToken(token))
			.returning("id")
			.executeTakeFirst();
		if (!used) return { ok: false, reason: "gone" };
		if (account.email_verified_at === null)
			await confirmAddress(trx, subjects, { accountId, email: account.email, now });
		await trx.updateTable("accounts").set({ role: "Hotel" }).where("id", "=", accountId).execute();
		const subject = `partner request ${used.id}` as const;
		await recordChange(trx, { actorId: accountId, action: "joined", subject, now });
		return { ok: true };
	});
}

const readActiveAccount = (trx: Transaction<Schema>, accountId: number) =>
	trx
		.selectFrom("accounts")
		.select(["email", "role", "email_verified_at"])
		.where("id", "=", accountId)
		.where("suspended_at", "is", null)
		.executeTakeFirst();

const invitationMail = ({ name, to, token }: { name: string; to: string; token: string }) =>
	layOutMail({
		to,
		name,
		subject: t.conversationMails.invitation.subject({ market: marketName() }),
		paragraphs: [
			t.conversationMails.invitation.accepted({ market: marketName() }),
			t.conversationMails.invitation.body,
		],
		link: { label: t.conversationMails.invitation.link, path: partnerInvitationLink(token) },
		after: [
			t.conversationMails.invitation.once({ days: INVITATION_DAYS }),
			t.conversationMails.invitation.ignore,
		],
	});
