import type { Changes, FeedSource } from "./change-feed.ts";
import { sqlitePath } from "./engine.ts";
import { openSqliteFile } from "./sqlite.ts";

const LOOK_EVERY_MS = 100;

type VersionRow = { topic: string; version: number };

/**
 * Watches the file on its own connection: `PRAGMA data_version` changes after a commit of any other
 * connection, in any process. Only then are the version counters read.
 * (https://sqlite.org/pragma.html#pragma_data_version)
 */
export function openSqliteFeed(source: FeedSource, emit: (changes: Changes) => void) {
	const file = openSqliteFile(sqlitePath(source.url), { readonly: true });
	const dataVersion = file.prepare("pragma data_version").pluck();
	const versions = file.prepare<[], VersionRow>("select topic, version from change_versions");

	const readVersions = () => new Map(versions.all().map((row) => [row.topic, row.version]));
	let seenData = dataVersion.get();
	let lastVersions = readVersions();

	const look = () => {
		try {
			const data = dataVersion.get();
			if (data === seenData) return;
			const now = readVersions();
			const changed = new Set(
				[...now].filter(([topic, version]) => lastVersions.get(topic) !== version).map(([topic]) => topic),
			);
			seenData = data;
			lastVersions = now;
			if (changed.size > 0) emit(changed);
		} catch (error) {
			source.onError(error);
		}
	};
	const timer = setInterval(look, LOOK_EVERY_MS);
	timer.unref();
	return {
		async close() {
			clearInterval(timer);
			file.close();
		},
	};
}
