import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import morgan from "morgan";
import { runInRequest } from "#app/common/changes/request-number.server.ts";
import { captureOutput } from "#app/http/log/capture-output.server.ts";
import { requestIdIn } from "#app/http/log/request-id.server.ts";
import { logRequest } from "#app/http/log/request-log.server.ts";
import { dropRest } from "#app/http/network/drop-rest.server.ts";
import { addressOf, MARKS } from "#app/http/network/incoming.server.ts";
import { faultOf, isHost, METHODS, NOWHERE } from "#app/http/network/malformed.ts";
import { rememberResponse } from "#app/http/network/open-responses.server.ts";
import {
	redirectInLanguage,
	runInLanguage,
	takeLanguage,
} from "#app/http/network/request-language.server.ts";
import { fillHeaders } from "#app/http/network/security-headers.server.ts";
import { env } from "#app/http/settings/env.server.ts";

/*
 * Everything that happens to a request outside of Remix.
 *
 * `remix-serve` creates the HTTP server, the Express application, the compression and the access log itself. It hands
 * the site a `Request` for each route and has no hook for anything else. Node publishes each request on a diagnostics
 * channel before the server's own listeners run, and each answer when it has been handed to the connection. This file
 * subscribes to both, and is the only one that does. It reads in the order in which a request passes:
 *
 *  1. mark the request with what Remix does not pass on: the client's address, the origin, the request's number, and the
 *     language that its path begins with, which it takes out: nothing after this knows of languages in paths
 *  2. replace a request that can't be read, which Remix would answer with a 500, or has a method that no page has
 *  3. log and count the request when it is answered
 *  4. add the security headers when the answer's first byte is sent
 *  5. run what changes data as part of its request, whose number the trail records; answer early: compressed assets, certain refusals and cached
 *     pages need neither Express nor Remix, and all other pages no Express
 *  6. drop what the client still sends after its answer
 *  7. keep the connection open for the next request
 *
 * Two things can't wait for a request: `settings/read-settings.js` sets the port before `remix-serve` reads it, and
 * `process/shutdown.server.ts` ends what keeps the process alive after `remix-serve` has closed its server.
 */

/** What Node publishes on the two channels. https://nodejs.org/api/diagnostics_channel.html#http */
type Started = { request: IncomingMessage; response: ServerResponse; server: Server };
type Finished = { request: IncomingMessage; socket: Socket };

/**
 * Answers a request and returns true, or leaves it to the next step. Null, at once, for requests it does not
 * handle.
 */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | null;

const shared = globalThis as { meehaIntercepts?: true };

/**
 * Starts to intercept requests. Called once by `entry.server.tsx`, before the server listens.
 *
 * @param readSteps the steps that may answer a request early, in order; called at the first request in production
 */
export function interceptRequests(readSteps: () => readonly EarlyAnswer[]): void {
	// In development the module is loaded again after each change, but the subscriptions stay.
	if (shared.meehaIntercepts) return;
	shared.meehaIntercepts = true;
	captureOutput();
	// The access log of `remix-serve` would contain whole URLs.
	morgan.format("tiny", () => undefined);
	const intercepted = new WeakSet<Server>();
	subscribe("http.server.request.start", (message) => {
		const { request, response, server } = message as Started;
		markSender(request);
		takeLanguage(request);
		rememberResponse(request, response);
		replaceMalformed(request);
		logRequest(request, response);
		fillHeadersLast(response);
		if (!intercepted.has(server)) {
			intercepted.add(server);
			answerFirst(server, env.NODE_ENV === "production" ? readSteps() : []);
			keepConnectionsOpen(server);
		}
	});
	subscribe("http.server.response.finish", (message) => dropRest(message as Finished));
}

/** Headers that files and pages do not use. `remix-serve` logs an error when one of them does not match. */
const IGNORED = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * 1. Adds what is known of the sender to the headers, because Remix passes on nothing else. The marks overwrite what a
 * client sent under their names. The origin moves to a name of ours: Remix's own check compares it with a header that
 * a client can set, and answers with a 500. `network/same-origin.server.ts` checks it.
 */
function markSender({ headers, socket }: IncomingMessage): void {
	headers[MARKS.address] = addressOf(socket.remoteAddress, headers["x-forwarded-for"], env.TRUST_PROXY);
	drop(headers, MARKS.origin);
	if (headers.origin !== undefined) headers[MARKS.origin] = headers.origin;
	drop(headers, "origin");
	drop(headers, "x-forwarded-host");
	for (const name of IGNORED) drop(headers, name);
}

/** Most requests have none of them, and deleting takes longer than looking. */
function drop(headers: IncomingMessage["headers"], name: string): void {
	if (headers[name] !== undefined) delete headers[name];
}

/**
 * 2. Turns a request whose URL or host can't be read, or whose method no page has, into a GET of a page that does not exist, marked with the
 * status to refuse it with. `site/routes/not-found.tsx` answers it.
 */
function replaceMalformed(request: IncomingMessage): void {
	const { headers, method = "", url = "" } = request;
	drop(headers, MARKS.refused);
	const fault = faultOf({ method, url, host: headers.host });
	if (fault === null) return;
	headers[MARKS.refused] = String(fault);
	if (!isHost(headers.host)) headers.host = "localhost";
	if (method !== "HEAD") request.method = "GET";
	request.url = NOWHERE;
}

/**
 * 4. Adds missing headers at the last moment. Files and errors of `remix-serve` need them, too. A page without a form
 * refuses to receive one, and has to say what it allows.
 */
function fillHeadersLast(response: ServerResponse): void {
	const writeHead = response.writeHead;
	response.writeHead = function writeHeadWithAll(this: ServerResponse, ...rest: unknown[]) {
		if (!this.headersSent) {
			fillHeaders(this);
			redirectInLanguage(this);
		}
		if (rest[0] === 405 && !this.headersSent && !this.hasHeader("Allow"))
			this.setHeader("Allow", this.req.headers[MARKS.refused] ? METHODS.join(", ") : "GET, HEAD");
		return Reflect.apply(writeHead, this, rest) as ServerResponse;
	} as typeof response.writeHead;
}

/**
 * 5. Offers each request to the steps before the listeners of `remix-serve`, which answer what no step answers. A step
 * that fails before it has sent anything leaves the request to the next one: the framework reports the failure.
 */
function answerFirst(server: Server, steps: readonly EarlyAnswer[]): void {
	const own = server.listeners("request");
	const offer = (request: IncomingMessage, response: ServerResponse, at = 0): void => {
		if (at === steps.length) {
			for (const listener of own) Reflect.apply(listener, server, [request, response]);
			return;
		}
		const next = () => offer(request, response, at + 1);
		const answering = steps[at]?.(request, response);
		if (answering) answering.catch(() => response.headersSent).then((isAnswered) => isAnswered || next());
		else next();
	};
	server.removeAllListeners("request");
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		const act = () => runInLanguage(request, () => offer(request, response));
		if (request.method !== "POST") return act();
		const end = runInRequest(requestIdIn(request.headers), act);
		response.once("close", end);
	});
}

/**
 * 7. How long a connection may stay idle between two requests. Longer than proxies keep an idle connection (nginx and
 * the big load balancers: 60 s), so that the proxy closes it: a request sent just as the server closes is lost, and a
 * form is not sent twice automatically. Node's default of 5 s also costs people on slow networks a new connection for
 * each page they read.
 */
const IDLE_MS = 65_000;

function keepConnectionsOpen(server: Server): void {
	server.keepAliveTimeout = IDLE_MS;
}
