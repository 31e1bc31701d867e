import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

/** Decides about each of these hotels, in turn. */
export type DecisionTask = {
	url: string;
	hotelIds: number[];
	actorId: number;
	to: "approved" | "refused";
	now: string;
};

await runHere<DecisionTask>(async ({ url, hotelIds, actorId, to, now }) => {
	const db = openDatabase({ url });
	const outcomes: string[] = [];
	for (const hotelId of hotelIds) {
		const change = { hotelId, actorId, to, expectedStatus: "pending", now: new Date(now) } as const;
		const outcome = await changeHotelStatus(db, { ...change, why: to === "refused" ? "Add photos." : "" });
		outcomes.push(outcome.ok ? to : outcome.reason);
	}
	return outcomes;
});
