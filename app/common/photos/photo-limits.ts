import { z } from "zod";
import { optionalLine } from "#app/common/forms/form-fields.ts";

/** Photos of one product. */
export const MAX_PHOTOS = 20;
/** What one may weigh. */
export const PHOTO_BYTES = 8 * 1024 * 1024;
/** So many at a time, so that a post stays within a server's memory. */
export const PHOTOS_AT_ONCE = 10;

export const PHOTO_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

export const photosSchema = z.object({
	// Which `File` a form brings is settled when the server starts, after this line has run.
	photos: z
		.array(z.custom<File>((value) => value instanceof File))
		.transform((files) => files.filter((file) => file.size > 0))
		.refine((files) => files.length > 0, "Choose one or more photos."),
});

export const altSchema = z.object({ alt: optionalLine({ max: 200, name: "Description" }) });
