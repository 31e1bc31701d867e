import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { type Actor, isManagedBy } from "./own-hotels.server.ts";

/** Holds a hotel that the actor looks after until the transaction is over; undefined for others' and for none. */
export function lockHotel(trx: Transaction<Schema>, { hotelId, actor }: { hotelId: number; actor: Actor }) {
	return trx
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId)
		.where(isManagedBy(actor))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
