import type { Transaction } from "kysely";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";
import { lockProduct, raiseVersion } from "#app/shop/products/lock-product.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { orderPictures, type WantedImage } from "./order-pictures.ts";

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
			.returning(["product_id", "variant_id", "is_variant", "alt", "is_publishing", "import_id"])
			.executeTakeFirst();
		if (!use) return;
		const fail = async (fault: string) => {
			const row = trx.updateTable("product_import_picture_uses").where("id", "=", useId);
			await row.set({ state: "failed", fault }).execute();
		};
		const productId = use.product_id;
		const locked = productId === null ? undefined : await lockProduct(trx, productId);
		if (!locked || productId === null || (use.is_variant && use.variant_id === null))
			return fail(t.importFindings.productGone);
		const photos = await trx
			.selectFrom("product_images")
			.select("image_hash")
			.where("product_id", "=", productId)
			.execute();
		const isThere = photos.some((photo) => photo.image_hash === hash);
		if (use.is_variant)
			await trx
				.updateTable("variants")
				.set({ image_hash: hash, updated_at: now.toISOString() })
				.where("id", "=", use.variant_id)
				.execute();
		else if (!isThere && photos.length >= MAX_PHOTOS)
			return fail(t.importFindings.productFull({ most: MAX_PHOTOS }));
		else if (!isThere) {
			const photo = { useId, productId, importId: use.import_id, hash, alt: use.alt };
			await arrangePictures(trx, productId, await placeAmong(trx, photos, photo));
		}
		if (use.is_publishing && !use.is_variant && locked.product.status === "draft")
			await trx
				.updateTable("products")
				.set({ status: "active", published_at: locked.product.published_at ?? now.toISOString() })
				.where("id", "=", productId)
				.execute();
		await summariseProducts(trx, [productId]);
		const detail = storeText(use.is_variant ? "variantPictureImported" : "photoImported");
		await raiseVersion(trx, { productId, actorId: accountId, detail, now });
	});
}

type Placed = { useId: number; productId: number; importId: number; hash: string; alt: string };

/** A new photo at its place among those of the same file that the product still has. */
async function placeAmong(
	trx: Transaction<Schema>,
	photos: readonly { image_hash: string }[],
	{ useId, productId, importId, hash, alt }: Placed,
): Promise<WantedImage[]> {
	const uses = await trx
		.selectFrom("product_import_picture_uses as uses")
		.leftJoin("product_import_pictures as pictures", "pictures.id", "uses.picture_id")
		.select((eb) => [
			"uses.id",
			"uses.position",
			"uses.row_number as row",
			eb.fn.coalesce("uses.known_hash", "pictures.image_hash").as("hash"),
		])
		.where("uses.product_id", "=", productId)
		.where("uses.import_id", "=", importId)
		.where("uses.is_variant", "=", false)
		.orderBy("uses.row_number")
		.execute();
	const images = new Map<string, WantedImage>();
	for (const { id, row, position, hash: known } of uses) {
		if (id === useId) images.set(hash, { row, hash, position, alt });
		else if (known !== null && photos.some(({ image_hash }) => image_hash === known))
			images.set(known, { row, hash: known, position });
	}
	return [...images.values()];
}

/** Adds a file's stored pictures to a product, in the file's order and with its descriptions; the others stay. */
export async function arrangePictures(
	trx: Transaction<Schema>,
	productId: number,
	images: readonly WantedImage[],
): Promise<void> {
	if (images.length === 0) return;
	const before = await trx
		.selectFrom("product_images")
		.select(["id", "image_hash", "alt", "position"])
		.where("product_id", "=", productId)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const order = orderPictures(
		before.map((image) => image.image_hash),
		images,
	);
	for (const [at, hash] of order.entries()) {
		const existing = before.find((image) => image.image_hash === hash);
		const position = at + 1;
		const alt = images.find((image) => image.hash === hash)?.alt;
		if (!existing)
			await trx
				.insertInto("product_images")
				.values({ product_id: productId, image_hash: hash, position, alt: alt ?? "" })
				.execute();
		else if (existing.position !== position || (alt !== undefined && alt !== existing.alt))
			await trx.updateTable("product_images").set({ position, alt }).where("id", "=", existing.id).execute();
	}
}
