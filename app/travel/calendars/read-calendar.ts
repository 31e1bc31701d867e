import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { wallClock } from "#app/site/calendar.ts";

/** Nights that another calendar takes: from one date at the hotel to another, that one not included. */
export type CalendarEvent = { uid: string; from: string; to: string };

export type ReadCalendar = { ok: true; events: CalendarEvent[] } | { ok: false; fault: string };

type Window = {
	/** The hotel's zone, in which times become dates. */
	timeZone: string;
	/** Only what lies between these dates counts. */
	from: string;
	to: string;
};

const MAX_EVENTS = 2_000;
/** How often the events of a file may repeat, and not repeat, altogether, those that are over included. */
const MAX_REPEATS = 3_000;
/** Longer ones are followed day by day, which would keep everyone else waiting. */
const LONGEST_S = 10 * 366 * 24 * 60 * 60;
/**
 * Repeating by these alone always comes to an end, and soon; a rule that never fits a date, or leaps far beyond
 * the calendar, would be followed for ever.
 */
const PLAIN_RULE =
	/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;INTERVAL=[1-9]\d{0,2}|;COUNT=\d{1,6}|;UNTIL=[\dTZ]+|;WKST=\w+)*$/;
const WEEKLY_RULE =
	/^FREQ=WEEKLY(;INTERVAL=[1-9]\d{0,2}|;COUNT=\d{1,6}|;UNTIL=[\dTZ]+|;WKST=\w+|;BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,\w\w)*)*$/;
const UID_LENGTH = 200;

const TOO_OFTEN = "it repeats too often, so let it begin later or enter its dates one by one";

/** Its message says for the owner what is wrong with an event. */
class Unreadable extends Error {}

/**
 * The nights that an iCalendar file (RFC 5545) takes. Ends are exclusive, as in a stay; a date without an end, or
 * with one before it, is one night; a time counts as the date that the hotel's clock shows then, and what begins
 * and ends on one date takes no night. Cancelled events and those marked as free (TRANSP) take none. Repeats are
 * followed, with their exceptions, when they are by days, weeks (with weekdays), months or years. Events that
 * share a UID, or have none, all count. Refused, in a sentence for the owner, when it is no calendar, repeats in
 * another way, or holds more than 2,000 events.
 */
export function readCalendar(text: string, window: Window): ReadCalendar {
	const calendar = parse(text);
	if (!calendar)
		return { ok: false, fault: "This is not a calendar file. It should begin with BEGIN:VCALENDAR." };
	const found = new Map<string, CalendarEvent>();
	const budget = { repeats: MAX_REPEATS };
	try {
		for (const [component, exceptions] of withExceptions(calendar.getAllSubcomponents("vevent")))
			for (const event of occurrencesOf(component, exceptions, window, budget)) {
				if (event.from < event.to) keep(found, event);
				if (found.size > MAX_EVENTS) return { ok: false, fault: tooMany() };
			}
	} catch (error) {
		const reason = error instanceof Unreadable ? error.message : "its dates are not valid";
		return { ok: false, fault: `An event in it can’t be read: ${reason}.` };
	}
	return { ok: true, events: [...found.values()] };
}

/** Another event of the same UID stands beside it by its first night; one that is the same in both counts once. */
function keep(found: Map<string, CalendarEvent>, event: CalendarEvent): void {
	const namesake = found.get(event.uid);
	const uid = namesake && namesake.from !== event.from ? `${event.uid}/${event.from}` : event.uid;
	const earlier = found.get(uid);
	if (!earlier || earlier.to < event.to) found.set(uid, { ...event, uid });
}

const tooMany = () =>
	`It holds more than ${MAX_EVENTS.toLocaleString("en-US")} events. Leave out those of the past and try again.`;

/**
 * Each event with the exceptions to its repeats. The library would offer every exception to every event, whatever
 * its UID, and take minutes over a long file. An exception whose event is not in the file is an event of its own.
 */
function withExceptions(components: ICAL.Component[]): [ICAL.Component, ICAL.Component[]][] {
	const exceptions = new Map<string, ICAL.Component[]>();
	const events: ICAL.Component[] = [];
	for (const component of components) {
		const lasting = component.getFirstPropertyValue("duration");
		if (lasting instanceof ICAL.Duration && lasting.toSeconds() > LONGEST_S)
			throw new Unreadable("it lasts longer than ten years");
		if (!component.hasProperty("dtstart")) throw new Unreadable("it has no date");
		if (!component.hasProperty("recurrence-id")) events.push(component);
		else exceptions.set(uidOf(component), [...(exceptions.get(uidOf(component)) ?? []), component]);
	}
	const related = events.map((event): [ICAL.Component, ICAL.Component[]] => {
		const own = isRepeating(event) ? exceptions.get(uidOf(event)) : undefined;
		if (own) exceptions.delete(uidOf(event));
		return [event, own ?? []];
	});
	return [...related, ...[...exceptions.values()].flat().map((alone) => [alone, []] as [ICAL.Component, []])];
}

const isRepeating = (component: ICAL.Component) =>
	component.hasProperty("rrule") || component.hasProperty("rdate");

function parse(text: string): ICAL.Component | null {
	try {
		const parsed = ICAL.parse(text.replace(/^\uFEFF/, "").trim());
		const calendar = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
		return calendar.name === "vcalendar" ? calendar : null;
	} catch {
		return null;
	}
}

function* occurrencesOf(
	component: ICAL.Component,
	exceptions: ICAL.Component[],
	window: Window,
	budget: { repeats: number },
): Generator<CalendarEvent> {
	const event = new ICAL.Event(component, { exceptions });
	const zoneOf = (name: string) => component.getFirstProperty(name)?.getFirstParameter("tzid");
	const start = { theirs: zoneOf("dtstart"), ours: window.timeZone };
	// An event may end in another zone than it begins in.
	const zones = { start, end: { ...start, theirs: zoneOf("dtend") ?? start.theirs } };
	if (!isRepeating(component) || component.hasProperty("recurrence-id")) {
		const span = spanOf(event.startDate, event.endDate, zones);
		if (takesNights(component) && isWithin(span, window))
			yield { uid: uidOf(component) || `event/${span.from}`, ...span };
		return;
	}
	for (const rule of component.getAllProperties("rrule")) {
		const written = String(rule.getFirstValue());
		if (!PLAIN_RULE.test(written) && !WEEKLY_RULE.test(written))
			throw new Unreadable("it repeats in a way we don’t follow, so enter its dates one by one");
	}
	for (const name of ["rdate", "exdate"])
		for (const property of component.getAllProperties(name)) budget.repeats -= property.getValues().length;
	if (budget.repeats < 0) throw new Unreadable(TOO_OFTEN);
	const dates = event.iterator();
	for (let next = dates.next(); next; next = dates.next()) {
		if (--budget.repeats < 0) throw new Unreadable(TOO_OFTEN);
		const day = dateOf(next, start);
		if (day >= window.to) return;
		const { item, startDate, endDate } = event.getOccurrenceDetails(next);
		const span = spanOf(startDate, endDate, zones);
		if (takesNights(item.component) && isWithin(span, window))
			yield { uid: `${uidOf(component) || "event"}/${day}`, ...span };
	}
}

const takesNights = (component: ICAL.Component) =>
	text(component, "status").toUpperCase() !== "CANCELLED" &&
	text(component, "transp").toUpperCase() !== "TRANSPARENT";

const text = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? "");

const isWithin = (span: { from: string; to: string }, window: Window) =>
	span.to > window.from && span.from < window.to;

/** What the database can keep, and short enough for an index; empty without one. */
const uidOf = (component: ICAL.Component) => {
	const uid = text(component, "uid").replace(/\p{Cc}/gu, "");
	// No letter is cut in two.
	return [...uid.slice(0, 2 * UID_LENGTH)].slice(0, UID_LENGTH).join("");
};

type Zones = {
	/** The one that the event names, if it does. */
	theirs: string | undefined;
	ours: string;
};

function spanOf(
	start: ICAL.Time,
	end: ICAL.Time,
	zones: { start: Zones; end: Zones },
): { from: string; to: string } {
	const from = dateOf(start, zones.start);
	const to = dateOf(end, zones.end);
	return { from, to: start.isDate && to <= from ? nextDay(from) : to };
}

const nextDay = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** A time in UTC or in a zone by its IANA name is taken as the hotel's clock shows it, any other as it stands. */
function dateOf(time: ICAL.Time, zones: Zones): string {
	const { year, month, day, hour, minute, second } = time;
	// Beyond these, dates as text are not in the order of time.
	if (year < 1 || year > 9999) throw new Unreadable("it is not within the calendar");
	if (time.isDate) return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
	const plain = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
	const zone = time.zone?.tzid === "UTC" ? "UTC" : zones.theirs;
	if (!zone) return plain.toPlainDate().toString();
	try {
		return wallClock(new Date(plain.toZonedDateTime(zone).epochMilliseconds), zones.ours).date;
	} catch {
		return plain.toPlainDate().toString();
	}
}
