import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { makeStatements } from "./make-statements.server.ts";

export type StatementTask = {
	url: string;
	actor: Actor;
	/** Guests who leave, and when. */
	numbers: string[];
	leftAt: string;
	/** When statements are made. */
	now: string;
};

/** Checks guests out and makes statements in another process, in turns. */
await runHere<StatementTask>(async ({ url, actor, numbers, leftAt, now }) => {
	const db = openDatabase({ url, poolSize: 2 });
	for (const number of numbers) {
		const change = { expectedVersion: "checked_in", to: "checked_out" } as const;
		await changeBookingAsStaff(db, { ...change, number, actor, now: new Date(leftAt) });
		await makeStatements(db, { market: { name: "Meeha", address: [] }, dueDays: 14, now: new Date(now) });
	}
	return numbers.length;
});
