import { env } from "#app/http/process/env.server.ts";

/** Over https, browsers send our cookies over https only. */
export const cookiesAreSecure = env.APP_ORIGIN.startsWith("https:");

/**
 * The name of a cookie. Over https it begins with `__Host-`: browsers then accept it only from this host and
 * over https, so no other host, subdomain or network can set it.
 */
export const cookieName = (name: string, isSecure = cookiesAreSecure): string =>
	isSecure ? `__Host-${name}` : name;
