import { bookMove } from "#app/rent/booking/book-move.server.ts";
import type { MoveDate } from "#app/rent/fleet/cells.ts";
import { cancelOwnMove } from "#app/rent/moves/cancel-own-move.server.ts";
import { rescheduleMove } from "#app/rent/moves/change-move.server.ts";
import { changeOwnDate } from "#app/rent/moves/move-date.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { MOVE_NOW, moveOf } from "./move.ts";

export type DateAct =
	| {
			kind: "change" | "reschedule";
			number: string;
			expectedStatus: MovingStatus;
			from: MoveDate;
			to: MoveDate;
	  }
	| { kind: "cancel"; number: string; expectedStatus: MovingStatus }
	| { kind: "book"; name: string; to: MoveDate };

export type DateRace = { url: string; guestHash: string; actorId: number; acts: DateAct[] };

/** Carries out all acts at once; returns for each whether it changed something, succeeded as a repeat, or why not. */
await runHere<DateRace>(async ({ url, guestHash, actorId, acts }) => {
	const db = openDatabase({ url, poolSize: 4 });
	const viewer = { isGranted: false, guestHash, accountId: null };
	const clock = { timeZone: "UTC", now: MOVE_NOW };
	const carryOut = (act: DateAct) => {
		if (act.kind === "cancel") return cancelOwnMove(db, { ...act, viewer, expectedFee: 0, ...clock });
		const at = { booking_date: act.to.date, booking_time: act.to.time };
		if (act.kind === "book") return bookMove(db, moveOf({ vehicle_type: "truck", name: act.name, ...at }));
		if (act.kind === "reschedule") return rescheduleMove(db, { ...act, ...at, actorId, ...clock });
		const market = { country: "US", currency: "USD" };
		return changeOwnDate(db, { ...act, viewer, expectedTotal: null, ...market, ...clock });
	};
	const outcomes = await Promise.all(acts.map(carryOut));
	return outcomes.map((outcome) => {
		if (!outcome.ok) return outcome.reason;
		return outcome.repeated ? "repeated" : "done";
	});
});
