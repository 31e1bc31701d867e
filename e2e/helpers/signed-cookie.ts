import { createCipheriv, createHmac, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";

/** The secret of sites started by `startSite`. */
export const SESSION_SECRET = "journeys-keep-no-secrets-0123456789abcdef";

const signedAs = (name: string, secret: string) =>
	createCookie(name, {
		secrets: [createHmac("sha256", secret).update(`cookie\n${name}`).digest("base64url")],
	});

/** A signed cookie for a `Cookie` header. */
export async function signedCookie(name: string, value: unknown, secret = SESSION_SECRET): Promise<string> {
	return (await signedAs(name, secret).serialize(value)).split(";", 1)[0] ?? "";
}

/** The value of a cookie in a `Cookie` or `Set-Cookie` header; null if the site did not sign it. */
export const readSigned = (name: string, cookies: string): Promise<unknown> =>
	signedAs(name, SESSION_SECRET).parse(cookies);

/** A text in a link, encrypted as the site does it. */
export function encryptedText(purpose: string, text: string): string {
	const key = createHmac("sha256", SESSION_SECRET).update(`encrypt\n${purpose}`).digest();
	const nonce = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", key, nonce);
	const encrypted = [cipher.update(text, "utf8"), cipher.final()];
	return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString("base64url");
}
