import { z } from "zod";
import type { AspectRatings } from "#app/reviews/review-aspects.ts";
import type { ReviewAspect } from "#db/schema/common.ts";
import { readContent, texts } from "#demo/content.ts";
import { pick, pickUnused } from "#demo/random.ts";

const byTone = z.object({ good: texts, fair: texts, bad: texts });
const { stays, products, moves } = readContent(
	"reviews",
	z.object({
		stays: z.object({ titles: byTone, openings: byTone, details: byTone, answers: byTone }),
		products: z.object({ titles: byTone, messages: byTone, answers: byTone }),
		moves: z.object({ titles: byTone, messages: byTone }),
	}),
);

const toneOf = (rating: number) => (rating >= 4 ? "good" : rating === 3 ? "fair" : "bad");

/** A guest's review of a stay. `used`: the texts of the hotel's other reviews. */
export function randomStayReview(
	random: () => number,
	rating: number,
	used: string[],
): { title: string; message: string } {
	const tone = toneOf(rating);
	const title = pick(random, stays.titles[tone]);
	const sentences = [
		pickUnused(random, stays.openings[tone], used),
		pickUnused(random, stays.details[tone], used),
	];
	return { title, message: sentences.filter(Boolean).join(" ") };
}

/** A customer's review of a product. `used`: the texts of the product's other reviews. */
export function randomProductReview(
	random: () => number,
	rating: number,
	used: string[],
): { title: string; message: string } {
	const tone = toneOf(rating);
	return {
		title: pick(random, products.titles[tone]),
		message: pickUnused(random, products.messages[tone], used),
	};
}

/** A customer's review of a move. `used`: the texts of other reviews. */
export const randomMoveReview = (
	random: () => number,
	rating: number,
	used: string[],
): { title: string; message: string } => ({
	title: pick(random, moves.titles[toneOf(rating)]),
	message: pickUnused(random, moves.messages[toneOf(rating)], used),
});

/** A hotel's or the shop's answer to a review. */
export const randomAnswer = (random: () => number, to: "stays" | "products", rating: number): string =>
	pick(random, { stays, products }[to].answers[toneOf(rating)]);

/** Stars from 1 to 5 whose average over many reviews is about `mean`. */
export function randomRating(random: () => number, mean: number): number {
	const spread = (random() + random() + random() - 1.5) * 1.7;
	return Math.min(5, Math.max(1, Math.round(mean + spread + (mean > 4.4 ? 0.15 : 0))));
}

/** By how much guests rate each aspect of a hotel above or below the whole. */
export const randomStrengths = (random: () => number) => ({
	cleanliness: 0.5 - random() * 0.7,
	location: 0.8 - random() * 1.4,
	staff: 0.6 - random() * 0.8,
	value: 0.2 - random() * 0.8,
});

/** What a guest thinks of each aspect; one guest in five rates the whole alone, and some leave one out. */
export function randomAspects(
	random: () => number,
	rating: number,
	strengths: Readonly<Record<ReviewAspect, number>>,
): AspectRatings {
	const skips = random() < 0.2;
	const of = (aspect: ReviewAspect) => {
		const rated = Math.min(5, Math.max(1, Math.round(rating + strengths[aspect] + (random() - 0.5) * 1.2)));
		return random() < 0.1 || skips ? null : rated;
	};
	return {
		cleanliness: of("cleanliness"),
		location: of("location"),
		staff: of("staff"),
		value: of("value"),
	};
}
