import ICAL from "ical.js";

export type TakenNights = {
	/** Stays the same when the dates change. */
	uid: string;
	from: string;
	/** Exclusive. */
	to: string;
	changedAt: string;
};

/**
 * Writes an iCalendar file (RFC 5545) of the taken nights: whole days with an exclusive end, opaque, without
 * guests' names. A calendar needs at least one component, so an empty one contains the time zone UTC.
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
	if (events.length === 0) calendar.addSubcomponent(utcZone());
	return `${calendar.toString()}\r\n`;
}

function utcZone(): ICAL.Component {
	const zone = new ICAL.Component("vtimezone");
	zone.updatePropertyWithValue("tzid", "Etc/UTC");
	const standard = new ICAL.Component("standard");
	standard.updatePropertyWithValue("dtstart", ICAL.Time.fromDateTimeString("1970-01-01T00:00:00"));
	for (const name of ["tzoffsetfrom", "tzoffsetto"])
		standard.updatePropertyWithValue(name, ICAL.UtcOffset.fromString("+00:00"));
	zone.addSubcomponent(standard);
	return zone;
}
