import ICAL from "ical.js";

export type TakenNights = {
	/** Stays the same for as long as the event lasts, whatever its dates become. */
	uid: string;
	from: string;
	/** Not included, as in a stay. */
	to: string;
	/** When it became what it is. */
	changedAt: string;
};

/**
 * An iCalendar file (RFC 5545) of the nights that are taken: whole days with an exclusive end, opaque, and
 * without a word of who stays.
 */
export function writeCalendar(name: string, events: readonly TakenNights[]): string {
	const calendar = new ICAL.Component("vcalendar");
	calendar.updatePropertyWithValue("version", "2.0");
	calendar.updatePropertyWithValue("prodid", "-//Meeha//Rooms//EN");
	calendar.updatePropertyWithValue("calscale", "GREGORIAN");
	calendar.updatePropertyWithValue("x-wr-calname", name);
	for (const { uid, from, to, changedAt } of events) {
		const event = new ICAL.Component("vevent");
		event.updatePropertyWithValue("uid", uid);
		event.updatePropertyWithValue("dtstamp", ICAL.Time.fromJSDate(new Date(changedAt), true));
		event.updatePropertyWithValue("dtstart", ICAL.Time.fromDateString(from));
		event.updatePropertyWithValue("dtend", ICAL.Time.fromDateString(to));
		event.updatePropertyWithValue("summary", "Not available");
		event.updatePropertyWithValue("transp", "OPAQUE");
		calendar.addSubcomponent(event);
	}
	return `${calendar.toString()}\r\n`;
}
