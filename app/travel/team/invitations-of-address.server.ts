import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The invitations to teams of hotels that were sent to an address (lower case), for its owner. */
export const exportInvitations = (db: Database, { email }: { email: string }) =>
	db
		.selectFrom("hotel_invitations as invitation")
		.innerJoin("hotels", "hotels.id", "invitation.hotel_id")
		.select(["hotels.name as hotel", "invitation.role", "invitation.created_at", "invitation.expires_at"])
		.where("invitation.email", "=", email)
		.orderBy("invitation.id")
		.execute();

/** Deletes the invitations to an address, in the transaction that deletes its account or erases its guest. */
export async function deleteInvitations(
	trx: Transaction<Schema>,
	{ email }: { email: string },
): Promise<void> {
	await trx.deleteFrom("hotel_invitations").where("email", "=", email).execute();
}
