import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type ChangeTask = { url: string; numbers: string[]; to: MovingStatus; actorId: number; now: string };

await runHere<ChangeTask>(async ({ url, numbers, to, actorId, now }) => {
	const db = openDatabase({ url });
	const won: string[] = [];
	for (const number of numbers) {
		const change = { number, expectedStatus: "pending", to, actorId, now: new Date(now) } as const;
		const outcome = await changeMovingStatus(db, change);
		if (outcome.ok) won.push(number);
	}
	return won;
});
