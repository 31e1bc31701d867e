import { z } from "zod";
import { isCalendarDate, showDate, showMoment } from "#app/common/calendar.ts";
import { showMoney } from "#app/common/money.ts";
import type { Stay } from "#app/travel/search/hotel-path.ts";
import type { StayQuote } from "./quote-stay.server.ts";

const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const date = z.string().refine(isCalendarDate);
const seenStay = z.object({
	room: z.int(),
	stay: z.object({ checkIn: date, checkOut: date, rooms: z.int(), adults: z.int(), children: z.int() }),
	/** Minor units, in the order of the nights. */
	prices: z.array(amount).max(90),
	freeUntil: z.iso.datetime(),
	lateFeePercent: amount,
	noShowPercent: amount,
	isInstant: z.boolean(),
});

/** What a person has seen of a stay, and agrees to by booking it. */
export type SeenStay = z.output<typeof seenStay>;

/** One thing that differs between what was seen and what would be booked. Minor units, percents, moments in UTC. */
export type StayChange =
	| { kind: "night"; date: string; was: number; now: number }
	| { kind: "total" | "lateFee" | "noShow"; was: number; now: number }
	| { kind: "freeUntil"; was: string; now: string }
	| { kind: "confirmation"; was: boolean; now: boolean };

/** The quote as text; signed, it goes into the form. */
export function writeSeen({ room, stay, nights, terms, holdUntil }: StayQuote): string {
	const { freeUntil, lateFeePercent, noShowPercent } = terms;
	const prices = nights.map(({ price }) => price);
	const seen = { room: room.id, stay, prices, freeUntil, lateFeePercent, noShowPercent };
	return JSON.stringify({ ...seen, isInstant: holdUntil === null } satisfies SeenStay);
}

/** Reads it back, or null when it is none, or one of another stay. */
export function readSeen(text: string, of: { roomId: number; stay: Stay }): SeenStay | null {
	const read = seenStay.safeParse(parse(text));
	if (!read.success || read.data.room !== of.roomId) return null;
	const names = ["checkIn", "checkOut", "rooms", "adults", "children"] as const;
	return names.every((name) => read.data.stay[name] === of.stay[name]) ? read.data : null;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/**
 * What differs between what was seen and what would be booked now. `toAgree`: it costs more in all (with the
 * nights that changed), or cancelling, not coming or confirming is worse; nothing is booked before it was
 * shown. `falls`: what got better, which is taken.
 */
export function compareWithSeen(
	seen: SeenStay,
	quote: StayQuote,
	now: Date,
): { toAgree: StayChange[]; falls: StayChange[] } {
	const toAgree: StayChange[] = [];
	const falls: StayChange[] = [];
	const total = seen.prices.reduce((sum, price) => sum + price, 0);
	if (quote.total > total) toAgree.push(...nightChanges(seen, quote));
	const judge = (change: StayChange, worse: boolean) => (worse ? toAgree : falls).push(change);
	if (quote.total !== total) judge({ kind: "total", was: total, now: quote.total }, quote.total > total);
	const { freeUntil, lateFeePercent, noShowPercent } = quote.terms;
	// Both over: it is as late as it was.
	const isOpen = [seen.freeUntil, freeUntil].some((until) => new Date(until) > now);
	if (freeUntil !== seen.freeUntil && isOpen)
		judge({ kind: "freeUntil", was: seen.freeUntil, now: freeUntil }, freeUntil < seen.freeUntil);
	if (lateFeePercent !== seen.lateFeePercent)
		judge(
			{ kind: "lateFee", was: seen.lateFeePercent, now: lateFeePercent },
			lateFeePercent > seen.lateFeePercent,
		);
	if (noShowPercent !== seen.noShowPercent)
		judge(
			{ kind: "noShow", was: seen.noShowPercent, now: noShowPercent },
			noShowPercent > seen.noShowPercent,
		);
	const isInstant = quote.holdUntil === null;
	if (isInstant !== seen.isInstant)
		judge({ kind: "confirmation", was: seen.isInstant, now: isInstant }, !isInstant);
	return { toAgree, falls };
}

const nightChanges = (seen: SeenStay, quote: StayQuote): StayChange[] =>
	quote.nights.flatMap(({ date: on, price }, at): StayChange[] => {
		const was = seen.prices[at] ?? 0;
		return was === price ? [] : [{ kind: "night", date: on, was, now: price }];
	});

type Shown = { currency: string; timeZone: string; now: Date };

/** A change as a row of old and new, in words; moments by the hotel's clock. */
export function showChange(
	change: StayChange,
	{ currency, timeZone, now }: Shown,
): { what: string; was: string; now: string } {
	const both = <Value>(what: string, show: (value: Value) => string, of: { was: Value; now: Value }) => ({
		what,
		was: show(of.was),
		now: show(of.now),
	});
	const money = (sum: number) => showMoney(sum, currency);
	const percent = (of: number) => (of === 0 ? "Nothing" : `${of}% of the total`);
	switch (change.kind) {
		case "night":
			return both(showDate(change.date, now.getUTCFullYear()), money, change);
		case "total":
			return both("Total", money, change);
		case "freeUntil":
			return both("Free cancellation until", (until) => showMoment(until, timeZone, now), change);
		case "lateFee":
			return both("Late cancellation fee", percent, change);
		case "noShow":
			return both("No-show fee", percent, change);
		case "confirmation":
			return both("Confirmed", (instant) => (instant ? "Instantly" : "When the hotel accepts"), change);
	}
}

/** A change in the guest's favour, as a sentence. */
export function sayFall(change: StayChange, shown: Shown): string {
	const { what, was, now } = showChange(change, shown);
	return change.kind === "total" ? `The price is now ${now} (was ${was}).` : `${what}: ${now} (was ${was}).`;
}
