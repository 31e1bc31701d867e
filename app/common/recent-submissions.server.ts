import { createHash } from "node:crypto";
import type { OnConflictBuilder, Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { insertion } from "#db/insertion.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { hashToken } from "./tokens.server.ts";

const MINUTE_MS = 60 * 1000;

/** For how long an equal form from the same sender counts as the same one; milliseconds. */
export const SUBMISSION_WINDOWS = {
	contact: 30 * MINUTE_MS,
	partner: 30 * MINUTE_MS,
	move: 30 * MINUTE_MS,
	// Whoever adds the same product again later wants one more.
	cart: 3 * 1000,
	wish: 3 * 1000,
} as const;

/** The sender of a form of a public page. */
export type Submitter = {
	/** The account, the browser's token, or what else tells senders apart. It is only stored in hashes. */
	id: string;
	/** Derives a secret token from a text, for a browser that has none. */
	deriveToken?: (seed: string) => string;
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
	 * Does what the form asks for. `tokenHash`: SHA-256 of the new browser's token, null for a known sender.
	 * `idempotencyKey` is unique to this submission. The result is stored as JSON; a refused form may be sent again at once.
	 */
	carryOut: (
		trx: Transaction<Schema>,
		claimed: { tokenHash: string | null; idempotencyKey: string },
	) => Promise<{ result: Result } | { refusal: Refusal }>;
	/** Whether an earlier result still counts; by default it does. */
	isCurrent?: (trx: Transaction<Schema>, result: Result, tokenHash: string | null) => Promise<boolean>;
};

/** `token`: what the cookie of a new browser must contain; null for a known sender. */
export type Acceptance<Result, Refusal> = { token: string | null } & (
	| { ok: true; repeated: boolean; result: Result }
	| { ok: false; refusal: Refusal }
);

/**
 * Carries out a form of a public page once, however often it is sent within its window: pressed twice, sent again
 * after going back, or by two processes at once. The content takes the place of an idempotency key, so that the page
 * is the same for everybody. Everything is one transaction: the second of two equal submissions waits for the first
 * one and gets its result. A new browser gets the same token each time, and is recognized by it as well.
 */
export function acceptOnce<Result, Refusal = never>(
	db: Database,
	submission: Submission,
	{ carryOut, isCurrent = async () => true }: Work<Result, Refusal>,
): Promise<Acceptance<Result, Refusal>> {
	const { submitter, now } = submission;
	const hash = hashOf(submission, submitter.id);
	const tokenAt = (acceptedAt: string) => submitter.deriveToken?.(`${hash} ${acceptedAt}`) ?? null;
	return transact(db, async (trx) => {
		if (!(await claim(trx, submission, hash))) {
			const earlier = await trx
				.selectFrom("recent_submissions")
				.select(["accepted_at", "result"])
				.where("hash", "=", hash)
				.executeTakeFirstOrThrow();
			const result: Result = JSON.parse(earlier.result);
			const token = tokenAt(earlier.accepted_at);
			if (await isCurrent(trx, result, token && hashToken(token)))
				return { ok: true, repeated: true, result, token };
		}
		const at = now.toISOString();
		const token = tokenAt(at);
		const tokenHash = token && hashToken(token);
		const done = await carryOut(trx, { tokenHash, idempotencyKey: `${hash} ${at}` });
		if ("refusal" in done) {
			await trx.deleteFrom("recent_submissions").where("hash", "=", hash).execute();
			return { ok: false, refusal: done.refusal, token };
		}
		// From its next submission on, the browser is known by its token.
		const known = tokenHash ? [hashOf(submission, browserId(tokenHash))] : [];
		await remember(trx, submission, [hash, ...known], done.result);
		return { ok: true, repeated: false, result: done.result, token };
	});
}

/** The sender's id for a browser with a token. */
export const browserId = (tokenHash: string): string => `browser ${tokenHash}`;

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
	const claimed = await insertUnlessRecent(trx, [{ hash, ...values }]);
	return claimed.length > 0;
}

type Conflict = OnConflictBuilder<Schema, "recent_submissions">;

const replace = (conflict: Conflict) =>
	conflict.column("hash").doUpdateSet((eb) => ({
		accepted_at: eb.ref("excluded.accepted_at"),
		expires_at: eb.ref("excluded.expires_at"),
		result: eb.ref("excluded.result"),
	}));

const insertUnlessRecent = insertion("recent_submissions", (query) =>
	query
		.onConflict((conflict) =>
			replace(conflict).whereRef("recent_submissions.expires_at", "<=", "excluded.accepted_at"),
		)
		.returning("hash"),
);
const insertOrReplace = insertion("recent_submissions", (query) => query.onConflict(replace));

async function remember(
	trx: Transaction<Schema>,
	submission: Submission,
	hashes: readonly string[],
	result: unknown,
): Promise<void> {
	const values = valuesOf(submission, JSON.stringify(result));
	await insertOrReplace(
		trx,
		hashes.map((hash) => ({ hash, ...values })),
	);
}

/** Deletes submissions whose window is over. */
export async function sweepSubmissions(db: Database, { now }: { now: Date }): Promise<void> {
	await db.deleteFrom("recent_submissions").where("expires_at", "<=", now.toISOString()).execute();
}
