import type { Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import type { HotelPermission } from "#app/account/memberships/member-roles.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks a hotel for which the actor has a permission, and the permission, until the transaction ends; undefined for
 * other hotels.
 */
export async function lockHotel(
	trx: Transaction<Schema>,
	{ hotelId, actor, permission }: { hotelId: number; actor: Actor; permission?: HotelPermission },
) {
	await lockActor(trx, actor.accountId);
	return trx
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId)
		.where(isManagedBy(actor, permission))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
