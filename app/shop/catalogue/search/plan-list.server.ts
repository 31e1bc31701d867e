import { countRows } from "#app/common/lists/count-rows.server.ts";
import { splitWords } from "#app/common/lists/indexed-words.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import { findFew } from "./found-products.server.ts";
import { countKnownOffers, readCountedCategories } from "./known-offers.server.ts";
import type { ProductQuery } from "./list-products.server.ts";
import { offered } from "./offer-conditions.server.ts";
import { countFilters, type ProductFilters } from "./product-filters.ts";
import { correctedQuery, readTerms, typedTerms } from "./read-terms.server.ts";
import { type ProductTerm, showsTerms } from "./term-conditions.server.ts";
import { isBroad, weighTerms, weighWords } from "./weigh-terms.server.ts";

type Searched = Pick<ProductQuery, "filters" | "terms" | "version">;

/**
 * Plans the list of a search or of filters alone. A search that finds products as it was typed has no word to correct,
 * so its words are not looked up one by one. One without letters and digits, such as an emoji, finds nothing.
 */
export async function planSearch(db: Database, { filters, version }: Omit<Searched, "terms">) {
	const typed = typedTerms(filters.query);
	if (filters.query !== "" && typed.length === 0)
		return { filters, terms: typed, found: [], version, corrected: null };
	const plan = await planList(db, { filters, terms: typed, version });
	if (typed.length === 0 || (plan.found && plan.found.length > 0)) return { ...plan, corrected: null };
	const terms = await readTerms(db, filters.query, version);
	const corrected = correctedQuery(terms);
	return corrected === null
		? { ...plan, corrected }
		: { ...(await planList(db, { filters, terms, version })), corrected };
}

/**
 * Chooses how to query a list: start from the filters when they leave few products; start from the search
 * terms when they match few (products of a category usually also match the words of its name); otherwise walk
 * the list in its order.
 */
export async function planList(db: Database, { filters, terms, version }: Searched): Promise<ProductQuery> {
	const weighed = await lookUp(db, { filters, terms, version });
	if (weighed.found) return { filters, terms: weighed.terms, found: weighed.found, version };
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

/**
 * Looks up what a search finds, if it is not broad. Where the words of all terms are known, the index returns its
 * matches one by one, so that reading them takes no longer than counting them first.
 */
async function lookUp(db: Database, { filters, terms: typed, version }: Searched) {
	const { terms, areCommon } = await weighWords(db, typed, version);
	if (typed.length === 0) return { terms, isBroad: false };
	const isCounted = areCommon && !terms.every(({ words }) => words);
	if (isCounted && (await isBroad(db, terms))) return { terms, isBroad: true };
	const found = await findFew(db, { terms, sort: filters.sort, version });
	return { terms, found, isBroad: areCommon && found === undefined };
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
