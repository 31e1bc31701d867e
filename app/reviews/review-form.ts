import { z } from "zod";
import { messageText, optionalLine } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { newPhotos } from "#app/common/photos/photo-limits.ts";

export const REVIEW_RATINGS = [
	{
		value: "5",
		get label() {
			return t.reviews.ratings[5];
		},
	},
	{
		value: "4",
		get label() {
			return t.reviews.ratings[4];
		},
	},
	{
		value: "3",
		get label() {
			return t.reviews.ratings[3];
		},
	},
	{
		value: "2",
		get label() {
			return t.reviews.ratings[2];
		},
	},
	{
		value: "1",
		get label() {
			return t.reviews.ratings[1];
		},
	},
] as const;

/** Photos of one review. */
export const MOST_REVIEW_PHOTOS = 4;

/** The form of a review of a move. */
export const reviewSchema = z.object({
	rating: z
		.enum(["1", "2", "3", "4", "5"], { error: () => t.reviews.chooseRating })
		.transform((text) => Number(text)),
	title: optionalLine({ max: 100, name: () => t.reviews.aTitle }),
	message: messageText(
		() => t.reviews.write,
		() => t.reviews.aReview,
	),
});

/** The form of a review of a stay or a product. */
export const photoReviewSchema = reviewSchema.extend({
	...newPhotos,
	uploadedPhoto: newPhotos.uploadedPhoto.transform((ids) => ids ?? []),
});

/** The form of the owner's or the shop's answer to a review. */
export const reviewAnswerSchema = z.object({
	answer: messageText(
		() => t.reviews.answer.enter,
		() => t.reviews.answer.aReply,
	),
	/** The answer that the screen showed. */
	expectedAnswer: z
		.string()
		.optional()
		.transform((text) => (text ?? "").replace(/\r\n?/g, "\n").replaceAll("\0", "")),
});

/** The shortened name under a review: `Ana L.`. */
export function authorOf(name: string): string {
	const names = name.trim().split(/\s+/u);
	const [first = ""] = names;
	const last = names.length > 1 ? [...(names.at(-1) ?? "")][0] : undefined;
	return [...first].slice(0, 40).join("") + (last ? ` ${last.toUpperCase()}.` : "");
}

/** Why a review was refused, and what to do about it. */
export const REVIEW_REFUSALS = {
	get too_early() {
		return t.reviews.refusals.tooEarly;
	},
	get not_bought() {
		return t.reviews.refusals.notBought;
	},
	get reviewed() {
		return t.reviews.refusals.reviewed;
	},
	get changed() {
		return t.reviews.refusals.changed;
	},
} as const;

/** Whether the goods have been delivered (even if returned later): only then can they be reviewed. */
export const isReviewable = ({ fulfilment }: { fulfilment: string }) =>
	fulfilment === "delivered" || fulfilment === "returned";

export const isMoveReviewable = ({ status }: { status: string }) => status === "delivered";

export const isStayOver = ({ status }: { status: string }) => status === "checked_out";
