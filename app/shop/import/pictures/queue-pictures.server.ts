import type { Transaction } from "kysely";
import type { Reach } from "#app/common/access/public-address.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { t } from "#app/common/language/messages.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { fileNameOf, refusePictureAddress } from "./picture-address.ts";
import type { ResolvedProduct } from "./resolve-pictures.server.ts";

type Recorded = {
	importId: number;
	wanted: ResolvedProduct;
	/** The product in the shop, once the file is applied. */
	applied?: {
		productId: number;
		/** Ids of the product's variants by row. */
		variantIds: ReadonlyMap<number, number>;
		/** The first picture publishes the product. */
		publishes: boolean;
	};
	now: Date;
	reach?: Reach;
};

/**
 * Records a product's pictures that must be fetched or uploaded, each address once for the import, and the rows
 * that name them. An address that can't be fetched is recorded as failed, unless its picture was uploaded. The
 * pictures of an applied product are due: jobs fetch and add them.
 */
export async function recordPictures(
	trx: Transaction<Schema>,
	{ importId, wanted, applied, now, reach }: Recorded,
): Promise<void> {
	const { sources, pending, images, handle } = wanted;
	if (sources.length === 0) return;
	// First, because this waits for an upload that is just being saved.
	await trx
		.deleteFrom("product_import_picture_uses")
		.where("import_id", "=", importId)
		.where(
			"row_number",
			"in",
			sources.map(({ row }) => row),
		)
		.execute();
	if (pending.length === 0) return;
	const addresses = [...new Set(pending.map(({ address }) => address))];
	const refusals = new Map(addresses.map((address) => [address, refusePictureAddress(address, reach)]));
	await trx
		.insertInto("product_import_pictures")
		.values(
			addresses.map((address) => ({
				import_id: importId,
				address,
				file_name: fileNameOf(address),
				is_fetchable: refusals.get(address) === null,
			})),
		)
		.onConflict((conflict) => conflict.columns(["import_id", "address"]).doNothing())
		.execute();
	const pictures = await trx
		.selectFrom("product_import_pictures as pictures")
		.leftJoin("product_import_uploads as uploads", "uploads.picture_id", "pictures.id")
		.select(["pictures.id", "pictures.address", "uploads.picture_id as upload"])
		.where("pictures.import_id", "=", importId)
		.where("pictures.address", "in", addresses)
		.execute();
	const pictureOf = new Map(pictures.map((picture) => [picture.address, picture]));
	const ofProduct = {
		import_id: importId,
		handle,
		product_id: applied?.productId ?? null,
		is_publishing: applied?.publishes ?? false,
	};
	const named = pending.map(({ row, address, isVariant, alt, position }) => {
		const picture = pictureOf.get(address);
		const fault = (picture?.upload ? null : refusals.get(address)) ?? "";
		const open = applied ? ("waiting" as const) : ("named" as const);
		return {
			...ofProduct,
			row_number: row,
			variant_id: isVariant ? (applied?.variantIds.get(row) ?? null) : null,
			is_variant: isVariant,
			alt: alt ?? "",
			position,
			picture_id: picture?.id ?? null,
			known_hash: null,
			state: fault === "" ? open : ("failed" as const),
			fault,
		};
	});
	// Stored pictures leave room for those that are added later.
	const stored = images.map(({ row, hash, alt, position }) => ({
		...ofProduct,
		row_number: row,
		variant_id: null,
		is_variant: false,
		alt: alt ?? "",
		position,
		picture_id: null,
		known_hash: hash,
		state: "added" as const,
		fault: "",
	}));
	await trx
		.insertInto("product_import_picture_uses")
		.values([...stored, ...named])
		.execute();
	const due = named.filter(({ state }) => state === "waiting");
	await makeDue(
		trx,
		due.flatMap(({ picture_id }) => picture_id ?? []),
		now,
	);
}

/** Makes pictures due, in id order, so that two transactions never deadlock. */
export async function makeDue(trx: Transaction<Schema>, ids: readonly number[], now: Date): Promise<void> {
	for (const id of [...new Set(ids)].sort((a, b) => a - b))
		await trx
			.updateTable("product_import_pictures")
			.set((eb) => ({
				due_at: eb.fn.coalesce("due_at", eb.val(now.toISOString())),
				attempts: eb.case().when("due_at", "is", null).then(0).else(eb.ref("attempts")).end(),
			}))
			.where("id", "=", id)
			.execute();
}

/** Whether a row waits for a picture. */
export async function isAwaited(trx: Transaction<Schema>, pictureId: number): Promise<boolean> {
	const use = await trx
		.selectFrom("product_import_picture_uses")
		.select("id")
		.where("picture_id", "=", pictureId)
		.where("state", "=", "waiting")
		.executeTakeFirst();
	return use !== undefined;
}

/**
 * Retries the failed pictures of an import whose address can be fetched, and returns the number of rows that
 * wait for them. Repeating it finds nothing.
 */
export function retryPictures(
	db: Database,
	{ importId, actorId, now }: { importId: number; actorId: number | null; now: Date },
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
		await recordChange(trx, { action: "import retried", subject: `import ${importId}`, actorId, now });
		return waiting.length;
	});
}

/** Gives up the remaining pictures of an import. Returns the number of rows that waited for them. */
export async function stopPictures(db: Database, { importId }: { importId: number }): Promise<number> {
	const stopped = await db
		.updateTable("product_import_picture_uses")
		.set({ state: "failed", fault: t.importFindings.stopped })
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
