import type { Transaction } from "kysely";
import type { HotelPermission } from "#app/travel/team/member-roles.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { type Actor, isManagedBy } from "./own-hotels.server.ts";

/** Locks a hotel for which the actor has a permission until the transaction ends; undefined for other hotels. */
export function lockHotel(
	trx: Transaction<Schema>,
	{ hotelId, actor, permission }: { hotelId: number; actor: Actor; permission?: HotelPermission },
) {
	return trx
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId)
		.where(isManagedBy(actor, permission))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
