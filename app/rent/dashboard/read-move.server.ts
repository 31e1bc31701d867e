import { actorOfEvent, ofStatus, readMoveHistory } from "#app/rent/moves/move-history.server.ts";
import type { Database } from "#db/client.ts";

/**
 * Returns a booking for staff with its contact details and history, oldest first; `null` names the customer
 * or a deleted account. Undefined for an unknown number.
 */
export async function readMoveForStaff(db: Database, { number }: { number: string }) {
	const booking = await db
		.selectFrom("moving_bookings")
		.select(["id", "number", "name", "contact", "contact_e164", "email", "status", "price_state"])
		.select("cancellation_fee")
		.where("number", "=", number)
		.executeTakeFirst();
	if (!booking) return undefined;
	const history = ofStatus(await readMoveHistory(db, booking.id));
	return { ...booking, history: history.map((event) => ({ ...event, by: actorOfEvent(event, booking) })) };
}
