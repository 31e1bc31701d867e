import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";

/** As in the framework's own documentation: each page is rendered as a stream. */
export default function handlePlainRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
) {
	return new Promise<Response>((done, fail) => {
		const { pipe, abort } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
			onShellReady() {
				const body = new PassThrough();
				headers.set("Content-Type", "text/html; charset=utf-8");
				done(new Response(createReadableStreamFromReadable(body), { status, headers }));
				pipe(body);
			},
			onShellError: fail,
		});
		setTimeout(abort, 10_000).unref();
	});
}
