import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { newPhotos, PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import { JOB_STEP_NAMES, MOST_PROOF_PHOTOS } from "#app/rent/moves/job/job-steps.ts";

/** What the form of a delivery can upload. */
export const PROOF_UPLOAD = { field: "photos", fileBytes: PHOTO_BYTES, files: MOST_PROOF_PHOTOS };

const receiver = line({
	missing: () => t.jobSheet.enterReceiver,
	min: 2,
	max: 100,
	name: () => t.jobSheet.receiverName,
});

/** The forms of a job sheet: one for each step. `receiver` and the photos are empty but for a delivery. */
export const jobStepSchema = z
	.object({
		step: z.enum(JOB_STEP_NAMES, { error: () => t.jobSheet.reopen }),
		receiver: z.string().optional(),
		uploadedPhoto: newPhotos.uploadedPhoto,
	})
	.transform(({ step, receiver: typed, uploadedPhoto = [] }, context) => {
		if (step !== "delivered") return { step, receiver: "", uploadedPhoto: [] };
		const read = receiver.safeParse(typed);
		if (read.success) return { step, receiver: read.data, uploadedPhoto };
		for (const { message } of read.error.issues)
			context.addIssue({ code: "custom", message, path: ["receiver"] });
		return z.NEVER;
	});

/** The form that undoes the last step. */
export const undoStepSchema = z.object({
	step: z.enum(JOB_STEP_NAMES, { error: () => t.jobSheet.undo.reopen }),
});
