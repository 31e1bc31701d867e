import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { storeLabel } from "#app/common/changes/stored-text.ts";
import type { Schema } from "#db/schema.ts";
import type { MemberRole } from "./member-roles.ts";

type TeamEvent = {
	hotelId: number;
	actorId: number;
	now: Date;
	action:
		| "member invited"
		| "invitation withdrawn"
		| "member joined"
		| "member role"
		| "member removed"
		| "member left";
	/** A member by number, because the trail outlives accounts; somebody who is invited by email address. */
	colleague: { accountId: number } | { email: string };
	from?: MemberRole | undefined;
	to?: MemberRole;
};

/** Records in the trail who changed the team of a hotel, whom it is about, and the old and the new role. */
export const recordTeamChange = (
	trx: Transaction<Schema>,
	{ hotelId, colleague, from, to, ...event }: TeamEvent,
) =>
	recordChange(trx, {
		...event,
		subject: `hotel ${hotelId}`,
		from: from ? storeLabel({ label: from, of: "memberRole" }) : null,
		to: to ? storeLabel({ label: to, of: "memberRole" }) : null,
		detail: "email" in colleague ? colleague.email : `account ${colleague.accountId}`,
	});
