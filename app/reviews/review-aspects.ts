import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import type { ReviewAspect } from "#db/schema/common.ts";
import { photoReviewSchema, REVIEW_RATINGS } from "./review-form.ts";

/** What the guest of a stay may rate beside the whole, in display order. */
export const REVIEW_ASPECTS: Record<ReviewAspect, string> = {
	get cleanliness() {
		return t.reviews.aspects.cleanliness;
	},
	get location() {
		return t.reviews.aspects.location;
	},
	get staff() {
		return t.reviews.aspects.staff;
	},
	get value() {
		return t.reviews.aspects.value;
	},
};

export const ASPECTS = Object.keys(REVIEW_ASPECTS) as ReviewAspect[];

/** The ratings of one review, from 1 to 5; null where the guest gave none. */
export type AspectRatings = Record<ReviewAspect, number | null>;

export const ASPECT_CHOICES = [
	{
		value: "",
		get label() {
			return t.reviews.noRating;
		},
	},
	...REVIEW_RATINGS,
] as const;

const rating = z
	.enum(["", "1", "2", "3", "4", "5"], { error: () => t.reviews.chooseFromList })
	.optional()
	.transform((typed) => (typed ? Number(typed) : null));

/** The form of a review of a stay. */
export const stayReviewSchema = photoReviewSchema.extend({
	cleanliness: rating,
	location: rating,
	staff: rating,
	value: rating,
});

type AspectTotals = Record<`${ReviewAspect}_${"sum" | "count"}`, number>;

/** The average of each aspect that has been rated, with the number of ratings that it rests on. */
export const aspectAverages = (totals: AspectTotals) =>
	ASPECTS.filter((aspect) => totals[`${aspect}_count`] > 0).map((aspect) => ({
		aspect,
		label: REVIEW_ASPECTS[aspect],
		count: totals[`${aspect}_count`],
		average: totals[`${aspect}_sum`] / totals[`${aspect}_count`],
	}));

/** `Cleanliness 5 · Staff 4`; "" for a review without these ratings. */
export const formatAspects = (ratings: AspectRatings): string =>
	ASPECTS.filter((aspect) => ratings[aspect] !== null)
		.map((aspect) => `${REVIEW_ASPECTS[aspect]} ${ratings[aspect]}`)
		.join(" · ");
