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
