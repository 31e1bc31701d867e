import type { Database } from "#db/client.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The owner of photos: a hotel or a room. */
const MAX_OF_ACCOUNT = 20;
/** For all accounts together. Beyond it nothing is stored, and people select their photos again. */
const MAX_BYTES = 500_000_000;

export type WaitingUpload = { id: number; name: string; size: number };

/**
 * Keeps the photos of a refused form for an hour, undecoded, so that the next attempt can refer to them by
 * id. Returns those that were kept. An account keeps its newest 20; all accounts together keep 500 MB.
 */
export async function addWaitingUploads(
	db: Database,
	{ accountId, files, now }: { accountId: number; files: readonly File[]; now: Date },
): Promise<WaitingUpload[]> {
	const added: WaitingUpload[] = [];
	for (const file of files) {
		const upload = { name: file.name.slice(0, 80), size: file.size };
		const bytes = Buffer.from(await file.arrayBuffer());
		const { id } = await db
			.insertInto("waiting_uploads")
			.values({ ...upload, account_id: accountId, created_at: now.toISOString(), bytes })
			.returning("id")
			.executeTakeFirstOrThrow();
		added.push({ id, ...upload });
	}
	const dropped = await dropBeyondLimits(db, accountId, added);
	return added.filter(({ id }) => !dropped.has(id));
}

async function dropBeyondLimits(
	db: Database,
	accountId: number,
	added: readonly WaitingUpload[],
): Promise<Set<number>> {
	if (added.length === 0) return new Set();
	const newest = db
		.selectFrom("waiting_uploads")
		.select("id")
		.where("account_id", "=", accountId)
		.orderBy("id", "desc")
		.limit(MAX_OF_ACCOUNT);
	await db
		.deleteFrom("waiting_uploads")
		.where("account_id", "=", accountId)
		.where("id", "not in", newest)
		.execute();
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

/** Those of these ids that are stored for this account, in the order in which they were selected. */
export function listWaitingUploads(
	db: Database,
	{ accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<WaitingUpload[]> {
	return db
		.selectFrom("waiting_uploads")
		.select(["id", "name", "size"])
		.where("account_id", "=", accountId)
		.where("id", "in", ids.length > 0 ? ids : [0])
		.orderBy("id")
		.limit(MAX_OF_ACCOUNT)
		.execute();
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
