import type { ExpressionBuilder, Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

const HOUR_MS = 60 * 60 * 1000;
const SWEPT_AT_ONCE = 500;
/** Older unused pictures were deleted long ago, so they are not looked for every hour. */
const LOOKED_FOR_MS = 30 * 24 * HOUR_MS;

/** The condition for unused pictures: it lists every column that refers to a picture. */
const isNobodys = (eb: ExpressionBuilder<Schema, "images">) =>
	eb.not(
		eb.or([
			eb.exists(
				eb.selectFrom("accounts").select("accounts.id").whereRef("accounts.avatar_hash", "=", "images.hash"),
			),
			eb.exists(
				eb
					.selectFrom("categories")
					.select("categories.id")
					.whereRef("categories.image_hash", "=", "images.hash"),
			),
			eb.exists(
				eb
					.selectFrom("product_images")
					.select("product_images.id")
					.whereRef("product_images.image_hash", "=", "images.hash"),
			),
			eb.exists(
				eb.selectFrom("variants").select("variants.id").whereRef("variants.image_hash", "=", "images.hash"),
			),
			eb.exists(
				eb.selectFrom("hotels").select("hotels.id").whereRef("hotels.image_hash", "=", "images.hash"),
			),
			eb.exists(
				eb
					.selectFrom("hotel_images")
					.select("hotel_images.id")
					.whereRef("hotel_images.image_hash", "=", "images.hash"),
			),
			eb.exists(eb.selectFrom("rooms").select("rooms.id").whereRef("rooms.image_hash", "=", "images.hash")),
			eb.exists(
				eb
					.selectFrom("room_images")
					.select("room_images.id")
					.whereRef("room_images.image_hash", "=", "images.hash"),
			),
			// A picture of a product file that is not yet added to its products.
			eb.exists(
				eb
					.selectFrom("product_import_pictures")
					.select("product_import_pictures.id")
					.whereRef("product_import_pictures.image_hash", "=", "images.hash")
					.where("product_import_pictures.due_at", "is not", null),
			),
			eb.exists(
				eb
					.selectFrom("order_lines")
					.select("order_lines.id")
					.whereRef("order_lines.image_hash", "=", "images.hash"),
			),
		]),
	);

/** Locks these pictures until the end of the transaction, and returns those that exist. */
export async function lockPictures(trx: Transaction<Schema>, hashes: string[]): Promise<string[]> {
	if (hashes.length === 0) return [];
	const rows = await trx
		.selectFrom("images")
		.select("hash")
		.where("hash", "in", hashes)
		.orderBy("hash")
		.$call(adapterOf(trx).forUpdate)
		.execute();
	return rows.map((row) => row.hash);
}

/** Deletes a picture when nothing refers to it any more. */
export async function deleteUnusedPicture(
	trx: Transaction<Schema>,
	{ hash }: { hash: string },
): Promise<void> {
	await lockPictures(trx, [hash]);
	await trx.deleteFrom("images").where("hash", "=", hash).where(isNobodys).execute();
}

/**
 * Deletes unused pictures of the last 30 days that are more than an hour old: leftovers of interrupted
 * uploads.
 */
export function sweepPictures(db: Database, { now }: { now: Date }): Promise<number> {
	return transact(db, async (trx) => {
		const unused = await trx
			.selectFrom("images")
			.select("hash")
			.where("created_at", "<", new Date(now.getTime() - HOUR_MS).toISOString())
			.where("created_at", ">", new Date(now.getTime() - LOOKED_FOR_MS).toISOString())
			.where(isNobodys)
			.limit(SWEPT_AT_ONCE)
			.execute();
		const hashes = await lockPictures(
			trx,
			unused.map((row) => row.hash),
		);
		if (hashes.length === 0) return 0;
		const swept = await trx
			.deleteFrom("images")
			.where("hash", "in", hashes)
			.where(isNobodys)
			.executeTakeFirst();
		return Number(swept.numDeletedRows);
	});
}
