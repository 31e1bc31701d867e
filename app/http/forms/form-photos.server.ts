import { json } from "@remix-run/node";
import type { Picture } from "#app/common/photos/images.server.ts";
import { inspectPicture } from "#app/common/photos/inspect-picture.server.ts";
import { PHOTO } from "#app/common/photos/pictures.ts";
import {
	addWaitingUploads,
	listWaitingUploads,
	type UploadSender,
	type WaitingUpload,
	waitingBytes,
} from "#app/common/photos/waiting-uploads.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { type DrawLimits, describeProblem, drawUploads, type PictureProblem } from "./draw-uploads.server.ts";
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
	draw: DrawLimits;
	now: Date;
	errors?: Record<string, string[]>;
};

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
		const waiting = await listWaitingUploads(db, { sender, ids: uploadIds(form.value.uploadedPhoto) });
		const earlier = waiting.map((upload) => ({ ...upload, arrayBuffer: waitingBytes(db, upload) }));
		const drawn = await drawUploads([...earlier, ...form.sent], draw);
		if (drawn.ok && drawn.problems.length === 0)
			return {
				...{ ok: true, value: form.value, pictures: drawn.pictures },
				refuse: (found, init) => refuse(form, { ...options, problems, errors: found, init }),
			};
		if (!drawn.ok)
			return refuse(form, {
				...{ ...options, problems },
				...{ errors: { photos: [drawn.sentence] }, init: drawn.init },
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

type Refusal = Pick<Required<PhotoOptions>, "sender" | "now" | "errors"> & {
	problems: readonly PictureProblem[];
	init?: ResponseInit;
};

async function refuse(
	form: ReadUpload<unknown>,
	{ sender, now, problems, errors, init }: Refusal,
): Promise<RefusedPhotos> {
	const isBad = (upload: unknown) => problems.some((problem) => problem.upload === upload);
	const photos = problems.map(describeProblem);
	const all = photos.length > 0 ? { ...errors, photos } : errors;
	const refusal = form.ok
		? form.refuse(all, init)
		: await refuseFiles(form, all, { status: form.refusal.status, headers: form.refusal.headers });
	const lastResult = await refusal.json();
	const ids = uploadIds(lastResult.initialValue?.uploadedPhoto);
	const badIds = problems.flatMap(({ upload }) => ("id" in upload ? [upload.id] : []));
	const earlier = await listWaitingUploads(db, { sender, ids: ids.filter((id) => !badIds.includes(id)) });
	const files = form.sent.filter((file) => !isBad(file));
	const added = await addWaitingUploads(db, { sender, files, now });
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
	draw: { uploader: accountId, limit: "photoByAccount", ...PHOTO } as const,
});
