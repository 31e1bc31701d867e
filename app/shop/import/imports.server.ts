import type { Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import type { Database } from "#db/client.ts";
import type { AuditActions } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { countPictures } from "./pictures/list-pictures.server.ts";
import { stopPictures } from "./pictures/retry-pictures.server.ts";

const CHUNK_BYTES = 256 * 1024;
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
const PER_PAGE = 20;

type NewImport = {
	idempotencyKey: string;
	accountId: number;
	fileName: string;
	bytes: Uint8Array;
	now: Date;
};

/** Stores an uploaded file, to be checked in the background. The same form sent again finds the first one's import. */
export async function startImport(db: Database, upload: NewImport): Promise<number> {
	const at = upload.now.toISOString();
	const earlier = await findByKey(db, upload.idempotencyKey);
	if (earlier !== undefined) return earlier;
	const made = await transact(db, async (trx) => {
		const row = await trx
			.insertInto("product_imports")
			.values({
				once_key: upload.idempotencyKey,
				account_id: upload.accountId,
				file_name: upload.fileName,
				status: "checking",
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column("once_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!row) return undefined;
		for (let start = 0, position = 0; start < upload.bytes.byteLength; start += CHUNK_BYTES, position++)
			await trx
				.insertInto("product_import_chunks")
				.values({
					import_id: row.id,
					position,
					bytes: Buffer.from(upload.bytes.subarray(start, start + CHUNK_BYTES)),
				})
				.execute();
		await addToTrail(trx, {
			...{ action: "import started", subject: `import ${row.id}`, actorId: upload.accountId },
			...{ detail: upload.fileName, now: upload.now },
		});
		return row.id;
	});
	const id = made ?? (await findByKey(db, upload.idempotencyKey));
	if (id === undefined) throw new Error("an import was neither made nor found");
	return id;
}

async function findByKey(db: Database, idempotencyKey: string): Promise<number | undefined> {
	const found = await db
		.selectFrom("product_imports")
		.select("id")
		.where("once_key", "=", idempotencyKey)
		.executeTakeFirst();
	return found?.id;
}

/** The file of an import, with one chunk in memory at a time. */
export async function* importChunks(db: Database, importId: number): AsyncGenerator<Uint8Array> {
	for (let position = 0; ; position++) {
		const chunk = await db
			.selectFrom("product_import_chunks")
			.select("bytes")
			.where("import_id", "=", importId)
			.where("position", "=", position)
			.executeTakeFirst();
		if (!chunk) return;
		yield chunk.bytes;
	}
}

type Decision = {
	importId: number;
	/** Who decides, for the trail. */
	actorId?: number;
	now: Date;
};

/** Starts applying a checked file. Returns false when it is not waiting for that, as the second time. */
export async function applyImport(
	db: Database,
	{ publishesPictureless, ...decision }: Decision & { publishesPictureless: boolean },
): Promise<boolean> {
	const change = { ...decision, publishesPictureless, from: ["checked" as const], to: "applying" as const };
	return transact(db, async (trx) => {
		const isApplied = await becomes(trx, change);
		if (isApplied) await recordDecision(trx, "import applied", decision);
		return isApplied;
	});
}

async function recordDecision(
	trx: Transaction<Schema>,
	action: AuditActions["import"],
	{ importId, actorId, now }: Decision,
): Promise<void> {
	if (actorId !== undefined) await addToTrail(trx, { action, subject: `import ${importId}`, actorId, now });
}

/**
 * Stops an import that is being checked, waits, or is being applied, and its remaining pictures. Changes
 * already made stay. False when there is nothing to stop.
 */
export function cancelImport(db: Database, decision: Decision): Promise<boolean> {
	return transact(db, async (trx) => {
		const isCancelled = await becomes(trx, {
			...decision,
			from: ["checking", "checked", "applying"],
			to: "cancelled",
		});
		const isStopped = (await stopPictures(trx, decision)) > 0 || isCancelled;
		if (isStopped) await recordDecision(trx, "import cancelled", decision);
		return isStopped;
	});
}

async function becomes(
	db: Database,
	change: Decision & {
		publishesPictureless?: boolean;
		from: ("checking" | "checked" | "applying")[];
		to: "applying" | "cancelled";
	},
): Promise<boolean> {
	const updated = await db
		.updateTable("product_imports")
		.set({ status: change.to, updated_at: change.now.toISOString() })
		.$if(change.to === "applying", (query) =>
			query.set({
				...{ rows_done: 0, created_count: 0, updated_count: 0, unchanged_count: 0, leased_until: null },
				publishes_pictureless: change.publishesPictureless ?? false,
			}),
		)
		.where("id", "=", change.importId)
		.where("status", "in", change.from)
		.returning("id")
		.executeTakeFirst();
	return updated !== undefined;
}

const selectImports = (db: Database) =>
	db
		.selectFrom("product_imports")
		.leftJoin("accounts", "accounts.id", "product_imports.account_id")
		.selectAll("product_imports")
		.select("accounts.name as by");

/** The latest files, newest first, with who uploaded them and their pictures by state. */
export async function listImports(db: Database) {
	const files = await selectImports(db).orderBy("product_imports.id", "desc").limit(PER_PAGE).execute();
	const picturesOf = await countPictures(
		db,
		files.map(({ id }) => id),
	);
	return files.map((file) => ({ ...file, pictures: picturesOf(file.id) }));
}

export async function readImport(db: Database, { importId }: { importId: number }) {
	const file = await selectImports(db).where("product_imports.id", "=", importId).executeTakeFirst();
	if (!file) return undefined;
	const counted = await db
		.selectFrom("product_import_findings")
		.select((eb) => ["kind", eb.fn.countAll<number>().as("count")])
		.where("import_id", "=", importId)
		.groupBy("kind")
		.execute();
	const counts = Object.fromEntries(counted.map((each) => [each.kind, Number(each.count)])) as Partial<
		Record<FindingKind, number>
	>;
	return { file, counts, pictures: (await countPictures(db, [importId]))(importId) };
}

export function listFindings(
	db: Database,
	{ importId, kind, page, size }: { importId: number; kind: FindingKind; page: number; size: number },
) {
	return db
		.selectFrom("product_import_findings")
		.select(["id", "row_number", "column_name", "detail"])
		.where("import_id", "=", importId)
		.where("kind", "=", kind)
		.orderBy("row_number")
		.orderBy("id")
		.limit(size)
		.offset((page - 1) * size)
		.execute();
}

export type FindingKind = "problem" | "warning" | "category" | "create" | "update";

/** Deletes files and their findings 30 days after their last change. */
export async function sweepImports(db: Database, { now }: { now: Date }): Promise<void> {
	await db
		.deleteFrom("product_imports")
		.where("updated_at", "<", new Date(now.getTime() - RETENTION_MS).toISOString())
		.where("status", "not in", ["checking", "applying"])
		.execute();
}
