import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { postgresQuery, showsCommon, showsTerms, sqliteQuery, type Term } from "./term-conditions.server.ts";

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
	terms: readonly Term[],
): Promise<{ isBroad: boolean; terms: readonly Term[] }> {
	if (terms.length < 2) return { isBroad: await isBroad(db, terms), terms };
	const weighed: Term[] = [];
	for (const term of terms) weighed.push({ ...term, isCommon: await isCommon(db, term) });
	return {
		isBroad: weighed.every(({ isCommon }) => isCommon) && (await isBroad(db, weighed)),
		terms: weighed,
	};
}

/** Whether about `BROAD` products have it, whatever their status. */
async function isCommon(db: Database, term: Term): Promise<boolean> {
	if (engineOf(db) === "postgres") return (await expectFound(db, term)) >= BROAD / 2;
	for (const one of [asWholeWord(term), term]) {
		const { rows } = await sql<{ count: number }>`select count(*) as count from (
			select 1 from products_search where products_search match ${sqliteQuery([one])} limit ${BROAD})`.execute(
			db,
		);
		if (rows[0]?.count === BROAD) return true;
	}
	return false;
}

/**
 * Of one term, PostgreSQL's planner knows well enough that many have it, without a look at any. Otherwise those that
 * have whole words are asked for first: of words that begin so, either engine merges all before it gives one.
 */
async function isBroad(db: Database, terms: readonly Term[]): Promise<boolean> {
	const [first, ...others] = terms;
	if (!first) return false;
	if (engineOf(db) === "postgres" && others.length === 0) {
		if ((await expectFound(db, first)) >= 4 * BROAD) return true;
	} else if ((await countFound(db, terms.map(asWholeWord), BROAD)) === BROAD) return true;
	return (await countFound(db, terms, BROAD)) === BROAD;
}

/** How many products PostgreSQL's planner expects to have a term, by its statistics. */
async function expectFound(db: Database, term: Term): Promise<number> {
	const { rows } = await sql<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>`
		explain (format json) select 1 from products where array_to_tsvector(array_remove(
			string_to_array(search_words, ' '), '')) @@ ${postgresQuery([term])}::tsquery`.execute(db);
	return rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}

const asWholeWord = ({ beginnings, wholes, ...term }: Term): Term => ({
	...term,
	beginnings: [],
	wholes: [...beginnings, ...wholes],
});

/** Whether an active product has it. One that has a common word is soon met among the newest. */
export async function findsSomething(db: Database, term: Term): Promise<boolean> {
	if (engineOf(db) === "postgres" && (await isCommon(db, term))) {
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
