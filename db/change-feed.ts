import { openPostgresFeed } from "./change-feed.postgres.ts";
import { openSqliteFeed } from "./change-feed.sqlite.ts";
import type { VersionReader } from "./data-versions/read-versions.ts";
import { engineOfUrl } from "./engine.ts";

/**
 * Topics that changed since the last call; `"everything"` after a gap in which changes may have been missed. What belongs
 * to a hotel is reported twice: as `room_bookings`, and as `room_bookings:5` for the hotel with this id.
 */
export type Changes = ReadonlySet<string> | "everything";

export type ChangeFeed = {
	/** Calls back for every committed change from now on, by any process. Returns a function that stops it. */
	subscribe(listener: (changes: Changes) => void): () => void;
	close(): Promise<void>;
};

export type FeedSource = {
	url: string;
	/** SQLite's feed compares these. PostgreSQL notifies. */
	versions: Pick<VersionReader, "read">;
	onError: (error: unknown) => void;
};

/**
 * Opens the feed of committed changes. It reports the topics that the migrations announce, and on SQLite also the
 * subjects that the page cache depends on.
 */
export function openChangeFeed(source: FeedSource): ChangeFeed {
	const listeners = new Set<(changes: Changes) => void>();
	const emit = (changes: Changes) => {
		for (const listener of listeners) listener(changes);
	};
	const engine = engineOfUrl(source.url) === "postgres" ? openPostgresFeed : openSqliteFeed;
	const feed = engine(source, emit);
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		close: feed.close,
	};
}
