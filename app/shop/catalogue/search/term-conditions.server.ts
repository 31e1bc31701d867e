import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";

/** One typed word and what it stands for: any of these, as the beginning of a word or as a whole one. */
export type Term = {
	typed: string;
	beginnings: string[];
	wholes: string[];
	/** Many products have it: see `weighTerms`. */
	isCommon?: boolean;
};

/**
 * The products that have all terms among their words. On PostgreSQL they are found apart and first (an offset keeps it
 * to that): it would rather walk through all products in the order they are listed in, and look at the words of each.
 */
export function productsWith(db: Database, terms: readonly Term[]) {
	const all = db.selectFrom("products");
	if (engineOf(db) === "postgres") {
		const found = sql<SqlBool>`array_to_tsvector(array_remove(string_to_array(products.search_words, ' '), ''))
			@@ ${postgresQuery(terms)}::tsquery`;
		const apart = all.selectAll().where(found).where(showsCommon(db, terms)).offset(sql.lit(0));
		return db.selectFrom(apart.as("products")) as typeof all;
	}
	const found = sql<SqlBool>`products.id in (select rowid from products_search
		where products_search match ${sqliteQuery(terms)})`;
	return all.where(found).where(showsCommon(db, terms));
}

/** That a product of those that `productsWith` finds is active; SQLite is kept (by a plus) from finding all active ones. */
export const activeOf = (db: Database): RawBuilder<SqlBool> =>
	sql<SqlBool>`${sql.raw(engineOf(db) === "sqlite" ? "+" : "")}products.status = 'active'`;

/** SQLite has an index of the beginnings of words, up to so many letters. */
const BEGINNING = 3;

// Words are letters and digits, so none needs escaping.
export function sqliteQuery(terms: readonly Term[]): string {
	const start = (word: string) => [...word].slice(0, BEGINNING).join("");
	const any = ({ beginnings, wholes, isCommon }: Term) =>
		[
			...beginnings.map((word) => `"${isCommon ? start(word) : word}"*`),
			...wholes.map((word) => `"${word}"`),
		].join(" OR ");
	return terms.map((term) => `(${any(term)})`).join(" AND ");
}

/** The rare terms alone, where there are any. */
export function postgresQuery(terms: readonly Term[]): string {
	const rare = terms.filter(({ isCommon }) => !isCommon);
	const any = ({ beginnings, wholes }: Term) =>
		[...beginnings.map((word) => `'${word}':*`), ...wholes.map((word) => `'${word}'`)].join(" | ");
	return (rare.length > 0 ? rare : terms).map((term) => `(${any(term)})`).join(" & ");
}

/**
 * How well a product's name fits, as a number: for each term 3 when its name has the word, 2 when it has one
 * that begins so, 0 when it was found by something else.
 */
export function fitOf(db: Database, terms: readonly Term[]): RawBuilder<number> {
	const place = sql.raw(engineOf(db) === "postgres" ? "strpos" : "instr");
	const has = (parts: string[]) =>
		sql.join(
			parts.map((part) => sql`${place}(' ' || products.title_words || ' ', ${part}) > 0`),
			sql` or `,
		);
	const fits = terms.map(({ beginnings, wholes }) => {
		const whole = has([...beginnings, ...wholes].map((word) => ` ${word} `));
		return beginnings.length > 0
			? sql`case when ${whole} then 3 when ${has(beginnings.map((word) => ` ${word}`))} then 2 else 0 end`
			: sql`case when ${whole} then 3 else 0 end`;
	});
	const fit = sql<number>`(${sql.join(fits, sql` + `)})`;
	// As wide as the numbers that a page's mark may bring for comparing.
	return engineOf(db) === "postgres" ? sql<number>`${fit}::bigint` : fit;
}

/** That a product has all terms, judged by its own words and without the index; as `productsWith` finds them. */
export function showsTerms(db: Database, terms: readonly Term[]): RawBuilder<SqlBool> {
	const place = sql.raw(engineOf(db) === "postgres" ? "strpos" : "instr");
	const has = (part: string) => sql`${place}(' ' || products.search_words || ' ', ${part}) > 0`;
	const shown = terms.map(({ beginnings, wholes }) =>
		sql.join(
			[...beginnings.map((word) => has(` ${word}`)), ...wholes.map((word) => has(` ${word} `))],
			sql` or `,
		),
	);
	return sql<SqlBool>`(${sql.join(shown, sql`) and (`)})`;
}

/** What the look-up leaves to be judged. */
export function showsCommon(db: Database, terms: readonly Term[]): RawBuilder<SqlBool> {
	const common = terms.filter(({ isCommon }) => isCommon);
	return common.length === 0 ? sql<SqlBool>`1 = 1` : showsTerms(db, common);
}
