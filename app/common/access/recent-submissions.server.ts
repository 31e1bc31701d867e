import { createHash } from "node:crypto";
import type { OnConflictBuilder, Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

const MINUTE_MS = 60 * 1000;

/** For how long an equal form from the same sender counts as the same one; milliseconds. */
export const SUBMISSION_WINDOWS = {
	contact: 30 * MINUTE_MS,
	partner: 30 * MINUTE_MS,
	move: 30 * MINUTE_MS,
	restock: 10 * MINUTE_MS,
	// Whoever adds the same product again later wants one more.
	cart: 3 * 1000,
} as const;

/** The sender of a form of a public page. */
export type Submitter = {
	/** The account, the browser's token, or what else tells senders apart. It is only stored in hashes. */
	id: string;
	/** The id of a new browser from its next form on, when it has the token that this answer gives it. */
	nextId?: string | undefined;
};

type Submission = {
	form: keyof typeof SUBMISSION_WINDOWS;
	/** The form's values, as the schema normalized them. */
	content: Record<string, string | number | null | undefined>;
	submitter: Submitter;
	now: Date;
};

type Work<Result, Refusal> = {
	/**
	 * Does what the form asks for. `idempotencyKey` is unique to this submission. The result is stored as JSON, and
	 * everybody who sends an equal form gets it: it must have nothing that identifies its sender. A refused form may be
	 * sent again at once.
	 */
	carryOut: (
		trx: Transaction<Schema>,
		claimed: { idempotencyKey: string },
	) => Promise<{ result: Result } | { refusal: Refusal }>;
	/** Whether an earlier result still counts; by default it does. */
	isCurrent?: (trx: Transaction<Schema>, result: Result) => Promise<boolean>;
};

export type Acceptance<Result, Refusal> =
	| { ok: true; repeated: boolean; result: Result }
	| { ok: false; refusal: Refusal };

/**
 * Carries out a form of a public page once, however often it is sent within its window: pressed twice, sent again
 * after going back, or by two processes at once. The content takes the place of an idempotency key, so that the page
 * is the same for everybody. Everything is one transaction: the second of two equal submissions waits for the first
 * one and gets its result.
 */
export function acceptOnce<Result, Refusal = never>(
	db: Database,
	submission: Submission,
	{ carryOut, isCurrent = async () => true }: Work<Result, Refusal>,
): Promise<Acceptance<Result, Refusal>> {
	const { submitter, now } = submission;
	const hash = hashOf(submission, submitter.id);
	return transact(db, async (trx) => {
		if (!(await claim(trx, submission, hash))) {
			const earlier = await trx
				.selectFrom("recent_submissions")
				.select("result")
				.where("hash", "=", hash)
				.executeTakeFirstOrThrow();
			const result: Result = JSON.parse(earlier.result);
			if (await isCurrent(trx, result)) return { ok: true, repeated: true, result };
		}
		const done = await carryOut(trx, { idempotencyKey: `${hash} ${now.toISOString()}` });
		if ("refusal" in done) {
			await trx.deleteFrom("recent_submissions").where("hash", "=", hash).execute();
			return { ok: false, refusal: done.refusal };
		}
		const next = submitter.nextId === undefined ? [] : [hashOf(submission, submitter.nextId)];
		await remember(trx, submission, [hash, ...next], done.result);
		return { ok: true, repeated: false, result: done.result };
	});
}

/** The id of an account. */
export const accountSenderId = (accountId: number): string => `account ${accountId}`;

/** The id of a browser with a token. */
export const browserSenderId = (tokenHash: string): string => `browser ${tokenHash}`;

function hashOf({ form, content }: Submission, submitterId: string): string {
	const values = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256")
		.update(JSON.stringify([form, submitterId, values]))
		.digest("base64url");
}

const valuesOf = ({ form, now }: Submission, result: string) => ({
	accepted_at: now.toISOString(),
	expires_at: new Date(now.getTime() + SUBMISSION_WINDOWS[form]).toISOString(),
	result,
});

/** Whether this is the first equal submission within the window. Locks the row either way. */
async function claim(trx: Transaction<Schema>, submission: Submission, hash: string): Promise<boolean> {
	const values = valuesOf(submission, "");
	const claimed = await trx
		.insertInto("recent_submissions")
		.values({ hash, ...values })
		.onConflict((conflict) =>
			replace(conflict).whereRef("recent_submissions.expires_at", "<=", "excluded.accepted_at"),
		)
		.returning("hash")
		.executeTakeFirst();
	return claimed !== undefined;
}

type Conflict = OnConflictBuilder<Schema, "recent_submissions">;

const replace = (conflict: Conflict) =>
	conflict.column("hash").doUpdateSet((eb) => ({
		accepted_at: eb.ref("excluded.accepted_at"),
		expires_at: eb.ref("excluded.expires_at"),
		result: eb.ref("excluded.result"),
	}));

async function remember(
	trx: Transaction<Schema>,
	submission: Submission,
	hashes: readonly string[],
	result: unknown,
): Promise<void> {
	const values = valuesOf(submission, JSON.stringify(result));
	await trx
		.insertInto("recent_submissions")
		.values(hashes.map((hash) => ({ hash, ...values })))
		.onConflict(replace)
		.execute();
}

/** Deletes submissions whose window is over. */
export async function sweepSubmissions(db: Database, { now }: { now: Date }): Promise<void> {
	await db.deleteFrom("recent_submissions").where("expires_at", "<=", now.toISOString()).execute();
}
