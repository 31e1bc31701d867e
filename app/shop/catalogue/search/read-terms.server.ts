import { singularsOf, typedWords } from "#app/common/lists/indexed-words.ts";
import { errorsAllowed, trigramsOf, typingErrors } from "#app/common/lists/typing-errors.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { ProductTerm } from "./term-conditions.server.ts";
import { hasMatches, rememberTerms } from "./weigh-terms.server.ts";

const MAX_CANDIDATES = 2_000;
const MAX_CORRECTIONS = 5;

/**
 * Returns the search terms of a typed text, one for each word. A word that begins no word of an active
 * product stands for the vocabulary's words with the fewest typing errors. `version` is that of the shop's data.
 */
export async function readTerms(db: Database, typed: string, version?: string): Promise<ProductTerm[]> {
	const remember = rememberTerms(version);
	return Promise.all(typedWords(typed).map((word) => remember(`term ${word}`, () => readTerm(db, word))));
}

const termOf = (word: string): ProductTerm => ({
	typed: word,
	beginnings: [word],
	wholes: singularsOf(word),
});

async function readTerm(db: Database, word: string): Promise<ProductTerm> {
	const asTyped = termOf(word);
	if (await hasMatches(db, asTyped)) return asTyped;
	const corrected = await correct(db, word);
	return corrected.length > 0 ? { typed: word, beginnings: [], wholes: corrected } : asTyped;
}

/** What was searched for instead of the typed text: `lamp or lamps`; null if no word was corrected. */
export function correctedQuery(terms: readonly ProductTerm[]): string | null {
	if (!terms.some(({ beginnings }) => beginnings.length === 0)) return null;
	return terms.map(({ beginnings, wholes }) => (beginnings[0] ? beginnings : wholes).join(" or ")).join(" ");
}

/**
 * The nearest words that match something, or none. Only letters are corrected: a different number is a
 * different thing.
 */
async function correct(db: Database, word: string): Promise<string[]> {
	const most = errorsAllowed(word);
	if (most === 0 || !/^\p{L}+$/u.test(word)) return [];
	const length = [...word].length;
	const candidates = await db
		.selectFrom("search_vocabulary")
		.select("word")
		.distinct()
		// A word with one or two errors still shares one of these trigrams.
		.where(adapterOf(db).hasTrigram(trigramsOf(word)))
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
				if (await hasMatches(db, { typed: word, beginnings: [], wholes: [each.word] })) near.push(each.word);
		if (near.length > 0) return near;
	}
	return [];
}
