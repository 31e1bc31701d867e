import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { asWholeWord } from "#db/engines/search-term.ts";
import { type ProductTerm, showsCommon, showsTerms } from "./term-conditions.server.ts";

/** From this number of products on, a search is broad: see `weighTerms`. */
const BROAD = 2_000;

/**
 * Whether so many products have all terms that reading each would be slow. A broad search instead walks the
 * products in list order until a page is full.
 *
 * Also marks common terms, because the engines merge the matches of terms first. For a prefix, SQLite merges
 * the matches of all words that begin with it; a common term uses the index of three-letter prefixes, which
 * is already merged. PostgreSQL merges the matches of every term, so it only gets the rare ones. Both then
 * filter the result by the common terms.
 */
export async function weighTerms(
	db: Database,
	terms: readonly ProductTerm[],
): Promise<{ isBroad: boolean; terms: readonly ProductTerm[] }> {
	if (terms.length < 2) return { isBroad: await isBroad(db, terms), terms };
	const weighed: ProductTerm[] = [];
	for (const term of terms) weighed.push({ ...term, isCommon: await isCommon(db, term) });
	return {
		isBroad: weighed.every(({ isCommon }) => isCommon) && (await isBroad(db, weighed)),
		terms: weighed,
	};
}

/** Whether about `BROAD` products match it, whatever their status. */
const isCommon = (db: Database, term: ProductTerm) => adapterOf(db).isCommonTerm(db, term, BROAD);

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
	} else if ((await countFound(db, terms.map(asWholeWord), BROAD)) === BROAD) return true;
	return (await countFound(db, terms, BROAD)) === BROAD;
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
	if (term.beginnings.length > 0 && (await countFound(db, [asWholeWord(term)], 1)) > 0) return true;
	return (await countFound(db, [term], 1)) > 0;
}

/** The number of active products that match all terms, up to `most`. */
const countFound = (db: Database, terms: readonly ProductTerm[], most: number) =>
	adapterOf(db).countProducts(db, terms, { most, condition: showsCommon(db, terms) });
