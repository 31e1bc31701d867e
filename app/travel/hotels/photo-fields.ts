import { z } from "zod";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";

/** The photos of a form: new files, and the names of those sent with an earlier attempt. */
export const photoFields = {
	// The server sets the global `File` after this line has run, so it is looked up later.
	photos: z.array(z.custom<File>((value) => value instanceof File)).optional(),
	uploadedPhoto: z.array(z.string()).max(MAX_PHOTOS).optional(),
};
