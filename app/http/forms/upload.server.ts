import { json } from "@remix-run/node";
import type { z } from "zod";
import type { Person } from "#app/http/identity/session.server.ts";
import {
	judgeForm,
	MAX_FORM_BYTES,
	notAForm,
	type ReadForm,
	type RefusedForm,
	tooMuchText,
} from "./forms.server.ts";
import { parseMultipart } from "./multipart.server.ts";

const MB = 1024 * 1024;
/** What the boundaries and headers of the parts may add. */
const MAX_ENVELOPE_BYTES = 8 * 1024;
/** A browser shows our answer only after it has sent everything; what is beyond this is cut off. */
const MAX_DROPPED_BYTES = 256 * MB;

type UploadLimits = {
	/** The file field that a refusal stands at. */
	field: string;
	fileBytes: number;
	/** How many files one post may bring. */
	files?: number;
};

/** `sent`: the files that came and are not too large, also when something else is wrong with the form. */
export type ReadUpload<Value> = ReadForm<Value> & { sent: File[] };

/**
 * The way in for forms with files: like `readForm`, with `fileBytes` for each file and 64 KB for the rest. A
 * body that is larger is refused while it comes in: the fields before its files are kept, so that nothing that
 * was typed is lost, nothing more, and what the browser still sends is dropped.
 */
export async function readUpload<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: Person | null,
	limits: UploadLimits,
): Promise<ReadUpload<z.output<Schema>>> {
	const { field, fileBytes, files = 1 } = limits;
	const { body, isCut } = await readAtMost(request, files * fileBytes + MAX_FORM_BYTES + MAX_ENVELOPE_BYTES);
	const form = parse(body, request.headers.get("Content-Type") ?? "", isCut);
	const fits = new FormData();
	const sent: File[] = [];
	let text = 0;
	let isTooLarge = isCut;
	for (const [name, value] of form) {
		if (typeof value === "string") text += Buffer.byteLength(value);
		else if (value.size > fileBytes) isTooLarge = true;
		else if (value.size > 0) sent.push(value);
		if (typeof value === "string" || value.size <= fileBytes) fits.append(name, value);
	}
	if (text > MAX_FORM_BYTES) throw tooMuchText();
	const read = await judgeForm(request, fits, schema, person);
	if (!isTooLarge && sent.length <= files) return { ...read, sent };
	const sentence = isTooLarge
		? `That file is larger than ${fileBytes / MB} MB. Choose a smaller one.`
		: `Choose at most ${files} ${files === 1 ? "file" : "files"} at a time.`;
	return { ok: false, refusal: await refuseFiles(read, field, sentence), sent: sent.slice(0, files) };
}

/** The form again as it was typed, with all that is wrong with it, and with its files. */
async function refuseFiles(read: ReadForm<unknown>, field: string, sentence: string): Promise<RefusedForm> {
	const refusal = read.ok ? read.refuse({}) : read.refusal;
	const result = await refusal.json();
	return json(
		{ ...result, status: "error", error: { ...result.error, [field]: [sentence] } },
		{ status: 413 },
	);
}

function parse(body: Buffer<ArrayBuffer>, type: string, isCut: boolean): FormData {
	if (body.byteLength === 0) return new FormData();
	const form = parseMultipart(body, type, isCut);
	if (!form) throw notAForm();
	return form;
}

type Body = { body: Buffer<ArrayBuffer>; isCut: boolean };

/** The body; of one that is larger, by what it says of itself or by what has come, its beginning. */
async function readAtMost(request: Request, bytes: number): Promise<Body> {
	const reader = request.body?.getReader();
	if (!reader) return { body: Buffer.alloc(0), isCut: false };
	const isTooLarge = Number(request.headers.get("Content-Length") ?? 0) > bytes;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		chunks.push(part.value);
		if (size > bytes || (isTooLarge && size > MAX_FORM_BYTES + MAX_ENVELOPE_BYTES)) {
			void drop(reader, size);
			const start = Buffer.concat(chunks).subarray(0, MAX_FORM_BYTES + MAX_ENVELOPE_BYTES);
			return { body: start, isCut: true };
		}
	}
	return { body: Buffer.concat(chunks), isCut: false };
}

async function drop(reader: ReadableStreamDefaultReader<Uint8Array>, already: number): Promise<void> {
	try {
		let size = already;
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			size += part.value.byteLength;
			if (size > MAX_DROPPED_BYTES) return await reader.cancel();
		}
	} catch {
		// Whoever was sending has gone.
	}
}
