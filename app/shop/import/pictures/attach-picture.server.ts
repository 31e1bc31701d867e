import type { Transaction } from "kysely";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";
import { lockProduct, raiseVersion } from "#app/shop/products/lock-product.server.ts";
import { summariseProducts } from "#app/shop/products/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

type Attaching = { useId: number; hash: string; accountId: number | null; now: Date };

/**
 * Adds a stored picture for one row of a product file: to the product, at its position among the file's
 * pictures, or to a variant. A draft that only lacked a picture is published. The row's state changes in the
 * same transaction, so a picture is never added twice.
 */
export function attachPicture(db: Database, { useId, hash, accountId, now }: Attaching): Promise<void> {
	return transact(db, async (trx) => {
		const use = await trx
			.updateTable("product_import_picture_uses")
			.set({ state: "added", fault: "" })
			.where("id", "=", useId)
			.where("state", "=", "waiting")
			.returning(["product_id", "variant_id", "is_variant", "alt", "position", "publishes", "import_id"])
			.executeTakeFirst();
		if (!use) return;
		const fail = (fault: string) =>
			trx
				.updateTable("product_import_picture_uses")
				.set({ state: "failed", fault })
				.where("id", "=", useId)
				.execute();
		const productId = use.product_id;
		const locked = productId === null ? undefined : await lockProduct(trx, productId);
		if (!locked || productId === null || (use.is_variant && use.variant_id === null)) {
			await fail("The product no longer exists.");
			return;
		}
		const photos = await trx
			.selectFrom("product_images")
			.select(["id", "image_hash", "position"])
			.where("product_id", "=", productId)
			.orderBy("position")
			.orderBy("id")
			.execute();
		const isThere = photos.some((photo) => photo.image_hash === hash);
		if (use.is_variant)
			await trx
				.updateTable("variants")
				.set({ image_hash: hash, updated_at: now.toISOString() })
				.where("id", "=", use.variant_id)
				.execute();
		else if (!isThere && photos.length >= MAX_PHOTOS) {
			await fail(`The product already has ${MAX_PHOTOS} pictures.`);
			return;
		} else if (!isThere) await insertPhoto(trx, { productId, importId: use.import_id, hash, photos, ...use });
		if (use.publishes && !use.is_variant && locked.product.status === "draft")
			await trx
				.updateTable("products")
				.set({ status: "active", published_at: locked.product.published_at ?? now.toISOString() })
				.where("id", "=", productId)
				.execute();
		await summariseProducts(trx, [productId]);
		const detail = use.is_variant ? "Variant picture imported" : "Photo imported";
		await raiseVersion(trx, { productId, actorId: accountId, detail, now });
	});
}

type Photo = { id: number; image_hash: string; position: number };
type Inserted = {
	productId: number;
	importId: number;
	hash: string;
	alt: string;
	position: number | null;
	photos: readonly Photo[];
};

/** Inserts a photo before the first one with a later position in the same file; otherwise last. */
async function insertPhoto(
	trx: Transaction<Schema>,
	{ productId, importId, hash, alt, position, photos }: Inserted,
): Promise<void> {
	const uses = await trx
		.selectFrom("product_import_picture_uses as uses")
		.leftJoin("product_import_pictures as pictures", "pictures.id", "uses.picture_id")
		.select(["uses.position", "uses.known_hash", "pictures.image_hash"])
		.where("uses.product_id", "=", productId)
		.where("uses.import_id", "=", importId)
		.where("uses.is_variant", "=", false)
		.where("uses.position", "is not", null)
		.execute();
	const positions = new Map(uses.map((use) => [use.known_hash ?? use.image_hash, use.position ?? 0]));
	const later = photos.findIndex(
		({ image_hash }) => (positions.get(image_hash) ?? 0) > (position ?? Infinity),
	);
	const at = later === -1 ? photos.length : later;
	for (const [index, photo] of photos.entries()) {
		const moved = index + (index < at ? 1 : 2);
		if (photo.position !== moved)
			await trx.updateTable("product_images").set({ position: moved }).where("id", "=", photo.id).execute();
	}
	await trx
		.insertInto("product_images")
		.values({ product_id: productId, image_hash: hash, position: at + 1, alt })
		.execute();
}
