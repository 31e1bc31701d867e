import { formatMoment } from "#app/common/calendar.ts";
import { toArrival } from "#app/travel/desk/arrival.ts";
import type { ListedBooking } from "./list-bookings.server.ts";

export function toBookingRow(row: ListedBooking, now: Date) {
	const { email, contact, total, currency, source } = row;
	return {
		...toArrival(row, now),
		email,
		contact,
		total,
		currency,
		isUnpaid: row.pay_before !== null,
		isWalkIn: source === "walk_in",
		booked: formatMoment(row.created_at, row.time_zone, now),
	};
}

export type BookingRow = ReturnType<typeof toBookingRow>;
