import type { IncomingMessage, ServerResponse } from "node:http";
import { type Coding, codingFor } from "#app/http/network/compress.server.ts";
import { addPageHeaders, isPrivatePage } from "#app/http/network/security-headers.server.ts";

type SentPage = {
	status?: number;
	/** The page in a content coding. */
	encode: (coding: Coding) => Buffer;
	tag?: string;
	cookies: string[];
	/** Whether other visitors may be shown the same bytes. */
	isShared?: boolean;
	headers?: Record<string, string>;
};

/** Sends a page of the page cache; returns true. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): true {
	const isPrivate = isPrivatePage(request.url ?? "", request.headers.cookie);
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
	const coding = codingFor(request.headers["accept-encoding"] as string | undefined);
	const body = page.encode(coding);
	if (coding !== "identity") response.setHeader("Content-Encoding", coding);
	response.setHeader("Content-Length", body.length);
	response.writeHead(page.status ?? 200);
	response.end(request.method === "HEAD" ? undefined : body);
	return true;
}
