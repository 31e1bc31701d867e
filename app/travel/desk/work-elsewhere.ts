import { bookingOf, withCurrentTerms } from "#app/testing/booking-a-room.ts";
import { INN_NOW } from "#app/testing/inn.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { undoStatus } from "./undo-status.server.ts";

export type DeskJob =
	| { kind: "book"; roomId: number; dates: StayDates }
	| { kind: "check-out date"; number: string; expectedVersion: StayDates; to: StayDates }
	| { kind: "undo check-out"; number: string };

export type DeskTask = { url: string; actor: Actor; jobs: DeskJob[] };

/** Does desk jobs in another process: for each "done", "repeated" or the reason of refusal. */
await runHere<DeskTask>(async ({ url, actor, jobs }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const job of jobs) outcomes.push(await work(db, job, actor));
	return outcomes;
});

async function work(db: Database, job: DeskJob, actor: Actor): Promise<string> {
	if (job.kind === "book") {
		const stay = { ...job.dates, rooms: 1, adults: 2, children: 0 };
		const outcome = await bookRoom(db, await withCurrentTerms(db, bookingOf(job.roomId, { stay })));
		return outcome.ok ? "done" : outcome.reason;
	}
	const { number } = job;
	const outcome =
		job.kind === "undo check-out"
			? await undoStatus(db, { number, expectedVersion: "checked_out", actor, now: INN_NOW })
			: await changeStayDates(db, { ...job, expectedTotal: 1_000_000, desk: actor, now: INN_NOW });
	if (!outcome.ok) return outcome.reason;
	return outcome.repeated ? "repeated" : "done";
}
