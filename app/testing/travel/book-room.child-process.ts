import { type BookingOutcome, bookRoom } from "#app/travel/booking/book-room.server.ts";
import type { ChosenExtra } from "#app/travel/extras/extra-prices.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { bookingOf, withCurrentTerms } from "./booking-a-room.ts";

export type BookTask = {
	url: string;
	/** `with`: another room that is booked together with it. */
	wishes: { roomId: number; with?: number; stay: Stay; extras?: readonly ChosenExtra[] }[];
};

/** Books each stay like a guest who agrees to all changes; prints each number at once. */
await runHere<BookTask>(async ({ url, wishes }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const { roomId, stay, extras = [], ...wish } of wishes) {
		const others = wish.with === undefined ? [] : [{ roomId: wish.with, stay, agreed: null }];
		const booking = bookingOf(roomId, { stay, extras, others });
		let outcome: BookingOutcome;
		let looks = 0;
		do outcome = await bookRoom(db, await withCurrentTerms(db, booking));
		while (
			// A guest who looked while the room was taken saw no price; asks once more, and is then refused.
			!outcome.ok &&
			outcome.reason === "changed" &&
			++looks < 9
		);
		if (outcome.ok) process.stdout.write(`${outcome.number}\n`);
		outcomes.push(
			outcome.ok ? "booked" : outcome.reason === "refused" ? outcome.refusal.reason : outcome.reason,
		);
	}
	return outcomes;
});
