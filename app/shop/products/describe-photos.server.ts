import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { raiseVersion } from "./lock-product.server.ts";
import type { PhotoChange } from "./product-photos.server.ts";

/** Says what is to be seen on a photo, for those who don't see it. */
export function describeProductPhoto(
	db: Database,
	{ photoId, alt, ...change }: PhotoChange & { photoId: number; alt: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
	return transact(db, async (trx) => {
		const own = trx
			.selectFrom("product_images")
			.select("id")
			.where("id", "=", photoId)
			.where("product_id", "=", change.productId);
		if (!(await own.executeTakeFirst())) return { ok: false, reason: "gone" };
		const described = await trx
			.updateTable("product_images")
			.set({ alt })
			.where("id", "=", photoId)
			.where("alt", "<>", alt)
			.returning("id")
			.executeTakeFirst();
		if (!described) return { ok: true };
		await raiseVersion(trx, { ...change, detail: "Photo described" });
		return { ok: true };
	});
}

/** Gives variants (by id) a photo of their product (by its hash), or none (null). Others' photos are left out. */
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
		const known = new Set(photos.map((photo) => photo.image_hash));
		let changed = 0;
		for (const [id, hash] of [...choices].sort(([a], [b]) => a - b)) {
			if (hash !== null && !known.has(hash)) continue;
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
		if (changed > 0) await raiseVersion(trx, { ...change, detail: `Variants’ photos changed: ${changed}` });
	});
}
