import { type CompiledQuery, type Dialect, Kysely, type LogEvent, PostgresDialect } from "kysely";
import pg from "pg";
import { engineOfUrl, sqlitePath } from "./engine.ts";
import { type FailWith, failingWith } from "./failing-driver.ts";
import type { Schema } from "./schema.ts";
import { ImmediateSqliteDialect, openSqliteFile } from "./sqlite.ts";

export type Database = Kysely<Schema>;

export type DatabaseOptions = {
	url: string;
	/** The most connections to PostgreSQL; further work waits for one, for up to 5 seconds. */
	poolSize?: number;
	/** The memory cache of a SQLite file, in megabytes. */
	cacheMb?: number;
	/** For long work such as a migration: no time limit for statements. */
	isPatient?: boolean;
	/** For data that can be made again: commits do not wait for the disk. */
	isRepeatable?: boolean;
	/** Called with a statement (never its values) that took at least `slowQueryMs`. */
	onSlowQuery?: (query: { sql: string; ms: number }) => void;
	slowQueryMs?: number;
	/** Called when an idle connection to PostgreSQL breaks; the pool replaces it. */
	onConnectionError?: (error: Error) => void;
	/** Called with PostgreSQL's connection pool, for metrics. */
	onPool?: (pool: ConnectionPool) => void;
	/** Converts an error of the database into what is thrown; by default the error itself. */
	failWith?: FailWith;
	/** Called with each statement when it is compiled, on the stack of the caller. */
	onCompile?: (query: CompiledQuery) => void;
};

/** Open connections, idle connections, and waiting requests. */
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

/** The server ends a statement at this time; the client a little later, in case the server has vanished. */
const STATEMENT_TIMEOUT_MS = 30_000;
const CLIENT_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** Sent once a connection is open: poolers refuse connections that begin with settings that they don't know. */
const LIMITS = `set statement_timeout = ${STATEMENT_TIMEOUT_MS};
	set idle_in_transaction_session_timeout = ${2 * STATEMENT_TIMEOUT_MS}`;

function openPool(options: DatabaseOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString: options.url,
		application_name: "meeha",
		max: options.poolSize ?? 10,
		connectionTimeoutMillis: 5_000,
		// Opening a connection takes longer than most queries.
		idleTimeoutMillis: 60_000,
		...(options.isPatient ? {} : { query_timeout: CLIENT_TIMEOUT_MS }),
		keepAlive: true,
		allowExitOnIdle: true,
		types: { getTypeParser },
	});
	pool.on("error", (error) => options.onConnectionError?.(error));
	// The pool handles errors of idle connections only. A connection that breaks inside a transaction, between
	// two statements, would end the process; the next statement reports the error anyway.
	pool.on("connect", (client) => client.on("error", () => {}));
	if (!options.isPatient) pool.on("connect", (client) => void client.query(LIMITS).catch(() => {}));
	if (options.isRepeatable)
		pool.on("connect", (client) => void client.query("set synchronous_commit = off").catch(() => {}));
	options.onPool?.(pool);
	return pool;
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins;

/** Big integers as numbers, dates as `YYYY-MM-DD`, times as ISO text in UTC, like SQLite. */
const getTypeParser = ((type: number, format?: "text" | "binary") => {
	if (format !== "binary") {
		if (type === INT8) return Number;
		if (type === DATE) return String;
		if (type === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
	}
	return pg.types.getTypeParser(type, format as "text");
}) as typeof pg.types.getTypeParser;
