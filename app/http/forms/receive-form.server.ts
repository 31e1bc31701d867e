import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { MAX_FORM_BYTES, notAForm, tooMuchText } from "./forms.server.ts";
import type { UploadFile } from "./upload-file.server.ts";

const MB = 1024 * 1024;
/**
 * Browsers show the answer only after they have sent everything; beyond this limit the connection is closed.
 */
const MAX_RECEIVED_BYTES = 256 * MB;
const MAX_PARTS = 300;

/**
 * How slowly a body may arrive: after a start, so many bytes a second on average, and so long in all. The slowest mobile
 * networks send faster. Node ends the connection after five minutes, without an answer.
 */
export type Pace = { startMs: number; bytesPerSecond: number; totalMs: number };
const SLOWEST: Pace = { startMs: 15_000, bytesPerSecond: 2_000, totalMs: 285_000 };

type ReceiveOptions = {
	/** The most bytes that one file can have. */
	fileBytes: number;
	/** The most files that one request can have. */
	files: number;
	/** Where files are stored; null reads and drops them. */
	store: UploadFile | null;
	pace?: Pace;
};

export type ReceivedForm = {
	form: FormData;
	/** The files that have content and an acceptable size, at most as many as allowed. */
	sent: File[];
	isTooLarge: boolean;
	isTooMany: boolean;
	/** Files were sent and dropped, because `store` is null or full. */
	isUnstored: boolean;
	/** The body came too slowly and was not read to its end: the form has what came before. */
	isTooSlow: boolean;
};

/**
 * Reads a multipart body as a stream: text into memory (at most 64 KB), files into `store`. A request of any
 * size thus holds a few hundred kilobytes of memory. Drops files that are too large or too many, and keeps
 * the text. Stops reading a body that is slower than `pace`. Throws a 415 page when the body is not a multipart form, and a 413 page for too much text.
 */
export async function receiveForm(request: Request, options: ReceiveOptions): Promise<ReceivedForm> {
	const received: ReceivedForm = {
		form: new FormData(),
		sent: [],
		isTooLarge: false,
		isTooMany: false,
		isUnstored: false,
		isTooSlow: false,
	};
	const body = request.body && startReading(request.body, options.pace ?? SLOWEST);
	let part = await body?.read();
	received.isTooSlow = part === "too slow";
	if (!body || !part || part === "too slow" || part.done) return received;
	const contentType = request.headers.get("Content-Type") ?? "";
	if (!/^multipart\/form-data\b/i.test(contentType)) throw notAForm();
	let parser: Busboy;
	try {
		parser = busboy({
			headers: { "content-type": contentType },
			defParamCharset: "utf8",
			preservePath: true,
			// The parser reports a file of exactly the limit as cut off, so one more byte is allowed.
			limits: { fieldSize: MAX_FORM_BYTES + 1, fileSize: options.fileBytes + 1, parts: MAX_PARTS },
		});
	} catch {
		throw notAForm();
	}
	// Waits until the parser has read what was written, including files. A failed parser reads everything.
	const write = (chunk: Uint8Array) =>
		new Promise<void>((done) => {
			if (parser.destroyed) return done();
			parser.once("close", done);
			parser.write(chunk, () => {
				parser.off("close", done);
				done();
			});
		});
	const outcome = collectParts(parser, received, options);
	let size = 0;
	for (; part !== "too slow" && !part.done; part = await body.read()) {
		size += part.value.byteLength;
		if (size > MAX_RECEIVED_BYTES) {
			received.isTooLarge = true;
			await body.cancel();
			break;
		}
		await write(part.value);
	}
	// The rest of a slow body is dropped after the answer, as that of any request that is answered early.
	received.isTooSlow = part === "too slow";
	if (received.isTooSlow || size > MAX_RECEIVED_BYTES) parser.destroy();
	else parser.end();
	const { isMalformed, textBytes, failure } = await outcome;
	if (failure) throw failure;
	if (textBytes > MAX_FORM_BYTES) throw tooMuchText();
	if (isMalformed) throw notAForm();
	return received;
}

/** Reads a body as long as it keeps pace. */
function startReading(body: ReadableStream<Uint8Array>, { startMs, bytesPerSecond, totalMs }: Pace) {
	const reader = body.getReader();
	const beganAt = performance.now();
	let size = 0;
	return {
		cancel: () => reader.cancel(),
		async read() {
			const dueMs = Math.min(totalMs, Math.max(startMs, (size / bytesPerSecond) * 1_000));
			const isRead = new AbortController();
			const late = setTimeout(Math.max(0, beganAt + dueMs - performance.now()), "too slow" as const, {
				signal: isRead.signal,
			}).catch(() => "too slow" as const);
			const part = await Promise.race([reader.read(), late]).finally(() => isRead.abort());
			if (part !== "too slow" && !part.done) size += part.value.byteLength;
			return part;
		},
	};
}

async function collectParts(parser: Busboy, received: ReceivedForm, options: ReceiveOptions) {
	let isMalformed = false;
	let textBytes = 0;
	let failure: unknown;
	let storing = Promise.resolve();
	parser.on("field", (name: string | undefined, text) => {
		textBytes += Buffer.byteLength(text);
		if (name === undefined) isMalformed = true;
		else if (textBytes <= MAX_FORM_BYTES) received.form.append(name, text);
	});
	parser.on("file", (name: string | undefined, stream, info) => {
		if (name === undefined) isMalformed = true;
		// Parts come one after another, so each is stored before the next begins.
		storing = storing
			.then(() => takeFile({ name: name ?? "", stream, info }, received, options))
			.catch((error: unknown) => {
				// A stream that breaks off destroys its parser. Otherwise the disk has failed.
				if (!parser.destroyed) failure = error;
				parser.destroy();
			});
	});
	parser.on("partsLimit", () => {
		isMalformed = true;
	});
	await new Promise<void>((done) => {
		parser.on("error", () => {
			isMalformed = true;
		});
		parser.once("close", done);
	});
	await storing;
	const isWhole = !received.isTooLarge && !received.isTooSlow;
	return { isMalformed: isMalformed && isWhole, textBytes, failure };
}

type FilePart = { name: string; stream: Readable & { truncated?: boolean }; info: FileInfo };

async function takeFile({ name, stream, info }: FilePart, received: ReceivedForm, options: ReceiveOptions) {
	const { store, files, fileBytes } = options;
	// Browsers write quotes and line breaks as %22, %0D and %0A.
	const fileName = (info.filename ?? "").replaceAll(/%22|%0D|%0A/g, decodeURIComponent);
	if (store === null || received.sent.length >= files) {
		let isEmpty = true;
		for await (const chunk of stream) isEmpty &&= chunk.byteLength === 0;
		if (store === null) received.isUnstored ||= !isEmpty;
		else received.isTooMany ||= !isEmpty;
		return;
	}
	const stored = await store.append(stream);
	if (stored === null) {
		received.isUnstored = true;
		return;
	}
	if (stored.size > fileBytes) {
		received.isTooLarge = true;
		return;
	}
	const file = new File([], fileName, { type: info.mimeType });
	// Reads from the disk when needed, so that the bytes are in memory only briefly.
	const bytes = () => store.read(stored);
	Object.defineProperties(file, {
		size: { value: stored.size },
		arrayBuffer: { value: async () => (await bytes()).buffer },
		text: { value: async () => (await bytes()).toString("utf8") },
	});
	received.form.append(name, file);
	if (stored.size > 0) received.sent.push(file);
}
