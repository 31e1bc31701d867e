import type { Transaction } from "kysely";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { recordTeamChange } from "./team-trail.server.ts";

/** The invitations to teams of hotels that were sent to an address (lower case), for its owner. */
export const exportInvitations = (db: Database, { email }: { email: string }) =>
	db
		.selectFrom("hotel_invitations as invitation")
		.innerJoin("hotels", "hotels.id", "invitation.hotel_id")
		.select(["hotels.name as hotel", "invitation.role", "invitation.created_at", "invitation.expires_at"])
		.where("invitation.email", "=", email)
		.orderBy("invitation.id")
		.execute();

/** How many invitations to teams of hotels an address (lower case) has. */
export async function countInvitations(db: Database, { email }: { email: string }): Promise<number> {
	const { count } = await db
		.selectFrom("hotel_invitations")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** The open invitations that an account sent, for its owner. */
export const exportSentInvitations = (db: Database, { accountId }: { accountId: number }) =>
	db
		.selectFrom("hotel_invitations as invitation")
		.innerJoin("hotels", "hotels.id", "invitation.hotel_id")
		.select(["hotels.name as hotel", "invitation.email", "invitation.role"])
		.select(["invitation.created_at", "invitation.expires_at"])
		.where("invitation.invited_by", "=", accountId)
		.orderBy("invitation.id")
		.execute();

/**
 * Deletes the invitations to an address, and the address from the trail, in the transaction that deletes its account or
 * erases its guest.
 */
export async function deleteInvitations(
	trx: Transaction<Schema>,
	{ email }: { email: string },
): Promise<void> {
	await trx.deleteFrom("hotel_invitations").where("email", "=", email).execute();
	await trx
		.updateTable("changes")
		.set({ detail: storeText("deletedAddress") })
		.where("kind", "=", "hotel")
		.where("action", "in", ["member invited", "invitation withdrawn"])
		.where(isInTrail)
		.where("detail", "=", email)
		.execute();
}

/** Withdraws all invitations of a hotel, in the transaction that replaces its owner, who may not invite any more. */
export async function withdrawInvitations(
	trx: Transaction<Schema>,
	{ hotelId, actorId, now }: { hotelId: number; actorId: number; now: Date },
): Promise<void> {
	const withdrawn = await trx
		.deleteFrom("hotel_invitations")
		.where("hotel_id", "=", hotelId)
		.returning(["email", "role"])
		.execute();
	const change = { hotelId, actorId, now, action: "invitation withdrawn" } as const;
	for (const { email, role } of withdrawn)
		await recordTeamChange(trx, { ...change, colleague: { email }, from: role });
}
