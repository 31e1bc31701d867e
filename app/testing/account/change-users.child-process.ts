import { changeRole, suspendUser } from "#app/account/users/change-user.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

/** Removes a SuperAdmin in each of these databases, by another SuperAdmin. */
export type TakeAwayTask = {
	url: string;
	rounds: { accountId: number; actorId: number; by: "role" | "suspension" }[];
	now: string;
};

await runHere<TakeAwayTask>(async ({ url, rounds, now }) => {
	const db = openDatabase({ url });
	const outcomes: string[] = [];
	for (const { by, ...who } of rounds) {
		const change = { ...who, now: new Date(now) };
		const outcome =
			by === "suspension"
				? await suspendUser(db, change)
				: await changeRole(db, { ...change, expectedRole: "SuperAdmin", role: "User" });
		outcomes.push(outcome.ok ? "ok" : outcome.reason);
	}
	return outcomes;
});
