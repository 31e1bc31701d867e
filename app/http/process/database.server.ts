import { metrics } from "#app/http/watch/metrics.server.ts";
import { openChangeFeed } from "#db/change-feed.ts";
import { type ConnectionPool, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { onShutdown } from "./shutdown.server.ts";

// Kept across reloads of this module in development, where each reload would otherwise open another one.
const kept = globalThis as { meehaDatabase?: ReturnType<typeof start>; meehaPool?: ConnectionPool };

/** How PostgreSQL's connections are used; undefined on SQLite, which has one. */
export const connectionPool = (): ConnectionPool | undefined => kept.meehaPool;

async function start() {
	const db = openDatabase({
		url: env.DATABASE_URL,
		slowQueryMs: env.SLOW_QUERY_MS,
		onSlowQuery(query) {
			metrics.slowQueries.inc();
			log.warn(query, "slow query");
		},
		onPool: (pool) => {
			kept.meehaPool = pool;
		},
		onConnectionError: (error) => log.error({ error: error.message }, "lost a database connection"),
	});
	const migrated = await migrate(db);
	if (migrated.length > 0) log.info({ migrated }, "database migrated");
	const feed = openChangeFeed({
		url: env.DATABASE_URL,
		onError: (error) => log.warn({ error: String(error) }, "the change feed was interrupted"),
	});
	onShutdown(() => feed.close());
	return { db, feed };
}

kept.meehaDatabase ??= start();

/** The site's one open database, migrated, and the feed of its changes. */
export const { db, feed } = await kept.meehaDatabase;
