import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The photos of a new hotel or room. */
const MAX_OF_ACCOUNT = 20;
/** Twice the photos of a delivery: those that waited, and those of the form that is refused for too many. */
const MAX_OF_JOB = 8;
/** For all senders together. Beyond it nothing is stored, and people select their photos again. */
const MAX_BYTES = 500_000_000;

export type WaitingUpload = { id: number; name: string; size: number };

/** Who sent the photos of a form: an account, or whoever has the link of a job, by the SHA-256 of its token. */
export type UploadSender = { accountId: number } | { linkHash: string };

const mostOf = (sender: UploadSender) => ("accountId" in sender ? MAX_OF_ACCOUNT : MAX_OF_JOB);

/** The condition that an upload is the sender's. */
const isSentBy = (sender: UploadSender) => (eb: ExpressionBuilder<Schema, "waiting_uploads">) =>
	"accountId" in sender ? eb("account_id", "=", sender.accountId) : eb("link_hash", "=", sender.linkHash);

/**
 * Keeps the photos of a refused form for an hour, undecoded, so that the next attempt can refer to them by
 * id. Returns those that were kept. An account keeps its newest 20, a job 8; all together keep 500 MB.
 */
export async function addWaitingUploads(
	db: Database,
	{ sender, files, now }: { sender: UploadSender; files: readonly File[]; now: Date },
): Promise<WaitingUpload[]> {
	const owner =
		"accountId" in sender
			? { account_id: sender.accountId, link_hash: null }
			: { account_id: null, link_hash: sender.linkHash };
	const added: WaitingUpload[] = [];
	for (const file of files) {
		const upload = { name: file.name.slice(0, 80), size: file.size };
		const bytes = Buffer.from(await file.arrayBuffer());
		const { id } = await db
			.insertInto("waiting_uploads")
			.values({ ...upload, ...owner, created_at: now.toISOString(), bytes })
			.returning("id")
			.executeTakeFirstOrThrow();
		added.push({ id, ...upload });
	}
	const dropped = await dropBeyondLimits(db, sender, added);
	return added.filter(({ id }) => !dropped.has(id));
}

async function dropBeyondLimits(
	db: Database,
	sender: UploadSender,
	added: readonly WaitingUpload[],
): Promise<Set<number>> {
	if (added.length === 0) return new Set();
	const newest = db
		.selectFrom("waiting_uploads")
		.select("id")
		.where(isSentBy(sender))
		.orderBy("id", "desc")
		.limit(mostOf(sender));
	await db.deleteFrom("waiting_uploads").where(isSentBy(sender)).where("id", "not in", newest).execute();
	const ids = added.map(({ id }) => id);
	const dropped = await db
		.deleteFrom("waiting_uploads")
		.where("id", "in", ids)
		.where((eb) =>
			eb(
				eb.selectFrom("waiting_uploads").select((all) => all.fn.sum<number>("size").as("bytes")),
				">",
				MAX_BYTES,
			),
		)
		.returning("id")
		.execute();
	return new Set(dropped.map(({ id }) => id));
}

/** Those of these ids that are stored for this sender, in the order in which they were selected; all without `ids`. */
export async function listWaitingUploads(
	db: Database,
	{ sender, ids }: { sender: UploadSender; ids?: readonly number[] },
): Promise<WaitingUpload[]> {
	if (ids?.length === 0) return [];
	return db
		.selectFrom("waiting_uploads")
		.select(["id", "name", "size"])
		.where(isSentBy(sender))
		.$if(ids !== undefined, (all) => all.where("id", "in", ids ?? []))
		.orderBy("id")
		.limit(mostOf(sender))
		.execute();
}

/** Removes the sender's uploads, in the transaction of what was made of them. */
export async function forgetWaitingUploads(db: Database, sender: UploadSender): Promise<void> {
	await db.deleteFrom("waiting_uploads").where(isSentBy(sender)).execute();
}

/** The bytes of an upload, for `drawPicture`; fails when the upload is gone. */
export const waitingBytes =
	(db: Database, { id }: { id: number }): (() => Promise<ArrayBuffer>) =>
	async () => {
		const row = await db
			.selectFrom("waiting_uploads")
			.select("bytes")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		return new Uint8Array(row.bytes).buffer;
	};

/** Removes uploads whose form has not come back within an hour. */
export async function sweepWaitingUploads(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("waiting_uploads")
		.where("created_at", "<", new Date(now.getTime() - HOUR_MS).toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
