import type { Actor } from "#app/account/memberships/members.server.ts";
import { makeStatements } from "#app/travel/commission/make-statements.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

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
		const change = { expectedStatus: "checked_in", to: "checked_out" } as const;
		await changeBookingAsStaff(db, { ...change, number, actor, now: new Date(leftAt) });
		await makeStatements(db, { market: { name: "Meeha", address: [] }, dueDays: 14, now: new Date(now) });
	}
	return numbers.length;
});
