import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { foldText } from "#app/common/lists/fold-text.ts";
import { typedWords } from "#app/common/lists/indexed-words.ts";
import { errorsAllowed, typingErrors } from "#app/common/lists/typing-errors.ts";
import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** A typed word: a prefix as typed, or the whole words it was corrected to. */
export type PlaceTerm = { typed: string; corrected: string[] };

const MAX_CORRECTIONS = 5;
/** Words that people type around the name of a place; searched only if nothing else was typed. */
const AROUND = new Set(["hotel", "hotels", "in", "at", "near", "the"]);
/** Sorts after every letter on both engines, which compare bytes. */
const LAST = "\u{10FFFF}";

export const isLive = (eb: ExpressionBuilder<Schema, "hotels">): Expression<SqlBool> =>
	eb.and([eb("hotels.status", "=", "approved"), eb("hotels.archived_at", "is", null)]);

/** The condition that the name of a hotel's city begins with these words. */
export const isInCity =
	(beginning: string) =>
	(eb: ExpressionBuilder<Schema, "hotels">): Expression<SqlBool> =>
		eb.and([eb("city_key", ">=", beginning), eb("city_key", "<", beginning + LAST)]);

const rememberTerms = rememberByVersion<PlaceTerm[]>({ max: 20_000 });

/**
 * Returns the search terms for a typed destination, one for each word. A word that begins no word of a live
 * hotel stands for the words with the fewest typing errors. `version` is that of the data of hotels.
 */
export const readPlaceTerms = (db: Database, typed: string, version?: string): Promise<PlaceTerm[]> =>
	rememberTerms(version, typed, () => readTermsAnew(db, typed));

async function readTermsAnew(db: Database, typed: string): Promise<PlaceTerm[]> {
	const words = typedWords(typed);
	const specific = words.filter((word) => !AROUND.has(word));
	const searched = specific.length > 0 ? specific : words;
	return Promise.all(
		searched.map(async (word) => ({
			typed: word,
			corrected: (await isWordPrefix(db, word)) ? [] : await correct(db, word),
		})),
	);
}

/**
 * What was searched for instead of the typed text, in the spelling of the found places: `Lisbon or Lisboa`; null if no
 * word was corrected.
 */
export function correctedDestination(terms: readonly PlaceTerm[], places: readonly string[]): string | null {
	if (!terms.some(({ corrected }) => corrected.length > 0)) return null;
	const spellings = new Map(
		places.flatMap((place) =>
			(place.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [foldText(word), word]),
		),
	);
	const spell = (word: string) => spellings.get(word) ?? word;
	return terms
		.map(({ typed, corrected }) => (corrected.length > 0 ? corrected : [typed]).map(spell).join(" or "))
		.join(" ");
}

/** The condition that a hotel matches all terms. */
export function hasTerms(
	eb: ExpressionBuilder<Schema, "hotels">,
	terms: readonly PlaceTerm[],
): Expression<SqlBool> {
	return eb.and(
		terms.map(({ typed, corrected }) =>
			eb(
				"hotels.id",
				"in",
				eb
					.selectFrom("hotel_words")
					.select("hotel_words.hotel_id")
					.where((where) =>
						corrected.length > 0
							? where("word", "in", corrected)
							: where.and([where("word", ">=", typed), where("word", "<", typed + LAST)]),
					),
			),
		),
	);
}

const activeWords = (db: Database) =>
	db
		.selectFrom("hotel_words")
		.innerJoin("hotels", "hotels.id", "hotel_words.hotel_id")
		.select("word")
		.where((eb) => isLive(eb as unknown as ExpressionBuilder<Schema, "hotels">));

async function isWordPrefix(db: Database, word: string): Promise<boolean> {
	const found = await activeWords(db)
		.where("word", ">=", word)
		.where("word", "<", word + LAST)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
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
		.selectFrom("hotel_vocabulary")
		.select("word")
		.where("length", ">=", length - most)
		.where("length", "<=", length + most)
		.orderBy("word")
		.execute();
	const judged = candidates
		.map((each) => ({ ...each, errors: typingErrors(word, each.word, most) }))
		.filter(({ errors }) => errors <= most)
		.sort((a, b) => a.errors - b.errors);
	const found: string[] = [];
	let fewest: number = most;
	// The vocabulary also contains words of hotels that can't be found any more.
	for (const { word: near, errors } of judged) {
		if (errors > fewest || found.length >= MAX_CORRECTIONS) break;
		if (!(await isWordOfSome(db, near))) continue;
		found.push(near);
		fewest = errors;
	}
	return found;
}

const isWordOfSome = async (db: Database, word: string): Promise<boolean> =>
	(await activeWords(db).where("word", "=", word).limit(1).executeTakeFirst()) !== undefined;
