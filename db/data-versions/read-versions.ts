import { CompiledQuery } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import { openSqliteFile } from "#db/sqlite.ts";

/** The version of each subject that has ever changed; see `migrations/support/changes.ts`. */
export type DataVersions = ReadonlyMap<string, string>;

export type VersionReader = {
	/** Read after the call: equal versions mean that nothing was committed in between. */
	read: () => Promise<DataVersions>;
	close: () => void;
};

const VERSIONS = "select subject, cast(sum(changes) as text) as version from data_versions group by subject";

type Row = { subject: string; version: string };
const asMap = (rows: readonly Row[]): DataVersions =>
	new Map(rows.map(({ subject, version }) => [subject, version]));

/** Reads the versions of the data in `url`, which `db` has open. */
export const openVersions = (source: { url: string; db: Database }): VersionReader =>
	engineOfUrl(source.url) === "postgres" ? openOnPostgres(source.db) : openOnSqlite(source.url);

/**
 * Reads on its own connection, which sees only committed data. `PRAGMA data_version` (2 µs) changes after a
 * commit of any other connection, in any process. It is read first, so that a commit in between is noticed
 * next time. (https://sqlite.org/pragma.html#pragma_data_version)
 */
function openOnSqlite(url: string): VersionReader {
	const file = openSqliteFile(sqlitePath(url), { readonly: true });
	const dataVersion = file.prepare<[], number>("pragma data_version").pluck();
	const versions = file.prepare<[], Row>(VERSIONS);
	let seenAt: number | undefined;
	let latest: DataVersions = new Map();
	return {
		async read() {
			const data = dataVersion.get();
			if (data !== seenAt) {
				seenAt = undefined;
				latest = asMap(versions.all());
				seenAt = data;
			}
			return latest;
		},
		close: () => void file.close(),
	};
}

/** One query at a time: calls during a query share the next one, which starts after them. */
function openOnPostgres(db: Database): VersionReader {
	const query = CompiledQuery.raw(VERSIONS);
	const ask = async () => asMap((await db.executeQuery<Row>(query)).rows);
	let running: Promise<unknown> = Promise.resolve();
	let next: Promise<DataVersions> | undefined;
	return {
		read() {
			next ??= running.then(() => {
				next = undefined;
				const pending = ask();
				running = pending.catch(() => {});
				return pending;
			});
			return next;
		},
		close: () => {},
	};
}
