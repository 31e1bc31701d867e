import type { Contents } from "#db/backup/backup-file.ts";

/** Prints the contents of a backup: each table with its number of rows and their checksum. */
export function printContents({ takenAt, engine, tables }: Contents): void {
	const named = Object.entries(tables).toSorted(([one], [other]) => (one < other ? -1 : 1));
	const width = Math.max(...named.map(([name]) => name.length));
	console.log(`Taken ${takenAt} from ${engine === "postgres" ? "PostgreSQL" : "SQLite"}\n`);
	for (const [name, { rows, sum }] of named)
		console.log(`${name.padEnd(width)}  ${String(rows).padStart(10)} rows  ${sum}`);
}
