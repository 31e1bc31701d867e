import { formatDate } from "#app/common/calendar.ts";
import { formatCount } from "#app/common/language/format-count.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { type Line, splitCalendar } from "./calendar-lines.ts";
import { inZone, readTime, zoneFinder } from "./calendar-time.ts";
import { type CountedEvents, type EventKind, eventKindsOf, runsWithin } from "./event-kinds.ts";
import {
	daysBetween,
	isCancelled,
	type ReadEvent,
	readEvent,
	type Span,
	titleOf,
	UnreadableEventError,
	uidOf,
} from "./read-event.ts";
import { type Budget, BudgetExhaustedError, newBudget, repeatDates } from "./repeat-dates.ts";

/** Nights that another calendar takes: from one date at the hotel up to another, exclusive. */
export type CalendarEvent = { uid: string } & Span;

export type ReadCalendar =
	| {
			ok: true;
			events: CalendarEvent[];
			/** Events of a kind that the owner chose to skip. */
			skipped: CalendarEvent[];
			/** The UIDs of the events that could not be read: what they took before stays taken. */
			unread: string[];
			/** The number of events of which some were skipped as free; a repeating one counts once. */
			skippedFree: number;
			/** By kind of events: the nights within the window that only the owner's choice for it decides about, as runs. */
			nights: Record<EventKind, Span[]>;
			/** The events that could not be read, each with its title, date and reason. */
			warnings: string[];
	  }
	| { ok: false; fault: string };

type Window = {
	/** The hotel's time zone, in which times become dates. */
	timeZone: string;
	/** The window of dates to read. */
	from: string;
	to: string;
	/** Whether events of the kinds that an owner can skip take nights like the others. */
	counts: CountedEvents;
};

/** What the UIDs of events without one begin with. */
const NO_UID = "event";
const MAX_EVENTS = 2_000;
/** The most changes of one event that also change all its later repeats. */
const MAX_CHANGES = 50;
const MAX_WARNINGS = 20;
/** The limit on the cost of all its dates, see `costOf`. */
const STEPS_OF_FILE = 100_000;

/**
 * Returns the nights that an iCalendar file (RFC 5545) takes. Ends are exclusive. A date with no end, or an
 * end before its start, is one night. A time counts as the hotel's local date; an event within one date takes
 * no night. Cancelled events take none. Repeats are expanded up to the end of the window, with their
 * exceptions. Events with the same UID, or none, all count. Names the events that can't be read.
 * Refuses, in a sentence for the owner, text that is not a calendar, is cut off, or has more than 2,000
 * events in the window.
 */
export function readCalendar(text: string, window: Window): ReadCalendar {
	const calendar = splitCalendar(text);
	if (!calendar)
		return {
			ok: false,
			fault: "This is not a calendar file. It must begin with BEGIN:VCALENDAR and end with END:VCALENDAR.",
		};
	const budget = newBudget(STEPS_OF_FILE);
	const context = { ours: window.timeZone, find: zoneFinder(calendar.zones), budget };
	const warnings: string[] = [];
	const unread = new Set<string>();
	const read: Read[] = [];
	const orWarn = (lines: Line[], work: () => void) => {
		try {
			work();
		} catch (error) {
			warnings.push(warningOf(lines, reasonOf(error)));
			unread.add(uidOf(lines) || NO_UID);
		}
	};
	for (const lines of calendar.events)
		orWarn(lines, () => {
			// A cancelled repeat still replaces the regular one.
			if (isCancelled(lines) && !lines.some((line) => line.name === "RECURRENCE-ID")) return;
			read.push({ event: readEvent(lines, context), lines });
		});
	const found = new Map<string, CalendarEvent>();
	const skipped: CalendarEvent[] = [];
	const chosen: Record<EventKind, Span[]> = { free: [], unavailable: [] };
	let skippedFree = 0;
	for (const { event, lines, replacements } of withReplacements(read)) {
		orWarn(lines, () => {
			const taken = occurrencesOf(event, replacements, window, budget);
			if (!window.counts.free && taken.some(({ kinds }) => kinds.includes("free"))) skippedFree++;
			for (const { uid, from, to, kinds } of taken) {
				const skipping = kinds.filter((kind) => !window.counts[kind]);
				if (skipping.length === 0) keep(found, { uid, from, to });
				else skipped.push({ uid, from, to });
				for (const kind of kinds)
					if (skipping.every((other) => other === kind)) chosen[kind].push({ from, to });
			}
		});
		if (found.size > MAX_EVENTS) return { ok: false, fault: TOO_MANY };
	}
	return {
		ok: true,
		events: [...found.values()],
		skipped,
		unread: [...unread],
		skippedFree,
		nights: { free: runsWithin(chosen.free, window), unavailable: runsWithin(chosen.unavailable, window) },
		warnings: shorten(warnings),
	};
}

const TOO_MANY = `The calendar has more than ${formatCount(MAX_EVENTS)} events from today on. Remove some and try again.`;

function reasonOf(error: unknown): string {
	if (error instanceof UnreadableEventError) return error.message;
	if (error instanceof BudgetExhaustedError) return "it repeats too often; enter its dates one by one";
	return "its repeat rule can’t be read; enter its dates one by one";
}

function warningOf(lines: readonly Line[], reason: string): string {
	const title = titleOf(lines);
	const written = lines.find((line) => line.name === "DTSTART")?.value ?? "";
	const date = readTime(written, null)?.date;
	const shown = date ? formatDate(date) : written.replace(/[^\w:.+-]/g, "").slice(0, 20);
	return `${title ? `“${title}”` : "An event without a title"}${shown ? ` (${shown})` : ""}: ${reason}.`;
}

const shorten = (warnings: string[]) =>
	warnings.length <= MAX_WARNINGS
		? warnings
		: [...warnings.slice(0, MAX_WARNINGS), `And ${warnings.length - MAX_WARNINGS} more.`];

/** Different events with the same UID are told apart by their first night; equal ones count once. */
function keep(found: Map<string, CalendarEvent>, event: CalendarEvent): void {
	const namesake = found.get(event.uid);
	const uid = namesake && namesake.from !== event.from ? `${event.uid}/${event.from}` : event.uid;
	const earlier = found.get(uid);
	if (!earlier || earlier.to < event.to) found.set(uid, { ...event, uid });
}

const isRepeating = ({ rules, added }: ReadEvent) => rules.length > 0 || added.length > 0;

type Read = { event: ReadEvent; lines: Line[] };

/** Each event with its replaced repeats; a replacement without its event is an event of its own. */
function withReplacements(read: readonly Read[]): (Read & { replacements: ReadEvent[] })[] {
	const isMaster = ({ event }: Read) => !event.replaces && isRepeating(event);
	const ofMasters = new Map<string, ReadEvent[]>();
	for (const { event } of read.filter(isMaster)) ofMasters.set(event.uid, []);
	const events: Read[] = [];
	for (const each of read) {
		const replaced = each.event.replaces ? ofMasters.get(each.event.uid) : undefined;
		if (replaced) replaced.push(each.event);
		else events.push(each);
	}
	return events.map((each) => ({
		...each,
		replacements: isMaster(each) ? (ofMasters.get(each.event.uid) ?? []) : [],
	}));
}

type Occurrence = CalendarEvent & { kinds: EventKind[] };

/** The nights of an event within the window. */
function occurrencesOf(
	event: ReadEvent,
	replacements: readonly ReadEvent[],
	window: Window,
	budget: Budget,
): Occurrence[] {
	const inWindow = (each: Occurrence) =>
		each.from < each.to && each.to > window.from && each.from < window.to;
	const alone = (each: ReadEvent, uid: string): Occurrence[] =>
		each.isCancelled ? [] : [{ uid, ...each.spanAt(), kinds: eventKindsOf(each) }].filter(inWindow);
	if (event.replaces || !isRepeating(event))
		return alone(event, event.uid || `${NO_UID}/${event.spanAt().from}`);
	const uid = event.uid || NO_UID;
	const single = replacements.filter(({ replaces }) => !replaces?.isWithLater);
	const later = replacements
		.filter(({ replaces }) => replaces?.isWithLater)
		.toSorted((one, other) => ((one.replaces?.date ?? "") < (other.replaces?.date ?? "") ? 1 : -1));
	if (later.length > MAX_CHANGES) throw new BudgetExhaustedError();
	const replaced = new Set(single.map(({ replaces }) => replaces?.date));
	return [
		...spansOf(event, window, budget).flatMap((span) => {
			if (replaced.has(span.from)) return [];
			const change = later.find(({ replaces }) => (replaces?.date ?? "") <= span.from);
			if (change?.isCancelled) return [];
			const moved = change ? movedAlong(change, span) : span;
			const kinds = eventKindsOf(change ?? event);
			return [{ uid: `${uid}/${span.from}`, ...moved, kinds }].filter(inWindow);
		}),
		...single.flatMap((each) => alone(each, `${uid}/${each.replaces?.date}`)),
	];
}

/** A repeat after a change of it and all later ones: it has the changed one's offset and length. */
function movedAlong(change: ReadEvent, { from }: Span): Span {
	const changed = change.spanAt();
	const shifted = addDays(from, daysBetween(change.replaces?.date ?? from, changed.from));
	return { from: shifted, to: addDays(shifted, daysBetween(changed.from, changed.to)) };
}

/** The dates of a repeating event, with all that may be in the window. */
function spansOf(event: ReadEvent, window: Window, budget: Budget): Span[] {
	const { start, rules, exceptRules, added, excepted } = event;
	const own = event.spanAt();
	// A repeat that starts this long before the window may end in it.
	const margin = daysBetween(own.from, own.to) + 2;
	const earliest = addDays(window.from, -Math.max(margin, 0));
	const followed = (written: string[]) =>
		written.flatMap((rule) =>
			repeatDates(rule, start, { from: earliest, to: addDays(window.to, 1), budget }),
		);
	const except = new Set([
		...excepted,
		...followed(exceptRules).map((time) => inZone(time, window.timeZone).date),
	]);
	const repeats = followed(rules)
		.filter((time) => time.date >= earliest)
		.map((time) => event.spanAt(time.date));
	// An added date with a length of its own replaces the same date of a rule.
	const spans = new Map([own, ...repeats, ...added].map((span) => [span.from, span]));
	return [...spans.values()].filter((span) => !except.has(span.from));
}
