import { z } from "zod";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { newPhotos, PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import { MOST_MESSAGE_PHOTOS } from "./conversation-kinds.ts";

/** What the form of a message can upload. */
export const MESSAGE_UPLOAD = { field: "photos", fileBytes: PHOTO_BYTES, files: MOST_MESSAGE_PHOTOS };

export const messageSchema = z.object({
	message: messageText("Enter your message."),
	uploadedPhoto: newPhotos.uploadedPhoto.transform((ids) => ids ?? []),
	idempotencyKey: idempotencyKey(),
});
