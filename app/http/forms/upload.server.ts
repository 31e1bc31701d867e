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

/**
 * The way in for forms with files: like `readForm`, with `fileBytes` for each file and 64 KB for the rest. A
 * body that is larger is refused while it comes in: nothing of it is kept from then on, the answer goes out
 * at once, and what the browser still sends is dropped.
 */
export async function readUpload<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: Person | null,
	limits: UploadLimits,
): Promise<ReadForm<z.output<Schema>>> {
	const { field, fileBytes, files = 1 } = limits;
	const body = await readAtMost(request, files * fileBytes + MAX_FORM_BYTES + MAX_ENVELOPE_BYTES);
	if (body === null) return { ok: false, refusal: refuseSize(field, fileBytes) };
	const form = parse(body, request.headers.get("Content-Type") ?? "");
	const values = [...form.values()];
	const sent = values.filter((value) => value instanceof File);
	const text = values.reduce(
		(size, value) => size + (typeof value === "string" ? Buffer.byteLength(value) : 0),
		0,
	);
	if (text > MAX_FORM_BYTES) throw tooMuchText();
	if (sent.length > files || sent.some((file) => file.size > fileBytes))
		return { ok: false, refusal: refuseSize(field, fileBytes) };
	return judgeForm(request, form, schema, person);
}

function refuseSize(field: string, fileBytes: number): RefusedForm {
	const sentence = `That file is larger than ${fileBytes / MB} MB. Choose a smaller one.`;
	return json({ status: "error", error: { [field]: [sentence] } }, { status: 413 });
}

function parse(body: Buffer<ArrayBuffer>, type: string): FormData {
	if (body.byteLength === 0) return new FormData();
	const form = parseMultipart(body, type);
	if (!form) throw notAForm();
	return form;
}

/** The body, or null as soon as it is known to be larger, by what it says of itself or by what has come. */
async function readAtMost(request: Request, bytes: number): Promise<Buffer<ArrayBuffer> | null> {
	const reader = request.body?.getReader();
	if (!reader) return Buffer.alloc(0);
	const isTooLarge = Number(request.headers.get("Content-Length") ?? 0) > bytes;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		size += part.value.byteLength;
		if (isTooLarge || size > bytes) {
			void drop(reader, size);
			return null;
		}
		chunks.push(part.value);
	}
	return Buffer.concat(chunks);
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
