import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { singularsOf, typedWords } from "./search-words.ts";
import { errorsAllowed, trigramsOf, typingErrors } from "./typing-errors.ts";

/** One typed word and what it stands for: any of these, as the beginning of a word or as a whole one. */
export type Term = {
	typed: string;
	beginnings: string[];
	wholes: string[];
	/** Many products have it: see `weighTerms`. */
	isCommon?: boolean;
};

const MAX_CANDIDATES = 2_000;
const MAX_CORRECTIONS = 5;

/**
 * What is looked for when this was typed, a term for each word. A word that begins no word of any active
 * product stands for the words of the vocabulary that differ from it by the fewest typing errors.
 */
export async function readTerms(db: Database, typed: string): Promise<Term[]> {
	return Promise.all(
		typedWords(typed).map(async (word) => {
			const asTyped: Term = { typed: word, beginnings: [word], wholes: singularsOf(word) };
			if (await findsSomething(db, asTyped)) return asTyped;
			const corrected = await correct(db, word);
			return corrected.length > 0 ? { typed: word, beginnings: [], wholes: corrected } : asTyped;
		}),
	);
}

/**
 * That a product has all terms among its words. They are looked up apart and first: PostgreSQL would rather
 * walk through all products in the order they are listed in, and look at the words of each.
 */
export function hasTerms(db: Database, terms: readonly Term[]): RawBuilder<SqlBool> {
	if (engineOf(db) === "postgres")
		return sql<SqlBool>`products.id = any (array(select matching.id from products as matching
			where array_to_tsvector(array_remove(string_to_array(matching.search_words, ' '), ''))
				@@ ${postgresQuery(terms)}::tsquery))`;
	return sql<SqlBool>`(products.id in (select rowid from products_search
		where products_search match ${sqliteQuery(terms)}) and ${showsCommon(db, terms)})`;
}

/** That a product of those that `hasTerms` finds is active; SQLite is kept (by a plus) from finding all active ones. */
export const activeOf = (db: Database): RawBuilder<SqlBool> =>
	sql<SqlBool>`${sql.raw(engineOf(db) === "sqlite" ? "+" : "")}products.status = 'active'`;

/** SQLite has an index of the beginnings of words, up to so many letters. */
const BEGINNING = 3;

// Words are letters and digits, so none needs escaping.
function sqliteQuery(terms: readonly Term[]): string {
	const start = (word: string) => [...word].slice(0, BEGINNING).join("");
	const any = ({ beginnings, wholes, isCommon }: Term) =>
		[
			...beginnings.map((word) => `"${isCommon ? start(word) : word}"*`),
			...wholes.map((word) => `"${word}"`),
		].join(" OR ");
	return terms.map((term) => `(${any(term)})`).join(" AND ");
}

function postgresQuery(terms: readonly Term[]): string {
	const any = ({ beginnings, wholes }: Term) =>
		[...beginnings.map((word) => `'${word}':*`), ...wholes.map((word) => `'${word}'`)].join(" | ");
	return terms.map((term) => `(${any(term)})`).join(" & ");
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

/** From here on a search is broad: see `weighTerms`. */
const BROAD = 2_000;

/**
 * Whether so many products have all terms that to look at each of them would take long. What is listed of a broad
 * search is found the other way round: by walking through the products in the order of the list until a page is full.
 *
 * Of a word's beginning, SQLite merges the products of all words that begin so before it compares anything. So a
 * term that many have is looked up among the beginnings of three letters, which are merged already, and judged by
 * the words of what the terms together find.
 */
export async function weighTerms(
	db: Database,
	terms: readonly Term[],
): Promise<{ isBroad: boolean; terms: readonly Term[] }> {
	if (terms.length < 2 || engineOf(db) === "postgres") return { isBroad: await isBroad(db, terms), terms };
	const weighed: Term[] = [];
	for (const term of terms) weighed.push({ ...term, isCommon: await isCommon(db, term) });
	return {
		isBroad: weighed.every(({ isCommon }) => isCommon) && (await isBroad(db, weighed)),
		terms: weighed,
	};
}

async function isCommon(db: Database, term: Term): Promise<boolean> {
	for (const one of [asWholeWord(term), term]) {
		const { rows } = await sql<{ count: number }>`select count(*) as count from (
			select 1 from products_search where products_search match ${sqliteQuery([one])} limit ${BROAD})`.execute(
			db,
		);
		if (rows[0]?.count === BROAD) return true;
	}
	return false;
}

/** The whole words alone say yes or find few, and are the shorter way. */
async function isBroad(db: Database, terms: readonly Term[]): Promise<boolean> {
	if (terms.length === 0) return false;
	if (engineOf(db) === "sqlite" && (await countFound(db, terms.map(asWholeWord), BROAD)) === BROAD)
		return true;
	return (await countFound(db, terms, BROAD)) === BROAD;
}

const asWholeWord = ({ beginnings, wholes, ...term }: Term): Term => ({
	...term,
	beginnings: [],
	wholes: [...beginnings, ...wholes],
});

/** That a product has all terms, judged by its own words and without the index; finds what `hasTerms` finds. */
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
function showsCommon(db: Database, terms: readonly Term[]): RawBuilder<SqlBool> {
	const common = terms.filter(({ isCommon }) => isCommon);
	return common.length === 0 ? sql<SqlBool>`1 = 1` : showsTerms(db, common);
}

/** Whether an active product has it. As a whole word is looked for first: that is the shorter way. */
async function findsSomething(db: Database, term: Term): Promise<boolean> {
	if (term.beginnings.length > 0 && (await countFound(db, [asWholeWord(term)], 1)) > 0) return true;
	return (await countFound(db, [term], 1)) > 0;
}

/** How many active products have all terms, up to `most`. SQLite is asked from the words' side. */
async function countFound(db: Database, terms: readonly Term[], most: number): Promise<number> {
	const { rows } = await (engineOf(db) === "postgres"
		? sql<{ count: number }>`select count_products(${postgresQuery(terms)}::tsquery, ${most}) as count`
		: sql<{ count: number }>`select count(*) as count from (
				select 1 from products_search cross join products on products.id = products_search.rowid
				where products_search match ${sqliteQuery(terms)} and status = 'active'
					and ${showsCommon(db, terms)} limit ${most})`
	).execute(db);
	return rows[0]?.count ?? 0;
}

/** The nearest words that find something, or none. Only letters are corrected: a number is another number. */
async function correct(db: Database, word: string): Promise<string[]> {
	const most = errorsAllowed(word);
	if (most === 0 || !/^\p{L}+$/u.test(word)) return [];
	const length = [...word].length;
	const candidates = await db
		.selectFrom("search_vocabulary")
		.select("word")
		.distinct()
		.where(sharesTrigrams(db, word))
		.where("length", ">=", length - most)
		.where("length", "<=", length + most)
		.orderBy("word")
		.limit(MAX_CANDIDATES)
		.execute();
	const judged = candidates.map((each) => ({ ...each, errors: typingErrors(word, each.word, most) }));
	for (let errors = 1; errors <= most; errors++) {
		const near: string[] = [];
		for (const each of judged)
			if (each.errors === errors && near.length < MAX_CORRECTIONS)
				if (await findsSomething(db, { typed: word, beginnings: [], wholes: [each.word] }))
					near.push(each.word);
		if (near.length > 0) return near;
	}
	return [];
}

/** That a word of the vocabulary has one of the trigrams of `word`; so does each that is an error or two away. */
function sharesTrigrams(db: Database, word: string): RawBuilder<SqlBool> {
	const trigrams = trigramsOf(word);
	if (engineOf(db) === "postgres") {
		const patterns = trigrams.map((trigram) => {
			const start = trigram.startsWith(" ") ? "" : "%";
			return `${start}${trigram.trim()}${trigram.endsWith(" ") ? "" : "%"}`;
		});
		return sql<SqlBool>`word like any (array[${sql.join(patterns)}])`;
	}
	const query = trigrams.map((trigram) => `"${trigram}"`).join(" OR ");
	return sql<SqlBool>`id in (select rowid from search_vocabulary_trigrams where search_vocabulary_trigrams match ${query})`;
}
