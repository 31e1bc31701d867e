import { json } from "@remix-run/node";
import type { z } from "zod";
import { networkOf } from "#app/common/access/network-of.ts";
import { t } from "#app/common/language/messages.ts";
import { waitInWords } from "#app/common/wait-in-words.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { afterAnswer } from "#app/http/network/open-responses.server.ts";
import { type LimitName, tooManyInit, useCounters } from "#app/http/process/limits.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { type ReadForm, type RefusedForm, readForm, type SignedIn } from "./forms.server.ts";
import { receiveForm } from "./receive-form.server.ts";
import { UploadFile } from "./upload-file.server.ts";
import { takeUploadPlace, type Uploader } from "./upload-places.server.ts";

const MB = 1024 * 1024;
/** When to retry after an upload was refused for lack of a place. */
const RETRY_SECONDS = 10;

type UploadLimits = {
	/** The file field that shows the refusal. */
	field: string;
	fileBytes: number;
	/** The most files in one request. */
	files?: number;
	/** What each file counts towards, whether its form is accepted or not. */
	limit: Extract<
		LimitName,
		| "pictureByAccount"
		| "photoByAccount"
		| "photoByConversation"
		| "photoByJob"
		| "photoByReview"
		| "fileByAccount"
	>;
	/** The link or number that the sender opened the form with; without it, the sender is the account. */
	bearer?: Pick<Uploader, "group" | "who">;
};

/** `sent`: the files of acceptable size, even when other fields are invalid. */
export type ReadUpload<Value> = ReadForm<Value> & { sent: File[]; uploader: Uploader };

/**
 * Reads every form with files: like `readForm`, with `fileBytes` for each file and 64 KB for the rest. Files
 * are stored in a temporary file until the request is answered. Shows the form again with what was typed: for
 * a body that arrives too slowly (408), files that are too large or too many (413), more files than the uploader
 * may send in an hour (429), and while three uploads of the uploader are in progress or its group has no room
 * (503, both with `Retry-After`).
 */
export async function readUpload<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
	person: SignedIn | null,
	limits: UploadLimits,
): Promise<ReadUpload<z.output<Schema>>> {
	const { field, fileBytes, files = 1, limit } = limits;
	const uploader = uploaderOf(request, person, limits.bearer);
	const place = takeUploadPlace(uploader);
	const store = place && new UploadFile(env.UPLOAD_FOLDER, place.reserve);
	afterAnswer(request, () => {
		place?.release();
		void store?.close();
	});
	const received = await receiveForm(request, { fileBytes, files, store });
	const { form, sent, isTooLarge, isTooMany, isUnstored, isTooSlow } = received;
	const read = await readForm(request, schema, person, { body: form });
	const refuse = async (sentence: string, init: ResponseInit, kept = sent) => {
		const refusal = await refuseFiles(read, { [field]: [sentence] }, init);
		return { ok: false, refusal, sent: kept, uploader } as const;
	};
	const isRefused = isTooLarge || isTooMany || isUnstored || isTooSlow;
	const uses = sent.length + (isRefused ? 1 : 0);
	const [used] = uses > 0 ? await useCounters.consume({ name: limit, whose: uploader.who, uses }) : [];
	if (isTooSlow)
		return refuse(t.uploads.tooSlow, {
			status: 408,
		});
	if (isUnstored)
		return refuse(t.uploads.tooMany, {
			status: 503,
			headers: { "Retry-After": String(RETRY_SECONDS) },
		});
	if (used) return refuse(describeWait(limit, used.msBeforeNext), tooManyInit(used.msBeforeNext), []);
	if (isTooLarge) return refuse(t.uploads.fileTooLarge({ megabytes: fileBytes / MB }), { status: 413 });
	if (isTooMany) return refuse(t.uploads.tooManyFiles({ count: files }), { status: 413 });
	return { ...read, sent, uploader };
}

function uploaderOf(request: Request, person: SignedIn | null, bearer: UploadLimits["bearer"]): Uploader {
	const network = networkOf(clientAddress(request));
	if (bearer) return { ...bearer, network };
	const isStaff = person?.role === "Admin" || person?.role === "SuperAdmin";
	return { group: isStaff ? "staff" : "others", who: person ? String(person.accountId) : network, network };
}

const describeWait = (limit: UploadLimits["limit"], ms: number) =>
	t.uploads[limit === "fileByAccount" ? "limitOfFiles" : "limitOfPictures"]({
		wait: waitInWords(Math.ceil(ms / 1000)),
	});

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
