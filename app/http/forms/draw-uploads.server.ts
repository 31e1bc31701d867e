import { t } from "#app/common/language/messages.ts";
import { drawPicture, type ImageOptions, type Picture } from "#app/common/photos/images.server.ts";
import type { PictureRefusal } from "#app/common/photos/pictures.ts";
import { takeDrawingPlace, type Uploader } from "./upload-places.server.ts";

const RETRY_SECONDS = 30;

/** A picture of a form: its name for messages, and its bytes when its turn comes. */
export type Upload = Pick<File, "name" | "arrayBuffer" | "size">;

/** A picture that can’t be drawn. */
export type PictureProblem = { upload: Upload; reason: PictureRefusal };

export type DrawnUploads =
	| { ok: true; pictures: Picture[]; problems: PictureProblem[] }
	/** Nothing was processed: a sentence for the file field, and the response's status and headers. */
	| { ok: false; sentence: string; init: { status: 503; headers: HeadersInit } };

/**
 * Makes the pictures of a form, one after another. Call it after all other fields are valid. Refuses before
 * any decoding, with 503 and `Retry-After`, while too many other forms are being processed (`takeDrawingPlace`).
 * Reports files that can't be decoded and makes the others.
 */
export async function drawUploads(
	uploads: readonly Upload[],
	{ uploader, ...options }: ImageOptions & { uploader: Uploader },
): Promise<DrawnUploads> {
	if (uploads.length === 0) return { ok: true, pictures: [], problems: [] };
	const release = takeDrawingPlace(uploader);
	if (!release)
		return {
			ok: false,
			sentence: t.uploads.busy,
			init: { status: 503, headers: { "Retry-After": String(RETRY_SECONDS) } },
		};
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
		release();
	}
}

/** Why one of a form's pictures was refused, with its file name. */
export const describeProblem = ({ upload, reason }: PictureProblem): string =>
	`${upload.name.slice(0, 80)}: ${t.pictureRefusals[reason]}`;
