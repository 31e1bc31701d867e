import { moveStock } from "#app/shop/stock/move-stock.server.ts";
import { summariseProducts } from "#app/shop/stock/summarise-products.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";

const AT = "2026-11-02T09:00:00.000Z";

type Shelved = {
	title?: string;
	slug?: string;
	status?: "draft" | "active" | "archived";
	category?: string;
	description?: string;
	vendor?: string;
	tags?: string;
	optionName?: string;
	/** One entry for each variant; one variant without an option by default. Prices in minor units. */
	variants?: { option?: string; price?: number; compareAt?: number; stock?: number; sku?: string }[];
	publishedAt?: string;
};

let count = 0;

/** Creates an active product with variants and stock, like the back office. For tests. */
export async function putOnShelf(
	db: Database,
	{ variants = [{}], ...product }: Shelved = {},
): Promise<{ productId: number; variantIds: number[]; slug: string }> {
	count += 1;
	const title = product.title ?? `Lamp ${count}`;
	const slug = product.slug ?? `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${count}`;
	const now = new Date(AT);
	return transact(db, async (trx) => {
		const categoryId = product.category ? await categoryOf(trx, product.category) : null;
		const { id: productId } = await trx
			.insertInto("products")
			.values({
				slug,
				title,
				description: product.description ?? `${title}, plain and good.`,
				vendor: product.vendor ?? "",
				tags: product.tags ?? "",
				category_id: categoryId,
				status: product.status ?? "active",
				option1_name: product.optionName ?? (variants.length > 1 ? "Size" : null),
				published_at: product.status === "draft" ? null : (product.publishedAt ?? AT),
				created_at: AT,
				updated_at: AT,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const variantIds: number[] = [];
		for (const [at, variant] of variants.entries()) {
			const { id } = await trx
				.insertInto("variants")
				.values({
					product_id: productId,
					position: at + 1,
					option1: variant.option ?? (variants.length > 1 ? `Size ${at + 1}` : null),
					sku: variant.sku ?? null,
					price: variant.price ?? 2_500,
					compare_at: variant.compareAt ?? null,
					created_at: AT,
					updated_at: AT,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			variantIds.push(id);
			const quantity = variant.stock ?? 10;
			if (quantity !== 0)
				await moveStock(trx, { variantId: id, quantity, reason: "received", actorId: null, now });
		}
		await summariseProducts(trx, [productId]);
		return { productId, variantIds, slug };
	});
}

async function categoryOf(trx: Database, name: string): Promise<number> {
	const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
	const found = await trx.selectFrom("categories").select("id").where("slug", "=", slug).executeTakeFirst();
	if (found) return found.id;
	const made = await trx
		.insertInto("categories")
		.values({ slug, name, position: 1, created_at: AT, updated_at: AT })
		.returning("id")
		.executeTakeFirstOrThrow();
	return made.id;
}
