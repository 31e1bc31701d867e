import type { Transaction } from "kysely";
import type { Reach } from "#app/common/network/public-address.ts";
import type { PictureSource, WantedProduct } from "#app/shop/import/product/wanted-product.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { fileNameOf, refusePictureAddress } from "./picture-address.ts";

type Handle = Database | Transaction<Schema>;

/**
 * Records a product's pictures that must be fetched or uploaded: each address once for the import, and each
 * row once for its address. An address that can't be fetched is recorded as failed. Repeating it changes
 * nothing.
 */
export async function recordPictures(
	db: Handle,
	{ importId, wanted, reach }: { importId: number; wanted: WantedProduct; reach?: Reach },
): Promise<void> {
	const { pending, handle } = wanted;
	if (pending.length === 0) return;
	const addresses = [...new Set(pending.map(({ address }) => address))];
	const refusals = new Map(addresses.map((address) => [address, refusePictureAddress(address, reach)]));
	await db
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
	const pictures = await db
		.selectFrom("product_import_pictures")
		.select(["id", "address"])
		.where("import_id", "=", importId)
		.where("address", "in", addresses)
		.execute();
	const idOf = new Map(pictures.map(({ id, address }) => [address, id]));
	const use = (source: PictureSource) => ({
		import_id: importId,
		row_number: source.row,
		handle,
		is_variant: source.isVariant,
		alt: source.alt ?? "",
		position: source.position,
	});
	// Stored pictures leave room for those that are added later.
	const stored = (wanted.images ?? []).map((image) => ({
		...use({ ...image, address: "", isVariant: false }),
		picture_id: null,
		known_hash: image.hash,
		state: "added" as const,
		fault: "",
	}));
	const named = pending.map((source) => {
		const refusal = refusals.get(source.address) ?? null;
		return {
			...use(source),
			picture_id: idOf.get(source.address) ?? null,
			known_hash: null,
			state: refusal === null ? ("named" as const) : ("failed" as const),
			fault: refusal ?? "",
		};
	});
	await db
		.insertInto("product_import_picture_uses")
		.values([...stored, ...named])
		.onConflict((conflict) => conflict.columns(["import_id", "row_number", "is_variant"]).doNothing())
		.execute();
}

type Applied = {
	importId: number;
	wanted: WantedProduct;
	productId: number;
	/** Ids of the product's variants by row. */
	variantIds: ReadonlyMap<number, number>;
	/** The first picture publishes the product. */
	publishes: boolean;
	now: Date;
	reach?: Reach;
};

/** Queues the pictures of a product, in the transaction that applies it: jobs then fetch and add them. */
export async function queuePictures(trx: Transaction<Schema>, applied: Applied): Promise<void> {
	const { importId, wanted, productId, variantIds, publishes, now } = applied;
	if (wanted.pending.length === 0) return;
	await recordPictures(trx, applied);
	for (const { row, isVariant } of wanted.pending)
		await trx
			.updateTable("product_import_picture_uses")
			.set({ publishes, product_id: productId, variant_id: isVariant ? (variantIds.get(row) ?? null) : null })
			.where("import_id", "=", importId)
			.where("row_number", "=", row)
			.where("is_variant", "=", isVariant)
			.execute();
	await trx
		.updateTable("product_import_picture_uses")
		.set({ product_id: productId })
		.where("import_id", "=", importId)
		.where("handle", "=", wanted.handle)
		.where("picture_id", "is", null)
		.execute();
	const rows = wanted.pending.map(({ row }) => row);
	const waiting = await trx
		.updateTable("product_import_picture_uses")
		.set({ state: "waiting" })
		.where("import_id", "=", importId)
		.where("product_id", "=", productId)
		.where("row_number", "in", rows)
		.where("state", "=", "named")
		.returning("picture_id")
		.execute();
	await makeDue(
		trx,
		waiting.flatMap(({ picture_id }) => (picture_id === null ? [] : [picture_id])),
		now,
	);
}

/** Makes pictures due, in id order, so that two transactions never deadlock. */
export async function makeDue(trx: Handle, ids: readonly number[], now: Date): Promise<void> {
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
