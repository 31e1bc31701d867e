import { createHash } from "node:crypto";
import type pg from "pg";

/** A column in PostgreSQL. */
export type MovedColumn = { name: string; type: string };
/** A table, with the columns that identify and sort its rows. */
export type MovedTable = { name: string; columns: MovedColumn[]; key: MovedColumn[]; hasIdentity: boolean };

const TABLES = `
	select c.oid::int4 as oid, c.relname as name,
		(select json_agg(json_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
			from pg_attribute a join pg_type t on t.oid = a.atttypid
			where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
				and a.attgenerated = '') as columns,
		(select json_agg(json_build_object('name', a.attname, 'type', t.typname) order by array_position(i.indkey::int2[], a.attnum))
			from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
			join pg_type t on t.oid = a.atttypid
			where i.indrelid = c.oid and i.indisprimary) as key,
		exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as has_identity,
		coalesce((select json_agg(distinct f.confrelid::int4) from pg_constraint f
			where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '[]') as needs
	from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
		and c.relname not like 'kysely%' and c.relname <> 'data_versions' order by c.relname`;

type Found = {
	oid: number;
	name: string;
	columns: MovedColumn[];
	key: MovedColumn[] | null;
	has_identity: boolean;
	needs: number[];
};

/** The site's tables, each after those that it references. */
export async function readTables(client: pg.Client): Promise<MovedTable[]> {
	const { rows } = await client.query<Found>(TABLES);
	const placed = new Set<number>();
	const tables: MovedTable[] = [];
	while (tables.length < rows.length) {
		const next = rows.filter(({ oid, needs }) => !placed.has(oid) && needs.every((need) => placed.has(need)));
		if (next.length === 0) throw new Error("The tables refer to each other in a circle.");
		for (const { oid, name, columns, key, has_identity } of next) {
			if (!key) throw new Error(`The table ${name} has no key.`);
			placed.add(oid);
			tables.push({ name, columns, key, hasIdentity: has_identity });
		}
	}
	return tables;
}

/** Converts a value from SQLite to a PostgreSQL column of this type. */
export function toPostgres(value: unknown, type: string): unknown {
	if (value === null) return null;
	if (type === "bool") return value === 1 || value === 1n;
	if (typeof value === "bigint") return String(value);
	if (typeof value === "string" && value.includes("\0"))
		throw new Error("a text holds the character U+0000, which PostgreSQL can’t keep");
	return value;
}

/** A value as text that is equal for both engines: numbers, UTC times, bytes as a hash. */
export function canonical(value: unknown, type: string): string | null {
	if (value === null || value === undefined) return null;
	if (type === "bool") return value === true || value === 1n || value === 1 ? "true" : "false";
	if (type === "timestamptz") return new Date(String(value)).toISOString();
	if (Buffer.isBuffer(value)) return createHash("sha256").update(value).digest("hex");
	return String(value);
}

/** The SHA-256 of a row's values, column by column. */
export const hashRow = (row: Record<string, unknown>, { columns }: MovedTable): string =>
	createHash("sha256")
		.update(JSON.stringify(columns.map(({ name, type }) => canonical(row[name], type))))
		.digest("base64");

/** The sort columns, in the same order on both sides: text by its bytes. */
export const orderOf = ({ name: table, key }: MovedTable, engine: "sqlite" | "postgres"): string =>
	key
		.map(({ name, type }) => {
			const isText = type === "text" || type === "varchar";
			// With its table: the name alone would mean the selected text.
			return `"${table}"."${name}"${isText ? ` collate ${engine === "sqlite" ? "binary" : '"C"'}` : ""}`;
		})
		.join(", ");
