import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "#app/http/settings/env.server.ts";

export { hashToken, newToken } from "#app/common/access/tokens.server.ts";

/** A signature under this site's secret, for one purpose only. */
export const sign = (purpose: string, text: string) =>
	createHmac("sha256", env.SESSION_SECRET).update(`${purpose}\n${text}`).digest("base64url");

const CIPHER = "aes-256-gcm";
const [NONCE_BYTES, TAG_BYTES] = [12, 16];
const cipherKey = (purpose: string) =>
	createHmac("sha256", env.SESSION_SECRET).update(`encrypt\n${purpose}`).digest();

/** Encrypts a text under this site's secret, for one purpose only. */
export function encryptText(purpose: string, text: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, cipherKey(purpose), nonce);
	const encrypted = [cipher.update(text, "utf8"), cipher.final()];
	return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString("base64url");
}

/** The text, or null when it was encrypted under another secret or for another purpose. */
export function decryptText(purpose: string, encrypted: string): string | null {
	const bytes = Buffer.from(encrypted, "base64url");
	const at = NONCE_BYTES + TAG_BYTES;
	if (bytes.length < at) return null;
	const decipher = createDecipheriv(CIPHER, cipherKey(purpose), bytes.subarray(0, NONCE_BYTES));
	decipher.setAuthTag(bytes.subarray(NONCE_BYTES, at));
	try {
		return Buffer.concat([decipher.update(bytes.subarray(at)), decipher.final()]).toString("utf8");
	} catch {
		return null;
	}
}

export function sameSecret(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
