import type { Actor } from "#app/account/memberships/members.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { assignAsStaff, swapAsStaff } from "#app/travel/room-plan/assign-as-staff.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { INN_NOW } from "./inn.ts";

export type UnitJob =
	| { kind: "assign"; number: string; unitIds: number[] }
	| { kind: "swap"; numbers: [string, string]; units: [number, number] }
	| { kind: "check-out"; number: string };

export type UnitTask = { url: string; actor: Actor; jobs: UnitJob[] };

/** Assigns, swaps and checks out in another process: for each "done" or the reason of refusal. */
await runHere<UnitTask>(async ({ url, actor, jobs }) => {
	const db = openDatabase({ url, poolSize: 4 });
	const outcomes: string[] = [];
	// Four at a time, so that one process races with itself, too.
	for (let at = 0; at < jobs.length; at += 4)
		outcomes.push(...(await Promise.all(jobs.slice(at, at + 4).map((job) => work(db, job, actor)))));
	return outcomes;
});

async function work(db: Database, job: UnitJob, actor: Actor): Promise<string> {
	const by = { actor, now: INN_NOW };
	const outcome =
		job.kind === "assign"
			? await assignAsStaff(db, { ...job, ...by, from: null, expected: null })
			: job.kind === "swap"
				? await swapAsStaff(db, { ...job, ...by })
				: await changeBookingAsStaff(db, {
						...by,
						number: job.number,
						expectedStatus: "checked_in",
						to: "checked_out",
					});
	return outcome.ok ? "done" : outcome.reason;
}
