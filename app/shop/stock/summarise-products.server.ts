import type { Transaction } from "kysely";
import { everyTranslation } from "#app/common/language/translated.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import { productSearchWords } from "#app/common/lists/indexed-words.ts";
import { valueKey } from "#app/shop/catalogue/option-values.server.ts";
import { learnWords } from "#app/shop/catalogue/search/learn-words.server.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Updates the derived columns of these products: prices, sale, stock, first picture, search text. Call it in
 * the transaction that changes a product, its variants, pictures or category, or takes a variant's stock to
 * or from zero. `units_sold` is not derived here: placing an order adds to it.
 */
export async function summariseProducts(
	trx: Transaction<Schema>,
	productIds: readonly number[],
): Promise<void> {
	for (const productId of [...new Set(productIds)].sort((a, b) => a - b)) await summarise(trx, productId);
}

async function summarise(trx: Transaction<Schema>, productId: number): Promise<void> {
	const product = await trx
		.selectFrom("products")
		.leftJoin("categories", "categories.id", "products.category_id")
		.select(["title", "vendor", "tags", "search_words", "categories.name as category"])
		.select(["products.translations", "categories.translations as category_translations"])
		.where("products.id", "=", productId)
		.executeTakeFirst();
	if (!product) return;
	const variants = await trx
		.selectFrom("variants")
		.select(["price", "compare_at", "stock", "is_tracked", "is_oversellable", "sku"])
		.select(["option1", "option2", "option3"])
		.where("product_id", "=", productId)
		.where("archived_at", "is", null)
		.execute();
	const prices = variants.map(({ price }) => price);
	const cheapest = Math.min(...prices);
	const onSale = variants.filter(
		(variant) => variant.compare_at !== null && variant.compare_at > variant.price,
	);
	const picture = await trx
		.selectFrom("product_images")
		.select("image_hash")
		.where("product_id", "=", productId)
		.orderBy("position")
		.orderBy("id")
		.executeTakeFirst();
	const skus = variants.flatMap(({ sku }) => (sku ? [sku] : []));
	const options = variants.flatMap(({ option1, option2, option3 }) => [option1, option2, option3]);
	const values = new Set(options.filter((value) => value !== null));
	const { searchWords, titleWords } = productSearchWords({
		...product,
		titles: everyTranslation(product.translations, "title"),
		variants: [
			...everyTranslation(product.category_translations, "name"),
			...skus,
			...values,
			...[...values].flatMap((value) => everyTranslation(product.translations, valueKey(value))),
		],
	});
	await trx
		.updateTable("products")
		.set({
			price_from: prices.length > 0 ? Math.min(...prices) : 0,
			price_to: prices.length > 0 ? Math.max(...prices) : 0,
			compare_at_from: onSale.find(({ price }) => price === cheapest)?.compare_at ?? null,
			is_on_sale: onSale.length > 0,
			is_in_stock: variants.some((one) => one.stock > 0 || one.is_oversellable || !one.is_tracked),
			image_hash: picture?.image_hash ?? null,
			search_text: foldText(
				[product.title, product.vendor, product.tags, product.category ?? "", ...skus].join(" | "),
			),
			search_words: searchWords,
			title_words: titleWords,
		})
		.where("id", "=", productId)
		.execute();
	if (searchWords !== product.search_words) await learnWords(trx, searchWords.split(" "));
}
