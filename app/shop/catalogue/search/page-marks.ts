import { maskId, unmaskId } from "#app/common/masked-id.ts";

/** The end of a page: the values of its sort keys, then the product's id. */
export type PageCursor = { keys: (number | string)[]; id: number };

const MAX_LENGTH = 1_000;

/** A cursor as it is written in a URL. */
export function formatPageCursor({ keys, id }: PageCursor): string {
	return Buffer.from(JSON.stringify([...keys, maskId(id)])).toString("base64url");
}

/**
 * Reads a cursor with keys of these types. Returns null for anything that `formatPageCursor` does not make,
 * so that the database only gets comparable values.
 */
export function parsePageCursor(
	text: string,
	kinds: readonly ("number" | "text" | "moment")[],
): PageCursor | null {
	if (text === "" || text.length > MAX_LENGTH) return null;
	const parts = parse(text);
	if (!Array.isArray(parts) || parts.length !== kinds.length + 1) return null;
	const masked: unknown = parts.at(-1);
	const id = typeof masked === "string" ? unmaskId(masked) : null;
	const keys: unknown[] = parts.slice(0, -1);
	return id !== null && kinds.every((kind, at) => isOf(kind, keys[at]))
		? { keys: keys as PageCursor["keys"], id }
		: null;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
	} catch {
		return null;
	}
}

function isOf(kind: "number" | "text" | "moment", value: unknown): boolean {
	if (kind === "number") return Number.isSafeInteger(value);
	if (typeof value !== "string" || /\p{Cc}/u.test(value)) return false;
	return kind === "text" || isMoment(value);
}

function isMoment(text: string): boolean {
	const moment = new Date(text);
	return !Number.isNaN(moment.getTime()) && moment.toISOString() === text && text.startsWith("20");
}
