import type { ServerResponse } from "node:http";
import { PassThrough, pipeline, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { codingFor } from "./compress.server.ts";
import { responseOf } from "./open-responses.server.ts";

/**
 * Sends a file while it is written, compressed if it is text and the client accepts it. The framework reads a
 * body as fast as it can, so a slow client's file would fill the memory, and a synchronous database would
 * block all other requests. Here the next part is written once the client has taken the last one, and other
 * requests run in between. Writing ends when the client disconnects.
 *
 * @param parts the file's contents; each part is written without a pause, so keep it small
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
	const response = responseOf(request);
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

/** The headers of a private CSV file. */
export const csvHeaders = (name: string) => ({
	"Content-Type": "text/csv; charset=utf-8",
	"Content-Disposition": `attachment; filename="${name}"`,
	"Cache-Control": "private, no-store",
});

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

/** Waits until the client has received what was sent. Returns false when it has disconnected. */
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
