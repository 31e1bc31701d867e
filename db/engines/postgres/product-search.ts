import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { SearchTerm } from "#db/engines/search-term.ts";
import type { Database } from "../../client.ts";

/** The rare terms as a full-text query, or all terms if none is rare: merging all rows of each is slow. */
function queryOf(terms: readonly SearchTerm[]): string {
	const rare = terms.filter(({ isCommon }) => !isCommon);
	const any = ({ beginnings, wholes }: SearchTerm) =>
		[...beginnings.map((word) => `'${word}':*`), ...wholes.map((word) => `'${word}'`)].join(" | ");
	return (rare.length > 0 ? rare : terms).map((term) => `(${any(term)})`).join(" & ");
}

/** As in the index of `products`. */
const hasTerms = (terms: readonly SearchTerm[]) =>
	sql<SqlBool>`array_to_tsvector(array_remove(string_to_array(products.search_words, ' '), ''))
		@@ ${queryOf(terms)}::tsquery`;

/**
 * The subquery has an offset, which stops the planner from merging it: otherwise it walks all products in
 * list order and compares the words of each.
 */
export function selectProducts(db: Database, terms: readonly SearchTerm[], condition: RawBuilder<SqlBool>) {
	const all = db.selectFrom("products");
	const found = all.selectAll().where(hasTerms(terms)).where(condition).offset(sql.lit(0));
	return db.selectFrom(found.as("products")) as typeof all;
}

export async function countProducts(
	db: Database,
	terms: readonly SearchTerm[],
	{ most }: { most: number },
): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count_products(${queryOf(terms)}::tsquery, ${most}) as count`.execute(db);
	return rows[0]?.count ?? 0;
}

export async function expectProducts(db: Database, term: SearchTerm): Promise<number> {
	const { rows } = await sql<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>`
		explain (format json) select 1 from products where ${hasTerms([term])}`.execute(db);
	return rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}

export const isCommonTerm = async (db: Database, term: SearchTerm, many: number): Promise<boolean> =>
	(await expectProducts(db, term)) >= many / 2;

export function hasTrigram(trigrams: readonly string[]): RawBuilder<SqlBool> {
	const patterns = trigrams.map((trigram) => {
		const start = trigram.startsWith(" ") ? "" : "%";
		return `${start}${trigram.trim()}${trigram.endsWith(" ") ? "" : "%"}`;
	});
	return sql<SqlBool>`word like any (array[${sql.join(patterns)}])`;
}
