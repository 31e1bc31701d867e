import { recordChange } from "#app/common/audit.server.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

/** Whether a partner request is accepted: whom staff invited, and who of the staff did. */
export async function readPartnerRequest(db: Database, { id }: { id: number }) {
	const request = await db
		.selectFrom("partner_requests")
		.leftJoin("accounts", "accounts.id", "partner_requests.accepted_by")
		.select(["partner_requests.name", "partner_requests.contact"])
		.select(["partner_requests.invited_email as invited", "accounts.name as acceptedBy"])
		.where("partner_requests.id", "=", id)
		.executeTakeFirst();
	return request ?? null;
}

export type PartnerAcceptance =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" }
	/** Somebody else accepted it, or with another address. */
	| { ok: false; reason: "accepted"; invited: string }
	/** The address already has an account with this role. */
	| { ok: false; reason: "has_account"; role: Role };

/** The page on which an invited person opens a hotel account. */
export const invitationPath = (email: string): string =>
	`/signup?${new URLSearchParams({ role: "Hotel", email })}`;

/**
 * Accepts a partner request and emails an invitation to open a hotel account, once. Refused for an address that already
 * has an account. Accepting it again with the same address succeeds and sends nothing.
 */
export function acceptPartnerRequest(
	db: Database,
	{ id, email, actorId, now }: { id: number; email: string; actorId: number; now: Date },
): Promise<PartnerAcceptance> {
	return transact(db, async (trx) => {
		const account = await trx
			.selectFrom("accounts")
			.select("role")
			.where("email", "=", email)
			.executeTakeFirst();
		const accepted = await trx
			.updateTable("partner_requests")
			.set({ accepted_at: now.toISOString(), accepted_by: actorId, invited_email: email })
			.where("id", "=", id)
			.where("accepted_at", "is", null)
			.$if(account !== undefined, (query) => query.where((eb) => eb.lit(false)))
			.returning("name")
			.executeTakeFirst();
		if (accepted) {
			const subject = `partner request ${id}` as const;
			await recordChange(trx, { actorId, action: "accepted", subject, now });
			await writeMail(trx, invitationMail({ name: accepted.name, to: email }), now);
			return { ok: true, repeated: false };
		}
		const request = await readPartnerRequest(trx, { id });
		if (!request) return { ok: false, reason: "gone" };
		if (request.invited === email) return { ok: true, repeated: true };
		if (request.invited !== null) return { ok: false, reason: "accepted", invited: request.invited };
		return { ok: false, reason: "has_account", role: account?.role ?? "User" };
	});
}

const invitationMail = ({ name, to }: { name: string; to: string }) =>
	layOutMail({
		to,
		name,
		subject: `Welcome to the ${marketName()} Partner Network`,
		paragraphs: [
			`We accepted your request to join the ${marketName()} Partner Network.`,
			"Open a hotel account with this email address. You can then list your hotel and its rooms, and we approve it.",
		],
		link: { label: "Open a hotel account", path: invitationPath(to) },
		after: ["If you did not send a request, ignore this email."],
	});
