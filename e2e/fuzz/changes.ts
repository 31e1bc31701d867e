import Sqlite from "better-sqlite3";
import pg from "pg";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";

export type WatchedRow = Record<string, unknown>;

/** One row that a request inserted, changed or deleted. */
export type RowChange = {
	table: string;
	op: "insert" | "update" | "delete";
	old: WatchedRow | null;
	now: WatchedRow | null;
};

/** SQL on its own connection, the same on both engines. */
type Connection = {
	all: (statement: string) => Promise<WatchedRow[]>;
	/** Several statements, separated by semicolons. */
	run: (statements: string) => Promise<void>;
	close: () => Promise<void>;
};

export type ChangeLedger = Connection & {
	/** The changes since the last call, or since the data was restored. */
	take: () => Promise<RowChange[]>;
	/** Restores every row that was changed since the start. */
	restore: () => Promise<void>;
};

/** Tables that triggers maintain, with the tables they follow. */
const DERIVED = {
	hotel_words: ["hotels"],
	order_figures: ["orders", "order_lines"],
	cart_figures: ["carts"],
	customers: ["accounts", "orders", "bookings", "moving_bookings"],
	customer_notes: ["accounts", "orders", "bookings", "moving_bookings"],
};

/** They follow their own tables, or contain no personal data. */
const NOT_FOLLOWED = new RegExp(
	`^(kysely|sqlite_|fuzz_|(use_counters|scheduled_jobs|first_start|hotel_changes|goods_figures|hotel_vocabulary|${Object.keys(DERIVED).join("|")})$|search_vocabulary|\\w+_search|\\w*versions$)`,
);

type Table = { name: string; columns: string[]; bytes: string[]; key: string[] };

/**
 * Records, in the database itself, each row that is written from now on, and copies every table. It thus also
 * sees writes of the site's process, and each request can start from the same data.
 */
export async function openLedger(url: string): Promise<ChangeLedger> {
	const isSqlite = engineOfUrl(url) === "sqlite";
	const connection = isSqlite ? openSqlite(url) : await openPostgres(url);
	const tables = await (isSqlite ? sqliteTables : postgresTables)(connection);
	const guards = isSqlite ? await sqliteGuards(connection) : [];
	await connection.run(isSqlite ? watchSqlite(tables) : watchPostgres(tables));
	const dirty = new Map<string, { table: Table; key: WatchedRow }>();
	const take = async () => {
		const rows = await connection.all("select tab, op, old, now from fuzz_changes order by id");
		if (rows.length === 0) return [];
		await connection.run("delete from fuzz_changes");
		return rows.map((row): RowChange => {
			const [old, now] = [parse(row.old), parse(row.now)];
			const table = tables.find(({ name }) => name === row.tab);
			const stored = old ?? now;
			if (table && stored) {
				const key = Object.fromEntries(table.key.map((column) => [column, stored[column]]));
				dirty.set(`${table.name} ${JSON.stringify(key)}`, { table, key });
			}
			return { table: String(row.tab), op: row.op as RowChange["op"], old, now };
		});
	};
	return {
		...connection,
		take,
		async restore() {
			await take();
			if (dirty.size === 0) return;
			const rows = [...dirty.values()];
			dirty.clear();
			await connection.run(restoring(rows, isSqlite, guards));
		},
	};
}

const parse = (json: unknown): WatchedRow | null =>
	json === null || json === undefined
		? null
		: typeof json === "string"
			? JSON.parse(json)
			: (json as WatchedRow);

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

const literal = (value: unknown) =>
	typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

const where = (key: WatchedRow) =>
	Object.entries(key)
		.map(([column, value]) => `"${column}" = ${literal(value)}`)
		.join(" and ");

/** A trigger that refuses to change or delete the rows of a ledger. */
type Guard = { name: string; table: string; source: string };

async function sqliteGuards(connection: Connection): Promise<Guard[]> {
	const rows = await connection.all(`select name, tbl_name as tab, sql as source from main.sqlite_master
		where type = 'trigger' and sql like '%raise(abort%'`);
	return rows.map(({ name, tab, source }) => ({
		name: String(name),
		table: String(tab),
		source: String(source),
	}));
}

/** Deletes all of them first: a moved row may be in another's place. On SQLite, `guards` are off meanwhile. */
function restoring(
	rows: readonly { table: Table; key: WatchedRow }[],
	isSqlite: boolean,
	guards: readonly Guard[],
): string {
	const gone = rows.map(({ table, key }) => `delete from "${table.name}" where ${where(key)}`);
	const back = rows.map(({ table, key }) => {
		const columns = quoted(table.columns);
		return `insert into "${table.name}" (${columns}) select ${columns} from kept."${table.name}" where ${where(key)}`;
	});
	// On SQLite their triggers follow the rows above; PostgreSQL runs none in replica mode.
	const names = new Set(rows.map(({ table }) => table.name));
	const derived = Object.entries(DERIVED)
		.filter(([, sources]) => sources.some((source) => names.has(source)))
		.map(([name]) => name);
	const emptied = derived.map((name) => `delete from "${name}"`);
	const off = guards.filter(({ table }) => names.has(table));
	return [
		isSqlite ? "begin immediate" : "begin; set local session_replication_role = replica",
		...off.map(({ name }) => `drop trigger "${name}"`),
		...emptied,
		...gone,
		...back,
		...emptied,
		...derived.map((name) => `insert into "${name}" select * from kept."${name}"`),
		...off.map(({ source }) => source),
		"delete from fuzz_changes",
		"commit",
	].join(";\n");
}

function openSqlite(url: string): Connection {
	const file = sqlitePath(url);
	const db = new Sqlite(file);
	db.pragma("busy_timeout = 60000");
	db.pragma("foreign_keys = off");
	// A commit that waits for a busy disk holds the lock for longer than the site waits for it.
	db.pragma("synchronous = off");
	db.exec(`attach '${file}.kept' as kept`);
	return {
		all: async (statement) => db.prepare(statement).all() as WatchedRow[],
		run: async (statements) => void db.exec(statements),
		close: async () => void db.close(),
	};
}

async function openPostgres(url: string): Promise<Connection> {
	// Numbers as its JSON has them.
	const types = new pg.TypeOverrides();
	types.setTypeParser(pg.types.builtins.INT8, Number);
	const client = new pg.Client({ connectionString: url, types });
	await client.connect();
	await client.query("create schema kept");
	return {
		all: async (statement) => (await client.query(statement)).rows as WatchedRow[],
		run: async (statements) => void (await client.query(statements)),
		close: () => client.end(),
	};
}

async function sqliteTables(connection: Connection): Promise<Table[]> {
	const names = await connection.all("select name from main.sqlite_master where type = 'table'");
	const all = await Promise.all(
		names.map(async (row): Promise<Table> => {
			const name = String(row.name);
			const columns = await connection.all(`select name, type, pk from pragma_table_info('${name}', 'main')`);
			const named = (which: (column: WatchedRow) => boolean) =>
				columns.filter(which).map((each) => String(each.name));
			return {
				name,
				columns: named(() => true),
				bytes: named(({ type }) => String(type).toLowerCase() === "blob"),
				key: named(({ pk }) => Number(pk) > 0),
			};
		}),
	);
	return all.filter(({ name, key }) => !NOT_FOLLOWED.test(name) && key.length > 0);
}

function watchSqlite(tables: readonly Table[]): string {
	const json = (row: "old" | "new", { columns, bytes }: Table) =>
		`json_object(${columns
			.filter((column) => !bytes.includes(column))
			.map((column) => `'${column}', ${row}."${column}"`)
			.join(", ")})`;
	const watches = tables.flatMap((table) =>
		(["insert", "update", "delete"] as const).map(
			(op) => `create trigger "fuzz_${table.name}_${op}" after ${op} on "${table.name}" begin
				insert into fuzz_changes (tab, op, old, now) values ('${table.name}', '${op}',
					${op === "insert" ? "null" : json("old", table)}, ${op === "delete" ? "null" : json("new", table)}); end`,
		),
	);
	const saved = [...tables.map(({ name }) => name), ...Object.keys(DERIVED)];
	return [
		"create table main.fuzz_changes (id integer primary key, tab text, op text, old text, now text)",
		...saved.map((name) => `create table kept."${name}" as select * from main."${name}"`),
		// Without them a restore of many rows reads the copy once per row, and holds the lock meanwhile.
		...tables.map(({ name, key }) => `create index kept."fuzz_${name}" on "${name}" (${quoted(key)})`),
		...watches,
	].join(";\n");
}

async function postgresTables(connection: Connection): Promise<Table[]> {
	const rows = await connection.all(`select c.table_name as tab, c.column_name as col, c.data_type as type,
		exists (select 1 from information_schema.key_column_usage k join information_schema.table_constraints t
			using (constraint_name, table_name) where t.constraint_type = 'PRIMARY KEY'
			and k.table_name = c.table_name and k.column_name = c.column_name) as is_key
		from information_schema.columns c where c.table_schema = 'public' and c.is_generated = 'NEVER' order by c.ordinal_position`);
	const names = [...new Set(rows.map(({ tab }) => String(tab)))].filter((name) => !NOT_FOLLOWED.test(name));
	return names.map((name) => {
		const named = (which: (column: WatchedRow) => boolean) =>
			rows.filter((row) => row.tab === name && which(row)).map(({ col }) => String(col));
		return {
			name,
			columns: named(() => true),
			bytes: named(({ type }) => type === "bytea"),
			key: named(({ is_key }) => is_key === true),
		};
	});
}

function watchPostgres(tables: readonly Table[]): string {
	const saved = [...tables.map(({ name }) => name), ...Object.keys(DERIVED)];
	return [
		"create table fuzz_changes (id bigint generated always as identity, tab text, op text, old jsonb, now jsonb)",
		`create function fuzz_watch() returns trigger language plpgsql as $$ begin
			insert into fuzz_changes (tab, op, old, now) values (tg_table_name, lower(tg_op),
				case when tg_op = 'INSERT' then null else to_jsonb(old) - 'bytes' end,
				case when tg_op = 'DELETE' then null else to_jsonb(new) - 'bytes' end);
			return null; end $$`,
		...saved.map((name) => `create table kept."${name}" as table public."${name}"`),
		...tables.map(({ name, key }) => `create index on kept."${name}" (${quoted(key)})`),
		...tables.map(
			({ name }) => `create trigger fuzz_watches after insert or update or delete on "${name}"
				for each row execute function fuzz_watch()`,
		),
	].join(";\n");
}
