import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { singularsOf, typedWords } from "./search-words.ts";
import type { Term } from "./term-conditions.server.ts";
import { errorsAllowed, trigramsOf, typingErrors } from "./typing-errors.ts";
import { findsSomething } from "./weigh-terms.server.ts";

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
