import { createHash, timingSafeEqual } from "node:crypto";

type Asker = {
	/** The address of the connection. */
	address: string;
	headers: Headers;
	/** The number of trusted proxies. */
	proxies: number;
	/** `METRICS_TOKEN`, when set. */
	token: string | undefined;
};

const digest = (text: string) => createHash("sha256").update(text).digest();
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;
/** A client that sends one of these headers is a proxy, whose request may come from anywhere. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/**
 * Whether a client may read the metrics: with the token, or from this machine. Behind a proxy only the token
 * counts, because all connections may come from this machine.
 */
export function mayReadMetrics({ address, headers, proxies, token }: Asker): boolean {
	const given = /^Bearer (\S+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
	if (given !== undefined) return token !== undefined && timingSafeEqual(digest(given), digest(token));
	return proxies === 0 && LOOPBACK.test(address) && !FORWARDED.some((name) => headers.has(name));
}
