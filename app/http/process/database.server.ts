import { setTimeout as after } from "node:timers/promises";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { openChangeFeed } from "#db/change-feed.ts";
import { type ConnectionPool, openDatabase } from "#db/client.ts";
import { openVersions } from "#db/data-versions/read-versions.ts";
import { migrateAtStart } from "#db/migrate.ts";
import { isTransient } from "#db/transient-failure.ts";
import { toDatabaseUnavailable } from "./database-unavailable.server.ts";
import { onShutdown } from "./shutdown.server.ts";

/** The delays between failed attempts; the last one repeats. */
const TRY_AFTER_MS = [250, 500, 1_000, 2_000];
const LOGGED_EVERY = 15;

/** Migrates on its own connection, because a migration may take longer than a page's query. */
async function migrateFirst(): Promise<void> {
	const db = openDatabase({ url: env.DATABASE_URL, poolSize: 1, isPatient: true });
	try {
		const migrated = await migrateAtStart(db);
		if (migrated.length > 0) log.info({ migrated }, "database migrated");
	} finally {
		await db.destroy();
	}
}

/** A process that starts before its database waits for it and listens afterwards. */
async function migrateWhenReached(): Promise<void> {
	for (let tries = 0; ; tries++) {
		try {
			return await migrateFirst();
		} catch (error) {
			if (!isTransient(error)) throw error;
			if (tries % LOGGED_EVERY === 0)
				log.warn(
					{ error: describeError(error) },
					"can't reach the database yet: waiting for it before listening",
				);
			await after(TRY_AFTER_MS[tries] ?? TRY_AFTER_MS.at(-1));
		}
	}
}

// Survives reloads of this module in development; each reload would otherwise open another one.
const globals = globalThis as { meehaDatabase?: ReturnType<typeof start>; meehaPool?: ConnectionPool };

/** The state of PostgreSQL's connection pool; undefined on SQLite. */
export const connectionPool = (): ConnectionPool | undefined => globals.meehaPool;

async function start() {
	await migrateWhenReached();
	const db = openDatabase({
		url: env.DATABASE_URL,
		poolSize: env.DATABASE_POOL,
		cacheMb: env.DATABASE_CACHE_MB,
		slowQueryMs: env.SLOW_QUERY_MS,
		onSlowQuery(query) {
			metrics.slowQueries.inc();
			log.warn(query, "slow query");
		},
		onPool: (pool) => {
			globals.meehaPool = pool;
		},
		onConnectionError: (error) => log.warn({ error: describeError(error) }, "lost a database connection"),
		failWith: toDatabaseUnavailable,
	});
	const versions = openVersions({ url: env.DATABASE_URL, db });
	const feed = openChangeFeed({
		url: env.DATABASE_URL,
		versions,
		onError: (error) => log.warn({ error: describeError(error) }, "the change feed was interrupted"),
	});
	onShutdown(() => feed.close());
	onShutdown(() => versions.close());
	return { db, feed, versions };
}

globals.meehaDatabase ??= start();

/** The site's open, migrated database, its change feed, and its change counters. */
export const { db, feed, versions } = await globals.meehaDatabase;
