import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { expect, onTestFinished, test } from "vitest";
import { rememberResponse } from "./open-responses.server.ts";
import { streamFile } from "./stream-file.server.ts";

const PART = "0123456789".repeat(10_000);
const PARTS = 600;

/**
 * Serves a file of 60 MB whose parts are available at once, as from SQLite, in the way the framework sends
 * it.
 */
async function serveFile() {
	const written = { parts: 0, onEnd: () => {} };
	const ended = new Promise<void>((resolve) => {
		written.onEnd = resolve;
	});
	async function* parts() {
		try {
			for (; written.parts < PARTS; written.parts++) yield PART;
		} finally {
			written.onEnd();
		}
	}
	const server = createServer((incoming, response) => {
		rememberResponse(incoming, response);
		if (incoming.url !== "/file") return response.end();
		const request = new Request("http://localhost/file", {
			headers: incoming.headers as Record<string, string>,
		});
		const { body, headers } = streamFile(request, parts(), { "Content-Type": "text/plain" });
		for (const [name, value] of headers) response.setHeader(name, value);
		return body && writeReadableStreamToWritable(body, response);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const open = (path: string, encoding = "identity") =>
		new Promise<IncomingMessage>((answered, failed) =>
			get({ port, path, headers: { "Accept-Encoding": encoding }, agent: false }, answered).on(
				"error",
				failed,
			),
		);
	return { written, ended, open };
}

const sizeOf = async (answer: IncomingMessage) => {
	let size = 0;
	for await (const chunk of answer) size += (chunk as Buffer).length;
	return size;
};

test("writes a file as fast as its client reads it, and answers others meanwhile", async () => {
	const { written, open } = await serveFile();
	const file = await open("/file");
	for (let at = 0; at < 200; at++) await sizeOf(await open("/other"));
	// The buffers of both sides of a connection, not the file.
	expect(written.parts).toBeLessThan(PARTS / 2);
	expect(await sizeOf(file)).toBe(PARTS * PART.length);
});

test("stops writing a file whose client disconnects", async () => {
	const { written, ended, open } = await serveFile();
	const file = await open("/file");
	file.destroy();
	await ended;
	expect(written.parts).toBeLessThan(PARTS);
});

test.each(["br", "gzip"])("text is compressed with %s", async (coding) => {
	const { open } = await serveFile();
	const file = await open("/file", coding);
	expect(file.headers["content-encoding"]).toBe(coding);
	expect(await sizeOf(file)).toBeLessThan(PART.length * 5);
});
