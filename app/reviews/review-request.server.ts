import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import { isShownToViewer, type Viewer } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { PHOTO_BYTES } from "#app/common/photos/photo-limits.ts";
import { PHOTO } from "#app/common/photos/pictures.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { refusedPhotoForm, takePhotos, waitingPhotos } from "#app/http/forms/form-photos.server.ts";
import type { RefusedForm } from "#app/http/forms/forms.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { MOST_REVIEW_PHOTOS, type photoReviewSchema, REVIEW_REFUSALS } from "./review-form.ts";
import type { ReviewOutcome, WrittenReview } from "./write-review.server.ts";

type Params = { number?: string | undefined; productId?: string | undefined };

/** Photos of a refused review wait for this stay, or for this product of an order. */
const uploadHash = ({ number = "", productId = "" }: Params) => hashToken(`review of ${number} ${productId}`);

/** The photos that wait from a refused review. */
export const waitingReviewPhotos = (params: Params) => waitingPhotos({ linkHash: uploadHash(params) });

/**
 * Reads the form of a review with photos, of whoever may see the stay or order in the URL, and publishes it. A refused
 * form keeps its photos and what was typed.
 */
export async function receiveReview<Schema extends z.ZodType<z.output<typeof photoReviewSchema>>>(
	request: Request,
	params: Params,
	schema: Schema,
	publish: (
		review: z.output<Schema> & WrittenReview & { number: string; viewer: Viewer },
	) => Promise<ReviewOutcome>,
) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	if (!(await isShownToViewer(db, number, viewer))) throw askForContact(params.number);
	const linkHash = uploadHash(params);
	const form = await readUpload(request, schema, await readPerson(request), {
		field: "photos",
		fileBytes: PHOTO_BYTES,
		files: MOST_REVIEW_PHOTOS,
		limit: "photoByReview",
		bearer: { group: "others", who: linkHash },
	});
	const now = new Date();
	const count = form.ok ? form.sent.length + form.value.uploadedPhoto.length : 0;
	const errors: Record<string, string[]> =
		count > MOST_REVIEW_PHOTOS ? { photos: [t.reviews.tooManyPhotos({ max: MOST_REVIEW_PHOTOS })] } : {};
	const taken = await takePhotos(form, { sender: { linkHash }, draw: PHOTO, now, errors });
	if (!taken.ok) return refusedPhotoForm(taken, {});
	const { value, pictures: photos } = taken;
	const outcome = await publish({ ...value, photos, uploadHash: linkHash, number, viewer, now });
	if (outcome.ok) return published(number);
	if (outcome.reason === "gone") throw askForContact(params.number);
	const reason = { "": [REVIEW_REFUSALS[outcome.reason]] };
	return refusedPhotoForm(await taken.refuse(reason, { status: 422 }), {});
}

const published = (number: string) =>
	redirectWithFlash(`/track/${number}`, { tone: "success", text: t.reviews.published });

/** The data of a refused review, as its page reads it. */
export type RefusedReview = { lastResult: SubmissionResult<string[]>; waiting: WaitingUpload[] } | undefined;

/** Answers the form of a review without photos, of the move in the URL. */
export function answerReviewForm(
	outcome: ReviewOutcome,
	params: Params,
	{ refuse }: { refuse: (errors: Record<string, string[]>) => RefusedForm },
) {
	if (outcome.ok) return published(orderNumberFrom(params));
	if (outcome.reason === "gone") throw askForContact(params.number);
	return refuse({ "": [REVIEW_REFUSALS[outcome.reason]] });
}
