import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteDriver,
	type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";

const MAX_STATEMENTS = 500;
export const BUSY_TIMEOUT_MS = 5_000;
const RETRY_MS = 20;

/**
 * Opens a SQLite file for the site: WAL, foreign keys, and a wait for other writers.
 * `cacheMb` is the size of the memory cache, in megabytes. `isRepeatable`: the data can be made again, so nothing waits for the disk,
 * and a power cut may corrupt the file.
 */
export function openSqliteFile(
	path: string,
	{ cacheMb = 64, ...options }: { readonly?: boolean; cacheMb?: number; isRepeatable?: boolean } = {},
): SQLite.Database {
	if (path !== ":memory:" && !options.readonly) {
		mkdirSync(dirname(path), { recursive: true });
		// It will contain personal data, so only its owner may read a new one.
		closeSync(openSync(path, "a", 0o600));
	}
	const file = new SQLite(path, { timeout: BUSY_TIMEOUT_MS, readonly: options.readonly ?? false });
	if (!options.readonly) {
		switchToWal(file);
		// A commit survives the end of the process; a power cut can lose the last ones, but never corrupt the file.
		file.pragma(`synchronous = ${options.isRepeatable ? "OFF" : "NORMAL"}`);
	}
	file.pragma("foreign_keys = ON");
	// Negative: kibibytes instead of pages.
	file.pragma(`cache_size = -${Math.round(cacheMb * 1_000)}`);
	return file;
}

/**
 * Waits as for any other lock. SQLite itself does not, when several processes open a new file at once: each of them reads
 * it and needs it alone.
 */
function switchToWal(file: SQLite.Database): void {
	const until = performance.now() + BUSY_TIMEOUT_MS;
	for (;;) {
		try {
			file.pragma("journal_mode = WAL");
			return;
		} catch (error) {
			const isBusy = error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
			if (!isBusy || performance.now() >= until) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
		}
	}
}

/**
 * Begins transactions as `immediate`. A deferred transaction that reads first and writes later fails at once,
 * without waiting, when another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
	readonly #file: SQLite.Database;

	constructor(file: SQLite.Database) {
		super({ database: asKyselyDatabase(file) });
		this.#file = file;
	}

	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	/**
	 * SQLite ends a transaction by itself after some errors, such as a full disk. The rollback would then throw
	 * an error that hides the original one. (https://sqlite.org/lang_transaction.html, "Response To Errors
	 * Within A Transaction")
	 */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#file.inTransaction) await super.rollbackTransaction(connection);
	}
}

/** Unlike Kysely's own adapter, it says that SQLite can roll back a migration, which is true. */
class TransactionalSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

export class ImmediateSqliteDialect extends SqliteDialect {
	readonly #file: SQLite.Database;

	constructor(file: SQLite.Database) {
		super({ database: asKyselyDatabase(file) });
		this.#file = file;
	}

	override createAdapter(): SqliteAdapter {
		return new TransactionalSqliteAdapter();
	}

	override createDriver(): Driver {
		return new ImmediateSqliteDriver(this.#file);
	}
}

/**
 * Adapts the file for Kysely: caches prepared statements, writes booleans as 0 and 1, and reads columns named
 * `is_…` as booleans, so that rows equal those of PostgreSQL.
 */
function asKyselyDatabase(file: SQLite.Database): SqliteDatabase {
	const statements = new LRUCache<string, SqliteStatement>({
		max: MAX_STATEMENTS,
		memoMethod: (statement) => asKyselyStatement(file, statement),
	});
	return { close: () => void file.close(), prepare: (statement) => statements.memo(statement) };
}

function asKyselyStatement(file: SQLite.Database, sql: string): SqliteStatement {
	const statement = file.prepare<unknown[], Row>(sql);
	const flags = (statement.reader ? statement.columns() : [])
		.map(({ name }) => name)
		.filter((name) => name.startsWith("is_"));
	return {
		reader: statement.reader,
		all: (parameters) => statement.all(...bind(parameters)).map((row) => withFlags(row, flags)),
		run: (parameters) => statement.run(...bind(parameters)),
		*iterate(parameters) {
			// A statement that is being iterated can't be reused, so an iteration prepares its own.
			const own = file.prepare<unknown[], Row>(sql);
			for (const row of own.iterate(...bind(parameters))) yield withFlags(row, flags);
		},
	};
}

type Row = Record<string, unknown>;

function withFlags(row: Row, flags: readonly string[]): Row {
	for (const name of flags) if (row[name] !== null) row[name] = row[name] === 1;
	return row;
}

function bind(parameters: ReadonlyArray<unknown>): unknown[] {
	return parameters.map((value) => (typeof value === "boolean" ? Number(value) : value));
}
