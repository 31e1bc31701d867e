import { countRows } from "#app/site/lists/count-rows.server.ts";
import { isMoreThanCounted } from "#app/site/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import { wordsOf } from "../search/search-words.ts";
import type { Term } from "../search/term-conditions.server.ts";
import { weighTerms } from "../search/weigh-terms.server.ts";
import type { Asked } from "./list-products.server.ts";
import { offered } from "./offer-conditions.server.ts";
import { countFilters, type ProductFilters } from "./product-filters.ts";

/**
 * How a list is best looked for. What the filters leave is taken first when it is little; what is searched for when
 * it is not broad, together with the words of the category's name, which its products are found by, too. Otherwise
 * the list is walked in its order.
 */
export async function planList(
	db: Database,
	{ filters, terms }: { filters: ProductFilters; terms: readonly Term[] },
): Promise<Asked> {
	const few = countFilters(filters) > 0 && !isMoreThanCounted(await countRows(db, offered(db, filters)));
	const weighed = await weighTerms(db, terms);
	if (!weighed.isBroad) return { filters, terms: weighed.terms, isFew: few };
	const name = await nameOf(db, filters.category);
	const ofName = wordsOf(name).map((word): Term => ({ typed: word, beginnings: [], wholes: [word] }));
	const all = ofName.length === 0 ? weighed : await weighTerms(db, [...terms, ...ofName]);
	return { filters, terms, isFew: few, isBroad: true, besides: all.isBroad ? undefined : all.terms };
}

async function nameOf(db: Database, slug: string): Promise<string> {
	if (slug === "") return "";
	const found = await db.selectFrom("categories").select("name").where("slug", "=", slug).executeTakeFirst();
	return found?.name ?? "";
}
