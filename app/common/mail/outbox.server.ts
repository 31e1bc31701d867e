import { type Claim, jobQueue } from "#app/common/jobs/job-queue.server.ts";
import { type RetrySchedule, retryAt } from "#app/common/jobs/retry.ts";
import { type StoredLanguage, writeIn } from "#app/common/language/write-in.server.ts";
import type { Database } from "#db/client.ts";
import { type Mail, UNSUBSCRIBE_PLACEHOLDER } from "./mail-layout.ts";
import { unsubscribePath } from "./review-requests.server.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** After the last of these delays, some two days later, an email is given up. */
const RETRY: RetrySchedule = {
	delaysMs: [
		30 * SECOND_MS,
		2 * MINUTE_MS,
		10 * MINUTE_MS,
		HOUR_MS,
		3 * HOUR_MS,
		6 * HOUR_MS,
		12 * HOUR_MS,
		24 * HOUR_MS,
	],
};

/** Longer than all time-outs of a delivery together. */
export const LONGEST_DELIVERY_MS = MINUTE_MS;
/** How long a claimed email belongs to one process. */
export const LEASE_MS = 5 * LONGEST_DELIVERY_MS;

const emailQueue = jobQueue({
	table: "outbox",
	key: "id",
	lease: "next_attempt_at",
	leaseMs: LEASE_MS,
	attempts: "attempts",
	order: ["next_attempt_at", "id"],
});

/** An email that only this process may send now. Its `attempts` include this one. */
export type ClaimedMail = Claim<"outbox">;
export type QueuedMail = ClaimedMail["job"];

export type DeliveryResult =
	/**
	 * `isKept`: its text stays readable at `/mail`. Otherwise the text is deleted, with the secret links in it.
	 */
	| { sent: true; isKept: boolean }
	/** `forGood`: the receiving server will never accept it. */
	| { sent: false; error: string; forGood: boolean };

/**
 * Composes an email in the language of whoever gets it, and queues it in the transaction of the change it reports: a
 * rollback removes it. Always pass the transaction, never the database alone.
 */
export const writeMail = (
	trx: Database,
	language: StoredLanguage,
	compose: () => Mail,
	now: Date,
): Promise<void> => queueMails(trx, [writeIn(language, compose)], now);

/**
 * Queues the emails of one change, like `writeMail`. A review request gets the recipient's own unsubscribe link, and is
 * not queued for an address that has unsubscribed.
 */
export async function queueMails(trx: Database, mails: readonly Mail[], now: Date): Promise<void> {
	const wanted: Mail[] = [];
	for (const mail of mails) {
		const path = mail.isReviewRequest ? await unsubscribePath(trx, { email: mail.to, now }) : "";
		if (path !== null) wanted.push(path ? unsubscribedAt(mail, path) : mail);
	}
	if (wanted.length > 0) await insertMails(trx, wanted, now);
}

function unsubscribedAt(mail: Mail, path: string): Mail {
	const withPath = (text: string) => text.replaceAll(UNSUBSCRIBE_PLACEHOLDER, path);
	const { text, html, unsubscribePath: placeholder } = mail;
	return {
		...mail,
		text: withPath(text),
		html: withPath(html),
		unsubscribePath: placeholder && withPath(placeholder),
	};
}

async function insertMails(trx: Database, mails: readonly Mail[], now: Date): Promise<void> {
	const at = now.toISOString();
	const rows = mails.map(({ to, replyTo, unsubscribePath, subject, text, html }) => ({
		to_address: to,
		reply_to: replyTo ?? null,
		unsubscribe_path: unsubscribePath,
		subject,
		text_body: text,
		html_body: html,
		created_at: at,
		next_attempt_at: at,
	}));
	await trx.insertInto("outbox").values(rows).execute();
}

/**
 * Emails that one process claims at once: each of three lanes sends three, one after another, before their leases end,
 * even if each takes all of a delivery's time-outs.
 */
export const MOST_CLAIMED = 9;

/** Claims the emails that have waited longest. Empty when no email is due. */
export const claimMails = (db: Database, { now }: { now: Date }): Promise<ClaimedMail[]> =>
	emailQueue.claimSome(db, { now, most: MOST_CLAIMED });

/** Gives back an email that this process has claimed and does not send. */
export const giveBackMail = emailQueue.giveBack;

/**
 * Records the result of a delivery and returns it: sent, retried later, or given up. An email is given up at
 * once after a permanent refusal, otherwise after the last attempt. A failure changes nothing when another
 * process has claimed the email meanwhile.
 */
export async function finishMail(
	db: Database,
	{ mail, delivery, now }: { mail: ClaimedMail; delivery: DeliveryResult; now: Date },
): Promise<"sent" | "to_be_tried_again" | "given_up"> {
	if (delivery.sent) {
		await finishSent(db, { mails: [mail], isKept: delivery.isKept, now });
		return "sent";
	}
	const at = delivery.forGood ? null : retryAt(RETRY, { failures: mail.job.attempts, now });
	const failed_at = at === null ? now.toISOString() : null;
	await emailQueue.finish(db, mail, { at, values: { failed_at, last_error: delivery.error.slice(0, 500) } });
	return at === null ? "given_up" : "to_be_tried_again";
}

/**
 * Records emails as sent, even when another process has claimed one of them meanwhile. Without `isKept`, their texts are
 * deleted.
 */
export async function finishSent(
	db: Database,
	{ mails, isKept, now }: { mails: readonly ClaimedMail[]; isKept: boolean; now: Date },
): Promise<void> {
	const ids = mails.map(({ job }) => job.id).sort((one, other) => one - other);
	await db
		.updateTable("outbox")
		.set(isKept ? {} : { text_body: "", html_body: "" })
		.set({ sent_at: now.toISOString(), next_attempt_at: null, failed_at: null, last_error: null })
		.where("id", "in", ids)
		.execute();
}

/** When the next email is due (ISO, UTC), or null when none waits. */
export const nextMailAt = emailQueue.nextAt;

const DAY_MS = 24 * HOUR_MS;
const RETENTION_MS = 30 * DAY_MS;

/** Deletes emails that are older than 30 days and no longer wait. */
export async function sweepMails(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("outbox")
		.where("next_attempt_at", "is", null)
		.where("created_at", "<=", new Date(now.getTime() - RETENTION_MS).toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
