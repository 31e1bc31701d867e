import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { test } from "#db/testing/database-test.ts";
import { adapterOf } from "./adapter.ts";
import { isWordBeginning, WORD_LETTERS } from "./words.ts";

/** Letters with case and accents, digits, characters between words, and scripts without spaces. */
const CHARACTERS = [..."aabbeelßéøжαAÉ1९ |.,-@_\"'\\*?[]^%()+¿«·\u007f\u0001’–€東あ😀"];
const anyText = (maxLength: number) => fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength });
const start = fc.string({ unit: fc.constantFrom(..."abel"), minLength: 1, maxLength: 5 });
const word = fc
	.oneof(
		start,
		fc.tuple(start, anyText(3)).map((both) => both.join("").replaceAll(" ", "")),
		fc.constantFrom("éab", "жab", "αel", "ßab", 'abe"l', "ab'*"),
	)
	.filter(isWordBeginning);

/** Texts that contain the words, or parts of them, after any characters. */
const textsWith = (words: readonly string[]) => {
	const part = fc
		.tuple(fc.constantFrom(...words), fc.nat(2), fc.nat(1))
		.map(([each, first, last]) => each.slice(first === 2 ? 1 : 0, each.length - last));
	const piece = fc.tuple(fc.constantFrom("", ...CHARACTERS), fc.oneof(part, anyText(3)));
	const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.flat().join(""));
	return fc.array(text, { minLength: 1, maxLength: 40 });
};
const search = fc
	.array(word, { minLength: 1, maxLength: 2 })
	.chain((words) => fc.tuple(fc.constant(words), textsWith(words)));

async function createNotes(db: Database): Promise<void> {
	await sql`create table notes (id integer primary key, search_text text not null)`.execute(db);
	if (engineOf(db) === "postgres") return;
	await sql`create view notes_texts (id, search_text) as select id, ' ' || search_text from notes`.execute(
		db,
	);
	await sql`create virtual table notes_search using fts5(search_text, content = 'notes_texts',
		content_rowid = 'id', tokenize = 'trigram', detail = 'full')`.execute(db);
}

async function replaceNotes(db: Database, texts: readonly string[]): Promise<void> {
	await sql`delete from notes`.execute(db);
	const rows = texts.map((each, at) => sql`(${sql.lit(at)}, ${each})`);
	await sql`insert into notes values ${sql.join(rows)}`.execute(db);
	if (engineOf(db) === "sqlite")
		await sql`insert into notes_search (notes_search) values ('rebuild')`.execute(db);
}

/** The texts that contain all words at the beginning of a word, implemented simply. */
function matching(texts: readonly string[], words: readonly string[]): number[] {
	const beginnings = words.map(
		(each) => new RegExp(`(^|[^${WORD_LETTERS}])${each.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")}`, "u"),
	);
	return [...texts.keys()].filter((at) => beginnings.every((each) => each.test(texts[at] ?? "")));
}

async function find(db: Database, words: readonly string[]): Promise<number[]> {
	const { rows, id } = await adapterOf(db).selectWithWords(db, "notes" as "orders", words);
	const found = await rows.select(id.as("id")).execute();
	return found.map((row) => row.id).sort((a, b) => a - b);
}

test("finds texts with words that begin with the typed letters", async ({ db }) => {
	await createNotes(db);
	await fc.assert(
		fc.asyncProperty(search, async ([words, texts]) => {
			await replaceNotes(db, texts);
			expect(await find(db, words)).toEqual(matching(texts, words));
		}),
		{ numRuns: 150 },
	);
});

test("finds a word after any character that separates words", async ({ db }) => {
	await createNotes(db);
	const before = Array.from({ length: 700 }, (_, at) => String.fromCodePoint(0x4e00 + at));
	const others = ["", ..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ ¿«–’", "a", "é", "9"];
	for (const more of [0, 400, before.length]) {
		const boundaries = [...others, ...before.slice(0, more)];
		const texts = boundaries.map((each) => `${each}xample bexample`);
		await replaceNotes(db, texts);
		expect(await find(db, ["xample"])).toEqual(matching(texts, ["xample"]));
		expect(await find(db, ["xample"])).toHaveLength(boundaries.length - 3);
	}
});
