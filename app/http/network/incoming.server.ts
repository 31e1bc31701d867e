import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import { env } from "#app/http/process/env.server.ts";
import { faultOf, isHost, NOWHERE } from "./malformed.ts";

const ADDRESS = "x-meeha-client-address";
const ORIGIN = "x-meeha-origin";
const REFUSED = "x-meeha-refused";
/** Our files are small and never change. Where these don't fit, the serving process would log a failure. */
const NOT_HEEDED = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * How long a connection may rest between two requests. Longer than proxies keep one that rests (nginx and the big
 * balancers: 60 s), so that they close it: who sends the next request just as we close loses it, and a form is not
 * sent twice by itself. Node's own 5 s also cost people on slow lines a new connection for each page they read.
 */
const REST_MS = 65_000;

/**
 * Marks each request as it comes in, before anyone handles it; the marks always overwrite what a client sent
 * under their names. The address is marked because the serving process hands loaders none. The origin is
 * kept from Remix, whose own check of it trusts a header that a client can send, and answers with a 500.
 */
function markRequest(message: unknown): void {
	const { request, server } = message as { request: IncomingMessage; server: Server };
	// The serving process keeps its server to itself.
	server.keepAliveTimeout = REST_MS;
	const { headers, socket } = request;
	headers[ADDRESS] = addressOf(socket.remoteAddress, headers["x-forwarded-for"], env.TRUST_PROXY);
	delete headers[ORIGIN];
	if (headers.origin !== undefined) headers[ORIGIN] = headers.origin;
	delete headers.origin;
	delete headers["x-forwarded-host"];
	for (const name of NOT_HEEDED) delete headers[name];
	refuseMalformed(request);
}

/** Makes a request that could not be read into one for no page, with the status to refuse it with. */
function refuseMalformed(request: IncomingMessage): void {
	const { headers, method = "", url = "" } = request;
	delete headers[REFUSED];
	const fault = faultOf({ method, url, host: headers.host });
	if (fault === null) return;
	headers[REFUSED] = String(fault);
	if (!isHost(headers.host)) headers.host = "localhost";
	if (method !== "HEAD") request.method = "GET";
	request.url = NOWHERE;
}

/** What a request is refused with that could not be read, else null. */
export const malformedStatus = (request: Request): number | null =>
	Number(request.headers.get(REFUSED)) || null;

/** The address the request came from, as the outermost of so many trusted proxies saw it. */
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

/** What a browser still sends after its answer, at most: a form's photos. */
const MAX_DROPPED_BYTES = 256 * 1024 * 1024;

/** How long a sender may rest meanwhile, and in all where its connection is closed afterwards. */
export const LINGER_MS = 30_000;

/**
 * Reads on, and drops, what is still coming in of a request that was answered before its body was read, as by a
 * guard. Left unread it would stop the sender half-way, and the browser show a broken connection instead of
 * our answer.
 */
function dropRest(message: unknown): void {
	const { request, socket } = message as { request: IncomingMessage; socket: Socket };
	if (request.complete) return;
	closeOnceRead(socket, request);
	// With its answer out, Node takes the connection for one that rests between two requests.
	process.nextTick(() => socket.setTimeout(LINGER_MS));
	let size = 0;
	request.removeAllListeners("data");
	request.on("data", (chunk: Buffer) => {
		size += chunk.byteLength;
		if (size > MAX_DROPPED_BYTES) request.destroy();
	});
	request.resume();
}

/**
 * Node closes a connection of one answer (`Connection: close`, or a proxy's HTTP/1.0) as soon as the answer is
 * written. If more was still coming in, the system then breaks it off, and the sender may lose the answer. So
 * only our own end is closed first, which says that nothing follows.
 */
function closeOnceRead(socket: Socket, request: IncomingMessage): void {
	const close = socket.destroySoon;
	socket.destroySoon = () => {
		socket.end();
		const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
		finished(request, () => {
			clearTimeout(late);
			close.call(socket);
		});
	};
	finished(request, () => {
		socket.destroySoon = close;
	});
}

const globals = globalThis as { meehaMarksRequests?: true };
if (!globals.meehaMarksRequests) {
	globals.meehaMarksRequests = true;
	subscribe("http.server.request.start", markRequest);
	subscribe("http.server.response.finish", dropRest);
}

/** The same of a request as it comes in. */
export const isMalformed = ({ headers }: IncomingMessage): boolean => headers[REFUSED] !== undefined;

/** `clientAddress` of a request as it comes in. */
export const addressIn = (headers: IncomingMessage["headers"]): string =>
	String(headers[ADDRESS] ?? "unknown");

/** Where a request came from: an IPv4 or IPv6 address, or `unknown`. */
export function clientAddress(request: Request): string {
	return request.headers.get(ADDRESS) ?? "unknown";
}

/** The origin that the browser says the request was made from, or null when it says none. */
export const senderOrigin = (headers: Headers): string | null => headers.get(ORIGIN);
