import { EXPORTED_ACCOUNT_COLUMNS } from "#app/account/profile/account-columns.ts";
import { listAddresses } from "#app/account/profile/addresses.server.ts";
import { readSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { exportViews } from "#app/account/views/saved-views.server.ts";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { exportConversations } from "#app/conversations/own-conversations.server.ts";
import { exportInvoices } from "#app/invoices/read-invoices.server.ts";
import { isOwnPartnerRequest } from "#app/site/information/partner-request.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";

/**
 * Returns everything stored about an account except secrets (password, tokens), with times in UTC. If its email address
 * is confirmed, this includes what was ordered, booked and sent with it as a guest, and the emails to it.
 */
export async function exportPerson(db: Database, { accountId, now }: { accountId: number; now: Date }) {
	const account = await db
		.selectFrom("accounts")
		.select(EXPORTED_ACCOUNT_COLUMNS)
		.where("id", "=", accountId)
		.executeTakeFirstOrThrow();
	const sessions = await db
		.selectFrom("sessions")
		.select(["user_agent", "created_at", "last_seen_at", "expires_at", "proven_at"])
		.where("account_id", "=", accountId)
		.orderBy("id")
		.execute();
	const devices = await db
		.selectFrom("known_devices")
		.select("first_seen_at")
		.where("account_id", "=", accountId)
		.orderBy("first_seen_at")
		.execute();
	const links = await db
		.selectFrom("account_tokens")
		.select(["purpose", "new_email", "created_at", "expires_at", "used_at"])
		.where("account_id", "=", accountId)
		.orderBy("id")
		.execute();
	const addresses = await listAddresses(db, { accountId });
	const owner = { accountId, email: account.email_verified_at === null ? null : account.email };
	return {
		exported_at: now.toISOString(),
		account,
		signed_in_devices: sessions,
		known_devices: devices,
		linked_sign_ins: await db
			.selectFrom("openid_identities")
			.select(["issuer", "subject", "linked_at"])
			.where("account_id", "=", accountId)
			.execute(),
		passkeys: await db
			.selectFrom("passkeys")
			.select(["name", "created_at", "last_used_at"])
			.where("account_id", "=", accountId)
			.orderBy("id")
			.execute(),
		saved_views: await exportViews(db, { accountId }),
		two_step_sign_in: await readSecondFactor(db, { accountId }),
		links_by_mail: links,
		...(await exportOwned(db, owner)),
		addresses: addresses.map(({ id, postalCode, ...address }) => ({ ...address, postal_code: postalCode })),
		changes_to_this_account: await db
			.selectFrom("changes")
			.select(["action", "from_value", "to_value", "detail", "at"])
			.where("subject", "=", `account ${accountId}`)
			.orderBy("id")
			.execute(),
		done_by_this_account: await db
			.selectFrom("changes")
			.select(["action", "subject", "from_value", "to_value", "detail", "at"])
			.where("actor_id", "=", accountId)
			.where(isInTrail)
			.orderBy("id")
			.execute(),
	};
}

/** Returns everything stored about a guest who proved to control `email` (lower case), in the same format. */
export async function exportGuest(db: Database, { email, now }: { email: string; now: Date }) {
	return {
		exported_at: now.toISOString(),
		email,
		...(await exportOwned(db, { accountId: null, email })),
	};
}

/** What an account and a guest have alike. */
async function exportOwned(db: Database, owner: DataOwner) {
	const ofSubjects = await Promise.all(SUBJECTS.map(({ exportData }) => exportData(db, owner)));
	const subjectData: Record<string, unknown> = Object.assign({}, ...ofSubjects);
	return {
		...subjectData,
		invoices: await exportInvoices(db, owner),
		messages: await db
			.selectFrom("contact_messages")
			.select(["name", "email", "message", "created_at"])
			.where(belongsTo("contact_messages", owner))
			.orderBy("id")
			.execute(),
		partner_requests: await db
			.selectFrom("partner_requests")
			.select(["name", "contact", "message", "created_at", "accepted_at", "declined_at", "invited_email"])
			.where(isOwnPartnerRequest(owner))
			.orderBy("id")
			.execute(),
		conversations: await exportConversations(db, owner),
		notes_of_staff: await db
			.selectFrom("customer_notes")
			.innerJoin("customers", "customers.id", "customer_notes.customer_id")
			.select(["customer_notes.text", "customer_notes.created_at"])
			.where(belongsTo("customers", owner))
			.orderBy("customer_notes.id")
			.execute(),
		mails: await db
			.selectFrom("outbox")
			.select(["to_address", "subject", "created_at", "sent_at"])
			.where("to_address", "=", owner.email ?? "")
			.orderBy("id")
			.execute(),
	};
}
