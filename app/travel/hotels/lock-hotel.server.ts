import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { type Actor, isManagedBy } from "./own-hotels.server.ts";

/** Locks a hotel that the actor manages until the transaction ends; undefined for other hotels. */
export function lockHotel(trx: Transaction<Schema>, { hotelId, actor }: { hotelId: number; actor: Actor }) {
	return trx
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId)
		.where(isManagedBy(actor))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
