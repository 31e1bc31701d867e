import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { asWholeWord } from "#db/engines/search-term.ts";
import { type ProductTerm, showsCommon, showsTerms } from "./term-conditions.server.ts";

/** From here on a search is broad: see `weighTerms`. */
const BROAD = 2_000;

/**
 * Whether so many products have all terms that to look at each of them would take long. What is listed of a broad
 * search is found the other way round: by walking through the products in the order of the list until a page is full.
 *
 * Also marks the terms that many products have, for whatever finds them merges them first. Of a word's beginning,
 * SQLite merges the products of all words that begin so; a common term is looked up among the beginnings of three
 * letters, which are merged already. PostgreSQL merges all of each term, and is asked for the rare ones. Either judges
 * the common ones by the words of what is found.
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

/** Whether about `BROAD` products have it, whatever their status. */
const isCommon = (db: Database, term: ProductTerm) => adapterOf(db).isCommonTerm(db, term, BROAD);

/**
 * Of one term, PostgreSQL's planner knows well enough that many have it, without a look at any. Otherwise those that
 * have whole words are asked for first: of words that begin so, either engine merges all before it gives one.
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

/** Whether an active product has it. One that has a common word is soon met among the newest. */
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
	// As a whole word is the shorter way.
	if (term.beginnings.length > 0 && (await countFound(db, [asWholeWord(term)], 1)) > 0) return true;
	return (await countFound(db, [term], 1)) > 0;
}

/** How many active products have all terms, up to `most`. */
const countFound = (db: Database, terms: readonly ProductTerm[], most: number) =>
	adapterOf(db).countProducts(db, terms, { most, condition: showsCommon(db, terms) });
