import type { HeldRecords } from "#app/account/subjects.server.ts";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { mayChangeBooking } from "#app/travel/stays/booking-rules.ts";
import { HOLDING } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";

/** How many room bookings a person has, and those that an erasure cancels, with today's cancellation fee. */
export async function countHeldStays(
	db: Database,
	owner: DataOwner,
	{ now }: { now: Date },
): Promise<HeldRecords> {
	const own = db.selectFrom("bookings").where(belongsTo("bookings", owner));
	const { count } = await own.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	const holding = await own
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.selectAll("bookings")
		.select("hotels.time_zone")
		.where("bookings.status", "in", HOLDING)
		.orderBy("bookings.id")
		.execute();
	const open = holding.filter((booking) => {
		const today = wallClock(now, booking.time_zone).date;
		return mayChangeBooking(booking, { to: "cancelled", by: "guest" }, { now, today });
	});
	return {
		noun: "roomBookings",
		count: Number(count),
		open: open.map((booking) => {
			const fee = stayCancellationFee(booking, now);
			const stay = formatStay(datesOf(booking), 0);
			const cost =
				fee > 0 ? t.staysToErase.fee({ fee: formatMoney(fee, booking.currency) }) : t.staysToErase.free;
			return { number: booking.number, description: `${booking.hotel_name}, ${stay}, ${cost}` };
		}),
	};
}
