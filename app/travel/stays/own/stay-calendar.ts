import { type CalendarEntry, writeEventFile } from "#app/common/calendar-file.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import { hotelAddress } from "./hotel-address.server.ts";

/** A stay as a calendar file, from check-in time to check-out time; see `writeEventFile`. */
export function stayAsCalendar(booking: Booking, { origin }: { origin: string }): string {
	const { number, hotel_name, room_name, time_zone } = booking;
	return writeEventFile(
		{
			number,
			bookedAt: booking.created_at,
			changedAt: booking.updated_at,
			from: momentOf(booking.check_in, booking.check_in_from, time_zone),
			to: momentOf(booking.check_out, booking.check_out_until, time_zone),
			summary: hotel_name,
			location: [hotel_name, ...hotelAddress(booking)].join(", "),
			description: [t.stayView.calendar({ number: formatReferenceNumber(number) }), room_name],
			status: calendarStatus(booking),
			isBusy: false,
		},
		{ origin, product: "Stays" },
	);
}

function calendarStatus({ status, pay_before }: Booking): CalendarEntry["status"] {
	const isUnpaid = status === "confirmed" && pay_before !== null;
	if (status === "pending" || isUnpaid) return "TENTATIVE";
	return BOOKING_STATES[status].holds || status === "checked_out" ? "CONFIRMED" : "CANCELLED";
}
