import type { Transaction } from "kysely";
import { lockPictures } from "#app/common/photos/picture-owners.server.ts";
import type { WantedProduct } from "#app/shop/import/product/read-product.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { hashInAddress } from "./picture-address.ts";

export type ResolvedProduct = Awaited<ReturnType<typeof resolvePictures>>;

/**
 * Finds the pictures of a product that are already stored (`images`), by address. The others are `pending`: they
 * must be fetched or uploaded. If a new product's file has no positions, pictures keep the order of their rows.
 */
export async function resolvePictures(db: Database, wanted: WantedProduct, { isNew }: { isNew: boolean }) {
	const isNumbered = isNew && wanted.sources.every(({ position }) => position === null);
	const sources = wanted.sources.map((source, at) => ({
		...source,
		position: isNumbered && !source.isVariant ? at + 1 : source.position,
	}));
	const stored = await findStored(db, [...new Set(sources.map(({ address }) => address))]);
	const images = sources.flatMap(({ isVariant, address, ...image }) => {
		const hash = stored.get(address);
		return hash && !isVariant ? [{ ...image, hash }] : [];
	});
	const variants = wanted.variants.map((variant) => {
		const source = sources.find(({ row, isVariant }) => isVariant && row === variant.row);
		return source ? { ...variant, imageHash: stored.get(source.address) } : variant;
	});
	return {
		...wanted,
		images: [...new Map(images.map((image) => [image.hash, image])).values()],
		variants,
		pending: sources.filter(({ address }) => !stored.has(address)),
	};
}

/** The stored pictures of these addresses: our own, and those that were fetched before. */
async function findStored(db: Database, addresses: string[]): Promise<Map<string, string>> {
	if (addresses.length === 0) return new Map();
	const fetched = await db
		.selectFrom("product_picture_sources")
		.select(["address", "image_hash"])
		.where("address", "in", addresses)
		.execute();
	const found = new Map(fetched.map(({ address, image_hash }) => [address, image_hash]));
	for (const address of addresses) {
		const hash = hashInAddress(address);
		if (hash) found.set(address, hash);
	}
	const stored = new Set(await storedOf(db, [...new Set(found.values())]));
	return new Map([...found].filter(([, hash]) => stored.has(hash)));
}

/** Which of the pictures are stored. Locks them in a transaction, so that nobody deletes them. */
async function storedOf(db: Database, hashes: string[]): Promise<string[]> {
	if (hashes.length === 0) return [];
	if (db.isTransaction) return lockPictures(db as Transaction<Schema>, hashes);
	const rows = await db.selectFrom("images").select("hash").where("hash", "in", hashes).execute();
	return rows.map(({ hash }) => hash);
}
