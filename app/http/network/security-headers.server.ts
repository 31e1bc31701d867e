import type { ServerResponse } from "node:http";
import { cookieName } from "#app/http/settings/cookie-names.server.ts";
import { env } from "#app/http/settings/env.server.ts";

type Site = { isHttps: boolean; isBuilt: boolean };

const SITE: Site = {
	isHttps: env.APP_ORIGIN.startsWith("https:"),
	// The development server injects its own scripts and styles into pages.
	isBuilt: env.NODE_ENV === "production",
};

const NO_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
/** Passkeys, which a page of another site in a frame may not ask for. */
const OWN_FEATURES = ["publickey-credentials-create", "publickey-credentials-get"];

const FEATURES = [
	...NO_FEATURES.map((feature) => `${feature}=()`),
	...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(", ");

/** The default headers of every answer: pages, data, files, redirects, errors. */
export function commonHeaders({ isHttps }: Site = SITE): Record<string, string> {
	return {
		"X-Content-Type-Options": "nosniff",
		// Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Frame-Options": "DENY",
		"Permissions-Policy": FEATURES,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		...(isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
	};
}

/** Anything that is not a page may load nothing, in case a browser shows it as one. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page. Plain pages run only the script files of this site. A hydrated page
 * contains two inline scripts of the framework, which carry the nonce.
 */
export function pagePolicy(nonce: string | null): string {
	return [
		"default-src 'none'",
		`script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
		"style-src 'self'",
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/**
 * How long shared caches may serve a page that is the same for every newcomer: a change of a price is visible after
 * 60 + 30 seconds at most.
 */
const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=30";

type PageHeaders = {
	nonce: string | null;
	/** See `isPrivatePage`. */
	isPrivate: boolean;
	/** Every newcomer gets the same page. */
	isShared?: boolean | undefined;
};

/** Adds a page's headers. */
export function addPageHeaders(headers: Pick<Headers, "has" | "set">, page: PageHeaders): void {
	if (SITE.isBuilt)
		headers.set("Content-Security-Policy", page.nonce ? pagePolicy(page.nonce) : PLAIN_POLICY);
	if (headers.has("Cache-Control")) return;
	const open = page.isShared ? SHARED : "private, no-cache";
	headers.set("Cache-Control", page.isPrivate ? "no-store" : open);
}

const PLAIN_POLICY = pagePolicy(null);

const SESSION = new RegExp(`(?:^|;\\s*)${cookieName("meeha_session")}=[^;]`);

/** Whether a request comes from a browser that is or was signed in. */
export const bringsSession = (cookies: string | null | undefined): boolean => SESSION.test(cookies ?? "");

const COMMON = Object.entries(commonHeaders());

/** Static pictures of emails, which programs in browsers show on their own sites. */
const IN_EMAILS = /^\/(?:images\/mail-|apple-touch-icon\.png)/;

/** Adds missing headers. A header that is already set keeps its value. */
export function fillHeaders(response: ServerResponse): void {
	if (IN_EMAILS.test(response.req.url ?? ""))
		response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
	for (const [name, value] of COMMON) if (!response.hasHeader(name)) response.setHeader(name, value);
	// An SVG picture contains styles.
	const isImage = String(response.getHeader("Content-Type") ?? "").startsWith("image/");
	if (SITE.isBuilt && !isImage && !response.hasHeader("Content-Security-Policy"))
		response.setHeader("Content-Security-Policy", NOTHING);
}

/** Pages about one order or booking. */
const PERSONAL = /^\/(?:track\/|order-confirmation\/|booking-confirmation\/|trucking-home\/booked\/)/;

/**
 * Whether a page must not be stored, not even for the Back button: the visitor is or was signed in, or it is about an
 * order or a booking, also a guest's, whose computer others use. `path`: of its URL.
 */
export const isPrivatePage = (path: string, cookies: string | null | undefined): boolean =>
	PERSONAL.test(path) || bringsSession(cookies);
