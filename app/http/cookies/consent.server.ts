import { cookiesAreSecure } from "#app/http/settings/cookie-names.server.ts";

export const CONSENT = "MEEHACookieConsent";
const LASTS_S = 150 * 24 * 60 * 60;

const GIVEN = new RegExp(`(?:^|;\\s*)${CONSENT}=true(?:;|$)`);

/** Whether this browser has accepted the cookie notice. */
export const hasConsented = (cookies: string | null | undefined): boolean => GIVEN.test(cookies ?? "");

/** Stores the choice for 150 days, as plain text that scripts can read. */
export const consentCookie = () =>
	`${CONSENT}=true; Max-Age=${LASTS_S}; Path=/; SameSite=Lax${cookiesAreSecure ? "; Secure" : ""}`;
