import type { Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import type { HotelPermission } from "#app/account/memberships/member-roles.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks a room until the end of the transaction and returns it with its hotel's time zone: in a hotel that
 * the actor manages, or in any hotel for a background job (null). Undefined for other rooms. Lock its nights
 * after it, and its hotel last.
 */
export async function lockRoom(
	trx: Transaction<Schema>,
	{ roomId, actor, permission }: { roomId: number; actor: Actor | null; permission?: HotelPermission },
) {
	await lockActor(trx, actor?.accountId ?? null);
	return trx
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.selectAll("rooms")
		.select("hotels.time_zone")
		.where("rooms.id", "=", roomId)
		.$if(actor !== null, (query) => query.where(isManagedBy(actor as Actor, permission)))
		.$call(adapterOf(trx).forNoKeyUpdateOf("rooms"))
		.executeTakeFirst();
}
