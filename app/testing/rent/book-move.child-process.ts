import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

type Move = Parameters<typeof bookMove>[1];
type MoveTask = { url: string; moves: (Omit<Move, "now"> & { now: string })[] };

/** Books moves, one after the other; returns the number of each. */
await runHere<MoveTask>(async ({ url, moves }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const numbers: string[] = [];
	for (const { now, ...move } of moves) {
		const outcome = await bookMove(db, { ...move, now: new Date(now) });
		numbers.push(outcome.ok ? outcome.number : outcome.reason);
	}
	return numbers;
});
