import { env } from "#app/http/settings/env.server.ts";
import { MARKS } from "./incoming.server.ts";

type Verdict = "same" | "other" | "unknown";

/**
 * Whether a form was sent from a page of this site. Reads `Sec-Fetch-Site`, else `Origin` for older browsers.
 * Text browsers send neither.
 */
export function judgeOrigin(headers: Headers, ownOrigin = env.APP_ORIGIN): Verdict {
	const site = headers.get("Sec-Fetch-Site");
	if (site !== null) return site === "same-origin" || site === "none" ? "same" : "other";
	const origin = headers.get(MARKS.origin);
	if (origin === null) return "unknown";
	return isOwnOrigin(headers, origin, ownOrigin) ? "same" : "other";
}

/**
 * Whether the browser says in `Referer` that it was on a page of this site. Another site can suppress the header, but
 * not forge it.
 */
export function isFromOwnPage(headers: Headers, ownOrigin = env.APP_ORIGIN): boolean {
	const referer = headers.get("Referer") ?? "";
	return URL.canParse(referer) && isOwnOrigin(headers, new URL(referer).origin, ownOrigin);
}

function isOwnOrigin(headers: Headers, origin: string, ownOrigin: string): boolean {
	if (origin === ownOrigin) return true;
	// The site may also be reached under another name than APP_ORIGIN, such as an IP address or an alias. This
	// is safe: a page of another site can't set the Host header of a browser.
	const host = headers.get("Host");
	return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}

/** A path on this site, or `otherwise` for anything that could lead elsewhere. */
export function ownPath(text: unknown, otherwise = "/"): string {
	if (typeof text !== "string" || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || text.length > 2_000)
		return otherwise;
	const base = "http://own.invalid";
	const url = URL.canParse(text, base) ? new URL(text, base) : null;
	// Dots are resolved here: `/..//elsewhere` becomes `//elsewhere`, which browsers read as a host.
	const isOwn = url?.origin === base && !url.pathname.startsWith("//");
	return isOwn ? url.pathname + url.search + url.hash : otherwise;
}
