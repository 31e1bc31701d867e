import { z } from "zod";
import { maskId, unmaskId } from "#app/common/masked-id.ts";

/** The end of a page: the values of its sort keys, then the product's id. */
export type PageCursor = { keys: (number | string)[]; id: number };

const MAX_LENGTH = 1_000;

/** What a sort key may be, so that the database only gets comparable values. */
const KEYS = {
	number: z.int(),
	text: z.string().regex(/^\P{Cc}*$/u),
	moment: z.iso.datetime({ precision: 3 }).startsWith("20"),
};
const PARTS = z.array(z.union([z.number(), z.string()]));

/** A cursor as it is written in a URL. */
export function formatPageCursor({ keys, id }: PageCursor): string {
	return Buffer.from(JSON.stringify([...keys, maskId(id)])).toString("base64url");
}

/** Reads a cursor with keys of these types. Returns null for anything that `formatPageCursor` does not make. */
export function parsePageCursor(text: string, kinds: readonly (keyof typeof KEYS)[]): PageCursor | null {
	if (text === "" || text.length > MAX_LENGTH) return null;
	const keys = PARTS.safeParse(parse(text)).data ?? [];
	const id = unmaskId(String(keys.pop()));
	const isValid = kinds.every((kind, at) => KEYS[kind].safeParse(keys[at]).success);
	return id !== null && isValid && keys.length === kinds.length ? { keys, id } : null;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
	} catch {
		return null;
	}
}
