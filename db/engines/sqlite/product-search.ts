import { type RawBuilder, type SqlBool, sql } from "kysely";
import { asWholeWord, type Remember, type SearchTerm } from "#db/engines/search-term.ts";
import type { Database } from "../../client.ts";

/** The longest prefix in the index, in letters. */
const BEGINNING = 3;

/** The terms as a full-text query. Words contain only letters and digits, so nothing needs escaping. */
export function productQuery(terms: readonly SearchTerm[]): string {
	const start = (word: string) => [...word].slice(0, BEGINNING).join("");
	const any = ({ beginnings, wholes, words, isCommon }: SearchTerm) =>
		words
			? words.map((word) => `"${word}"`).join(" OR ")
			: [
					...beginnings.map((word) => `"${isCommon ? start(word) : word}"*`),
					...wholes.map((word) => `"${word}"`),
				].join(" OR ");
	return terms.map((term) => `(${any(term)})`).join(" AND ");
}

export function selectProducts(db: Database, terms: readonly SearchTerm[], condition: RawBuilder<SqlBool>) {
	const found = sql<SqlBool>`products.id in (select rowid from products_search
		where products_search match ${productQuery(terms)})`;
	return db.selectFrom("products").where(found).where(condition);
}

/**
 * Names the index that has what searches are counted and ranked by: the planner prefers to read whole products, which
 * takes twice as long.
 */
export function selectActiveProducts(db: Database, query: string, condition: RawBuilder<SqlBool>) {
	const found = sql`(select products.* from products_search
		cross join products indexed by products_by_id_of_status
			on products.id = products_search.rowid and products.status = 'active'
		where products_search match ${query} and ${condition})`;
	return db.selectFrom(found.as("products")) as unknown as ReturnType<typeof selectProducts>;
}

/** Whether the index alone has too few matches is known first. A cross join is read in the order in which it is written. */
export async function hasProducts(
	db: Database,
	terms: readonly SearchTerm[],
	{ atLeast, condition }: { atLeast: number; condition: RawBuilder<SqlBool> },
): Promise<boolean> {
	if (atLeast > 1 && !(await hasIndexed(db, terms, atLeast))) return false;
	const { rows } = await sql`select 1 from products_search
		cross join products on products.id = products_search.rowid
		where products_search match ${productQuery(terms)} and status = 'active' and ${condition}
		limit 1 offset ${atLeast - 1}`.execute(db);
	return rows.length > 0;
}

/** Whether the index finds at least this many products of any status. */
async function hasIndexed(db: Database, terms: readonly SearchTerm[], atLeast: number): Promise<boolean> {
	const { rows } = await sql`select 1 from products_search where products_search match ${productQuery(terms)}
		limit 1 offset ${atLeast - 1}`.execute(db);
	return rows.length > 0;
}

/** The planner has no statistics of the full-text index. */
export const expectProducts = async () => null;

/** Prefixes of more words are looked up as they are. */
const MAX_WORDS = 20;

/** Sorts after every letter in UTF-8. */
const LAST = "\u{10FFFF}";

/**
 * Replaces prefixes by the words that begin with them: the index merges all matches of a prefix before it returns one,
 * but not those of words. Prefixes of up to three letters are merged already.
 */
export async function weighProductTerms<Term extends SearchTerm>(
	db: Database,
	terms: readonly Term[],
	many: number,
	remember: Remember,
): Promise<{ terms: Term[]; areCommon: boolean }> {
	const weighed: Term[] = [];
	let areCommon = true;
	for (const term of terms) {
		const isShort = term.beginnings.some((word) => [...word].length <= BEGINNING);
		const name = `${term.beginnings.join()} ${term.wholes.join()}`;
		const words = isShort ? [] : await remember(`words ${name}`, () => readWords(db, term));
		if (words.length > 0 && words.length <= MAX_WORDS) {
			weighed.push({ ...term, words: words.map(({ word }) => word) });
			areCommon &&= words.reduce((sum, { products }) => sum + products, 0) >= many;
		} else {
			const { isCommon } = await remember(`common ${name}`, async () => ({
				isCommon: (await hasIndexed(db, [asWholeWord(term)], many)) || (await hasIndexed(db, [term], many)),
			}));
			weighed.push({ ...term, isCommon: isCommon && !isShort && terms.length > 1 });
			areCommon &&= isCommon;
		}
	}
	return { terms: weighed, areCommon };
}

/** The words of a term, each with its number of products. Their table stores nothing and belongs to the connection. */
async function readWords(db: Database, { beginnings, wholes }: SearchTerm) {
	const words = sql.table("temp.product_words");
	await sql`create virtual table if not exists ${words} using fts5vocab(main, products_search, row)`.execute(
		db,
	);
	const select = sql`select term as word, doc as products from ${words}`;
	const parts = [
		...beginnings.map((word) => sql`${select} where term >= ${word} and term < ${word + LAST}`),
		...wholes.map((word) => sql`${select} where term = ${word}`),
	];
	const { rows } = await sql<{ word: string; products: number }>`${sql.join(parts, sql` union all `)}
		limit ${MAX_WORDS + 1}`.execute(db);
	return rows;
}

export function hasTrigram(trigrams: readonly string[]): RawBuilder<SqlBool> {
	const query = trigrams.map((trigram) => `"${trigram}"`).join(" OR ");
	return sql<SqlBool>`id in (select rowid from search_vocabulary_trigrams where search_vocabulary_trigrams match ${query})`;
}
