import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Remember, SearchTerm } from "#db/engines/search-term.ts";
import type { Database } from "../../client.ts";

/**
 * The rare terms as a full-text query; all terms, if all are common. PostgreSQL merges the rows of each term, so common
 * terms would make it slow.
 */
export function productQuery(terms: readonly SearchTerm[]): string {
	const rare = terms.filter(({ isCommon }) => !isCommon);
	const any = ({ beginnings, wholes }: SearchTerm) =>
		[...beginnings.map((word) => `'${word}':*`), ...wholes.map((word) => `'${word}'`)].join(" | ");
	return (rare.length > 0 ? rare : terms).map((term) => `(${any(term)})`).join(" & ");
}

/** As in the index of `products`. */
const matches = (query: string) =>
	sql<SqlBool>`array_to_tsvector(array_remove(string_to_array(products.search_words, ' '), ''))
		@@ ${query}::tsquery`;

export const selectProducts = (db: Database, terms: readonly SearchTerm[], condition: RawBuilder<SqlBool>) =>
	selectMatching(db, productQuery(terms), condition);

export const selectActiveProducts: typeof selectMatching = (db, query, condition) =>
	selectMatching(db, query, condition).where("products.status", "=", "active");

/**
 * The subquery has an offset, which stops the planner from merging it: otherwise it walks all products in
 * list order and compares the words of each.
 */
function selectMatching(db: Database, query: string, condition: RawBuilder<SqlBool>) {
	const all = db.selectFrom("products");
	const found = all.selectAll().where(matches(query)).where(condition).offset(sql.lit(0));
	return db.selectFrom(found.as("products")) as typeof all;
}

export async function hasProducts(
	db: Database,
	terms: readonly SearchTerm[],
	{ atLeast }: { atLeast: number },
): Promise<boolean> {
	const { rows } = await sql<{ count: number }>`
		select count_products(${productQuery(terms)}::tsquery, ${atLeast}) as count`.execute(db);
	return rows[0]?.count === atLeast;
}

export async function expectProducts(db: Database, term: SearchTerm): Promise<number> {
	const { rows } = await sql<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>`
		explain (format json) select 1 from products where ${matches(productQuery([term]))}`.execute(db);
	return rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}

/** A single term is always looked up. */
export async function weighProductTerms<Term extends SearchTerm>(
	db: Database,
	terms: readonly Term[],
	many: number,
	remember: Remember,
): Promise<{ terms: Term[]; areCommon: boolean }> {
	if (terms.length < 2) return { terms: [...terms], areCommon: true };
	const weighed: Term[] = [];
	for (const term of terms) {
		const { expected } = await remember(`expected ${productQuery([term])}`, async () => ({
			expected: await expectProducts(db, term),
		}));
		weighed.push({ ...term, isCommon: expected >= many / 2 });
	}
	return { terms: weighed, areCommon: weighed.every(({ isCommon }) => isCommon) };
}

export function hasTrigram(trigrams: readonly string[]): RawBuilder<SqlBool> {
	const patterns = trigrams.map((trigram) => {
		const start = trigram.startsWith(" ") ? "" : "%";
		return `${start}${trigram.trim()}${trigram.endsWith(" ") ? "" : "%"}`;
	});
	return sql<SqlBool>`word like any (array[${sql.join(patterns)}])`;
}
