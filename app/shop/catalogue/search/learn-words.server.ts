import type { Database } from "#db/client.ts";

const LETTERS = /^\p{L}{3,}$/u;

/**
 * Adds a product's words to the vocabulary for typing errors: letters only, three or more. Words are looked
 * up before they are added, and duplicates are possible: a unique index would make transactions that add the
 * same words in different orders wait for each other. Words stay when their product is deleted, so a
 * correction must check that it still finds products.
 */
export async function learnWords(trx: Database, words: readonly string[]): Promise<void> {
	const learnable = words.filter((word) => LETTERS.test(word));
	if (learnable.length === 0) return;
	const stored = await trx
		.selectFrom("search_vocabulary")
		.select("word")
		.where("word", "in", learnable)
		.execute();
	const isKnown = new Set(stored.map(({ word }) => word));
	const added = learnable.filter((word) => !isKnown.has(word));
	if (added.length === 0) return;
	await trx
		.insertInto("search_vocabulary")
		.values(added.map((word) => ({ word, length: [...word].length })))
		.execute();
}
