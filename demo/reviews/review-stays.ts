import { answerReview } from "#app/reviews/answer-review.server.ts";
import { reviewStay } from "#app/travel/stays/own/review-stay.server.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { seededRandom } from "#demo/random.ts";
import type { StoredHotel } from "#demo/travel/store-hotels.ts";
import {
	randomAnswer,
	randomAspects,
	randomRating,
	randomStayReview,
	randomStrengths,
} from "./review-texts.ts";

const BY_STAFF = { isGranted: true, guestHash: null, accountId: null };

/** Stores 4 to 20 reviews of each hotel, and some answers of the owners. Ulla Berg has not written hers yet. */
export async function reviewStays(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	const random = seededRandom(31_337);
	const reviews: { at: Date; store: () => Promise<void> }[] = [];
	for (const hotel of hotels.filter(({ occupancy }) => occupancy > 0)) {
		const stays = await db
			.selectFrom("bookings")
			.select(["number", "updated_at"])
			.where("hotel_id", "=", hotel.id)
			.where("status", "=", "checked_out")
			.where("source", "=", "guest")
			.where("account_id", "is", null)
			.orderBy("id", "desc")
			.limit(120)
			.execute();
		const used: string[] = [];
		const strengths = randomStrengths(seededRandom(hotel.id));
		const ofAspects = seededRandom(hotel.id + 7_000);
		const wanted = Math.min(stays.length, 4 + Math.floor(random() * 11 + hotel.occupancy * 6));
		for (let at = 0; at < wanted; at++) {
			const stay = stays[Math.floor((at * stays.length) / wanted)];
			const written = new Date(Date.parse(stay?.updated_at ?? "") + (0.4 + random() * 4) * DAY_MS);
			const rating = randomRating(random, hotel.rating);
			const text = randomStayReview(random, rating, used);
			const aspects = randomAspects(ofAspects, rating, strengths);
			const answer =
				random() < (hotel.owner === "omar" ? 0.5 : 0.3) ? randomAnswer(random, "stays", rating) : "";
			if (!stay || written > now) continue;
			const store = async () => {
				await reviewStay(db, {
					number: stay.number,
					viewer: BY_STAFF,
					rating,
					...aspects,
					...text,
					now: written,
				});
				if (answer)
					await answerLast(db, {
						hotel,
						answer,
						now: new Date(Math.min(written.getTime() + DAY_MS, now.getTime())),
					});
			};
			reviews.push({ at: written, store });
		}
	}
	reviews.sort((a, b) => a.at.getTime() - b.at.getTime());
	for (const { store } of reviews) await store();
}

async function answerLast(
	db: Database,
	{ hotel, answer, now }: { hotel: StoredHotel; answer: string; now: Date },
): Promise<void> {
	const last = await db
		.selectFrom("reviews")
		.select("id")
		.where("hotel_id", "=", hotel.id)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	const by = { reviewId: last?.id ?? null, desk: "hotels", actor: hotel.actor } as const;
	await answerReview(db, { ...by, expectedAnswer: "", answer, now });
}
