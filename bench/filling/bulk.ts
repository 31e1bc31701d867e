import { CompiledQuery, type Kysely, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import type { Schema } from "#db/schema.ts";

export type TableName = keyof Schema & string;
type Row = Record<string, string | number | boolean | null>;

/** Values in one statement on SQLite, which allows 32,766; rows in one on PostgreSQL. */
const VALUES = 500;
const ROWS = 2_000;
const CACHE_KIB = 1_000_000;
const USUAL_CACHE_KIB = 64_000;

/**
 * Runs `fill` on one connection that it must use, in pieces that are committed, while nothing is kept up for each
 * row: no triggers, no foreign keys, and the indexes of `tables` are away. They are made again at the end, with the
 * numbering of ids and the statistics, and `<table>_search` is built anew. For databases that nobody else uses.
 */
export async function inBulk(
	db: Database,
	tables: readonly TableName[],
	fill: (connection: Database) => Promise<void>,
): Promise<void> {
	await db.connection().execute(async (connection) => {
		const isPostgres = engineOf(connection) === "postgres";
		await (isPostgres ? hurryPostgres : hurrySqlite)(connection);
		const taken = await (isPostgres ? takeFromPostgres : takeFromSqlite)(connection, tables);
		await fill(connection);
		for (const statement of taken) await sql.raw(statement).execute(connection);
		await (isPostgres ? settlePostgres : settleSqlite)(connection, tables);
	});
}

/** Adds rows that all have the columns of the first. */
export async function insertRows(db: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const isPostgres = engineOf(db) === "postgres";
	const size = isPostgres ? ROWS : Math.max(1, Math.floor(VALUES / columns.length));
	if (!isPostgres) await sql`begin`.execute(db);
	for (let from = 0; from < rows.length; from += size) {
		const part = rows.slice(from, from + size);
		await db.executeQuery(isPostgres ? asJson(table, columns, part) : asValues(table, columns, part));
	}
	if (!isPostgres) await sql`commit`.execute(db);
}

function asJson(table: string, columns: readonly string[], rows: readonly Row[]): CompiledQuery {
	const names = columns.join(", ");
	return CompiledQuery.raw(
		`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
		[JSON.stringify(rows)],
	);
}

function asValues(table: string, columns: readonly string[], rows: readonly Row[]): CompiledQuery {
	const places = `(${columns.map(() => "?").join(", ")})`;
	const values: Row[string][] = [];
	for (const row of rows) for (const column of columns) values.push(row[column] ?? null);
	return CompiledQuery.raw(
		`insert into ${table} (${columns.join(", ")}) values ${Array(rows.length).fill(places).join(", ")}`,
		values,
	);
}

/** The highest id that a table has given out to a row that is still there, or 0. */
export async function lastId(db: Database, table: TableName): Promise<number> {
	const { rows } = await sql<{
		last: number | null;
	}>`select max(id) as last from ${sql.table(table)}`.execute(db);
	return Number(rows[0]?.last ?? 0);
}

async function hurryPostgres(db: Database): Promise<void> {
	await sql`set session_replication_role = replica`.execute(db);
	await sql`set statement_timeout = 0`.execute(db);
	await sql`set synchronous_commit = off`.execute(db);
	await sql`set maintenance_work_mem = '1GB'`.execute(db);
	await sql`set work_mem = '256MB'`.execute(db);
}

async function takeFromPostgres(db: Database, tables: readonly TableName[]): Promise<string[]> {
	const { rows } = await sql<{
		indexname: string;
		indexdef: string;
	}>`select indexname, indexdef from pg_indexes
		where schemaname = 'public' and tablename in (${sql.join(tables)})
			and not exists (select 1 from pg_constraint where conname = indexname)`.execute(db);
	for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
	return rows.map(({ indexdef }) => indexdef);
}

async function settlePostgres(db: Database, tables: readonly TableName[]): Promise<void> {
	for (const table of tables) {
		const name = sql.table(table);
		if (await hasIds(db, table))
			await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1)) from ${name}`.execute(
				db,
			);
		// As a server with autovacuum would have it; without, no index alone can answer.
		await sql`vacuum analyze ${name}`.execute(db);
	}
	await sql`reset all`.execute(db);
}

async function hasIds(db: Database, table: TableName): Promise<boolean> {
	const { rows } = await sql`select 1 from information_schema.columns
		where table_name = ${table} and column_name = 'id' and is_identity = 'YES'`.execute(db);
	return rows.length > 0;
}

async function hurrySqlite(db: Database): Promise<void> {
	await sql`pragma foreign_keys = off`.execute(db);
	await sql`pragma synchronous = off`.execute(db);
	await sql`pragma cache_size = ${sql.lit(-CACHE_KIB)}`.execute(db);
	await sql`pragma wal_autocheckpoint = 50000`.execute(db);
}

async function takeFromSqlite(db: Database, tables: readonly TableName[]): Promise<string[]> {
	const { rows } = await sql<{ type: string; name: string; sql: string }>`select type, name, sql
		from sqlite_master where type in ('index', 'trigger') and sql is not null
			and tbl_name in (${sql.join(tables)})`.execute(db);
	for (const { type, name } of rows) await sql`drop ${sql.raw(type)} ${sql.ref(name)}`.execute(db);
	return rows.map(({ sql: statement }) => statement);
}

async function settleSqlite(db: Database, tables: readonly TableName[]): Promise<void> {
	for (const table of tables) {
		const index = sql.raw(`${table}_search`);
		const { rows } = await sql`select 1 from sqlite_master where name = ${`${table}_search`}`.execute(db);
		if (rows.length > 0) await sql`insert into ${index} (${index}) values ('rebuild')`.execute(db);
	}
	await sql`analyze`.execute(db);
	await sql`pragma foreign_keys = on`.execute(db);
	await sql`pragma synchronous = normal`.execute(db);
	await sql`pragma wal_autocheckpoint = 1000`.execute(db);
	await sql`pragma cache_size = ${sql.lit(-USUAL_CACHE_KIB)}`.execute(db);
}
