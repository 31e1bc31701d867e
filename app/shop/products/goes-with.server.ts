import type { Transaction } from "kysely";
import { unmaskId } from "#app/common/masked-id.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The handles of the products that staff chose to go with another one, in order. */
export async function readChosen(db: Database, { productId }: { productId: number }): Promise<string[]> {
	const rows = await db
		.selectFrom("goes_with")
		.innerJoin("products", "products.id", "goes_with.other_id")
		.select("products.slug")
		.where("goes_with.product_id", "=", productId)
		.where("is_chosen", "=", true)
		.orderBy("goes_with.position")
		.execute();
	return rows.map(({ slug }) => slug);
}

/**
 * Replaces the products that staff chose to go with a product, in the transaction that has locked it. `typed`: handles,
 * or addresses of products. Returns whether they differ from before, or the one that is unknown or the product itself.
 */
export async function chooseGoesWith(
	trx: Transaction<Schema>,
	{ productId, typed }: { productId: number; typed: readonly string[] },
): Promise<{ ok: true; isChanged: boolean } | { ok: false; unknown: string }> {
	const ids: number[] = [];
	for (const name of typed) {
		const id = await findNamed(trx, name);
		if (id === undefined || id === productId) return { ok: false, unknown: name };
		if (!ids.includes(id)) ids.push(id);
	}
	const before = await trx
		.selectFrom("goes_with")
		.select("other_id")
		.where("product_id", "=", productId)
		.where("is_chosen", "=", true)
		.orderBy("position")
		.execute();
	if (before.map(({ other_id }) => other_id).join() === ids.join()) return { ok: true, isChanged: false };
	await trx
		.deleteFrom("goes_with")
		.where("product_id", "=", productId)
		.where("is_chosen", "=", true)
		.execute();
	const rows = ids.map((other_id, at) => ({
		product_id: productId,
		other_id,
		is_chosen: true,
		position: at + 1,
	}));
	if (rows.length > 0) await trx.insertInto("goes_with").values(rows).execute();
	return { ok: true, isChanged: true };
}

/** The product with this handle, or at an address such as `https://shop.example/product/nRKN4cfK?variant=…`. */
async function findNamed(trx: Transaction<Schema>, name: string): Promise<number | undefined> {
	const masked = /\/product\/(\w+)/.exec(name)?.[1];
	const found = await trx
		.selectFrom("products")
		.select("id")
		.where((eb) => (masked ? eb("id", "=", unmaskId(masked) ?? 0) : eb("slug", "=", name.toLowerCase())))
		.executeTakeFirst();
	return found?.id;
}
