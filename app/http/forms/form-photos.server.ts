import { join } from "node:path";
import { json } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import type { ImageOptions, Picture } from "#app/common/photos/images.server.ts";
import { inspectPicture } from "#app/common/photos/inspect-picture.server.ts";
import { PHOTO } from "#app/common/photos/pictures.ts";
import {
	addWaitingUploads,
	listWaitingUploads,
	type UploadSender,
	type WaitingUpload,
	waitingBytes,
} from "#app/common/photos/waiting-uploads.server.ts";
import { waitInWords } from "#app/common/wait-in-words.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyInit, useCounters } from "#app/http/process/limits.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { describeProblem, drawUploads, type PictureProblem } from "./draw-uploads.server.ts";
import type { RefusedForm } from "./forms.server.ts";
import { type ReadUpload, refuseFiles } from "./upload.server.ts";

/** The data of a refused form: what was typed, and the photos stored for its next attempt. */
export type RefusedPhotoForm = {
	lastResult: Awaited<ReturnType<RefusedForm["json"]>>;
	waiting: WaitingUpload[];
};

type RefusedPhotos = { ok: false; refused: RefusedPhotoForm; init: { status: number; headers: Headers } };

type TakenPhotos<Value> = {
	ok: true;
	value: Value;
	pictures: Picture[];
	/** Refuses the form after all, and stores its photos for the next attempt. */
	refuse: (errors: Record<string, string[]>, init: ResponseInit) => Promise<RefusedPhotos>;
};

type PhotoOptions = {
	sender: UploadSender;
	draw: ImageOptions;
	now: Date;
	errors?: Record<string, string[]>;
	/** How a form whose fields are valid is answered because of `errors`: 422 by default. */
	init?: ResponseInit | undefined;
};

/** Where the photos of refused forms wait: on this machine, for an hour. */
export const WAITING_FOLDER = join(env.UPLOAD_FOLDER, "waiting");

/** The photos that wait for the sender's next attempt: those of these ids, all without `ids`. */
export async function waitingPhotos(sender: UploadSender, ids?: readonly number[]): Promise<WaitingUpload[]> {
	const named = await listWaitingUploads(db, { sender, ids, folder: WAITING_FOLDER });
	return named.flatMap(({ isGone, ...upload }) => (isGone ? [] : [upload]));
}

/**
 * Makes the photos of a form that creates their owner, such as a hotel or a delivery, after all its fields, `errors`
 * and file headers are valid. Otherwise nothing is decoded: the valid files are stored for the next attempt, which
 * names them in `uploadedPhoto`.
 */
export async function takePhotos<Value extends { uploadedPhoto: string[] }>(
	form: ReadUpload<Value>,
	options: PhotoOptions,
): Promise<TakenPhotos<Value> | RefusedPhotos> {
	const { sender, draw, errors = {} } = options;
	const problems = await inspectFiles(form.sent);
	if (form.ok && problems.length === 0 && Object.keys(errors).length === 0) {
		const ids = uploadIds(form.value.uploadedPhoto);
		const waiting = await listWaitingUploads(db, { sender, ids, folder: WAITING_FOLDER });
		if (waiting.some(({ isGone }) => isGone)) return refuse(form, { ...options, problems, errors });
		const earlier = waiting.map((upload) => ({
			...upload,
			arrayBuffer: waitingBytes(db, { ...upload, folder: WAITING_FOLDER }),
		}));
		const drawn = await drawUploads([...earlier, ...form.sent], { uploader: form.uploader, ...draw });
		if (drawn.ok && drawn.problems.length === 0)
			return {
				ok: true,
				value: form.value,
				pictures: drawn.pictures,
				refuse: (found, init) => refuse(form, { ...options, problems, errors: found, init }),
			};
		if (!drawn.ok)
			return refuse(form, {
				...options,
				problems,
				errors: { photos: [drawn.sentence] },
				init: drawn.init,
			});
		problems.push(...drawn.problems);
	}
	return refuse(form, { ...options, problems, errors });
}

async function inspectFiles(files: readonly File[]): Promise<PictureProblem[]> {
	const problems: PictureProblem[] = [];
	for (const upload of files) {
		const inspected = await inspectPicture(Buffer.from(await upload.arrayBuffer()));
		if (!inspected.ok) problems.push({ upload, reason: inspected.reason });
	}
	return problems;
}

type Refusal = PhotoOptions & { problems: readonly PictureProblem[]; errors: Record<string, string[]> };

async function refuse(
	form: ReadUpload<unknown>,
	{ sender, now, problems, errors, init }: Refusal,
): Promise<RefusedPhotos> {
	const refusal = form.ok
		? form.refuse(errors, init)
		: await refuseFiles(form, errors, { status: form.refusal.status, headers: form.refusal.headers });
	const lastResult = await refusal.json();
	const badIds = problems.flatMap(({ upload }) => ("id" in upload ? [upload.id] : []));
	const ids = uploadIds(lastResult.initialValue?.uploadedPhoto).filter((id) => !badIds.includes(id));
	const isBad = (upload: unknown) => problems.some((problem) => problem.upload === upload);
	const files = form.sent.filter((file) => !isBad(file));
	const { group } = form.uploader;
	const added = await addWaitingUploads(db, { sender, group, files, folder: WAITING_FOLDER, now });
	const earlier = await waitingPhotos(sender, ids);
	const photos = [
		...(lastResult.error?.photos ?? []),
		...problems.map(describeProblem),
		...(earlier.length < ids.length ? [t.photoForms.gone] : []),
		...(added.length < files.length ? [t.photoForms.notKept] : []),
	];
	if (photos.length > 0) lastResult.error = { ...lastResult.error, photos };
	const headers = new Headers(refusal.headers);
	// The body below replaces the refusal's, so its length is unknown here.
	headers.delete("Content-Length");
	return {
		ok: false,
		refused: { lastResult, waiting: [...earlier, ...added] },
		init: { status: refusal.status, headers },
	};
}

/** The ids of stored photos in a form. Malformed ids are left out. */
const uploadIds = (names: unknown): number[] =>
	[names]
		.flat()
		.flatMap((name) => (typeof name === "string" && /^\d{1,15}$/.test(name) ? [Number(name)] : []));

/** The response for a refused form with photos. */
export const refusedPhotoForm = <More extends object>({ refused, init }: RefusedPhotos, more: More) =>
	json({ ...refused, ...more }, init);

/** The sender of photos of hotels and rooms, and how they are drawn. */
export const accountPhotos = ({ accountId }: { accountId: number }) => ({
	sender: { accountId },
	draw: PHOTO,
});

/** Counts a new hotel or room of an account. Returns the options that refuse it for `takePhotos` when it made too many. */
export async function countNew(
	name: "hotelByAccount" | "roomByAccount",
	accountId: number,
): Promise<Pick<PhotoOptions, "errors" | "init">> {
	const [used] = await useCounters.consume({ name, whose: String(accountId) });
	if (!used) return {};
	const wait = waitInWords(Math.ceil(used.msBeforeNext / 1000));
	const sentence = t.photoForms.tooManyToday[name]({ wait });
	return { errors: { "": [sentence] }, init: tooManyInit(used.msBeforeNext) };
}
