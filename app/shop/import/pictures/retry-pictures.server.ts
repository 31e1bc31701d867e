import type { Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { makeDue } from "./queue-pictures.server.ts";

/**
 * Retries the failed pictures of an import whose address can be fetched, and returns the number of rows that
 * wait for them. Repeating it finds nothing.
 */
export function retryPictures(
	db: Database,
	{ importId, actorId, now }: { importId: number; actorId?: number; now: Date },
): Promise<number> {
	return transact(db, async (trx) => {
		const waiting = await trx
			.updateTable("product_import_picture_uses")
			.set({ state: "waiting", fault: "" })
			.where("import_id", "=", importId)
			.where("state", "=", "failed")
			.where("product_id", "is not", null)
			.where((eb) =>
				eb.exists(
					eb
						.selectFrom("product_import_pictures")
						.select("product_import_pictures.id")
						.whereRef("product_import_pictures.id", "=", "product_import_picture_uses.picture_id")
						.where("is_fetchable", "=", true),
				),
			)
			.returning("picture_id")
			.execute();
		if (waiting.length === 0) return 0;
		await makeDue(
			trx,
			waiting.flatMap(({ picture_id }) => picture_id ?? []),
			now,
		);
		await touchImport(trx, { importId, now });
		const entry = { action: "import retried", subject: `import ${importId}`, now } as const;
		if (actorId !== undefined) await addToTrail(trx, { ...entry, actorId });
		return waiting.length;
	});
}

/** Gives up the remaining pictures of an import. Returns the number of rows that waited for them. */
export async function stopPictures(db: Database, { importId }: { importId: number }): Promise<number> {
	const stopped = await db
		.updateTable("product_import_picture_uses")
		.set({ state: "failed", fault: "Stopped before it was added." })
		.where("import_id", "=", importId)
		.where("state", "=", "waiting")
		.executeTakeFirst();
	return Number(stopped.numUpdatedRows);
}

/** Announces a change of an import, so that work starts at once, and extends its 30 days. */
export async function touchImport(
	trx: Transaction<Schema>,
	{ importId, now }: { importId: number; now: Date },
): Promise<void> {
	await trx
		.updateTable("product_imports")
		.set({ updated_at: now.toISOString() })
		.where("id", "=", importId)
		.execute();
}
