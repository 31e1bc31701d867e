import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";

/** The texts of PostgreSQL's trigram indexes. A search word contains no space, so it is in one part. */
const TEXTS = {
	accounts: sql`(name || ' ' || lower(name) || ' ' || email)`,
	customers: sql`(name || ' ' || lower(name) || ' ' || email || ' ' || phone)`,
};

/** The conditions that a row of people has all typed words, as parts of the name, the email address or the phone number. */
export function hasNameParts(db: Database, table: keyof typeof TEXTS, typed: string): RawBuilder<SqlBool>[] {
	const { hasIndexedWord, narrowByIndex } = adapterOf(db);
	const words = typed.normalize("NFC").split(/\s+/u).filter(Boolean).slice(0, 10);
	const all = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
	return [
		...narrowByIndex(`${table}_search`, words),
		...words.map((word) => {
			const spellings = casesOf(word).map((each) => all(hasIndexedWord(TEXTS[table], each)));
			return sql<SqlBool>`(${sql.join(spellings, sql` or `)})`;
		}),
	];
}

/** SQLite compares only ASCII without case; for other scripts this lists the usual spellings. */
function casesOf(word: string): string[] {
	const lower = word.toLowerCase();
	const [first = "", ...rest] = lower;
	return [...new Set([lower, word.toUpperCase(), first.toUpperCase() + rest.join("")])];
}
