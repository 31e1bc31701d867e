import { recordChange } from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { FindingKind } from "./findings.server.ts";
import { countPictures } from "./pictures/list-pictures.server.ts";
import { stopPictures } from "./pictures/queue-pictures.server.ts";

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
	return transact(db, async (trx) => {
		const row = await trx
			.insertInto("product_imports")
			.values({
				idempotency_key: upload.idempotencyKey,
				account_id: upload.accountId,
				file_name: upload.fileName,
				status: "checking",
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!row) {
			const earlier = trx.selectFrom("product_imports").select("id");
			const { id } = await earlier
				.where("idempotency_key", "=", upload.idempotencyKey)
				.executeTakeFirstOrThrow();
			return id;
		}
		for (let start = 0, position = 0; start < upload.bytes.byteLength; start += CHUNK_BYTES, position++)
			await trx
				.insertInto("product_import_chunks")
				.values({
					import_id: row.id,
					position,
					bytes: Buffer.from(upload.bytes.subarray(start, start + CHUNK_BYTES)),
				})
				.execute();
		await recordChange(trx, {
			action: "import started",
			subject: `import ${row.id}`,
			actorId: upload.accountId,
			detail: upload.fileName,
			now: upload.now,
		});
		return row.id;
	});
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

/** What a person decides about an import; `actorId` is null for the site itself. */
type Decision = { importId: number; actorId: number | null; now: Date };

/** Starts applying a checked file. Returns false when it is not waiting for that, as the second time. */
export async function applyImport(
	db: Database,
	{ importId, publishesPictureless, actorId, now }: Decision & { publishesPictureless: boolean },
): Promise<boolean> {
	return transact(db, async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable("product_imports")
			.set({
				status: "applying",
				rows_done: 0,
				created_count: 0,
				updated_count: 0,
				unchanged_count: 0,
				leased_until: null,
				is_pictureless_published: publishesPictureless,
				updated_at: now.toISOString(),
			})
			.where("id", "=", importId)
			.where("status", "=", "checked")
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await recordChange(trx, { action: "import applied", subject: `import ${importId}`, actorId, now });
		return true;
	});
}

/**
 * Stops an import that is being checked, waits, or is being applied, and its remaining pictures. Changes
 * already made stay. False when there is nothing to stop.
 */
export function cancelImport(db: Database, { importId, actorId, now }: Decision): Promise<boolean> {
	return transact(db, async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable("product_imports")
			.set({ status: "cancelled", updated_at: now.toISOString() })
			.where("id", "=", importId)
			.where("status", "in", ["checking", "checked", "applying"])
			.executeTakeFirst();
		const stoppedPictures = await stopPictures(trx, { importId });
		if (numUpdatedRows === 0n && stoppedPictures === 0) return false;
		await recordChange(trx, { action: "import cancelled", subject: `import ${importId}`, actorId, now });
		return true;
	});
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

/** Deletes files and their findings 30 days after their last change. */
export async function sweepImports(db: Database, { now }: { now: Date }): Promise<void> {
	await db
		.deleteFrom("product_imports")
		.where("updated_at", "<", new Date(now.getTime() - RETENTION_MS).toISOString())
		.where("status", "not in", ["checking", "applying"])
		.execute();
}
