import type { Changes, FeedSource } from "./change-feed.ts";
import type { DataVersions } from "./data-versions/read-versions.ts";

const READ_EVERY_MS = 100;

/** Compares the versions of all subjects, topics among them, with those of a moment ago. */
export function openSqliteFeed({ versions, onError }: FeedSource, emit: (changes: Changes) => void) {
	let latest: DataVersions | undefined;
	const compare = async () => {
		try {
			const [before, now] = [latest, await versions.read()];
			latest = now;
			// The reader returns the same map until something is committed.
			if (!before || now === before) return;
			const changed = [...now].filter(([subject, version]) => before.get(subject) !== version);
			if (changed.length > 0) emit(new Set(changed.map(([subject]) => subject)));
		} catch (error) {
			onError(error);
		}
	};
	void compare();
	const timer = setInterval(compare, READ_EVERY_MS);
	timer.unref();
	return {
		async close() {
			clearInterval(timer);
		},
	};
}
