import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { cookieName, cookiesAreSecure } from "#app/http/settings/cookie-names.server.ts";

const MAX_VIEWED = 9;
const LASTS_S = 30 * 24 * 60 * 60;
const NAME = cookieName("meeha_seen");
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.]*)`);

/** The products that this browser viewed, latest first. They are not signed: whoever changes them sees public products. */
export function readViewedProducts({ headers }: RequestHead): number[] {
	const masked = SENT.exec(headers.get("Cookie") ?? "")?.[1]?.split(".") ?? [];
	const ids = masked.map(unmaskId).filter((id) => id !== null);
	return [...new Set(ids)].slice(0, MAX_VIEWED);
}

/** The `Set-Cookie` that adds a product at the front of the viewed ones. It lasts 30 days. */
export function addViewedProduct(viewed: readonly number[], productId: number): string {
	const ids = [productId, ...viewed.filter((id) => id !== productId)].slice(0, MAX_VIEWED);
	return viewedCookie(ids.map(maskId).join("."), `Max-Age=${LASTS_S}`);
}

/** Clears them, so that the next person at this browser does not see them. */
export const clearViewedProducts = (): string =>
	viewedCookie("", `Max-Age=0; Expires=${new Date(0).toUTCString()}`);

const viewedCookie = (value: string, lifetime: string) =>
	`${NAME}=${value}; ${lifetime}; Path=/; HttpOnly; ${cookiesAreSecure ? "Secure; " : ""}SameSite=Lax`;
