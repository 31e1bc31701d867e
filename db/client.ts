import { type CompiledQuery, type Dialect, Kysely, type LogEvent, PostgresDialect } from "kysely";
import pg from "pg";
import { engineOfUrl, sqlitePath } from "./engine.ts";
import { type FailWith, failingWith } from "./failing-driver.ts";
import type { Schema } from "./schema.ts";
import { ImmediateSqliteDialect, openSqliteFile } from "./sqlite.ts";

export type Database = Kysely<Schema>;

export type DatabaseOptions = {
	url: string;
	/** How many connections to PostgreSQL there may be at once; more work than that waits for one, for 5 seconds. */
	poolSize?: number;
	/** How much of a SQLite file may be kept in memory, in megabytes. */
	cacheMb?: number;
	/** For work that may take as long as it takes, such as a migration: statements have no time limit. */
	isPatient?: boolean;
	/** For data that can be made again: commits do not wait for the disk. */
	isRepeatable?: boolean;
	/** Called with the statement (never its values) when it took at least `slowQueryMs`. */
	onSlowQuery?: (query: { sql: string; ms: number }) => void;
	slowQueryMs?: number;
	/** Called when an idle connection to PostgreSQL breaks; the pool replaces it by itself. */
	onConnectionError?: (error: Error) => void;
	/** Called with the pool of connections to PostgreSQL, for whoever watches it. */
	onPool?: (pool: ConnectionPool) => void;
	/** What is thrown in place of a failure of the database; the failure itself, when nothing is said. */
	failWith?: FailWith;
	/** Called with each statement as it is put together, on the stack of whoever asks it. */
	onCompile?: (query: CompiledQuery) => void;
};

/** How many connections there are, how many of them have nothing to do, and how much work waits for one. */
export type ConnectionPool = { totalCount: number; idleCount: number; waitingCount: number };

/** Opens SQLite or PostgreSQL by the shape of the URL; both answer with the same types. */
export function openDatabase(options: DatabaseOptions): Database {
	const { onSlowQuery, slowQueryMs = 100, failWith } = options;
	const log = onSlowQuery
		? (event: LogEvent) => {
				if (event.queryDurationMillis >= slowQueryMs)
					onSlowQuery({ sql: event.query.sql, ms: Math.round(event.queryDurationMillis) });
			}
		: undefined;
	const plain: Dialect =
		engineOfUrl(options.url) === "postgres"
			? new PostgresDialect({ pool: openPool(options) })
			: new ImmediateSqliteDialect(openSqliteFile(sqlitePath(options.url), options));
	const dialect = watched(failWith ? failingWith(plain, failWith) : plain, options.onCompile);
	return new Kysely<Schema>(log ? { dialect, log } : { dialect });
}

function watched(dialect: Dialect, onCompile: DatabaseOptions["onCompile"]): Dialect {
	if (!onCompile) return dialect;
	return {
		createAdapter: () => dialect.createAdapter(),
		createDriver: () => dialect.createDriver(),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler() {
			const compiler = dialect.createQueryCompiler();
			return {
				compileQuery(node, id) {
					const query = compiler.compileQuery(node, id);
					onCompile(query);
					return query;
				},
			};
		},
	};
}

/** The server ends a statement at this time; should it have vanished without a word, we do a little later. */
const STATEMENT_TIMEOUT_MS = 30_000;
const LIMITS = {
	statement_timeout: STATEMENT_TIMEOUT_MS,
	query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
	idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
};

function openPool(options: DatabaseOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString: options.url,
		application_name: "meeha",
		max: options.poolSize ?? 10,
		connectionTimeoutMillis: 5_000,
		// Opening one takes longer than most queries do.
		idleTimeoutMillis: 60_000,
		...(options.isPatient ? {} : LIMITS),
		keepAlive: true,
		allowExitOnIdle: true,
		types: { getTypeParser },
	});
	pool.on("error", (error) => options.onConnectionError?.(error));
	// The pool handles errors of idle connections only. A connection that breaks inside a transaction, between
	// two statements, would end the process; the next statement reports the error anyway.
	pool.on("connect", (client) => client.on("error", () => {}));
	if (options.isRepeatable)
		pool.on("connect", (client) => void client.query("set synchronous_commit = off").catch(() => {}));
	options.onPool?.(pool);
	return pool;
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins;

/** Big integers as numbers, calendar dates as `YYYY-MM-DD`, times as ISO text in UTC, as SQLite gives them. */
const getTypeParser = ((type: number, format?: "text" | "binary") => {
	if (format !== "binary") {
		if (type === INT8) return Number;
		if (type === DATE) return String;
		if (type === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
	}
	return pg.types.getTypeParser(type, format as "text");
}) as typeof pg.types.getTypeParser;
