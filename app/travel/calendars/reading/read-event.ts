import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#app/common/zoned-time.server.ts";
import { type Line, plainText } from "./calendar-lines.ts";
import { type EventTime, inZone, readTime } from "./calendar-time.ts";
import { type Budget, spend } from "./repeat-dates.ts";

/** From one date at the hotel up to another, exclusive. */
export type Span = { from: string; to: string };

export type ReadEvent = {
	/** Empty when missing. */
	uid: string;
	title: string;
	isFree: boolean;
	isCancelled: boolean;
	start: EventTime;
	/** The event's dates, or those of a repeat that starts on another date of its calendar. */
	spanAt: (date?: string) => Span;
	/** RRULE and EXRULE as written. */
	rules: string[];
	exceptRules: string[];
	/** Further occurrences (RDATE), each with the length that it has of its own or by the event. */
	added: Span[];
	/** The hotel's dates on which it does not repeat (EXDATE). */
	excepted: string[];
	/** The hotel's date of the repeat that it replaces, alone or with all later ones. */
	replaces: { date: string; isWithLater: boolean } | null;
};

/** The message tells the owner why an event can't be read. */
export class UnreadableEventError extends Error {}

type Context = {
	/** The hotel's time zone. */
	ours: string;
	find: (params: string) => string | null;
	budget: Budget;
};

const INVALID_DATE = "its date is not valid";
/** A longer event is more likely a mistake than a stay. */
const LONGEST_DAYS = 10 * 366;
const UID_LENGTH = 200;
const TITLE_LENGTH = 80;

/** Reads an event from its lines. Throws `UnreadableEventError` when it has no valid date. */
export function readEvent(lines: readonly Line[], { budget, ...zones }: Context): ReadEvent {
	const find = (name: string) => lines.find((line) => line.name === name);
	const all = (name: string) => lines.filter((line) => line.name === name);
	const timeOf = (line: Line, value = line.value) => {
		const time = readTime(value, zones.find(line.params));
		if (!time) throw new UnreadableEventError(INVALID_DATE);
		return time;
	};
	const valuesOf = (name: string) => {
		const values = all(name).flatMap((line) =>
			line.value.split(",").map((value) => ({ line, value: value.trim() })),
		);
		spend(budget, values.length);
		return values;
	};
	const dtstart = find("DTSTART");
	if (!dtstart) throw new UnreadableEventError("it has no date");
	const start = timeOf(dtstart);
	const dtend = find("DTEND");
	const duration = find("DURATION");
	const end = dtend ? timeOf(dtend) : duration ? endAfter(start, duration.value) : start;
	const spanAt = (date = start.date) => spanOf(start, end, { date, ours: zones.ours });
	/** A further start, or a period: a start and an end, or a start and a duration. */
	const addedSpan = ({ line, value }: { line: Line; value: string }): Span => {
		const [from = "", to] = value.split("/");
		const begin = timeOf(line, from);
		if (to === undefined) return spanAt(inZone(begin, start.zone).date);
		const until = to.startsWith("P") ? endAfter(begin, to) : timeOf(line, to);
		return spanOf(begin, until, { date: begin.date, ours: zones.ours });
	};
	const recurrence = find("RECURRENCE-ID");
	return {
		uid: uidOf(lines),
		title: titleOf(lines),
		isFree: find("TRANSP")?.value.toUpperCase() === "TRANSPARENT",
		isCancelled: isCancelled(lines),
		start,
		spanAt,
		rules: all("RRULE").map((line) => line.value),
		exceptRules: all("EXRULE").map((line) => line.value),
		added: valuesOf("RDATE").map(addedSpan),
		excepted: valuesOf("EXDATE").map(({ line, value }) => inZone(timeOf(line, value), zones.ours).date),
		replaces: recurrence
			? {
					date: inZone(timeOf(recurrence), zones.ours).date,
					isWithLater: /;RANGE=THISANDFUTURE/i.test(recurrence.params),
				}
			: null,
	};
}

export const isCancelled = (lines: readonly Line[]) =>
	lines.some((line) => line.name === "STATUS" && line.value.toUpperCase() === "CANCELLED");

/** The title and date by which the owner recognizes an event. */
export function titleOf(lines: readonly Line[]): string {
	const title = plainText(lines.find((line) => line.name === "SUMMARY")?.value ?? "");
	return [...title].slice(0, TITLE_LENGTH).join("");
}

/** The UID without characters that a database rejects, cut to the length of its index. Empty when the event has no UID. */
export const uidOf = (lines: readonly Line[]) =>
	[
		...(lines.find((line) => line.name === "UID")?.value ?? "")
			.replace(/[\p{Cc}\p{Cs}]/gu, "")
			.slice(0, 2 * UID_LENGTH),
	]
		.slice(0, UID_LENGTH)
		.join("");

function spanOf(start: EventTime, end: EventTime, { date, ours }: { date: string; ours: string }): Span {
	const shift = daysBetween(start.date, date);
	const from = inZone({ ...start, date }, ours).date;
	const to = inZone({ ...end, date: shift === 0 ? end.date : addDays(end.date, shift) }, ours).date;
	if (daysBetween(from, to) > LONGEST_DAYS) throw new UnreadableEventError("it lasts longer than ten years");
	if (start.time !== null && to < from) throw new UnreadableEventError("it ends before it begins");
	return { from, to: start.time === null && to <= from ? addDays(from, 1) : to };
}

function endAfter(start: EventTime, written: string): EventTime {
	const seconds = secondsOf(written);
	if (Math.abs(seconds) > LONGEST_DAYS * 24 * 60 * 60)
		throw new UnreadableEventError("it lasts longer than ten years");
	const end = Temporal.PlainDateTime.from(`${start.date}T${start.time ?? "00:00:00"}`).add({ seconds });
	const date = end.toPlainDate().toString();
	return { ...start, date, time: start.time && end.toPlainTime().toString().slice(0, 8) };
}

function secondsOf(duration: string): number {
	try {
		return ICAL.Duration.fromString(duration).toSeconds();
	} catch {
		throw new UnreadableEventError("its duration is not valid");
	}
}

export const daysBetween = (from: string, to: string) =>
	Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
