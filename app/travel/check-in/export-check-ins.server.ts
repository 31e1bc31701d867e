import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { openGuests } from "./guests-settings.server.ts";

/** What a person sent to hotels before arrival, for themselves. */
export async function exportCheckIns(db: Database, owner: DataOwner) {
	const sent = await db
		.selectFrom("online_check_ins")
		.innerJoin("bookings", "bookings.id", "online_check_ins.booking_id")
		.select(["bookings.number", "online_check_ins.arrives_at", "online_check_ins.details"])
		.select("online_check_ins.sent_at")
		.where(belongsTo("bookings", owner))
		.orderBy("bookings.id")
		.execute();
	return sent.map(({ details, ...row }) => ({ ...row, details: openGuests(row.number, details) }));
}
