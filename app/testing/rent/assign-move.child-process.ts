import { assignMove } from "#app/rent/board/assign-move.server.ts";
import type { AssignedPair } from "#app/rent/moves/job/take-assignment.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { newLink } from "./fleet.ts";
import { MOVE_NOW } from "./move.ts";

export type AssignmentRace = {
	url: string;
	actorId: number;
	/** Each booking is assigned with each pair, again and again, whichever version it has. */
	numbers: string[];
	pairs: AssignedPair[];
	rounds: number;
};

/** Assigns and unassigns bookings; returns how many assignments succeeded. */
await runHere<AssignmentRace>(async ({ url, actorId, numbers, pairs, rounds }) => {
	const db = openDatabase({ url, poolSize: 4 });
	const assign = async (number: string, to: AssignedPair | null) => {
		const { assignment_version: expectedVersion } = await db
			.selectFrom("moving_bookings")
			.select("assignment_version")
			.where("number", "=", number)
			.executeTakeFirstOrThrow();
		const done = await assignMove(db, {
			number,
			to,
			expectedVersion,
			link: newLink(),
			actorId,
			now: MOVE_NOW,
		});
		return done.ok;
	};
	const each = await Promise.all(
		numbers.map(async (number) => {
			let done = 0;
			for (let round = 0; round < rounds; round++)
				for (const pair of pairs) {
					if (await assign(number, pair)) done++;
					if (round < rounds - 1) await assign(number, null);
				}
			return done;
		}),
	);
	return each.reduce((sum, count) => sum + count, 0);
});
