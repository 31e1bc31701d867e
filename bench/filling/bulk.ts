import { CompiledQuery, type Kysely, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

export type TableName = keyof Schema & string;

/** SQLite is fastest with few values in a statement and many statements in a transaction. */
const VALUES = 500;
const ROWS = 2_000;

/**
 * Runs `fill` on one connection, which it must use, and commits in steps. Triggers and foreign keys are off
 * and the indexes of `tables` are dropped meanwhile. Afterwards it restores them, the id sequences and the
 * statistics, and rebuilds `<table>_search`. For databases that nobody else uses.
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
export async function insertRows(db: Kysely<Schema>, table: string, rows: readonly object[]): Promise<void> {
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

function asJson(table: string, columns: readonly string[], rows: readonly object[]): CompiledQuery {
	const names = columns.join(", ");
	return CompiledQuery.raw(
		`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
		[JSON.stringify(rows)],
	);
}

function asValues(table: string, columns: readonly string[], rows: readonly object[]): CompiledQuery {
	const places = `(${columns.map(() => "?").join(", ")})`;
	const values: unknown[] = [];
	for (const row of rows as readonly Record<string, unknown>[])
		for (const column of columns) values.push(row[column] ?? null);
	return CompiledQuery.raw(
		`insert into ${table} (${columns.join(", ")}) values ${Array(rows.length).fill(places).join(", ")}`,
		values,
	);
}

/** The highest id of a table's rows, or 0. */
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
	await sql`set maintenance_work_mem = '512MB'`.execute(db);
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
		await numberOn(db, table);
		// As autovacuum would do; without it, index-only scans are not used.
		await sql`vacuum analyze ${sql.table(table)}`.execute(db);
	}
	await sql`reset all`.execute(db);
}

/** Sequences continue after the written ids, which were not drawn from them. */
async function numberOn(db: Database, table: TableName): Promise<void> {
	const { rows } = await sql`select 1 from information_schema.columns
		where table_name = ${table} and column_name = 'id' and is_identity = 'YES'`.execute(db);
	if (rows.length > 0)
		await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1))
			from ${sql.table(table)}`.execute(db);
}

async function hurrySqlite(db: Database): Promise<void> {
	for (const setting of ["foreign_keys = off", "synchronous = off", "cache_size = -1000000"])
		await sql`pragma ${sql.raw(setting)}`.execute(db);
	await sql`pragma wal_autocheckpoint = 50000`.execute(db);
}

async function takeFromSqlite(db: Database, tables: readonly TableName[]): Promise<string[]> {
	const { rows } = await sql<{ type: string; name: string; sql: string }>`select type, name, sql
		from sqlite_schema where type in ('index', 'trigger') and sql is not null
			and tbl_name in (${sql.join(tables)})`.execute(db);
	for (const { type, name } of rows) await sql`drop ${sql.raw(type)} ${sql.ref(name)}`.execute(db);
	return rows.map(({ sql: statement }) => statement);
}

async function settleSqlite(db: Database, tables: readonly TableName[]): Promise<void> {
	for (const table of tables) {
		const name = `${table}_search`;
		const { rows } = await sql`select 1 from sqlite_schema where name = ${name}`.execute(db);
		if (rows.length > 0)
			await sql`insert into ${sql.raw(name)} (${sql.raw(name)}) values ('rebuild')`.execute(db);
	}
	// Like the site's own scheduled job: full statistics would tell the planner more than in production.
	await adapterOf(db).gatherStatistics(db, { tables });
	for (const setting of ["foreign_keys = on", "synchronous = normal", "cache_size = -64000"])
		await sql`pragma ${sql.raw(setting)}`.execute(db);
	await sql`pragma wal_autocheckpoint = 1000`.execute(db);
}
