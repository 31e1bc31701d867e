import { CompiledQuery, sql, type Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { quoted, type SqliteTable } from "./sqlite-tables.ts";
import { RowSummer, type TableSum } from "./table-sum.ts";

type Within = Transaction<Schema>;

/** Rows read or written at once; fewer if each may be a picture, to limit memory. */
const ROWS_AT_ONCE = 1_000;
const LARGE_ROWS_AT_ONCE = 16;

type Column = { name: string; type: string };

async function columnsOf(trx: Within, { name, columns }: SqliteTable): Promise<Column[]> {
	const { rows } = await sql<Column>`select attname as name, format_type(atttypid, atttypmod) as type
		from pg_attribute where attrelid = to_regclass(${name}) and attnum > 0 and not attisdropped`.execute(trx);
	return columns.map((column) => {
		const found = rows.find((row) => row.name === column);
		if (!found) throw new Error(`${name} has no column ${column}`);
		return found;
	});
}

const atOnce = (columns: Column[]) =>
	columns.some((column) => column.type === "bytea") ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE;

export async function countPostgresRows(trx: Within, { name }: SqliteTable): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
		trx,
	);
	return rows[0]?.count ?? 0;
}

/** A table's rows through a cursor, in batches: values as in SQLite, in the order of its columns. */
export async function* readRows(trx: Within, table: SqliteTable): AsyncGenerator<unknown[][]> {
	const columns = await columnsOf(trx, table);
	await trx.executeQuery(
		CompiledQuery.raw(
			`declare all_rows no scroll cursor for select ${quoted(table.columns)} from "${table.name}"`,
		),
	);
	const fetch = CompiledQuery.raw(`fetch forward ${atOnce(columns)} from all_rows`);
	for (;;) {
		const { rows } = await trx.executeQuery<Record<string, unknown>>(fetch);
		if (rows.length === 0) break;
		yield rows.map((row) => table.columns.map((name) => asSqlite(row[name])));
	}
	await trx.executeQuery(CompiledQuery.raw("close all_rows"));
}

const asSqlite = (value: unknown) => (typeof value === "boolean" ? Number(value) : value);

export async function sumRows(trx: Within, table: SqliteTable): Promise<TableSum> {
	const summer = new RowSummer();
	for await (const rows of readRows(trx, table)) for (const row of rows) summer.add(row);
	return summer.result();
}

/** Writes rows from SQLite in batches, and replaces those that triggers may have written. */
export async function writeRows(
	trx: Within,
	table: SqliteTable,
	rows: Iterable<unknown[]>,
	onWritten: (count: number) => void | Promise<void>,
): Promise<void> {
	const columns = await columnsOf(trx, table);
	const arrays = columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(", ");
	const insert = `insert into "${table.name}" (${quoted(table.columns)}) select * from unnest(${arrays})`;
	await sql`delete from ${sql.table(table.name)}`.execute(trx);
	const flags = new Set(columns.flatMap(({ type }, at) => (type === "boolean" ? [at] : [])));
	const most = atOnce(columns);
	let pending: unknown[][] = [];
	const write = async () => {
		const values = columns.map((_, at) =>
			pending.map((row) => (flags.has(at) && row[at] !== null ? row[at] === 1 : row[at])),
		);
		await trx.executeQuery(CompiledQuery.raw(insert, values)).catch((error: Error) => {
			throw new Error(`${table.name}: ${error.message}`);
		});
		await onWritten(pending.length);
		pending = [];
	};
	for (const row of rows) {
		pending.push(row);
		if (pending.length >= most) await write();
	}
	if (pending.length > 0) await write();
}

/** The sequence of a table's ids, or null. */
async function sequenceOf(trx: Within, { name, columns }: SqliteTable): Promise<string | null> {
	if (!columns.includes("id")) return null;
	const { rows } = await sql<{
		name: string | null;
	}>`select pg_get_serial_sequence(${name}, 'id') as name`.execute(trx);
	return rows[0]?.name ?? null;
}

/** The highest id that a table has ever used; null without a sequence. */
export async function highestId(trx: Within, table: SqliteTable): Promise<number | null> {
	const sequence = await sequenceOf(trx, table);
	if (!sequence) return null;
	const { rows } = await sql<{
		id: number;
	}>`select case when is_called then last_value else last_value - 1 end as id
		from ${sql.raw(sequence)}`.execute(trx);
	return rows[0]?.id ?? null;
}

/** Makes the next id the one after this. */
export async function setPostgresHighestId(trx: Within, table: SqliteTable, id: number): Promise<void> {
	const sequence = await sequenceOf(trx, table);
	if (sequence) await sql`select setval(${sequence}::regclass, ${Math.max(id, 1)}, ${id > 0})`.execute(trx);
}
