import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { MOVE_NOW, moveOf } from "./move.ts";

export type CapacityRace = {
	url: string;
	/** The names of the people who book the same time. */
	names: string[];
	/** How often each person who got a vehicle cancels and books again. */
	rounds: number;
};

/** Books one time for several people at once; returns how many have a vehicle in the end. */
await runHere<CapacityRace>(async ({ url, names, rounds }) => {
	const db = openDatabase({ url, poolSize: 4 });
	const book = (name: string) => bookMove(db, moveOf({ vehicle_type: "truck", booking_time: "10:00", name }));
	const ends = await Promise.all(
		names.map(async (name) => {
			let booked = await book(name);
			for (let round = 0; round < rounds && booked.ok; round++) {
				await changeMovingStatus(db, {
					number: booked.number,
					expectedStatus: "pending",
					to: "cancelled",
					actorId: null,
					now: MOVE_NOW,
				});
				booked = await book(name);
			}
			return booked.ok;
		}),
	);
	return ends.filter(Boolean).length;
});
