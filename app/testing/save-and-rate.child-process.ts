import { addHotelWish, removeHotelWish } from "#app/travel/search/saved/saved-hotels.server.ts";
import { reviewStay } from "#app/travel/stays/own/review-stay.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type SaveTask = { url: string; guestHash: string; hotelIds: number[]; rounds: number; now: string };
export type RateTask = { url: string; numbers: string[]; now: string };

/** Presses hearts as a browser tab does, or rates stays as their guests do. Returns how many changes were made. */
await runHere<SaveTask | RateTask>(async (task) => {
	const db = openDatabase({ url: task.url });
	const now = new Date(task.now);
	let made = 0;
	if ("numbers" in task) {
		const viewer = { isGranted: true, guestHash: null, accountId: null };
		const words = { rating: 4, title: "Quiet", message: "We slept well.", cleanliness: 5, staff: 3, now };
		for (const number of task.numbers) {
			const outcome = await reviewStay(db, { number, viewer, ...words });
			if (outcome.ok && !outcome.repeated) made++;
		}
	} else {
		const owner = { accountId: null, guestHash: task.guestHash };
		for (let round = 0; round < task.rounds; round++)
			for (const hotelId of task.hotelIds) {
				if (round > 0) await removeHotelWish(db, { owner, hotelId });
				if ((await addHotelWish(db, { owner, hotelId, now })).ok) made++;
			}
	}
	await db.destroy();
	return made;
});
