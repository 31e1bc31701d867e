import type { Changes, FeedSource } from "./change-feed.ts";
import type { DataVersions } from "./data-versions/read-versions.ts";
import { sqlitePath } from "./engine.ts";
import { openSqliteFile } from "./sqlite.ts";

const READ_EVERY_MS = 100;

/** Compares the versions of all subjects, topics among them, with those of a moment ago. */
export function openSqliteFeed({ url, versions, onError }: FeedSource, emit: (changes: Changes) => void) {
	const ofHotels = openHotelChanges(url);
	let latest: DataVersions | undefined;
	const compare = async () => {
		try {
			const [before, now] = [latest, await versions.read()];
			latest = now;
			// The reader returns the same map until something is committed.
			if (!before || now === before) return;
			const changed = [...now].filter(([subject, version]) => before.get(subject) !== version);
			if (changed.length > 0) emit(new Set([...ofHotels.read(), ...changed.map(([subject]) => subject)]));
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
			ofHotels.close();
		},
	};
}

/** Reads what has changed of each hotel since the last call, on its own connection, which sees only committed data. */
function openHotelChanges(url: string) {
	const file = openSqliteFile(sqlitePath(url), { readonly: true });
	const newest = file.prepare<[], number>("select coalesce(max(id), 0) from hotel_changes").pluck();
	const later = file.prepare<[number], { id: number; topic: string }>(
		"select id, topic || ':' || hotel_id as topic from hotel_changes where id > ? order by id",
	);
	let seen = newest.get() ?? 0;
	return {
		read(): string[] {
			const changes = later.all(seen);
			seen = changes.at(-1)?.id ?? seen;
			return changes.map(({ topic }) => topic);
		},
		close: () => void file.close(),
	};
}
