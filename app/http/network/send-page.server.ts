import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { codingFor, encodePage } from "#app/http/network/compress.server.ts";
import { addPageHeaders, bringsSession } from "#app/http/network/security-headers.server.ts";
import { joinSegments, type Segment } from "#app/http/network/segments.server.ts";

type SentPage = {
	status?: number;
	segments: readonly Segment[];
	/** The same, compressed with Brotli. */
	best?: Buffer | undefined;
	tag?: string;
	cookies: string[];
	/** Whether other visitors may be shown the same bytes. */
	isShared?: boolean;
	headers?: Record<string, string>;
};

/** Sends an assembled page; returns true. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): true {
	const isPrivate = bringsSession(request.headers.cookie);
	const headers = new Map(Object.entries(page.headers ?? {}));
	headers.set("Content-Type", "text/html; charset=utf-8").set("Vary", "Accept-Encoding");
	addPageHeaders(headers, { nonce: null, isPrivate, isShared: page.isShared });
	if (page.tag && !isPrivate) headers.set("ETag", page.tag);
	for (const [name, value] of headers) response.setHeader(name, value);
	if (page.cookies.length > 0) response.appendHeader("Set-Cookie", page.cookies);
	// A returning visitor on a slow network gets a 304 of a hundred bytes.
	if (page.tag && headers.has("ETag") && request.headers["if-none-match"]?.includes(page.tag)) {
		response.writeHead(304).end();
		return true;
	}
	const { body, coding } = encode(page, request.headers["accept-encoding"] as string | undefined);
	if (coding !== "identity") response.setHeader("Content-Encoding", coding);
	response.setHeader("Content-Length", body.length);
	response.writeHead(page.status ?? 200);
	response.end(request.method === "HEAD" ? undefined : body);
	return true;
}

function encode({ segments, best }: SentPage, accepted: string | undefined) {
	const coding = codingFor(accepted);
	if (best && coding === "br") return { body: best, coding };
	const body = joinSegments(segments);
	if (codingFor(accepted, ["gzip"]) === "gzip") return { body, coding: "gzip" };
	return { body: encodePage(gunzipSync(body), coding), coding };
}
