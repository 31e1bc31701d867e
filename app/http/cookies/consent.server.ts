import { cookiesAreSecure } from "./cookie-names.server.ts";

/** The cookie that remembers it. */
export const CONSENT = "MEEHACookieConsent";
const LASTS_S = 150 * 24 * 60 * 60;

/** Whether this browser's owner has read the cookie bar. */
export const hasConsented = (cookies: string | null | undefined): boolean =>
	new RegExp(`(?:^|;\\s*)${CONSENT}=true(?:;|$)`).test(cookies ?? "");

/** Remembers it for 150 days; as plain text that scripts may read, too. */
export const consentCookie = () =>
	`${CONSENT}=true; Max-Age=${LASTS_S}; Path=/; SameSite=Lax${cookiesAreSecure ? "; Secure" : ""}`;
