import { countRows } from "#app/common/lists/count-rows.server.ts";
import { splitWords } from "#app/common/lists/indexed-words.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import { findFew } from "./found-products.server.ts";
import { countKnownOffers, readCountedCategories } from "./known-offers.server.ts";
import type { ProductQuery } from "./list-products.server.ts";
import { offered } from "./offer-conditions.server.ts";
import { countFilters, type ProductFilters } from "./product-filters.ts";
import { type ProductTerm, showsTerms } from "./term-conditions.server.ts";
import { weighTerms } from "./weigh-terms.server.ts";

type Searched = Pick<ProductQuery, "filters" | "terms" | "version">;

/**
 * Chooses how to query a list: start from the filters when they leave few products; start from the search
 * terms when they match few (products of a category usually also match the words of its name); otherwise walk
 * the list in its order.
 */
export async function planList(db: Database, { filters, terms, version }: Searched): Promise<ProductQuery> {
	const weighed = await weighTerms(db, terms, version);
	const isLookedUp = terms.length > 0 && !weighed.isBroad;
	const found = isLookedUp ? await findFew(db, { terms: weighed.terms, sort: filters.sort }) : undefined;
	if (found) return { filters, terms: weighed.terms, found, version };
	const fewCount = await countFew(db, filters, version);
	if (!weighed.isBroad) return { filters, terms: weighed.terms, fewCount, version };
	if (fewCount !== undefined || filters.category === "" || (await areMetSoon(db, { filters, terms })))
		return { filters, terms, fewCount, isBroad: true, version };
	const name = await nameOf(db, filters.category);
	const ofName = splitWords(name).map(
		(word): ProductTerm => ({ typed: word, beginnings: [], wholes: [word] }),
	);
	const all = ofName.length === 0 ? weighed : await weighTerms(db, [...terms, ...ofName], version);
	return { filters, terms, isBroad: true, besides: all.isBroad ? undefined : all.terms, version };
}

async function countFew(
	db: Database,
	filters: ProductFilters,
	version: string | undefined,
): Promise<number | undefined> {
	if (countFilters(filters) === 0) return undefined;
	const categories = filters.category === "" ? [] : await readCountedCategories(db, version);
	const chosen = categories.find(({ slug }) => slug === filters.category);
	const counted = chosen && countKnownOffers(version, chosen.id, filters);
	const count = counted ?? (await countRows(db, offered(db, filters)));
	return isMoreThanCounted(count) ? undefined : count;
}

const SAMPLED = 200;
const MET = 10;

/** Whether so many of the filtered products match the terms that walking them soon fills a page. */
async function areMetSoon(db: Database, { filters, terms }: Searched): Promise<boolean> {
	const some = offered(db, filters).select("search_words").limit(SAMPLED);
	const { met } = await db
		.selectFrom(some.as("products"))
		.select((eb) => eb.fn.countAll<number>().as("met"))
		.where(showsTerms(db, terms))
		.executeTakeFirstOrThrow();
	return met >= MET;
}

async function nameOf(db: Database, slug: string): Promise<string> {
	const found = await db.selectFrom("categories").select("name").where("slug", "=", slug).executeTakeFirst();
	return found?.name ?? "";
}
