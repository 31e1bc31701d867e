import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env.server.ts";

/** 256 random bits, safe in a cookie or a URL. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** A signature under this site's secret, for one purpose only. */
export const sign = (purpose: string, text: string) =>
	createHmac("sha256", env.SESSION_SECRET).update(`${purpose}\n${text}`).digest("base64url");

export function sameSecret(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
