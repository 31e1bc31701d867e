import { type RawBuilder, type SqlBool, sql } from "kysely";
import { asWholeWord, type SearchTerm } from "#db/engines/search-term.ts";
import type { Database } from "../../client.ts";

/** The longest prefix in the index, in letters. */
const BEGINNING = 3;

/** The terms as a full-text query. Words contain only letters and digits, so nothing needs escaping. */
function matchOf(terms: readonly SearchTerm[]): string {
	const start = (word: string) => [...word].slice(0, BEGINNING).join("");
	const any = ({ beginnings, wholes, isCommon }: SearchTerm) =>
		[
			...beginnings.map((word) => `"${isCommon ? start(word) : word}"*`),
			...wholes.map((word) => `"${word}"`),
		].join(" OR ");
	return terms.map((term) => `(${any(term)})`).join(" AND ");
}

export function selectProducts(db: Database, terms: readonly SearchTerm[], condition: RawBuilder<SqlBool>) {
	const found = sql<SqlBool>`products.id in (select rowid from products_search
		where products_search match ${matchOf(terms)})`;
	return db.selectFrom("products").where(found).where(condition);
}

/** Reads the index first: a cross join is read in the order in which it is written. */
export async function countProducts(
	db: Database,
	terms: readonly SearchTerm[],
	{ most, condition }: { most: number; condition: RawBuilder<SqlBool> },
): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) as count from (
		select 1 from products_search cross join products on products.id = products_search.rowid
		where products_search match ${matchOf(terms)} and status = 'active' and ${condition} limit ${most})`.execute(
		db,
	);
	return rows[0]?.count ?? 0;
}

/** The planner has no statistics of the full-text index. */
export const expectProducts = async () => null;

export async function isCommonTerm(db: Database, term: SearchTerm, many: number): Promise<boolean> {
	for (const one of [asWholeWord(term), term]) {
		const { rows } = await sql<{ count: number }>`select count(*) as count from (
			select 1 from products_search where products_search match ${matchOf([one])} limit ${many})`.execute(db);
		if (rows[0]?.count === many) return true;
	}
	return false;
}

export function hasTrigram(trigrams: readonly string[]): RawBuilder<SqlBool> {
	const query = trigrams.map((trigram) => `"${trigram}"`).join(" OR ");
	return sql<SqlBool>`id in (select rowid from search_vocabulary_trigrams where search_vocabulary_trigrams match ${query})`;
}
