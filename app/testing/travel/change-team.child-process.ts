import type { Actor } from "#app/account/memberships/members.server.ts";
import { changeHotelOwner } from "#app/travel/approval/change-hotel.server.ts";
import { acceptInvitation, inviteMember } from "#app/travel/team/team.server.ts";
import { travelSubject } from "#app/travel/travel-subject.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { INN_NOW } from "./inn.ts";

export type TeamJob =
	| { kind: "invite"; hotelId: number; actor: Actor; email: string }
	| { kind: "accept"; token: string; accountId: number }
	| { kind: "owner"; hotelId: number; actorId: number; expectedOwnerId: number; email: string };

/** Changes a team in another process: for each job "done" or the reason of refusal. */
await runHere<{ url: string; jobs: TeamJob[] }>(async ({ url, jobs }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const job of jobs) outcomes.push(await work(db, job));
	return outcomes;
});

async function work(db: Database, job: TeamJob): Promise<string> {
	const now = INN_NOW;
	const outcome =
		job.kind === "invite"
			? await inviteMember(db, { ...job, role: "desk", now })
			: job.kind === "accept"
				? await acceptInvitation(db, [travelSubject], { ...job, now })
				: await changeHotelOwner(db, { ...job, now });
	return outcome.ok ? "done" : outcome.reason;
}
