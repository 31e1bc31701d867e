import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { viewedProductsCookie } from "./cookies.server.ts";

const MAX_VIEWED = 9;

/** The products that this browser viewed, latest first. */
export async function readViewedProducts(request: RequestHead): Promise<number[]> {
	const masked: unknown = await viewedProductsCookie.parse(request.headers.get("Cookie"));
	if (!Array.isArray(masked)) return [];
	const ids = masked.map((each) => (typeof each === "string" ? unmaskId(each) : null));
	return [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_VIEWED);
}

/** The `Set-Cookie` that adds a product at the front of the viewed ones. */
export function addViewedProduct(viewed: readonly number[], productId: number): Promise<string> {
	const ids = [productId, ...viewed.filter((id) => id !== productId)].slice(0, MAX_VIEWED);
	return viewedProductsCookie.serialize(ids.map(maskId));
}

/** Clears them, so that the next person at this browser does not see them. */
export const clearViewedProducts = () => viewedProductsCookie.serialize("", { maxAge: 0 });
