import type { Transaction } from "kysely";
import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
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
): Promise<StoredBooking | undefined> {
	return trx
		.selectFrom("bookings")
		.selectAll()
		.where("number", "=", number)
		.where(isShownTo("bookings", viewer))
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
}
