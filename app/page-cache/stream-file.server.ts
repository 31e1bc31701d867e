import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, pipeline, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { codingFor } from "#app/http/network/compress.server.ts";

const MARK = "x-meeha-response";

type Registry = { count: number; open: Map<string, ServerResponse> };
const shared = globalThis as { meehaOpenResponses?: Registry };
shared.meehaOpenResponses ??= watchResponses();
const { open } = shared.meehaOpenResponses;

/** Marks each request as it comes in, over anything a client sent under this name, so that its response is found. */
function watchResponses(): Registry {
	const registry: Registry = { count: 0, open: new Map() };
	subscribe("http.server.request.start", (message) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		registry.count += 1;
		const mark = String(registry.count);
		request.headers[MARK] = mark;
		registry.open.set(mark, response);
		response.once("close", () => registry.open.delete(mark));
	});
	return registry;
}

/**
 * A file that is sent while it is written, compressed if it is text and the client accepts it. The framework takes a body as fast
 * as it can be read, so a slow client's file would pile up in memory, and reading a synchronous database would
 * keep everybody else waiting. Here the next part is written once the client has taken the last one, and other
 * requests have their turn in between. Ends when the client goes away.
 *
 * @param parts what the file consists of: each is written without a pause, so keep it small
 */
export function streamFile(
	request: Request,
	parts: AsyncIterable<string | Uint8Array>,
	headers: Record<string, string>,
): Response {
	const isText = !headers["Content-Type"]?.startsWith("application/zip");
	const coding = isText ? codingFor(request.headers.get("Accept-Encoding")) : "identity";
	const coder = CODERS[coding]();
	pipeline(Readable.from(takeTurns(parts), { highWaterMark: 1 }), coder, () => {});
	const response = open.get(request.headers.get(MARK) ?? "");
	const chunks: AsyncIterator<Uint8Array> = coder[Symbol.asyncIterator]();
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				if (response && !(await canTakeMore(response))) {
					coder.destroy();
					return controller.close();
				}
				const { done, value } = await chunks.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
			cancel: () => void coder.destroy(),
		},
		{ highWaterMark: 0 },
	);
	return new Response(body, {
		headers: {
			...headers,
			Vary: "Accept-Encoding",
			...(coding === "identity" ? {} : { "Content-Encoding": coding }),
		},
	});
}

const CODERS = {
	br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
	gzip: () => createGzip({ level: 5 }),
	identity: () => new PassThrough(),
};

async function* takeTurns(parts: AsyncIterable<string | Uint8Array>) {
	for await (const part of parts) {
		yield part;
		await setImmediate();
	}
}

/** Waits until the client has taken what was sent. Returns false when it has gone away. */
async function canTakeMore(response: ServerResponse): Promise<boolean> {
	if (response.writableNeedDrain && !response.destroyed)
		await new Promise<void>((resolve) => {
			const done = () => {
				response.off("drain", done).off("close", done);
				resolve();
			};
			response.on("drain", done).on("close", done);
		});
	return !response.destroyed;
}
