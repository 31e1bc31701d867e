import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { seenCookie } from "./cookies.server.ts";

const MOST = 9;

/** The products that this browser has looked at, the latest first. */
export async function readSeenProducts(request: Request): Promise<number[]> {
	const masked: unknown = await seenCookie.parse(request.headers.get("Cookie"));
	if (!Array.isArray(masked)) return [];
	const ids = masked.map((each) => (typeof each === "string" ? unmaskId(each) : null));
	return [...new Set(ids.filter((id) => id !== null))].slice(0, MOST);
}

/** The header that puts a product first among those seen. */
export async function rememberProduct(seen: readonly number[], productId: number): Promise<HeadersInit> {
	const ids = [productId, ...seen.filter((id) => id !== productId)].slice(0, MOST);
	return { "Set-Cookie": await seenCookie.serialize(ids.map(maskId)) };
}

/** Forgets them, so that the next person at this browser does not see what was looked at. */
export const forgetProducts = () => seenCookie.serialize("", { maxAge: 0 });
