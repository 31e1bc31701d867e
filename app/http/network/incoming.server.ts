import type { IncomingMessage } from "node:http";

/**
 * The headers in which `intercept.server.ts` passes on what Remix does not. They always overwrite what a client sent
 * under these names.
 */
export const MARKS = {
	address: "x-meeha-client-address",
	/** The origin that the browser reports. */
	origin: "x-meeha-origin",
	/** The language that the path began with, if it is not the market's own. */
	language: "x-meeha-language",
	/** The status for a request that can't be read. */
	refused: "x-meeha-refused",
} as const;

/** The client's address, as the outermost of this many trusted proxies saw it. */
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
	const hop = proxies > 0 ? hops.at(-proxies) : undefined;
	return (hop ?? peer ?? "unknown").replace(/^::ffff:/, "").slice(0, 64);
}

/** The client's address, before Remix has the request: IPv4, IPv6 or `unknown`. */
export const addressIn = (headers: IncomingMessage["headers"]): string =>
	String(headers[MARKS.address] ?? "unknown");

/** What is known of a request before its body is read. A `Request` is one; making one takes longer than reading it. */
export type RequestHead = { url: string; headers: Pick<Headers, "get"> };

/** The head of a request with this path and query, of which only the headers with these names are passed on. */
export const headOf = (url: string, headers: IncomingMessage["headers"], names: RegExp): RequestHead => ({
	url: `http://localhost${url}`,
	headers: {
		get(name) {
			const sent = headers[name.toLowerCase()];
			return sent === undefined || !names.test(name.toLowerCase()) ? null : String(sent);
		},
	},
});

/** The client's address: IPv4, IPv6 or `unknown`. */
export const clientAddress = (request: RequestHead): string =>
	request.headers.get(MARKS.address) ?? "unknown";

/** Whether a request can't be read, before Remix has it. */
export const isMalformed = ({ headers }: IncomingMessage): boolean => headers[MARKS.refused] !== undefined;

/** The status for a request that can't be read; null for all others. */
export const malformedStatus = (request: Request): number | null =>
	Number(request.headers.get(MARKS.refused)) || null;
