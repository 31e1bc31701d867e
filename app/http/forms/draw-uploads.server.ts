import { drawPicture, type ImageOptions, type Picture } from "#app/common/photos/images.server.ts";
import { PICTURE_REFUSALS, type PictureRefusal } from "#app/common/photos/pictures.ts";
import { type LimitName, useCounters } from "#app/http/network/limits.server.ts";

/**
 * Forms whose pictures are processed, or wait for it, in this process. With ten photos each, the last one
 * waits a minute.
 */
const MAX_FORMS = 6;
const RETRY_SECONDS = 30;

/** A picture of a form: its name for messages, and its bytes when its turn comes. */
export type Upload = Pick<File, "name" | "arrayBuffer" | "size">;

/** How pictures are drawn, and what they count towards. */
export type DrawLimits = ImageOptions & {
	/** Who uploads: an account, or whoever has the link of a job. */
	uploader: number | string;
	/** The limit that each picture counts towards. */
	limit: Extract<LimitName, "pictureByAccount" | "photoByAccount" | "photoByConversation" | "photoByJob">;
};

/** A picture that can’t be drawn. */
export type PictureProblem = { upload: Upload; reason: PictureRefusal };

export type DrawnUploads =
	| { ok: true; pictures: Picture[]; problems: PictureProblem[] }
	/** Nothing was processed: a sentence for the file field, and the response's status and headers. */
	| { ok: false; sentence: string; init: { status: 429 | 503; headers: HeadersInit } };

let forms = 0;

/**
 * Makes the pictures of a form, one after another. Call it after all other fields are valid. Refuses before
 * any decoding, with `Retry-After`: an uploader that has used up its hour (429), or while six other forms are
 * being processed (503). Reports files that can't be decoded and makes the others.
 */
export async function drawUploads(
	uploads: readonly Upload[],
	{ uploader, limit, ...options }: DrawLimits,
): Promise<DrawnUploads> {
	if (uploads.length === 0) return { ok: true, pictures: [], problems: [] };
	if (forms >= MAX_FORMS)
		return refuse(503, RETRY_SECONDS, "We are processing many pictures right now. Try again in 30 seconds.");
	const [used] = await useCounters.consume({ name: limit, whose: String(uploader), uses: uploads.length });
	if (used) return refuse(429, Math.ceil(used.msBeforeNext / 1_000), describeWait(used.msBeforeNext));
	forms += 1;
	try {
		const pictures: Picture[] = [];
		const problems: PictureProblem[] = [];
		for (const upload of uploads) {
			const drawn = await drawPicture(upload, options);
			if (drawn.ok) pictures.push(drawn.picture);
			else problems.push({ upload, reason: drawn.reason });
		}
		return { ok: true, pictures, problems };
	} finally {
		forms -= 1;
	}
}

/** Why one of a form's pictures was refused, with its file name. */
export const describeProblem = ({ upload, reason }: PictureProblem): string =>
	`${upload.name.slice(0, 80)}: ${PICTURE_REFUSALS[reason]}`;

const describeWait = (ms: number) =>
	`You have uploaded too many pictures in the past hour. Try again in ${Math.ceil(ms / 60_000)} minutes.`;

const refuse = (status: 429 | 503, seconds: number, sentence: string) =>
	({ ok: false, sentence, init: { status, headers: { "Retry-After": String(seconds) } } }) as const;
