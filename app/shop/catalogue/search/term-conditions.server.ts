import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { SearchTerm } from "#db/engines/search-term.ts";

/** A typed word and what it stands for: any of these, as a prefix or as a whole word. */
export type ProductTerm = SearchTerm & { typed: string };

/** The products that match all terms. */
export const productsWith = (db: Database, terms: readonly ProductTerm[]) =>
	adapterOf(db).selectProducts(db, terms, showsCommon(db, terms));

/** The active ones of them. */
export const activeProductsWith = (db: Database, terms: readonly ProductTerm[]) =>
	adapterOf(db).selectActiveProducts(db, adapterOf(db).productQuery(terms), showsCommon(db, terms));

/**
 * A score for how well a product's name matches: for each term 3 for the whole word, 2 for a word that begins
 * with it, 0 for a match elsewhere.
 */
export function fitOf(db: Database, terms: readonly ProductTerm[]): RawBuilder<number> {
	const { bigint, includesText } = adapterOf(db);
	const has = (parts: string[]) =>
		sql.join(
			parts.map((part) => includesText(sql`' ' || products.title_words || ' '`, part)),
			sql` or `,
		);
	const fits = terms.map(({ beginnings, wholes, words }) => {
		const typed = [...beginnings, ...wholes];
		const whole = has(typed.map((word) => ` ${word} `));
		const beginsOthers = beginnings.length > 0 && !words?.every((word) => typed.includes(word));
		return beginsOthers
			? sql`case when ${whole} then 3 when ${has(beginnings.map((word) => ` ${word}`))} then 2 else 0 end`
			: sql`case when ${whole} then 3 else 0 end`;
	});
	// As wide as the numbers in a page's cursor.
	return bigint(sql`(${sql.join(fits, sql` + `)})`);
}

/** The condition that a product matches all terms, checked by its own words and without the index. */
export function showsTerms(db: Database, terms: readonly ProductTerm[]): RawBuilder<SqlBool> {
	const has = (part: string) => adapterOf(db).includesText(sql`' ' || products.search_words || ' '`, part);
	const shown = terms.map(({ beginnings, wholes }) =>
		sql.join(
			[...beginnings.map((word) => has(` ${word}`)), ...wholes.map((word) => has(` ${word} `))],
			sql` or `,
		),
	);
	return sql<SqlBool>`(${sql.join(shown, sql`) and (`)})`;
}

/** The conditions that the look-up leaves to check. */
export function showsCommon(db: Database, terms: readonly ProductTerm[]): RawBuilder<SqlBool> {
	const common = terms.filter(({ isCommon }) => isCommon);
	return common.length === 0 ? sql<SqlBool>`1 = 1` : showsTerms(db, common);
}
