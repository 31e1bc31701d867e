import { type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

const HOUR_MS = 60 * 60 * 1000;
const SWEPT_AT_ONCE = 500;
/** Earlier sweeps have deleted older unused pictures, so a sweep reads only newer ones. */
const SWEPT_AGE_MS = 30 * 24 * HOUR_MS;

/** Every column that refers to a picture. */
const USES = [
	"accounts.avatar_hash",
	"categories.image_hash",
	"product_images.image_hash",
	"variants.image_hash",
	"hotels.image_hash",
	"hotel_images.image_hash",
	"rooms.image_hash",
	"room_images.image_hash",
	"review_photos.image_hash",
	"order_lines.image_hash",
];

/** The condition for unused pictures. */
const isUnused = sql<SqlBool>`not (${sql.join(
	[
		...USES.map(
			(column) =>
				sql`exists (select 1 from ${sql.table(column.replace(/\..*/, ""))} where ${sql.ref(column)} = images.hash)`,
		),
		// A picture of a product file that is not yet added to its products.
		sql`exists (select 1 from product_import_pictures where image_hash = images.hash and due_at is not null)`,
	],
	sql` or `,
)})`;

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

export async function deleteUnusedPicture(
	trx: Transaction<Schema>,
	{ hash }: { hash: string },
): Promise<void> {
	await lockPictures(trx, [hash]);
	await trx.deleteFrom("images").where("hash", "=", hash).where(isUnused).execute();
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
			.where("created_at", ">", new Date(now.getTime() - SWEPT_AGE_MS).toISOString())
			.where(isUnused)
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
			.where(isUnused)
			.executeTakeFirst();
		return Number(swept.numDeletedRows);
	});
}
