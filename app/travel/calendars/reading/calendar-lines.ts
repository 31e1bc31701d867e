/** The relevant lines of one VEVENT: name in upper case, parameters, value. */
export type Line = { name: string; params: string; value: string };

export type CalendarLines = {
	/** Of each event, without its alarms. */
	events: Line[][];
	/** The time zones that the file defines, by name: an IANA name, or an offset such as `+01:00`. */
	zones: Map<string, string>;
};

const READ = new Set([
	...["UID", "SUMMARY", "STATUS", "TRANSP", "DTSTART", "DTEND", "DURATION"],
	...["RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID"],
]);
const LINE = /^([A-Za-z0-9-]+)((?:;[^:;="]+=(?:"[^"]*"|[^":;])*)*):(.*)$/;

/**
 * Splits an iCalendar file (RFC 5545) into its events: with or without a byte order mark, with any line ends,
 * folded or not. Ignores invalid lines. Returns null when the text is not a calendar or is cut off.
 */
export function splitCalendar(text: string): CalendarLines | null {
	const unfolded = text
		.replace(/^\uFEFF/, "")
		.trim()
		.replace(/\r\n?/g, "\n")
		.replace(/\n[ \t]/g, "");
	if (!/^BEGIN:VCALENDAR\s*\n/i.test(unfolded) || !/\nEND:VCALENDAR\s*$/i.test(unfolded)) return null;
	const calendar: CalendarLines = { events: [], zones: new Map() };
	let event: Line[] | null = null;
	let zone: Line[] | null = null;
	/** The number of open components inside the event. */
	let depth = 0;
	for (const written of unfolded.split("\n")) {
		const [, name = "", params = "", value = ""] = LINE.exec(written) ?? [];
		const line = { name: name.toUpperCase(), params, value: value.trim() };
		const component = line.value.toUpperCase();
		if (event) {
			if (line.name === "BEGIN") depth++;
			else if (line.name === "END" && depth > 0) depth--;
			else if (line.name === "END") event = null;
			else if (depth === 0 && READ.has(line.name)) event.push(line);
		} else if (line.name === "BEGIN" && component === "VEVENT") {
			event = [];
			depth = 0;
			calendar.events.push(event);
		} else if (line.name === "BEGIN" && component === "VTIMEZONE") zone = [];
		else if (zone && line.name === "END" && component === "VTIMEZONE") {
			addZone(calendar.zones, zone);
			zone = null;
		} else zone?.push(line);
	}
	return calendar;
}

/** A zone's IANA name, if the file contains one; otherwise its standard offset. */
function addZone(zones: Map<string, string>, lines: readonly Line[]): void {
	const find = (name: string, from = 0) => lines.slice(from).find((line) => line.name === name)?.value;
	const standard = lines.findIndex((line) => line.name === "BEGIN" && /^STANDARD$/i.test(line.value));
	const [, hours, minutes] =
		/^([+-]\d{2})(\d{2})/.exec(find("TZOFFSETTO", Math.max(standard, 0)) ?? "") ?? [];
	const meant = find("X-LIC-LOCATION") ?? (hours && `${hours}:${minutes}`);
	const tzid = find("TZID");
	if (tzid && meant) zones.set(tzid, meant);
}

/** A value as plain text: without the format's escapes, on one line. */
export const plainText = (value: string): string =>
	value
		.replace(/\\n/gi, " ")
		.replace(/\\([\\;,])/g, "$1")
		.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
		.trim();
