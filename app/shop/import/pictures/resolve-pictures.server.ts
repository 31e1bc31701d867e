import type { Transaction } from "kysely";
import { lockPictures } from "#app/common/photos/picture-owners.server.ts";
import type { WantedProduct } from "#app/shop/import/product/wanted-product.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { hashInAddress } from "./picture-address.ts";

/**
 * Adds the pictures that are already stored, found by address, to a product. The others become `pending`:
 * they must be fetched or uploaded. If a new product's file has no positions, pictures keep the order of
 * their rows.
 */
export async function resolvePictures(
	db: Database | Transaction<Schema>,
	wanted: WantedProduct,
	{ isNew }: { isNew: boolean },
): Promise<WantedProduct> {
	if (wanted.sources.length === 0) return wanted;
	const stored = await findStored(db, [...new Set(wanted.sources.map(({ address }) => address))]);
	const hasNoPositions = wanted.sources.every(({ position }) => position === null);
	const isNumbered = isNew && hasNoPositions;
	const sources = wanted.sources.map((source, at) => ({
		...source,
		position: isNumbered && !source.isVariant ? at + 1 : source.position,
	}));
	const images = sources.flatMap(({ isVariant, address, ...image }) => {
		const hash = stored.get(address);
		return hash && !isVariant ? [{ ...image, hash }] : [];
	});
	const variants = wanted.variants.map((variant) => {
		const source = sources.find(({ row, isVariant }) => isVariant && row === variant.row);
		const imageHash = source ? stored.get(source.address) : variant.imageHash;
		return { ...variant, imageHash };
	});
	return {
		...wanted,
		images: [...new Map(images.map((image) => [image.hash, image])).values()],
		variants,
		pending: sources.filter(({ address }) => !stored.has(address)),
	};
}

/** The stored pictures of these addresses: our own, and those that were fetched before. */
async function findStored(
	db: Database | Transaction<Schema>,
	addresses: string[],
): Promise<Map<string, string>> {
	const own = addresses.flatMap((address) => {
		const hash = hashInAddress(address);
		return hash ? [{ address, image_hash: hash }] : [];
	});
	const fetched = await db
		.selectFrom("product_picture_sources")
		.select(["address", "image_hash"])
		.where("address", "in", addresses)
		.execute();
	const hashes = [...own, ...fetched].map(({ image_hash }) => image_hash);
	const stored = new Set(await storedOf(db, [...new Set(hashes)]));
	return new Map(
		[...fetched, ...own]
			.filter(({ image_hash }) => stored.has(image_hash))
			.map(({ address, image_hash }) => [address, image_hash]),
	);
}

/** Which of the pictures are stored. Locks them in a transaction, so that nobody deletes them. */
async function storedOf(db: Database | Transaction<Schema>, hashes: string[]): Promise<string[]> {
	if (hashes.length === 0) return [];
	if (db.isTransaction) return lockPictures(db as Transaction<Schema>, hashes);
	const rows = await db.selectFrom("images").select("hash").where("hash", "in", hashes).execute();
	return rows.map(({ hash }) => hash);
}
