import { expressionBuilder, type Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { type HotelPermission, ROLES_WITH } from "./member-roles.ts";
import { withdrawInvitations } from "./stored-invitations.server.ts";

/** The ids of the hotels for which an account has a permission: a subquery for the condition of every query. */
export const hotelIdsOf = (accountId: number, permission: HotelPermission) =>
	expressionBuilder<Schema>()
		.selectFrom("hotel_members")
		.select("hotel_members.hotel_id")
		.where("hotel_members.account_id", "=", accountId)
		.where("hotel_members.role", "in", ROLES_WITH[permission]);

/** The members of a hotel who have a permission and may sign in, the owner first, then by name. */
export const readMembers = (
	db: Database,
	{ hotelId, permission }: { hotelId: number; permission: HotelPermission },
) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("accounts", "accounts.id", "hotel_members.account_id")
		.select(["accounts.id", "accounts.name", "accounts.email", "hotel_members.role"])
		.where("hotel_members.hotel_id", "=", hotelId)
		.where("hotel_members.role", "in", ROLES_WITH[permission])
		.where("accounts.suspended_at", "is", null)
		.orderBy((eb) => eb("hotel_members.role", "<>", "owner"))
		.orderBy("accounts.name")
		.orderBy("accounts.id")
		.execute();

/** The owner of a hotel; undefined for a hotel without one, which only staff manage. */
export const readOwner = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("accounts", "accounts.id", "hotel_members.account_id")
		.select(["accounts.id", "accounts.name", "accounts.email"])
		.where("hotel_members.hotel_id", "=", hotelId)
		.where("hotel_members.role", "=", "owner")
		.executeTakeFirst();

/** Adds the owner of a new hotel. */
export async function addFirstMember(
	trx: Transaction<Schema>,
	{ hotelId, accountId, now }: { hotelId: number; accountId: number; now: Date },
): Promise<void> {
	const created_at = now.toISOString();
	await trx
		.insertInto("hotel_members")
		.values({ hotel_id: hotelId, account_id: accountId, role: "owner", added_by: accountId, created_at })
		.execute();
}

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
			...{ hotel_id: hotelId, account_id: to, role: "owner" as const },
			...{ added_by: change.actorId, created_at: change.now.toISOString() },
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
