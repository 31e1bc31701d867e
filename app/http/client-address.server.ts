import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "./env.server.ts";

const HEADER = "x-meeha-client-address";

/**
 * The serving process hands loaders no address, so each request is marked with it as it comes in. The mark
 * always overwrites what the client sent under that name. Behind `TRUST_PROXY` proxies, the address is the
 * one that the outermost of them saw.
 */
function markRequest(message: unknown): void {
	const { request } = message as { request: IncomingMessage };
	request.headers[HEADER] = addressOf(
		request.socket.remoteAddress,
		request.headers["x-forwarded-for"],
		env.TRUST_PROXY,
	);
}

/** Exported for its test. */
export function addressOf(
	peer: string | undefined,
	forwardedFor: string | string[] | undefined,
	proxies: number,
): string {
	const hops = [forwardedFor ?? []]
		.flat()
		.join(",")
		.split(",")
		.map((hop) => hop.trim())
		.filter(Boolean);
	const seen = proxies > 0 ? hops.at(-proxies) : undefined;
	return (seen ?? peer ?? "unknown").replace(/^::ffff:/, "").slice(0, 64);
}

const kept = globalThis as { meehaMarksAddresses?: true };
if (!kept.meehaMarksAddresses) {
	kept.meehaMarksAddresses = true;
	subscribe("http.server.request.start", markRequest);
}

/** Where a request came from: an IPv4 or IPv6 address, or `unknown`. */
export function clientAddress(request: Request): string {
	return request.headers.get(HEADER) ?? "unknown";
}
