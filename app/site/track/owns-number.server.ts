import type { NumberKind } from "#app/common/reference-number.ts";
import type { TrackContact } from "#app/common/track-form.ts";
import { ownsMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { ownsOrder } from "#app/shop/orders/own/own-orders.server.ts";
import { ownsBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import type { Database } from "#db/client.ts";

type Claim = { number: string; contact: TrackContact };

/** The rule that knows a number's owner, by its first letter. */
const OWNERS: Record<NumberKind, (db: Database, claim: Claim) => Promise<boolean>> = {
	M: ownsOrder,
	R: ownsMovingBooking,
	H: ownsBooking,
};

/** Whether a number of any kind and a contact belong together; all failures look alike. */
export async function ownsNumber(db: Database, claim: Claim): Promise<boolean> {
	return (await OWNERS[claim.number[0] as NumberKind]?.(db, claim)) ?? false;
}
