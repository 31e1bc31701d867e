import { type Kysely, PostgresAdapter } from "kysely";
import type { Schema } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

/** Which engine a `DATABASE_URL` names: `postgres://…` is PostgreSQL, anything else a SQLite file. */
export function engineOfUrl(url: string): Engine {
	return /^postgres(ql)?:\/\//.test(url) ? "postgres" : "sqlite";
}

/** The file behind a SQLite `DATABASE_URL`: `sqlite:data/meeha.db` or a bare path. */
export function sqlitePath(url: string): string {
	return url.replace(/^(sqlite|file):(\/\/)?/, "");
}

/** Which engine an open database, or a transaction on it, runs on. */
export function engineOf(db: Kysely<Schema>): Engine {
	return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
