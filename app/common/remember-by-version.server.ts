import { LRUCache } from "lru-cache";

/**
 * Returns a memory of what was read from data, by the version of the data and a name. `limits` are those of the cache.
 * Without a version, nothing is remembered.
 */
export function rememberByVersion<Value extends object>(limits: LRUCache.Options<string, Value, unknown>) {
	const values = new LRUCache<string, Value>(limits);
	return async <Found extends Value>(
		version: string | undefined,
		name: string,
		read: () => Promise<Found>,
	): Promise<Found> => {
		if (version === undefined) return read();
		const key = `${version} ${name}`;
		const remembered = values.get(key) as Found | undefined;
		if (remembered) return remembered;
		const found = await read();
		values.set(key, found);
		return found;
	};
}

/**
 * Returns a memory of rows by their ids, for the version of the data that was asked for last. Those that are not
 * remembered are read together, and ids without a row are remembered as such. Of more than `max`, the oldest go.
 */
export function rememberRowsByVersion<Row extends { id: number }>({ max }: { max: number }) {
	type Memory = { version: string | undefined; rows: Map<number, Row | null> };
	let latest: Memory = { version: undefined, rows: new Map() };
	return async (
		version: string | undefined,
		ids: readonly number[],
		read: (ids: readonly number[]) => Promise<Row[]>,
	): Promise<Row[]> => {
		if (version !== undefined && version !== latest.version) latest = { version, rows: new Map() };
		const rows = version === undefined ? new Map<number, Row | null>() : latest.rows;
		const known = ids.map((id) => rows.get(id));
		const missing = ids.filter((_, at) => known[at] === undefined);
		const found = new Map<number, Row>();
		if (missing.length > 0) for (const row of await read(missing)) found.set(row.id, row);
		for (const id of missing) rows.set(id, found.get(id) ?? null);
		for (const id of rows.keys()) {
			if (rows.size <= max) break;
			rows.delete(id);
		}
		return ids.flatMap((id, at) => known[at] ?? found.get(id) ?? []);
	};
}
