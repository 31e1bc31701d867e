import type { Readable } from "node:stream";
import busboy, { type Busboy, type FileInfo } from "busboy";
import { MAX_FORM_BYTES, notAForm, tooMuchText } from "./forms.server.ts";
import type { UploadFile } from "./upload-file.server.ts";

const MB = 1024 * 1024;
/**
 * Browsers show the answer only after they have sent everything; beyond this limit the connection is closed.
 */
const MAX_RECEIVED_BYTES = 256 * MB;
const MAX_PARTS = 300;

type ReceiveOptions = {
	/** The most bytes that one file can have. */
	fileBytes: number;
	/** The most files that one request can have. */
	files: number;
	/** Where files are stored; null reads and drops them. */
	store: UploadFile | null;
};

export type ReceivedForm = {
	form: FormData;
	/** The files that have content and an acceptable size, at most as many as allowed. */
	sent: File[];
	isTooLarge: boolean;
	isTooMany: boolean;
	/** Files were sent and dropped, because `store` is null. */
	isUnstored: boolean;
};

/**
 * Reads a multipart body as a stream: text into memory (at most 64 KB), files into `store`. A request of any
 * size thus holds a few hundred kilobytes of memory. Drops files that are too large or too many, and keeps
 * the text. Throws a 415 page when the body is not a multipart form, and a 413 page for too much text.
 */
export async function receiveForm(request: Request, options: ReceiveOptions): Promise<ReceivedForm> {
	const received: ReceivedForm = {
		form: new FormData(),
		sent: [],
		isTooLarge: false,
		isTooMany: false,
		isUnstored: false,
	};
	const reader = request.body?.getReader();
	let part = await reader?.read();
	if (!reader || !part || part.done) return received;
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
	for (; !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		if (size > MAX_RECEIVED_BYTES) {
			received.isTooLarge = true;
			await reader.cancel();
			break;
		}
		await write(part.value);
	}
	if (size > MAX_RECEIVED_BYTES) parser.destroy();
	else parser.end();
	const { isMalformed, textBytes, failure } = await outcome;
	if (failure) throw failure;
	if (textBytes > MAX_FORM_BYTES) throw tooMuchText();
	if (isMalformed) throw notAForm();
	return received;
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
	return { isMalformed: isMalformed && !received.isTooLarge, textBytes, failure };
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
