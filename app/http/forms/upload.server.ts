import { json } from "@remix-run/node";
import type { z } from "zod";
import { afterAnswer } from "#app/http/network/open-responses.server.ts";
import { env } from "#app/http/process/env.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { type ReadForm, type RefusedForm, readForm } from "./forms.server.ts";
import { receiveForm } from "./receive-form.server.ts";
import { UploadFile } from "./upload-file.server.ts";
import { takeUploadSlot } from "./upload-slots.server.ts";

const MB = 1024 * 1024;
/** When to retry after an upload was refused for lack of a place. */
const RETRY_SECONDS = 10;

type UploadLimits = {
	/** The file field that shows the refusal. */
	field: string;
	fileBytes: number;
	/** The most files in one request. */
	files?: number;
};

/** `sent`: the files of acceptable size, even when other fields are invalid. */
export type ReadUpload<Value> = ReadForm<Value> & { sent: File[] };

/**
 * Reads every form with files: like `readForm`, with `fileBytes` for each file and 64 KB for the rest. Files
 * are stored in a temporary file until the request is answered. Shows the form again with what was typed: for
 * files that are too large or too many (413), and while 24 uploads of the process or 3 of the account are in
 * progress (503 with `Retry-After`).
 */
export async function readUpload<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: Person | null,
	limits: UploadLimits,
): Promise<ReadUpload<z.output<Schema>>> {
	const { field, fileBytes, files = 1 } = limits;
	const release = takeUploadSlot(person?.accountId ?? null);
	const store = release && new UploadFile(env.UPLOAD_FOLDER);
	afterAnswer(request, () => {
		release?.();
		void store?.close();
	});
	const received = await receiveForm(request, { fileBytes, files, store });
	const { form, sent, isTooLarge, isTooMany, isUnstored } = received;
	const read = await readForm(request, schema, person, { body: form });
	const refuse = async (sentence: string, init: ResponseInit) =>
		({ ok: false, refusal: await refuseFiles(read, { [field]: [sentence] }, init), sent }) as const;
	if (isUnstored)
		return refuse("Too many uploads are in progress. Wait a few seconds, then choose the file again.", {
			status: 503,
			headers: { "Retry-After": String(RETRY_SECONDS) },
		});
	if (isTooLarge)
		return refuse(`That file is larger than ${fileBytes / MB} MB. Choose a smaller one.`, { status: 413 });
	if (isTooMany)
		return refuse(`Choose up to ${files} ${files === 1 ? "file" : "files"} at a time.`, { status: 413 });
	return { ...read, sent };
}

/** Shows the form again as typed, with the errors of its files and of its other fields. */
export async function refuseFiles(
	read: ReadForm<unknown>,
	errors: Record<string, string[]>,
	init: ResponseInit,
): Promise<RefusedForm> {
	const refusal = read.ok ? read.refuse({}) : read.refusal;
	const result = await refusal.json();
	return json({ ...result, status: "error", error: { ...result.error, ...errors } }, init);
}
