import { createHash, type Hash } from "node:crypto";
import type SQLite from "better-sqlite3";
import pg from "pg";
import { tablesOf } from "#db/backup/sqlite-tables.ts";
import { openDatabase } from "#db/client.ts";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import { migrate } from "#db/migrate.ts";
import { openSqliteFile } from "#db/sqlite.ts";
import { migrations } from "#migrations/index.ts";
import { hashRow, type MovedTable, orderOf, readTables, toPostgres } from "./columns.ts";

/** Rows in one statement; fewer where they are large. */
const ROWS_AT_ONCE = 2_000;
const BYTES_AT_ONCE = 8 * 1024 * 1024;

/** The progress: `step` of a table, with this many rows done. */
export type MoveProgress = (at: { step: "copy" | "check"; table: string; done: number; of: number }) => void;

export type Moved =
	/** Each table's number of rows, and the hash of all row hashes, which both sides share. */
	| { ok: true; tables: { name: string; rows: number; hash: string }[] }
	/** `differs`: the transaction was rolled back. */
	| { ok: false; reason: "not_these_engines" | "source_not_migrated" }
	| { ok: false; reason: "not_empty" | "differs"; table: string };

/**
 * Moves a site from a SQLite file to an empty PostgreSQL database, which it migrates first. It is one
 * transaction: after a failure the database is empty again. It reads a snapshot of the file and does not
 * change it; later writes to the file are not moved, so stop the site first. Reads every row back and
 * compares it before the commit. Refuses a file that is not at the newest migration, and a database that has
 * rows.
 */
export async function moveToPostgres(
	{ from, to }: { from: string; to: string },
	progress: MoveProgress = () => {},
): Promise<Moved> {
	if (engineOfUrl(from) !== "sqlite" || engineOfUrl(to) !== "postgres")
		return { ok: false, reason: "not_these_engines" };
	const file = openSqliteFile(sqlitePath(from), { readonly: true });
	// Integers beyond 2^53 stay exact.
	file.defaultSafeIntegers(true);
	const client = new pg.Client({ connectionString: to });
	// The next statement reports a broken connection.
	client.on("error", () => {});
	try {
		file.exec("begin");
		if (!isNewest(file)) return { ok: false, reason: "source_not_migrated" };
		await migrateTarget(to);
		await client.connect();
		await client.query("begin");
		// Tables that triggers write to come after the tables with the triggers.
		const order = tablesOf(file).map(({ name }) => name);
		const tables = (await readTables(client)).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
		for (const { name } of tables) {
			const { rows } = await client.query(`select 1 from "${name}" limit 1`);
			if (rows.length > 0) return { ok: false, reason: "not_empty", table: name };
		}
		for (const table of tables) await copyTable(file, client, table, progress);
		const moved: { name: string; rows: number; hash: string }[] = [];
		for (const table of tables) {
			const checked = await checkTable(file, client, table, progress);
			if (!checked) return { ok: false, reason: "differs", table: table.name };
			moved.push({ name: table.name, ...checked });
		}
		await client.query("commit");
		await client.query("analyze");
		return { ok: true, tables: moved };
	} finally {
		// The end of the connection rolls back.
		await client.end();
		file.close();
	}
}

async function migrateTarget(url: string): Promise<void> {
	const db = openDatabase({ url, poolSize: 1, isPatient: true });
	await migrate(db).finally(() => db.destroy());
}

function isNewest(file: SQLite.Database): boolean {
	const hasAny = file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
	if (!hasAny) return false;
	const ran = file.prepare("select name from kysely_migration order by name").pluck().all();
	return ran.join() === Object.keys(migrations).sort().join();
}

async function copyTable(
	file: SQLite.Database,
	client: pg.Client,
	table: MovedTable,
	progress: MoveProgress,
) {
	const { name, columns } = table;
	const of = countRows(file, name);
	// A trigger may have filled it from earlier tables; the file's rows win.
	await client.query(`delete from "${name}"`);
	const names = columns.map((column) => `"${column.name}"`).join(", ");
	const arrays = columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(", ");
	const insert = `insert into "${name}" (${names}) select * from unnest(${arrays})`;
	let batch: unknown[][] = columns.map(() => []);
	let bytes = 0;
	let done = 0;
	const send = async () => {
		if (batch[0]?.length) await client.query(insert, batch);
		batch = columns.map(() => []);
		bytes = 0;
		progress({ step: "copy", table: name, done, of });
	};
	for (const row of walk(file, table)) {
		for (const [at, column] of columns.entries()) {
			const value = convert(row, column, table);
			batch[at]?.push(value);
			if (typeof value === "string" || Buffer.isBuffer(value)) bytes += value.length;
		}
		done++;
		if (batch[0]?.length === ROWS_AT_ONCE || bytes > BYTES_AT_ONCE) await send();
	}
	await send();
	if (table.hasIdentity) await setSequence(file, client, name);
}

function convert(
	row: Record<string, unknown>,
	{ name, type }: MovedTable["columns"][number],
	table: MovedTable,
): unknown {
	try {
		return toPostgres(row[name], type);
	} catch (error) {
		const which = table.key.map((key) => `${key.name} ${String(row[key.name])}`).join(", ");
		throw new Error(`${table.name} (${which}), ${name}: ${(error as Error).message}.`);
	}
}

/** The id of a deleted row is not used again. */
async function setSequence(file: SQLite.Database, client: pg.Client, table: string): Promise<void> {
	const last = file.prepare("select seq from sqlite_sequence where name = ?").pluck().get(table);
	if (last === undefined) return;
	await client.query(
		"select setval(pg_get_serial_sequence($1, 'id'), greatest($2::bigint, 1), $2::bigint > 0)",
		[table, String(last)],
	);
}

/** Reads both sides in the same order and compares them row by row; undefined when they differ. */
async function checkTable(
	file: SQLite.Database,
	client: pg.Client,
	table: MovedTable,
	progress: MoveProgress,
) {
	const { name } = table;
	const of = countRows(file, name);
	const columns = table.columns.map(readable).join(", ");
	await client.query(
		`declare moved no scroll cursor for select ${columns} from "${name}" order by ${orderOf(table, "postgres")}`,
	);
	const all: Hash = createHash("sha256");
	let rows = 0;
	let batch: Record<string, unknown>[] = [];
	const next = async () => {
		({ rows: batch } = await client.query<Record<string, unknown>>(`fetch ${ROWS_AT_ONCE} from moved`));
		progress({ step: "check", table: name, done: rows, of });
	};
	for (const original of walk(file, table)) {
		const at = rows % ROWS_AT_ONCE;
		if (at === 0) await next();
		const row = batch[at];
		const hash = hashRow(original, table);
		if (!row || hashRow(readBack(row, table), table) !== hash) return undefined;
		all.update(hash);
		rows++;
	}
	if (rows % ROWS_AT_ONCE === 0) await next();
	const hasMore = batch.length > rows % ROWS_AT_ONCE;
	await client.query("close moved");
	return hasMore ? undefined : { rows, hash: all.digest("hex") };
}

/** Text is read unchanged; types that PostgreSQL formats differently are converted in the query. */
function readable({ name, type }: MovedTable["columns"][number]): string {
	if (type === "timestamptz")
		return `to_char("${name}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;
	if (type === "bytea") return `encode("${name}", 'hex') as "${name}"`;
	return `"${name}"::text as "${name}"`;
}

function readBack(row: Record<string, unknown>, { columns }: MovedTable): Record<string, unknown> {
	const read: Record<string, unknown> = {};
	for (const { name, type } of columns) {
		const text = row[name] as string | null;
		if (text === null) read[name] = null;
		else if (type === "bytea") read[name] = Buffer.from(text, "hex");
		else read[name] = type === "bool" ? text === "true" : text;
	}
	return read;
}

const countRows = (file: SQLite.Database, table: string): number =>
	Number(file.prepare(`select count(*) from "${table}"`).pluck().get());

function walk(file: SQLite.Database, table: MovedTable): IterableIterator<Record<string, unknown>> {
	const columns = table.columns.map(({ name }) => `"${name}"`).join(", ");
	return file
		.prepare<[], Record<string, unknown>>(
			`select ${columns} from "${table.name}" order by ${orderOf(table, "sqlite")}`,
		)
		.iterate();
}
