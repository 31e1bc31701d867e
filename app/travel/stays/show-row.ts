import { showMoment } from "#app/common/calendar.ts";
import { showArrival } from "#app/travel/desk/show-arrival.ts";
import type { ListedBooking } from "./list-bookings.server.ts";

/** A booking as the lists show it: words by the hotel's own clock. */
export function showBookingRow(row: ListedBooking, now: Date) {
	const { email, contact, total, currency, source } = row;
	return {
		...showArrival(row, now),
		email,
		contact,
		total,
		currency,
		isWalkIn: source === "walk_in",
		booked: showMoment(row.created_at, row.time_zone, now),
	};
}

export type BookingRow = ReturnType<typeof showBookingRow>;
