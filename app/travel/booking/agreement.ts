import { z } from "zod";
import { formatDate, formatMoment, isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { sumOfExtras } from "#app/travel/extras/extra-prices.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import type { StayQuote } from "#app/travel/quotes/quote-stay.server.ts";

const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const date = z.string().refine(isCalendarDate);
const agreedStay = z.object({
	room: z.int(),
	plan: z.int().nullable().default(null),
	stay: z.object({
		checkIn: date,
		checkOut: date,
		rooms: z.int(),
		adults: z.int(),
		children: z.int(),
		ages: z.array(z.int()).readonly().optional(),
	}),
	/** Minor units, in the order of the nights. */
	prices: z.array(amount).max(90),
	extras: z.array(z.object({ id: z.int(), quantity: z.int(), amount })).default([]),
	/** The stay tax, in minor units. */
	tax: amount.default(0),
	freeUntil: z.iso.datetime(),
	lateFeePercent: amount,
	noShowPercent: amount,
	isInstant: z.boolean(),
	/** Minor units, paid online. */
	deposit: amount.default(0),
	/** The name of the offer; empty for none. */
	offer: z.string().max(200).default(""),
});

/** The offer that the guest saw and agrees to by booking. */
export type AgreedStay = z.output<typeof agreedStay>;

/** One difference between the offer seen and the current one. Minor units, percents, moments in UTC. */
export type StayChange =
	| { kind: "night"; date: string; was: number; now: number }
	| { kind: "extras" | "tax" | "total" | "deposit" | "lateFee" | "noShow"; was: number; now: number }
	| { kind: "freeUntil" | "offer"; was: string; now: string }
	| { kind: "confirmation"; was: boolean; now: boolean };

/** The offer as text; it is signed in the form. */
export function serializeStay({
	room,
	rate,
	stay,
	offer,
	nights,
	extras,
	tax,
	terms,
	holdUntil,
	deposit,
}: StayQuote): string {
	const { freeUntil, lateFeePercent, noShowPercent } = terms;
	const prices = nights.map(({ price }) => price);
	const serialized = { room: room.id, stay, prices, freeUntil, lateFeePercent, noShowPercent };
	const agreed = { ...serialized, isInstant: holdUntil === null } satisfies Omit<
		AgreedStay,
		"deposit" | "extras" | "plan" | "tax" | "offer"
	>;
	const { planId: plan } = rate;
	return JSON.stringify({
		...agreed,
		...(plan === null ? {} : { plan }),
		...(extras.length > 0
			? { extras: extras.map(({ extra, ...chosen }) => ({ ...chosen, id: extra.id })) }
			: {}),
		...(tax > 0 ? { tax } : {}),
		...(deposit > 0 ? { deposit } : {}),
		...(offer ? { offer: offer.name } : {}),
	});
}

/** Reads the offer, or returns null when it is invalid or for another stay. */
export function parseStay(
	text: string,
	of: { roomId: number; plan?: { id: number } | null; stay: Stay },
): AgreedStay | null {
	const read = agreedStay.safeParse(parse(text));
	if (!read.success || read.data.room !== of.roomId || read.data.plan !== (of.plan?.id ?? null)) return null;
	const names = ["checkIn", "checkOut", "rooms", "adults", "children", "ages"] as const;
	return names.every((name) => String(read.data.stay[name]) === String(of.stay[name])) ? read.data : null;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/**
 * Compares the offer that the guest saw with the current one. `toAgree`: the total went up (with the nights
 * that changed, and the hotel's offer if that did), more is paid online, or the terms for cancellation, no-show or confirmation got worse; the guest must agree
 * first. `priceDrops`: what got better, which applies without asking.
 */
export function compareStays(
	agreed: AgreedStay,
	quote: StayQuote,
	now: Date,
): { toAgree: StayChange[]; priceDrops: StayChange[] } {
	const toAgree: StayChange[] = [];
	const priceDrops: StayChange[] = [];
	const total = agreed.prices.reduce((sum, price) => sum + price, agreed.tax + sumOfExtras(agreed.extras));
	if (quote.total > total) toAgree.push(...nightChanges(agreed, quote), ...offerChanges(agreed, quote));
	if (quote.total > total && sumOfExtras(quote.extras) !== sumOfExtras(agreed.extras))
		toAgree.push({ kind: "extras", was: sumOfExtras(agreed.extras), now: sumOfExtras(quote.extras) });
	if (quote.total > total && quote.tax !== agreed.tax)
		toAgree.push({ kind: "tax", was: agreed.tax, now: quote.tax });
	const judge = (change: StayChange, worse: boolean) => (worse ? toAgree : priceDrops).push(change);
	if (quote.total !== total) judge({ kind: "total", was: total, now: quote.total }, quote.total > total);
	if (quote.deposit !== agreed.deposit)
		judge({ kind: "deposit", was: agreed.deposit, now: quote.deposit }, quote.deposit > agreed.deposit);
	const { freeUntil, lateFeePercent, noShowPercent } = quote.terms;
	// When both have passed, nothing has changed for the guest.
	const isOpen = [agreed.freeUntil, freeUntil].some((until) => new Date(until) > now);
	if (freeUntil !== agreed.freeUntil && isOpen)
		judge({ kind: "freeUntil", was: agreed.freeUntil, now: freeUntil }, freeUntil < agreed.freeUntil);
	const fees = [
		{ kind: "lateFee", was: agreed.lateFeePercent, now: lateFeePercent },
		{ kind: "noShow", was: agreed.noShowPercent, now: noShowPercent },
	] as const;
	for (const fee of fees) if (fee.now !== fee.was) judge(fee, fee.now > fee.was);
	const isInstant = quote.holdUntil === null;
	if (isInstant !== agreed.isInstant)
		judge({ kind: "confirmation", was: agreed.isInstant, now: isInstant }, !isInstant);
	return { toAgree, priceDrops };
}

const nightChanges = (agreed: AgreedStay, quote: StayQuote): StayChange[] =>
	quote.nights.flatMap(({ date: on, price }, at): StayChange[] => {
		const was = agreed.prices[at] ?? 0;
		return was === price ? [] : [{ kind: "night", date: on, was, now: price }];
	});

const offerChanges = ({ offer: was }: AgreedStay, { offer }: StayQuote): StayChange[] =>
	was === (offer?.name ?? "") ? [] : [{ kind: "offer", was, now: offer?.name ?? "" }];

type Shown = { currency: string; timeZone: string; now: Date };

/** A change as a row of old and new text, in the hotel's time zone. */
export function formatStayChange(
	change: StayChange,
	{ currency, timeZone, now }: Shown,
): { what: string; was: string; now: string } {
	const both = <Value>(what: string, show: (value: Value) => string, of: { was: Value; now: Value }) => ({
		what,
		was: show(of.was),
		now: show(of.now),
	});
	const money = (sum: number) => formatMoney(sum, currency);
	const percent = (of: number) => (of === 0 ? t.stayChanges.nothing : t.stayChanges.percent({ percent: of }));
	switch (change.kind) {
		case "night":
			return both(formatDate(change.date, now.getUTCFullYear()), money, change);
		case "extras":
			return both(t.extras.title, money, change);
		case "tax":
			return both(t.stayTax.line, money, change);
		case "total":
			return both(t.stayChanges.total, money, change);
		case "deposit":
			return both(t.stayChanges.deposit, (sum) => (sum === 0 ? t.stayChanges.nothing : money(sum)), change);
		case "freeUntil":
			return both(
				t.stayChanges.freeUntil,
				(until) => (new Date(until) > now ? formatMoment(until, timeZone, now) : t.stayChanges.ended),
				change,
			);
		case "offer":
			return both(t.offers.offer, (name) => name || t.offers.none, change);
		case "lateFee":
			return both(t.stayChanges.lateFee, percent, change);
		case "noShow":
			return both(t.stayChanges.noShow, percent, change);
		case "confirmation":
			return both(
				t.stayChanges.confirmed,
				(instant) => (instant ? t.stayChanges.instantly : t.stayChanges.whenAccepted),
				change,
			);
	}
}

/** A change in the guest's favour, as a sentence. */
export function formatPriceDrop(change: StayChange, shown: Shown): string {
	const { what, was, now } = formatStayChange(change, shown);
	return change.kind === "total"
		? t.stayChanges.newPrice({ now, was })
		: t.stayChanges.change({ what, now, was });
}
