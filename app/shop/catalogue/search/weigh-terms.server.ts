import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { asWholeWord, type Remember } from "#db/engines/search-term.ts";
import { type ProductTerm, showsCommon, showsTerms } from "./term-conditions.server.ts";

/** What was found out about words, by the version of the shop's data: people search for the same ones again. */
const remember = rememberByVersion<object>({ max: 20_000 });

/** Remembers what is found out while the shop has this version; without one, nothing. */
export const rememberTerms =
	(version: string | undefined): Remember =>
	(name, find) =>
		remember(version, name, find);

/** From this number of products on, a search is broad: see `weighTerms`. */
const BROAD = 2_000;

/**
 * Whether so many products have all terms that reading each would be slow. A broad search instead walks the
 * products in list order until a page is full. Also returns the terms as the engine looks them up best: prefixes
 * make it merge the matches of many words, and some of them are cheaper to check in the products found.
 */
export async function weighTerms(
	db: Database,
	terms: readonly ProductTerm[],
	version?: string,
): Promise<{ isBroad: boolean; terms: readonly ProductTerm[] }> {
	const weighed = await adapterOf(db).weighProductTerms(db, terms, BROAD, rememberTerms(version));
	return { isBroad: weighed.areCommon && (await isBroad(db, weighed.terms)), terms: weighed.terms };
}

/**
 * For a single term, the PostgreSQL planner's estimate is enough. Otherwise whole words are counted first:
 * for prefixes both engines merge all matches before they return a row.
 */
async function isBroad(db: Database, terms: readonly ProductTerm[]): Promise<boolean> {
	const [first, ...others] = terms;
	if (!first) return false;
	const expected = others.length === 0 ? await adapterOf(db).expectProducts(db, first) : null;
	if (expected !== null) {
		if (expected >= 4 * BROAD) return true;
	} else if (!terms.every(({ words }) => words) && (await areFound(db, terms.map(asWholeWord), BROAD)))
		return true;
	return areFound(db, terms, BROAD);
}

/** Whether an active product matches it. For a common word, one is soon found among the newest. */
export async function hasMatches(db: Database, term: ProductTerm): Promise<boolean> {
	const expected = await adapterOf(db).expectProducts(db, term);
	if (expected !== null && expected >= BROAD / 2) {
		const found = db.selectFrom("products").select("id").where("status", "=", "active");
		const newest = found
			.where(showsTerms(db, [term]))
			.orderBy("id", "desc")
			.limit(1);
		return (await newest.executeTakeFirst()) !== undefined;
	}
	// A whole word is faster.
	if (term.beginnings.length > 0 && (await areFound(db, [asWholeWord(term)], 1))) return true;
	return areFound(db, [term], 1);
}

/** Whether at least this many active products match all terms. */
const areFound = (db: Database, terms: readonly ProductTerm[], atLeast: number) =>
	adapterOf(db).hasProducts(db, terms, { atLeast, condition: showsCommon(db, terms) });
