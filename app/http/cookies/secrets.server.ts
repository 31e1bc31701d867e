import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#app/http/process/env.server.ts";

export { hashToken, newToken } from "#app/common/tokens.server.ts";

/** A signature under this site's secret, for one purpose only. */
export const sign = (purpose: string, text: string) =>
	createHmac("sha256", env.SESSION_SECRET).update(`${purpose}\n${text}`).digest("base64url");

export function sameSecret(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
