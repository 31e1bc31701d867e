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
 * Returns a memory of rows by the version of the data and their ids. Those that are not remembered are read together,
 * and ids without a row are remembered as such.
 */
export function rememberRowsByVersion<Row extends { id: number }>(limits: { max: number }) {
	const rows = new LRUCache<string, { row: Row | undefined }>(limits);
	return async (
		version: string | undefined,
		ids: readonly number[],
		read: (ids: readonly number[]) => Promise<Row[]>,
	): Promise<Row[]> => {
		const known = new Map(
			version === undefined ? [] : ids.map((id) => [id, rows.get(`${version} ${id}`)] as const),
		);
		const missing = ids.filter((id) => known.get(id) === undefined);
		const found = missing.length > 0 ? await read(missing) : [];
		for (const id of missing) {
			const entry = { row: found.find((row) => row.id === id) };
			known.set(id, entry);
			if (version !== undefined) rows.set(`${version} ${id}`, entry);
		}
		return ids.flatMap((id) => known.get(id)?.row ?? []);
	};
}
