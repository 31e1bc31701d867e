import { z } from "zod";
import { optionalLine } from "#app/common/forms/form-fields.ts";

/** Photos of one product. */
export const MAX_PHOTOS = 20;
/** The largest file, in bytes. */
export const PHOTO_BYTES = 8 * 1024 * 1024;
/** The most photos in one request, so that it fits into the server's memory. */
export const PHOTOS_AT_ONCE = 10;

export const PHOTO_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

export const photosSchema = z.object({
	// The server sets the global `File` after this line has run, so it is looked up later.
	photos: z
		.array(z.custom<File>((value) => value instanceof File))
		.transform((files) => files.filter((file) => file.size > 0))
		.refine((files) => files.length > 0, "Choose one or more photos."),
});

export const altSchema = z.object({ alt: optionalLine({ max: 200, name: "Description" }) });
