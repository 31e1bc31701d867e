import type { Span } from "./read-event.ts";

/** The kinds of events that an owner counts or skips for each calendar: marked as free, or titled "Not available". */
export const EVENT_KINDS = ["free", "unavailable"] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Whether the events of each kind take nights. */
export type CountedEvents = Record<EventKind, boolean>;

/** Airbnb's, that of several channel programs, and Booking.com's, which are in lower case here. */
const UNAVAILABLE_TITLES = ["airbnb (not available)", "not available", "closed - not available"];

export function eventKindsOf({ title, isFree }: { title: string; isFree: boolean }): EventKind[] {
	const isUnavailable = UNAVAILABLE_TITLES.includes(title.toLowerCase());
	return EVENT_KINDS.filter((kind) => (kind === "free" ? isFree : isUnavailable));
}

/** The spans as runs within the limits: in order, apart from each other. */
export function runsWithin(spans: readonly Span[], limits: Span): Span[] {
	const runs: Span[] = [];
	for (const span of spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
		const from = span.from > limits.from ? span.from : limits.from;
		const to = span.to < limits.to ? span.to : limits.to;
		const last = runs.at(-1);
		if (last && from <= last.to) last.to = to > last.to ? to : last.to;
		else if (from < to) runs.push({ from, to });
	}
	return runs;
}
