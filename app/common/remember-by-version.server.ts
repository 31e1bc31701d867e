import { LRUCache } from "lru-cache";
import { currentLanguage } from "./language/current-language.ts";

/**
 * Returns a memory of what was read from data, by the version of the data, the language of the page and a name. `limits` are those of the cache.
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
		const key = `${version} ${currentLanguage()} ${name}`;
		const remembered = values.get(key) as Found | undefined;
		if (remembered) return remembered;
		const found = await read();
		values.set(key, found);
		return found;
	};
}
