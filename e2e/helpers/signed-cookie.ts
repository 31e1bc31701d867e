import { createHmac } from "node:crypto";
import { createCookie } from "@remix-run/node";

/** The secret of the sites that `startSite` starts. */
export const SESSION_SECRET = "journeys-keep-no-secrets-0123456789abcdef";

const signedAs = (name: string, secret: string) =>
	createCookie(name, {
		secrets: [createHmac("sha256", secret).update(`cookie\n${name}`).digest("base64url")],
	});

/** A cookie as the site signs it, for a `Cookie` header. */
export async function signedCookie(name: string, value: unknown, secret = SESSION_SECRET): Promise<string> {
	return (await signedAs(name, secret).serialize(value)).split(";", 1)[0] ?? "";
}

/** What the site reads from a `Cookie` header, or from a `Set-Cookie`; null unless it signed it. */
export const readSigned = (name: string, cookies: string): Promise<unknown> =>
	signedAs(name, SESSION_SECRET).parse(cookies);
