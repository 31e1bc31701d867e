import { z } from "zod";
import { optionalLine } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";

/** Photos of one product. */
export const MAX_PHOTOS = 20;
/** The largest file, in bytes. */
export const PHOTO_BYTES = 8 * 1024 * 1024;
/** The most photos in one request, so that it fits into the server's memory. */
export const PHOTOS_AT_ONCE = 10;

export const PHOTO_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** How much a form with photos can upload. */
export const PHOTO_UPLOAD = {
	field: "photos",
	fileBytes: PHOTO_BYTES,
	files: PHOTOS_AT_ONCE,
	limit: "photoByAccount",
} as const;

// The server sets the global `File` after this line has run, so it is looked up later.
const files = z.array(z.custom<File>((value) => value instanceof File));

/** The photos of a form that creates their owner: new files, and the ids of those sent before. */
export const newPhotos = {
	photos: files.optional(),
	uploadedPhoto: z.array(z.string()).max(MAX_PHOTOS).optional(),
};

export const photosSchema = z.object({
	photos: files
		.transform((files) => files.filter((file) => file.size > 0))
		.refine((files) => files.length > 0, {
			error: () => t.photoForms.chooseSome,
		}),
});

export const altSchema = z.object({ alt: optionalLine({ max: 200, name: () => t.words.description }) });

type Added = { added: number; overLimit: number };

/** The message after photos were added to a `product`, and what was not added and why. */
export function describeAdded(
	kind: "product" | "hotel" | "room",
	{ added, overLimit }: Added,
	problems: readonly string[],
) {
	const text = added === 1 ? t.photoForms.onePhotoAdded : t.photoForms.photosAdded({ count: added });
	const tooMany = t.photoForms.overLimit[kind]({ count: overLimit, max: MAX_PHOTOS });
	const refused = overLimit > 0 ? [...problems, tooMany] : problems;
	return {
		refused: refused.length > 0 && added > 0 ? [t.photoForms.notAdded({ text }), ...refused] : [...refused],
		flash:
			added > 0
				? ({ tone: "success", text } as const)
				: ({ tone: "info", text: t.photoForms.alreadyThere[kind] } as const),
	};
}
