import Sqids from "sqids";

const sqids = new Sqids({ alphabet: "k3Gd7JmQxYhT5vBn9RzWc4LpFs8XbHq2KtNgV6jZrDwCfMyP", minLength: 8 });

/** A row's id in URLs: at least 8 letters and digits that do not reveal how many rows there are. */
export const maskId = (id: number): string => sqids.encode([id]);

/** The row's id, or null for text that `maskId` never makes. */
export function unmaskId(masked: string): number | null {
	if (!/^[0-9A-Za-z]{8,20}$/.test(masked)) return null;
	const [id, ...others] = sqids.decode(masked);
	const isId = id !== undefined && others.length === 0 && Number.isSafeInteger(id);
	return isId && maskId(id) === masked ? id : null;
}
