import type { Database } from "#db/client.ts";

const LETTERS = /^\p{L}{3,}$/u;

/**
 * Takes a product's words into the vocabulary that typing errors are judged by: letters only, from three. A
 * word is looked for before it is added and may be added twice; were it unique, two transactions that add
 * the same words in another order would wait for each other. Words stay when their product goes: whoever
 * corrects by them looks whether they still find something.
 */
export async function learnWords(trx: Database, words: readonly string[]): Promise<void> {
	const learnable = words.filter((word) => LETTERS.test(word));
	if (learnable.length === 0) return;
	const known = await trx
		.selectFrom("search_vocabulary")
		.select("word")
		.where("word", "in", learnable)
		.execute();
	const isKnown = new Set(known.map(({ word }) => word));
	const added = learnable.filter((word) => !isKnown.has(word));
	if (added.length === 0) return;
	await trx
		.insertInto("search_vocabulary")
		.values(added.map((word) => ({ word, length: [...word].length })))
		.execute();
}
