import ICAL from "ical.js";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";
import { hotelAddress } from "./hotel-address.ts";

/**
 * Writes a stay as an iCalendar file (RFC 5545), from check-in time to check-out time. The same stay keeps
 * its UID, and its SEQUENCE grows with each change, so that a calendar updates the event. A cancelled stay is
 * marked as such, and the calendar removes it.
 */
export function stayAsCalendar(booking: Booking, { origin }: { origin: string }): string {
	const { number, hotel_name, room_name, time_zone } = booking;
	const calendar = new ICAL.Component("vcalendar");
	calendar.updatePropertyWithValue("version", "2.0");
	calendar.updatePropertyWithValue("prodid", "-//Meeha//Stays//EN");
	calendar.updatePropertyWithValue("method", "PUBLISH");
	const event = new ICAL.Component("vevent");
	const at = (moment: Date) => ICAL.Time.fromJSDate(moment, true);
	event.updatePropertyWithValue("uid", `${number}@${new URL(origin).hostname}`);
	event.updatePropertyWithValue("sequence", booking.history.length);
	event.updatePropertyWithValue("dtstamp", at(new Date(booking.updated_at)));
	event.updatePropertyWithValue("dtstart", at(momentOf(booking.check_in, booking.check_in_from, time_zone)));
	event.updatePropertyWithValue("dtend", at(momentOf(booking.check_out, booking.check_out_until, time_zone)));
	event.updatePropertyWithValue("summary", hotel_name);
	event.updatePropertyWithValue("location", [hotel_name, ...hotelAddress(booking)].join(", "));
	const track = `${origin}/track?number=${number}`;
	const words = [`Booking ${formatReferenceNumber(number)}`, room_name, track];
	event.updatePropertyWithValue("description", words.join("\n"));
	event.updatePropertyWithValue("url", track);
	event.updatePropertyWithValue("status", calendarStatus(booking));
	event.updatePropertyWithValue("transp", "TRANSPARENT");
	calendar.addSubcomponent(event);
	return `${calendar.toString()}\r\n`;
}

function calendarStatus({ status }: Booking): "TENTATIVE" | "CONFIRMED" | "CANCELLED" {
	if (status === "pending") return "TENTATIVE";
	return BOOKING_STATES[status].holds || status === "checked_out" ? "CONFIRMED" : "CANCELLED";
}
