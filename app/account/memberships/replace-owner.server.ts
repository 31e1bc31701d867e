import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import { readOwner } from "./members.server.ts";
import { withdrawInvitations } from "./stored-invitations.server.ts";

/**
 * Replaces the owner of a hotel; false when `from` is not its owner any more. A manager or colleague who becomes the
 * owner keeps one membership; the previous owner leaves the team, and the invitations of the hotel are withdrawn. Lock
 * the previous owner (`lockMember`) and the hotel before it.
 */
export async function replaceOwner(
	trx: Transaction<Schema>,
	change: { hotelId: number; from: number | null; to: number; actorId: number; now: Date },
): Promise<boolean> {
	const { hotelId, from, to } = change;
	if (from === to) return (await readOwner(trx, { hotelId }))?.id === to;
	const owner = trx.deleteFrom("hotel_members").where("hotel_id", "=", hotelId);
	if (from !== null) {
		const left = await owner
			.where("role", "=", "owner")
			.where("account_id", "=", from)
			.executeTakeFirstOrThrow();
		if (left.numDeletedRows === 0n) return false;
		await releaseConversations(trx, { hotelId, accountId: from });
		await withdrawInvitations(trx, change);
	}
	await owner.where("role", "<>", "owner").where("account_id", "=", to).execute();
	const added = await trx
		.insertInto("hotel_members")
		.values({
			hotel_id: hotelId,
			account_id: to,
			role: "owner" as const,
			added_by: change.actorId,
			created_at: change.now.toISOString(),
		})
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow();
	return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the conversations of a hotel that were assigned to somebody who leaves its team nobody's again. */
export async function releaseConversations(
	trx: Transaction<Schema>,
	{ hotelId, accountId }: { hotelId: number; accountId: number },
): Promise<void> {
	await trx
		.updateTable("conversations")
		.set({ assigned_to: null })
		.where("hotel_id", "=", hotelId)
		.where("assigned_to", "=", accountId)
		.execute();
}
