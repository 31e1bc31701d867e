import { everyTranslation, translated } from "#app/common/language/translated.ts";
import { splitWords, typedWords } from "#app/common/lists/indexed-words.ts";
import type { Database } from "#db/client.ts";
import { listProducts } from "./list-products.server.ts";
import { planSearch } from "./plan-list.server.ts";
import { NO_PRODUCT_FILTERS, usualSort } from "./product-filters.ts";

/**
 * Returns the products that match a typed text best, whether there are more, and what was searched for instead of the
 * typed words, if they match nothing. `version` is that of the shop's data.
 */
export async function findProducts(
	db: Database,
	{ query, count, version }: { query: string; count: number; version?: string | undefined },
) {
	const filters = { ...NO_PRODUCT_FILTERS, query, sort: usualSort(query) };
	const { corrected, ...plan } = await planSearch(db, { filters, version });
	const { products, after } = await listProducts(db, { ...plan, size: count });
	return { products, isMore: after !== null, corrected };
}

/** The categories with products on sale whose names contain words that begin with all the typed ones. */
export async function findCategories(db: Database, { query, count }: { query: string; count: number }) {
	const typed = typedWords(query);
	if (typed.length === 0) return [];
	const categories = await db
		.selectFrom("categories")
		.select(["slug", "name", "translations"])
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom("products")
					.select("products.id")
					.whereRef("products.category_id", "=", "categories.id")
					.where("products.status", "=", "active"),
			),
		)
		.orderBy("position")
		.orderBy("id")
		.execute();
	const isNamed = ({ name, translations }: (typeof categories)[number]) => {
		const words = [name, ...everyTranslation(translations, "name")].flatMap(splitWords);
		return typed.every((each) => words.some((word) => word.startsWith(each)));
	};
	return categories
		.filter(isNamed)
		.slice(0, count)
		.map((category) => translated(category, ["name"]));
}
