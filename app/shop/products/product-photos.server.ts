import type { Transaction } from "kysely";
import { type Picture, savePicture } from "#app/common/photos/images.server.ts";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";
import { deleteUnusedPicture } from "#app/common/photos/picture-owners.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { raiseVersion } from "./lock-product.server.ts";
import { summariseProducts } from "./summarise-products.server.ts";

/** A product's photos in their order. */
export async function readProductPhotos(db: Database, { productId }: { productId: number }) {
	return db
		.selectFrom("product_images")
		.innerJoin("images", "images.hash", "product_images.image_hash")
		.select([
			"product_images.id",
			"product_images.image_hash as hash",
			"product_images.alt",
			"images.width",
			"images.height",
		])
		.where("product_id", "=", productId)
		.orderBy("position")
		.orderBy("product_images.id")
		.execute();
}

/** Holds a product's photos until the transaction is over. */
async function lockPhotos(trx: Transaction<Schema>, productId: number) {
	const product = await trx
		.selectFrom("products")
		.select("id")
		.where("id", "=", productId)
		.$call(adapterOf(trx).forUpdate)
		.executeTakeFirst();
	if (!product) return undefined;
	return trx
		.selectFrom("product_images")
		.select(["id", "image_hash as hash"])
		.where("product_id", "=", productId)
		.orderBy("position")
		.orderBy("id")
		.execute();
}

/** Who changes photos, and when: each change is a new version of the product. */
export type PhotoChange = { productId: number; actorId: number | null; now: Date };

type AddedPhotos = {
	ok: true;
	/** How many of them are new. One that the product has already counts as neither. */
	added: number;
	/** How many found no room among the 20. */
	noRoom: number;
};

/** Puts pictures, which were drawn before, behind a product's photos. */
export function addProductPhotos(
	db: Database,
	{ pictures, ...change }: PhotoChange & { pictures: readonly Picture[] },
): Promise<AddedPhotos | { ok: false; reason: "gone" }> {
	const { productId, now } = change;
	return transact(db, async (trx) => {
		const photos = await lockPhotos(trx, productId);
		if (!photos) return { ok: false, reason: "gone" };
		const known = new Set(photos.map(({ hash }) => hash));
		const news = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()].filter(
			({ hash }) => !known.has(hash),
		);
		const taken = news.slice(0, Math.max(0, MAX_PHOTOS - photos.length));
		// By their hash, so that two uploads of the same pictures never wait for each other.
		for (const picture of taken.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
			await savePicture(trx, { picture, now });
		await reorder(trx, photos);
		for (const [at, { hash }] of taken.entries())
			await trx
				.insertInto("product_images")
				.values({ product_id: productId, image_hash: hash, position: photos.length + at + 1 })
				.execute();
		await summariseProducts(trx, [productId]);
		if (taken.length > 0) await raiseVersion(trx, { ...change, detail: `Photos added: ${taken.length}` });
		return { ok: true, added: taken.length, noRoom: news.length - taken.length };
	});
}

/** Moves a photo one place to the front (-1) or to the back (1); at an end it stays. */
export function moveProductPhoto(
	db: Database,
	{ photoId, by, ...change }: PhotoChange & { photoId: number; by: -1 | 1 },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const { productId } = change;
		const photos = (await lockPhotos(trx, productId)) ?? [];
		const at = photos.findIndex(({ id }) => id === photoId);
		const [photo] = photos.splice(at, at === -1 ? 0 : 1);
		if (!photo) return { ok: false, reason: "gone" };
		const to = Math.min(Math.max(0, at + by), photos.length);
		photos.splice(to, 0, photo);
		await reorder(trx, photos);
		await summariseProducts(trx, [productId]);
		if (to !== at) await raiseVersion(trx, { ...change, detail: `Photo ${at + 1} → ${to + 1}` });
		return { ok: true };
	});
}

async function reorder(trx: Transaction<Schema>, photos: readonly { id: number }[]): Promise<void> {
	for (const [at, { id }] of photos.entries())
		await trx
			.updateTable("product_images")
			.set({ position: at + 1 })
			.where("id", "=", id)
			.execute();
}

/** Takes a photo off a product and off those of its variants that show it; the picture goes when nothing else names it. */
export function removeProductPhoto(
	db: Database,
	{ photoId, ...change }: PhotoChange & { photoId: number },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const { productId } = change;
		const removed = await trx
			.deleteFrom("product_images")
			.where("id", "=", photoId)
			.where("product_id", "=", productId)
			.returning("image_hash")
			.executeTakeFirst();
		if (!removed) return { ok: false, reason: "gone" };
		await trx
			.updateTable("variants")
			.set({ image_hash: null })
			.where("product_id", "=", productId)
			.where("image_hash", "=", removed.image_hash)
			.execute();
		await deleteUnusedPicture(trx, { hash: removed.image_hash });
		await summariseProducts(trx, [productId]);
		await raiseVersion(trx, { ...change, detail: "Photo removed" });
		return { ok: true };
	});
}
