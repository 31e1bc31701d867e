import ICAL from "ical.js";

/** What a calendar file says about a booking. */
export type CalendarEntry = {
	number: string;
	/** When it was booked, and last changed: ISO, UTC. */
	bookedAt: string;
	changedAt: string;
	from: Date;
	to: Date;
	summary: string;
	location: string;
	/** One line each; the link to the tracking page follows. */
	description: string[];
	status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
	/** Whether the time is busy, so that other events are seen to overlap. */
	isBusy: boolean;
};

/**
 * Writes a booking as an iCalendar file (RFC 5545) with one event. The same booking keeps its UID, and its SEQUENCE
 * grows with each change, so that a calendar updates the event. A cancelled booking is marked as such, and the
 * calendar removes it. `product` names the service in the PRODID.
 */
export function writeEventFile(
	booking: CalendarEntry,
	{ origin, product }: { origin: string; product: string },
): string {
	const { number } = booking;
	const calendar = new ICAL.Component("vcalendar");
	calendar.updatePropertyWithValue("version", "2.0");
	calendar.updatePropertyWithValue("prodid", `-//Meeha//${product}//EN`);
	calendar.updatePropertyWithValue("method", "PUBLISH");
	const event = new ICAL.Component("vevent");
	const at = (moment: Date) => ICAL.Time.fromJSDate(moment, true);
	event.updatePropertyWithValue("uid", `${number}@${new URL(origin).hostname}`);
	event.updatePropertyWithValue("sequence", secondsUntilChange(booking));
	event.updatePropertyWithValue("dtstamp", at(new Date(booking.changedAt)));
	event.updatePropertyWithValue("dtstart", at(booking.from));
	event.updatePropertyWithValue("dtend", at(booking.to));
	event.updatePropertyWithValue("summary", booking.summary);
	event.updatePropertyWithValue("location", booking.location);
	const track = `${origin}/track?number=${number}`;
	event.updatePropertyWithValue("description", [...booking.description, track].join("\n"));
	event.updatePropertyWithValue("url", track);
	event.updatePropertyWithValue("status", booking.status);
	event.updatePropertyWithValue("transp", booking.isBusy ? "OPAQUE" : "TRANSPARENT");
	calendar.addSubcomponent(event);
	return `${calendar.toString()}\r\n`;
}

/** How long after the booking its latest change was: it grows with each change. */
const secondsUntilChange = ({ bookedAt, changedAt }: CalendarEntry) =>
	Math.ceil((Date.parse(changedAt) - Date.parse(bookedAt)) / 1000);

/** The headers of a calendar file that is downloaded. */
export const calendarFileHeaders = (number: string): HeadersInit => ({
	"Content-Type": "text/calendar; charset=utf-8",
	"Content-Disposition": `attachment; filename="${number}.ics"`,
	"X-Robots-Tag": "noindex",
});
