import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { FoundRows } from "#db/engines/adapter.ts";
import { casesOf, contains, isWordBeginning, partsOf, TRIGRAM, WORD_LETTERS } from "#db/engines/words.ts";
import type { Database } from "../../client.ts";
import type { Schema } from "../../schema.ts";

/** This many of the newest rows are read; words in fewer than `FEW` of them are rare. */
const SAMPLED = 200;
const FEW = 15;

/** At most this many parts of a word are counted. */
const MAX_PARTS = 40;

export function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
	if (!isWordBeginning(word)) return contains(text, word);
	const escaped = word.replaceAll(/[^\p{L}]/gu, "\\$&");
	return sql<SqlBool>`${text} ~ ${`(^|[^${WORD_LETTERS}])${escaped}`}`;
}

export const selectWithWords = <Table extends keyof Schema>(
	db: Database,
	table: Table,
	words: readonly string[],
) => selectByText(db, { table, text: sql.ref(`${table}.search_text`), words });

/** In the order of the indexes of people: a name without accents, the same in lower case, and the other texts. */
const textOf = (name: string, ...others: string[]): RawBuilder<unknown> => {
	const plain = `regexp_replace(normalize(${name}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
	return sql.raw(`(${[plain, `lower(${plain})`, ...others].join(" || ' ' || ")})`);
};

const PEOPLE = {
	accounts: textOf("accounts.name", "accounts.email"),
	customers: textOf("customers.name", "customers.email", "customers.phone"),
};

/** A server can be set up so that it changes the case of English letters only: other words are looked for in each spelling. */
export const selectPeople = <Table extends keyof typeof PEOPLE>(
	db: Database,
	table: Table,
	words: readonly string[],
) =>
	selectByText(db, { table, text: PEOPLE[table], words }, (word) =>
		/^[ -~]+$/.test(word) ? [word] : casesOf(word),
	);

type Sought<Table> = { table: Table; text: RawBuilder<unknown>; words: readonly string[] };

async function selectByText<Table extends keyof Schema>(
	db: Database,
	{ table, text, words }: Sought<Table>,
	spellingsOf: (word: string) => string[] = (word) => [word],
): Promise<FoundRows<Table>> {
	type Rows = SelectQueryBuilder<Schema, Table, Record<never, never>>;
	const that = (conditions: RawBuilder<SqlBool>[]) =>
		conditions.reduce(
			(query, condition) => query.where(condition),
			// biome-ignore lint/suspicious/noExplicitAny: one of several tables
			(db as unknown as Kysely<any>).selectFrom(table as string) as SelectQueryBuilder<any, any, any>,
		) as unknown as Rows;
	const any = (word: string, has: (spelling: string) => RawBuilder<SqlBool>[]) =>
		sql<SqlBool>`(${sql.join(
			spellingsOf(word).map((each) => sql`(${sql.join(has(each), sql` and `)})`),
			sql` or `,
		)})`;
	const walked = that(words.map((word) => any(word, (each) => [hasWord(text, each)])));
	const id = sql.ref<number>(`${table}.id`);
	if (words.every((word) => [...word].length < TRIGRAM))
		return { rows: walked, walked, newest: walked, id, isFew: false };
	const { parts, together } = await sampleWords(db, { table, text, words });
	const rows = that(
		words.map((word, at) =>
			any(word, (each) => hasIndexedWord(text, each, each === word ? parts[at] : each)),
		),
	);
	// Of words that are not rare, the newest rows have the first few soon; the index reads all and sorts them.
	return { rows, walked, newest: together > 0 ? walked : rows, id, isFew: together < FEW };
}

const hasIndexedWord = (text: RawBuilder<unknown>, word: string, part = word): RawBuilder<SqlBool>[] =>
	part === word && !isWordBeginning(word)
		? [contains(text, word)]
		: // Concatenated, so that the index is not also used for the whole word.
			[contains(text, part), hasWord(sql`(${text} || '')`, word)];

/**
 * The index reads the rows of all trigrams of a word, and nearly every row has some of them (`@example.com`).
 * So this looks in the newest rows for the four letters of each word that are rarest there. When some of
 * these rows contain the word itself, the planner can estimate it. `together`: how many contain all words.
 */
async function sampleWords(db: Database, { table, text, words }: Sought<string>) {
	const cut = words.map((word) => [word, ...partsOf(word, TRIGRAM + 1).slice(0, MAX_PARTS)]);
	const counts = cut.flat().map((part) => sql`count(*) filter (where ${contains(sql`search_text`, part)})`);
	const { rows } = await sql<{ counts: number[] }>`
		select array[count(*) filter (where ${sql.join(
			words.map((word) => hasWord(sql`search_text`, word)),
			sql` and `,
		)}), ${sql.join(counts)}]::int[] as counts
		from (select ${text} as search_text from ${sql.table(table)} order by id desc limit ${sql.lit(SAMPLED)}) as newest`.execute(
		db,
	);
	const [together = 0, ...each] = rows[0]?.counts ?? [];
	const parts = cut.map(([word = "", ...pieces]) => {
		const [whole = 0, ...often] = each.splice(0, pieces.length + 1);
		return whole > 0 || pieces.length < 2 ? word : (pieces[often.indexOf(Math.min(...often))] ?? word);
	});
	return { parts, together };
}
