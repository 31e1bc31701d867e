import type { Actor } from "#app/account/memberships/members.server.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { recordDeskPayment } from "#app/travel/desk/desk-payments.server.ts";
import { undoStatus } from "#app/travel/desk/undo-status.server.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { bookingOf, withCurrentTerms } from "./booking-a-room.ts";
import { INN_NOW } from "./inn.ts";

export type DeskJob =
	| { kind: "book"; roomId: number; dates: StayDates }
	| { kind: "check-out date"; number: string; expectedDates: StayDates; to: StayDates }
	| { kind: "undo check-out"; number: string }
	| { kind: "payment"; number: string; amount: number; idempotencyKey: string };

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
	if (job.kind === "payment") {
		const paid = { ...job, isGivenBack: false, method: "cash" as const, actor, now: INN_NOW };
		const recorded = await recordDeskPayment(db, paid);
		return recorded.ok ? (recorded.repeated ? "repeated" : "done") : recorded.reason;
	}
	const outcome =
		job.kind === "undo check-out"
			? await undoStatus(db, { number, expectedStatus: "checked_out", actor, now: INN_NOW })
			: await changeStayDates(db, { ...job, expectedTotal: 1_000_000, desk: actor, now: INN_NOW });
	if (!outcome.ok) return outcome.reason;
	return outcome.repeated ? "repeated" : "done";
}
