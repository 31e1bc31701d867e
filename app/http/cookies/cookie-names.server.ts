import { env } from "#app/http/process/env.server.ts";

/** Over https, browsers send our cookies over https only. */
export const cookiesAreSecure = env.APP_ORIGIN.startsWith("https:");

/**
 * The name of a cookie. Over https it begins with `__Host-`: browsers then accept it only from this host and
 * over https, so no other host, subdomain or network can set it.
 */
export const cookieName = (name: string, isSecure = cookiesAreSecure): string =>
	isSecure ? `__Host-${name}` : name;

/** Whether a browser sends any of these cookies, by their names over http. */
export const sendsCookie = (cookies: string, names: readonly string[]): boolean =>
	cookies !== "" && new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${names.join("|")})\\s*=`).test(cookies);

/** Whether a browser sends no cookie of ours, or only the consent to cookies. */
export const isNewcomer = (cookies = ""): boolean => !sendsCookie(cookies, ["meeha_\\w+"]);

/** The values of `Set-Cookie`: the framework's own Headers class has no `getSetCookie`. */
export const cookiesIn = (headers: Headers): string[] =>
	[...headers].flatMap(([name, value]) => (name === "set-cookie" ? [value] : []));
