import type { Selectable, Transaction } from "kysely";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";

/**
 * Locks a booking until the end of the transaction and returns it. It is the first lock of every change of a
 * booking, after `lockActor`; then follow its nights in date order, then its hotel. Undefined for a `viewer`
 * who may not see it; without a viewer, the caller checks the right.
 */
export function lockBooking(
	trx: Transaction<Schema>,
	number: string,
	viewer?: Viewer,
): Promise<Selectable<Schema["bookings"]> | undefined> {
	return trx
		.selectFrom("bookings")
		.selectAll()
		.where("number", "=", number)
		.where(isShownTo("bookings", viewer))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
