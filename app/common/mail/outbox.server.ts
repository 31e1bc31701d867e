import type { Database } from "#db/client.ts";
import { type Mail, UNSUBSCRIBE_PLACEHOLDER } from "./mail-layout.ts";
import { unsubscribePath } from "./review-requests.server.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each failed try the next one comes. After the last, some two days on, a mail is given up. */
const RETRY_AFTER_MS = [
	30 * SECOND_MS,
	2 * MINUTE_MS,
	10 * MINUTE_MS,
	HOUR_MS,
	3 * HOUR_MS,
	6 * HOUR_MS,
	12 * HOUR_MS,
	24 * HOUR_MS,
];

/** For how long a claimed mail is one process's own; longer than a delivery may take by its time-outs. */
export const LEASE_MS = 5 * MINUTE_MS;

/** A mail that this process, and no other, may send now. */
export type ClaimedMail = Omit<Mail, "isReviewRequest"> & {
	id: number;
	/** Where the receiver unsubscribes, on this site; null for an email about a transaction. */
	unsubscribePath: string | null;
	/** How often it has been tried, this time included. */
	attempt: number;
	createdAt: string;
	/** Stands in `next_attempt_at` for as long as the claim holds. */
	leasedUntil: string;
};

export type Delivery =
	/** `isKept`: its words stay readable at `/mail`. Otherwise they go, with the secret links in them. */
	| { sent: true; isKept: boolean }
	/** `forGood`: the receiving server will never take it. */
	| { sent: false; error: string; forGood: boolean };

/**
 * Writes an email in the transaction of what it is about: rolled back with it, sent after it. Call it with the
 * transaction, never with the database alone. A review request gets the receiver's own unsubscribe link, and is
 * not written for an address that has unsubscribed.
 */
export async function writeMail(trx: Database, mail: Mail, now: Date): Promise<void> {
	const at = now.toISOString();
	const path = mail.isReviewRequest ? await unsubscribePath(trx, { email: mail.to, now }) : null;
	if (mail.isReviewRequest && path === null) return;
	const withPath = (text: string) => (path ? text.replaceAll(UNSUBSCRIBE_PLACEHOLDER, path) : text);
	await trx
		.insertInto("outbox")
		.values({
			to_address: mail.to,
			reply_to: mail.replyTo,
			unsubscribe_path: path,
			subject: mail.subject,
			text_body: withPath(mail.text),
			html_body: withPath(mail.html),
			created_at: at,
			next_attempt_at: at,
		})
		.execute();
}

/**
 * Takes the mail that has waited longest, or null when none is due. The claim is one conditional update that
 * moves the next attempt beyond the lease: of several processes one gets the row, and when that one dies,
 * another takes it after `LEASE_MS`.
 */
export async function claimMail(db: Database, { now }: { now: Date }): Promise<ClaimedMail | null> {
	const leasedUntil = new Date(now.getTime() + LEASE_MS).toISOString();
	for (;;) {
		const due = await db
			.selectFrom("outbox")
			.select(["id", "next_attempt_at"])
			.where("next_attempt_at", "<=", now.toISOString())
			.orderBy("next_attempt_at")
			.orderBy("id")
			.limit(1)
			.executeTakeFirst();
		if (!due) return null;
		const claimed = await db
			.updateTable("outbox")
			.set((eb) => ({ next_attempt_at: leasedUntil, attempts: eb("attempts", "+", 1) }))
			.where("id", "=", due.id)
			.where("next_attempt_at", "=", due.next_attempt_at)
			.returning(["id", "to_address", "reply_to", "unsubscribe_path", "subject"])
			.returning(["text_body", "html_body", "attempts", "created_at"])
			.executeTakeFirst();
		// Another process was quicker; the next one in line is still to be had.
		if (!claimed) continue;
		return {
			id: claimed.id,
			to: claimed.to_address,
			replyTo: claimed.reply_to,
			unsubscribePath: claimed.unsubscribe_path,
			subject: claimed.subject,
			text: claimed.text_body,
			html: claimed.html_body,
			attempt: claimed.attempts,
			createdAt: claimed.created_at,
			leasedUntil,
		};
	}
}

/**
 * Writes down how a claimed mail fared: sent, to be tried again after a longer while each time, or given up,
 * at once when it was refused for good and else after the last try. Changes nothing when the claim has run
 * out and another process holds it. Says what became of it.
 */
export async function finishMail(
	db: Database,
	{ mail, delivery, now }: { mail: ClaimedMail; delivery: Delivery; now: Date },
): Promise<"sent" | "waiting" | "failed"> {
	const at = now.toISOString();
	const wait = RETRY_AFTER_MS[mail.attempt - 1];
	const mine = db.updateTable("outbox").where("id", "=", mail.id);
	if (delivery.sent) {
		// Sent is sent, whoever holds the claim by now.
		const words = delivery.isKept ? {} : { text_body: "", html_body: "" };
		await mine
			.set({ ...words, sent_at: at, next_attempt_at: null, failed_at: null, last_error: null })
			.execute();
		return "sent";
	}
	const last_error = delivery.error.slice(0, 500);
	const held = mine.where("next_attempt_at", "=", mail.leasedUntil).where("sent_at", "is", null);
	if (delivery.forGood || wait === undefined) {
		await held.set({ failed_at: at, next_attempt_at: null, last_error }).execute();
		return "failed";
	}
	const next_attempt_at = new Date(now.getTime() + wait).toISOString();
	await held.set({ next_attempt_at, last_error }).execute();
	return "waiting";
}

/** When the next mail is due (ISO, UTC), or null when none waits. */
export async function nextMailAt(db: Database): Promise<string | null> {
	const { at } = await db
		.selectFrom("outbox")
		.select((eb) => eb.fn.min("next_attempt_at").as("at"))
		.executeTakeFirstOrThrow();
	return at ?? null;
}

const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;

/** Takes away mails that were written 30 days ago and no longer wait. */
export async function sweepMails(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("outbox")
		.where("next_attempt_at", "is", null)
		.where("created_at", "<=", new Date(now.getTime() - KEPT_MS).toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
