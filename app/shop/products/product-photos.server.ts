import { storeText } from "#app/common/changes/stored-text.ts";
import type { PhotoOwner, PhotoRules } from "#app/common/photos/photos.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import { raiseVersion } from "./lock-product.server.ts";

/** Who changes photos, and when: each change is a new version of the product. */
type PhotoChange = { productId: number; actorId: number | null; now: Date };

export const photosOfProduct = (id: number): PhotoOwner => ({ table: "product_images", id });

/** The photos of a product. A removed photo also leaves the variants that show it. */
export const productPhotos = ({ productId, ...change }: PhotoChange): PhotoRules => ({
	owner: photosOfProduct(productId),
	lock: (trx) =>
		trx
			.selectFrom("products")
			.select("id")
			.where("id", "=", productId)
			.$call(adapterOf(trx).forUpdate)
			.executeTakeFirst(),
	finish: async (trx, detail, removed) => {
		if (removed !== undefined)
			await trx
				.updateTable("variants")
				.set({ image_hash: null })
				.where("product_id", "=", productId)
				.where("image_hash", "=", removed)
				.execute();
		await summariseProducts(trx, [productId]);
		await raiseVersion(trx, { ...change, productId, detail });
	},
});

/**
 * Gives variants (by id) a photo of their product (by hash), or none (null). Other products' photos are
 * ignored.
 */
export function chooseVariantPhotos(
	db: Database,
	{ choices, ...change }: PhotoChange & { choices: ReadonlyMap<number, string | null> },
): Promise<void> {
	const { productId } = change;
	return transact(db, async (trx) => {
		const photos = await trx
			.selectFrom("product_images")
			.select("image_hash")
			.where("product_id", "=", productId)
			.execute();
		const hashes = new Set(photos.map((photo) => photo.image_hash));
		let changed = 0;
		for (const [id, hash] of [...choices].sort(([a], [b]) => a - b)) {
			if (hash !== null && !hashes.has(hash)) continue;
			const chosen = await trx
				.updateTable("variants")
				.set({ image_hash: hash })
				.where("id", "=", id)
				.where("product_id", "=", productId)
				.where("image_hash", hash === null ? "is not" : "is distinct from", hash)
				.returning("id")
				.executeTakeFirst();
			if (chosen) changed += 1;
		}
		if (changed > 0)
			await raiseVersion(trx, { ...change, detail: storeText("variantPhotosChanged", { count: changed }) });
	});
}
