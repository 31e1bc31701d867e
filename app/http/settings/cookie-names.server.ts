import { env } from "./env.server.ts";

/** Over https, browsers send our cookies over https only. */
export const cookiesAreSecure = env.APP_ORIGIN.startsWith("https:");

/**
 * The name of a cookie. Over https it begins with `__Host-`: browsers then accept it only from this host and
 * over https, so no other host, subdomain or network can set it.
 */
export const cookieName = (name: string, isSecure = cookiesAreSecure): string =>
	isSecure ? `__Host-${name}` : name;

/** Whether a browser sends any of these cookies, by their names over http. */
export function sendsCookie(cookies: string, names: readonly string[]): boolean {
	if (cookies === "") return false;
	const pattern = patterns.get(names) ?? new RegExp(`(?:^|;\\s*)(?:__Host-)?(?:${names.join("|")})\\s*=`);
	patterns.set(names, pattern);
	return pattern.test(cookies);
}

const patterns = new WeakMap<readonly string[], RegExp>();
const OURS = ["meeha_\\w+"];

/** Whether a browser sends no cookie of ours, or only the consent to cookies. */
export const isNewcomer = (cookies = ""): boolean => !sendsCookie(cookies, OURS);
