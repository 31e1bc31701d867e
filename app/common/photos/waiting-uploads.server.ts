import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/client.ts";
import type { UploadGroup } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The photos of a new hotel or room. */
const MAX_OF_ACCOUNT = 20;
/** Twice the photos of a delivery: those that waited, and those of the form that is refused for too many. */
const MAX_OF_LINK = 8;
/** The largest form: ten photos of 8 MB. */
const MAX_BYTES_OF_ONE = 80 * 1024 * 1024;
/** For all senders of a group together. Beyond it nothing is stored, and people select their photos again. */
const MAX_BYTES_OF_GROUP = 500_000_000;

export type WaitingUpload = { id: number; name: string; size: number };

/** One whose file may be gone: an hour has passed, or another machine has it. */
type NamedUpload = WaitingUpload & { isGone: boolean };

/** Who sent the photos of a form: an account, or whoever has the link of a job, by the SHA-256 of its token. */
export type UploadSender = { accountId: number } | { linkHash: string };

/** The folder of the files, which this machine's processes share. */
type Folder = { folder: string };

const mostOf = (sender: UploadSender) => ("accountId" in sender ? MAX_OF_ACCOUNT : MAX_OF_LINK);

/** The condition that an upload is the sender's. */
const isSentBy = (sender: UploadSender) => (eb: ExpressionBuilder<Schema, "waiting_uploads">) =>
	"accountId" in sender ? eb("account_id", "=", sender.accountId) : eb("link_hash", "=", sender.linkHash);

type Added = Folder & { sender: UploadSender; group: UploadGroup; files: readonly File[]; now: Date };

/**
 * Keeps the photos of a refused form for an hour, undecoded, in files of this machine, so that the next attempt can
 * refer to them by id. Returns those that were kept. An account keeps its newest 20, a link 8, both at most 80 MB; all
 * of a group together keep 500 MB.
 */
export async function addWaitingUploads(
	db: Database,
	{ sender, group, files, folder, now }: Added,
): Promise<WaitingUpload[]> {
	const owner =
		"accountId" in sender
			? { account_id: sender.accountId, link_hash: null }
			: { account_id: null, link_hash: sender.linkHash };
	const added: WaitingUpload[] = [];
	await mkdir(folder, { recursive: true });
	for (const each of files) {
		const upload = { name: each.name.slice(0, 80), size: each.size };
		const file = randomUUID();
		await writeFile(join(folder, file), Buffer.from(await each.arrayBuffer()), { flag: "wx", mode: 0o600 });
		const { id } = await db
			.insertInto("waiting_uploads")
			.values({ ...upload, ...owner, created_at: now.toISOString(), file, upload_group: group })
			.returning("id")
			.executeTakeFirstOrThrow();
		added.push({ id, ...upload });
	}
	const dropped = await dropBeyondLimits(db, { sender, group, folder, now }, added);
	return added.filter(({ id }) => !dropped.has(id));
}

async function dropBeyondLimits(
	db: Database,
	{ sender, group, folder, now }: Omit<Added, "files">,
	added: readonly WaitingUpload[],
): Promise<Set<number>> {
	if (added.length === 0) return new Set();
	// For each upload, how many there are from the newest one to it, and how many bytes.
	const newest = db
		.selectFrom("waiting_uploads")
		.select((eb) => [
			"id",
			"file",
			eb.fn
				.countAll<number>()
				.over((over) => over.orderBy("id", "desc"))
				.as("place"),
			eb.fn
				.sum<number>("size")
				.over((over) => over.orderBy("id", "desc"))
				.as("bytes"),
		])
		.where(isSentBy(sender));
	const own = await newest.execute();
	const ofGroup = await db
		.selectFrom("waiting_uploads")
		.select((all) => all.fn.sum<number | null>("size").as("bytes"))
		.where("upload_group", "=", group)
		.where("created_at", ">", hoursBefore(now, 1))
		.executeTakeFirstOrThrow();
	const isFull = Number(ofGroup.bytes) > MAX_BYTES_OF_GROUP;
	const ids = added.map(({ id }) => id);
	const dropped = own.filter(
		({ id, place, bytes }) =>
			Number(place) > mostOf(sender) || Number(bytes) > MAX_BYTES_OF_ONE || (isFull && ids.includes(id)),
	);
	for (const { id, file } of dropped) {
		await db.deleteFrom("waiting_uploads").where("id", "=", id).execute();
		await rm(join(folder, file), { force: true });
	}
	return new Set(dropped.map(({ id }) => id));
}

/** Those of these ids that this sender sent before, in the order in which they were selected; all without `ids`. */
export async function listWaitingUploads(
	db: Database,
	{ sender, ids, folder }: Folder & { sender: UploadSender; ids?: readonly number[] | undefined },
): Promise<NamedUpload[]> {
	if (ids?.length === 0) return [];
	const named = await db
		.selectFrom("waiting_uploads")
		.select(["id", "name", "size", "file"])
		.where(isSentBy(sender))
		.$if(ids !== undefined, (all) => all.where("id", "in", ids ?? []))
		.orderBy("id")
		.limit(mostOf(sender))
		.execute();
	return Promise.all(
		named.map(async ({ file, ...upload }) => ({ ...upload, isGone: !(await exists(join(folder, file))) })),
	);
}

const exists = (path: string): Promise<boolean> =>
	access(path).then(
		() => true,
		() => false,
	);

/** Removes the sender's uploads, in the transaction of what was made of them. Their files go after an hour. */
export async function forgetWaitingUploads(db: Database, sender: UploadSender): Promise<void> {
	await db.deleteFrom("waiting_uploads").where(isSentBy(sender)).execute();
}

/** The bytes of an upload, for `drawPicture`; fails when the upload is gone. */
export const waitingBytes =
	(db: Database, { id, folder }: Folder & { id: number }): (() => Promise<ArrayBuffer>) =>
	async () => {
		const { file } = await db
			.selectFrom("waiting_uploads")
			.select("file")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		return new Uint8Array(await readFile(join(folder, file))).buffer;
	};

/**
 * Removes uploads whose form has not come back within a day. Their files go after an hour: in between, a form that
 * names them is told that they are gone.
 */
export async function sweepWaitingUploads(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("waiting_uploads")
		.where("created_at", "<", hoursBefore(now, 24))
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}

/** Removes the files that are older than an hour. Each machine has files of its own, and removes them for itself. */
export async function sweepWaitingFiles({ folder, now }: Folder & { now: Date }): Promise<number> {
	const names = await readdir(folder).catch(() => []);
	let swept = 0;
	for (const name of names) {
		const path = join(folder, name);
		const written = await stat(path).catch(() => null);
		if (!written || now.getTime() - written.mtimeMs < HOUR_MS) continue;
		await rm(path, { force: true });
		swept += 1;
	}
	return swept;
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
