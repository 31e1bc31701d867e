import { z } from "zod";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";

/** What a form with photos brings: new files, and the names of those that it had brought before it was refused. */
export const photoFields = {
	// Which `File` a form brings is settled when the server starts, after this line has run.
	photos: z.array(z.custom<File>((value) => value instanceof File)).optional(),
	uploadedPhoto: z.array(z.string()).max(MAX_PHOTOS).optional(),
};
