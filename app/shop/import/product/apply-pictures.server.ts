import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { CurrentProduct } from "./current-product.server.ts";
import { orderPictures } from "./order-pictures.ts";
import type { WantedProduct } from "./wanted-product.ts";

/** Adds a file's pictures, in its order and with its descriptions; omitted ones stay. */
export async function applyPictures(
	trx: Transaction<Schema>,
	{ productId, wanted, current }: { productId: number; wanted: WantedProduct; current?: CurrentProduct },
): Promise<void> {
	const images = wanted.images ?? [];
	const before = current?.images ?? [];
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
