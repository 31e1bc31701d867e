import { cookiesAreSecure } from "./cookies.server.ts";

const NAME = "MEEHACookieConsent";
const LASTS_S = 150 * 24 * 60 * 60;

/** Whether this browser's owner has read the cookie bar. */
export const hasConsented = (cookies: string | null): boolean =>
	new RegExp(`(?:^|;\\s*)${NAME}=true(?:;|$)`).test(cookies ?? "");

/** Remembers it for 150 days; as plain text that scripts may read, too. */
export const consentCookie = () =>
	`${NAME}=true; Max-Age=${LASTS_S}; Path=/; SameSite=Lax${cookiesAreSecure ? "; Secure" : ""}`;
