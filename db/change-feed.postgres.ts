import pg from "pg";
import { CHANGES_CHANNEL } from "#migrations/support/changes.ts";
import type { Changes, FeedSource } from "./change-feed.ts";

/** The delays between failed attempts; the last one repeats. */
const RECONNECT_AFTER_MS = [100, 300, 1_000, 2_000];
const PROBE_EVERY_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** The advisory lock that each process of the site shares while it listens; whoever restores a backup needs it alone. */
export const SITE_LOCK = 6_334_202;

/**
 * Listens (LISTEN) on its own connection and reconnects when it breaks. Notifications in between are lost, so
 * a new connection reports a change of everything. A periodic query detects a connection that died silently.
 */
export function openPostgresFeed(source: FeedSource, emit: (changes: Changes) => void) {
	let client: pg.Client | undefined;
	let closed = false;
	let retry: NodeJS.Timeout | undefined;
	let failures = 0;

	const connect = async () => {
		const mine = new pg.Client({
			connectionString: source.url,
			application_name: "meeha changes",
			keepAlive: true,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			query_timeout: PROBE_EVERY_MS,
		});
		client = mine;
		let probe: NodeJS.Timeout | undefined;
		const lost = (error?: unknown) => {
			if (client !== mine) return;
			client = undefined;
			clearInterval(probe);
			mine.end().catch(() => {});
			if (closed) return;
			// Reported once for each gap.
			if (failures === 0) source.onError(error ?? new Error("the connection that listens for changes ended"));
			retry = setTimeout(connect, RECONNECT_AFTER_MS[failures++] ?? RECONNECT_AFTER_MS.at(-1));
			retry.unref();
		};
		mine.on("error", lost);
		mine.on("end", () => lost());
		// Those of one transaction arrive together.
		const arrived = new Set<string>();
		const report = () => {
			emit(new Set(arrived));
			arrived.clear();
		};
		mine.on("notification", ({ payload }) => {
			if (!payload) return;
			if (arrived.size === 0) setImmediate(report);
			arrived.add(payload);
		});
		try {
			await mine.connect();
			await mine.query(`listen ${CHANGES_CHANNEL}`);
			const { rows } = await mine.query(`select pg_try_advisory_lock_shared(${SITE_LOCK}) as is_shared`);
			if (!rows[0].is_shared) throw new Error("a backup is being restored into the database");
			failures = 0;
			emit("everything");
			probe = setInterval(() => mine.query("select 1").catch(lost), PROBE_EVERY_MS);
			probe.unref();
		} catch (error) {
			lost(error);
		}
	};
	const ready = connect();

	return {
		async close() {
			closed = true;
			clearTimeout(retry);
			await ready;
			await client?.end();
		},
	};
}
