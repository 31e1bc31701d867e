import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import type { Database } from "#db/client.ts";
import type { GuestDetails } from "./check-in-form.ts";

type GuestReader = (number: string, sealed: string) => GuestDetails | null;

let registered: GuestReader | undefined;

/** Tells the export, which knows no secret, how to read what guests sent: `openGuests`. Called once, at start. */
export function registerGuestReader(reader: GuestReader): void {
	registered = reader;
}

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
	return sent.map(({ details, ...row }) => {
		if (!registered) throw new Error("no reader of online check-ins is registered");
		return { ...row, details: registered(row.number, details) };
	});
}
