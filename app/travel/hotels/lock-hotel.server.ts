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

/** Locks the rooms of a hotel; before the hotel itself, like other changes of a room. */
export const lockRoomsOf = (trx: Transaction<Schema>, hotelId: number): Promise<unknown> =>
	adapterOf(trx).lockRows(
		trx.selectFrom("rooms").select("id").where("hotel_id", "=", hotelId).orderBy("id").forNoKeyUpdate(),
	);

/** Notes that nights of a room, or in all rooms of a hotel, may cost more from now on, or are on sale again. */
export const notePricesRaised = (
	trx: Transaction<Schema>,
	{ now, ...of }: { now: Date } & ({ roomId: number } | { hotelId: number }),
): Promise<unknown> =>
	trx
		.updateTable("rooms")
		.set({ prices_raised_at: now.toISOString() })
		.where((eb) => ("roomId" in of ? eb("id", "=", of.roomId) : eb("hotel_id", "=", of.hotelId)))
		.execute();
