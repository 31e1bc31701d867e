import pg from "pg";
import { CHANGES_CHANNEL } from "./announce.ts";
import type { Changes, FeedSource } from "./change-feed.ts";

const RECONNECT_AFTER_MS = 1_000;
const PROBE_EVERY_MS = 10_000;

/**
 * LISTENs on a connection of its own and finds a new one when it breaks. What was notified in between is
 * lost, so a new connection counts as a change of everything. A probe notices a line that died silently.
 */
export function openPostgresFeed(source: FeedSource, emit: (changes: Changes) => void) {
	let client: pg.Client | undefined;
	let closed = false;
	let retry: NodeJS.Timeout | undefined;

	const connect = async () => {
		const mine = new pg.Client({
			connectionString: source.url,
			keepAlive: true,
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
			source.onError(error ?? new Error("the connection that listens for changes ended"));
			retry = setTimeout(connect, RECONNECT_AFTER_MS);
			retry.unref();
		};
		mine.on("error", lost);
		mine.on("end", () => lost());
		mine.on("notification", ({ payload }) => payload && emit(new Set([payload])));
		try {
			await mine.connect();
			await mine.query(`listen ${CHANGES_CHANNEL}`);
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
