import { z } from "zod";
import { messageText, optionalLine } from "#app/common/forms/form-fields.ts";
import { newPhotos } from "#app/common/photos/photo-limits.ts";

export const REVIEW_RATINGS = [
	{ value: "5", label: "5 – Excellent" },
	{ value: "4", label: "4 – Good" },
	{ value: "3", label: "3 – Average" },
	{ value: "2", label: "2 – Poor" },
	{ value: "1", label: "1 – Bad" },
] as const;

/** Photos of one review. */
export const MOST_REVIEW_PHOTOS = 4;

/** The form of a review of a move. */
export const reviewSchema = z.object({
	rating: z.enum(["1", "2", "3", "4", "5"], { error: "Choose a rating." }).transform((text) => Number(text)),
	title: optionalLine({ max: 100, name: "A title" }),
	message: messageText("Write a sentence or two about your experience.", "A review"),
});

/** The form of a review of a stay or a product. */
export const photoReviewSchema = reviewSchema.extend({
	...newPhotos,
	uploadedPhoto: newPhotos.uploadedPhoto.transform((ids) => ids ?? []),
});

/** The form of the owner's or the shop's answer to a review. */
export const reviewAnswerSchema = z.object({
	answer: messageText("Enter a reply.", "A reply"),
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
	too_early: "You can write a review after your stay or move, or after your order arrives.",
	not_bought: "This product is not part of that order.",
	reviewed: "You already reviewed this. Thank you.",
	changed: "Someone else replied in the meantime. Open the review again to read their reply.",
} as const;

/** Whether the goods have been delivered (even if returned later): only then can they be reviewed. */
export const isReviewable = ({ fulfilment }: { fulfilment: string }) =>
	fulfilment === "delivered" || fulfilment === "returned";

export const isMoveReviewable = ({ status }: { status: string }) => status === "delivered";

export const isStayOver = ({ status }: { status: string }) => status === "checked_out";
