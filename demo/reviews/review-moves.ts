import { reviewMove } from "#app/rent/moves/review-move.server.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { seededRandom } from "#demo/random.ts";
import { randomMoveReview, randomRating } from "./review-texts.ts";

const BY_STAFF = { isGranted: true, guestHash: null, accountId: null };

/** Stores reviews of about every third delivered move. */
export async function reviewMoves(db: Database, { now }: { now: Date }): Promise<void> {
	const random = seededRandom(27_182);
	const moves = await db
		.selectFrom("moving_bookings")
		.select(["number", "updated_at"])
		.where("status", "=", "delivered")
		.orderBy("updated_at")
		.orderBy("id")
		.execute();
	const used: string[] = [];
	for (const { number, updated_at } of moves) {
		const written = new Date(Date.parse(updated_at) + (0.1 + random()) * DAY_MS);
		const rating = randomRating(random, 4.5);
		if (random() > 0.35 || written > now) continue;
		const text = randomMoveReview(random, rating, used);
		await reviewMove(db, { number, viewer: BY_STAFF, rating, ...text, now: written });
	}
}
