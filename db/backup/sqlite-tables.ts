import type SQLite from "better-sqlite3";
import type { BackupProgress } from "./refusal.ts";
import { RowSummer, type TableSum } from "./table-sum.ts";

export const CONTENTS_TABLE = "meeha_backup";

/** Tables that each database writes itself; their rows are not copied between engines. */
const ENGINES_OWN = [
	"kysely_migration",
	"kysely_migration_lock",
	"data_versions",
	"hotel_changes",
	CONTENTS_TABLE,
];

export type SqliteTable = { name: string; columns: string[] };

const quote = (name: string) => `"${name}"`;
export const quoted = (names: readonly string[]) => names.map(quote).join(", ");

/** Which tables' triggers write to which others. */
function triggersOf(file: SQLite.Database): { table: string; into: string[] }[] {
	const triggers = file
		.prepare("select tbl_name as name, sql from sqlite_master where type = 'trigger'")
		.all();
	return (triggers as { name: string; sql: string }[]).map(({ name, sql }) => ({
		table: name,
		into: [...sql.matchAll(/\binsert\s+(?:or\s+\w+\s+)?into\s+"?(\w+)/gi)].map(([, into = ""]) => into),
	}));
}

/**
 * Returns the site's tables with their columns in alphabetical order, each after the tables it references and
 * those whose triggers write to it. Leaves out derived data: full-text indexes, which triggers maintain, and
 * generated columns.
 */
export function tablesOf(file: SQLite.Database): SqliteTable[] {
	const listed = file.pragma("table_list") as { schema: string; name: string; type: string }[];
	const names = listed
		.filter(({ schema, type }) => schema === "main" && type === "table")
		.map(({ name }) => name)
		.filter((name) => !name.startsWith("sqlite_") && !ENGINES_OWN.includes(name))
		.sort();
	const columnsOf = (name: string) =>
		(file.pragma(`table_info(${quote(name)})`) as { name: string }[]).map((column) => column.name).sort();
	const feeding = triggersOf(file);
	const parentsOf = (name: string) => [
		...(file.pragma(`foreign_key_list(${quote(name)})`) as { table: string }[]).map((key) => key.table),
		...feeding.filter(({ into }) => into.includes(name)).map(({ table }) => table),
	];

	const ordered = new Set<string>();
	const place = (name: string, below: readonly string[]) => {
		if (ordered.has(name) || below.includes(name)) return;
		for (const parent of parentsOf(name)) place(parent, [...below, name]);
		ordered.add(name);
	};
	for (const name of names) place(name, []);
	return [...ordered].map((name) => ({ name, columns: columnsOf(name) }));
}

/** The migrations that have run in this file, in order; empty if it is not a database of the site. */
export function migrationsIn(file: SQLite.Database): string[] {
	const exists = file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
	return exists
		? file.prepare<[], string>("select name from kysely_migration order by name").pluck().all()
		: [];
}

export const countSqliteRows = (file: SQLite.Database, { name }: SqliteTable): number =>
	file
		.prepare<[], number>(`select count(*) from ${quote(name)}`)
		.pluck()
		.get() ?? 0;

export const hasRows = (file: SQLite.Database, { name }: SqliteTable): boolean =>
	file.prepare(`select 1 from ${quote(name)} limit 1`).get() !== undefined;

/** A table's rows one by one, with values in column order. */
export const rowsOf = (file: SQLite.Database, { name, columns }: SqliteTable): IterableIterator<unknown[]> =>
	file
		.prepare(`select ${quoted(columns)} from ${quote(name)}`)
		.raw()
		.iterate() as IterableIterator<unknown[]>;

export async function sumTables(
	file: SQLite.Database,
	step: string,
	onProgress: BackupProgress,
): Promise<Record<string, TableSum>> {
	const tables = tablesOf(file);
	const sums: Record<string, TableSum> = {};
	for (const [at, table] of tables.entries()) {
		await onProgress(step, at, tables.length);
		const summer = new RowSummer();
		for (const row of rowsOf(file, table)) summer.add(row);
		sums[table.name] = summer.result();
	}
	await onProgress(step, tables.length, tables.length);
	return sums;
}

/** The highest id that each table has ever used, so that later rows don't reuse one. */
export const highestIds = (file: SQLite.Database): Map<string, number> =>
	new Map(
		file.prepare<[], [string, number]>("select name, seq from sqlite_sequence").raw().all() as [
			string,
			number,
		][],
	);

export function setSqliteHighestId(file: SQLite.Database, table: string, id: number): void {
	const { changes } = file.prepare("update sqlite_sequence set seq = ? where name = ?").run(id, table);
	if (changes === 0) file.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(table, id);
}
