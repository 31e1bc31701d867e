import { wallClock } from "#app/common/calendar.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { parseStay, serializeStay } from "#app/travel/booking/agreement.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { BOOKING_STATES, hasEnded } from "#app/travel/stays/booking-states.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import type { Database } from "#db/client.ts";
import {
	type DemoProvider,
	openDemoCheckout,
	payAtDemoProvider,
	settleDemoRefunds,
} from "#demo/shop/orders/online-payments.ts";
import type { PriceOn } from "#demo/travel/seasons.ts";
import { demoRateAt } from "#demo/travel/statements.ts";
import { demoHash } from "../../demo-hash.ts";
import { HOUR_MS } from "../../demo-time.ts";
import type { StayChoice } from "./choices.ts";
import { isRequest, type PlannedStay, type Step, stepsOf } from "./stay-steps.ts";
import { type PastStay, writeNightsSold, writePastStays } from "./write-past-stays.ts";

/** So many days before now, stays of hotels that are paid online are booked and paid like those to come. */
const PAID_ONLINE_DAYS = 40;

/** A guest pays so long after booking; those who booked less than this ago have not yet. */
const PAYS_AFTER_MS = HOUR_MS / 15;
const UNPAID_FOR_MS = 6 * HOUR_MS;

const AT_ONCE = 200;
/** Hotels whose latest booking may change while guests of other hotels book. */
const HOTELS_AT_ONCE = 3;

type Context = {
	currency: string;
	priceOn: PriceOn;
	choose: (stay: PlannedStay) => StayChoice;
	now: Date;
	/** Who takes what is paid online; without it, guests pay at the hotel. */
	provider?: DemoProvider | undefined;
};

/**
 * Stores all stays in the order of booking: past ones as rows, the others through the rules that the screens use.
 * Stays that an owner's changes do not allow are left out.
 */
export async function bookStays(
	db: Database,
	planned: readonly PlannedStay[],
	context: Context,
): Promise<void> {
	let past: PastStay[] = [];
	const sold = new Map<number, number>();
	const write = async () => {
		await writePastStays(db, past, { ...context, sold });
		past = [];
	};
	/** Stays that end before this date are past, by hotel. */
	const recent = new Map<number, string>();
	for (const { id, city, payment } of planned.map(({ hotel }) => hotel))
		if (!recent.has(id)) {
			const days = context.provider && payment ? PAID_ONLINE_DAYS : 3;
			recent.set(id, addDays(wallClock(context.now, city.timeZone).date, -days));
		}
	const inOrder = planned.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime());
	const unfinished = new Map<number, Promise<void>>();
	const finish = async (hotelId: number) => {
		await unfinished.get(hotelId);
		unfinished.delete(hotelId);
	};
	for (const [at, stay] of inOrder.entries()) {
		const steps = stepsOf(stay, context.now);
		const key = `stay ${at}`;
		const last = steps.at(-1);
		const isOver = stay.checkOut < (recent.get(stay.hotel.id) ?? "");
		if (last && isOver && !BOOKING_STATES[last.to].holds) {
			past.push({ stay, steps, key });
			if (past.length === AT_ONCE) await write();
			continue;
		}
		await write();
		const [longest] = unfinished.size < HOTELS_AT_ONCE ? [] : unfinished.keys();
		if (longest !== undefined) await finish(longest);
		// Rooms that a guest cancels are free for the next one.
		await finish(stay.hotel.id);
		const booked = await book(db, { stay, steps, key }, context);
		if (booked === null) continue;
		const changes = runSteps(db, { stay, steps, ...booked });
		// The next booking would expire a request that is not answered yet.
		if (isRequest(stay)) await changes;
		else unfinished.set(stay.hotel.id, changes);
		// The one that awaits it gets the error.
		changes.catch(() => {});
	}
	await write();
	await Promise.all(unfinished.values());
	await writeNightsSold(db, sold);
	await expireRequests(db, { now: context.now });
}

/**
 * Books a stay, and pays what its hotel asks to pay online, unless it was booked just now. `paidTo`: who took the
 * money. Null when the room is not for sale on these dates.
 */
async function book(
	db: Database,
	{ stay, key }: PastStay,
	{ currency, choose, now, provider }: Context,
): Promise<Pick<Booked, "number" | "paidTo"> | null> {
	const { room, checkIn, checkOut, rooms, adults, children, isWalkIn, bookedAt, hotel } = stay;
	const { plan, extras: wanted, code, ...asked } = choose(stay);
	const dates = { checkIn, checkOut, rooms, adults, children, ...asked };
	const by = isWalkIn ? "staff" : "guest";
	const online = isWalkIn ? undefined : provider;
	const query = {
		...dates,
		roomId: room.id,
		plan,
		code,
		now: bookedAt,
		by,
		onlineCurrency: online ? currency : null,
	} as const;
	const withExtras = await quoteStay(db, { ...query, extras: wanted });
	const isSoldOut = !withExtras.ok && withExtras.reason === "extra_sold_out";
	const quote = isSoldOut ? await quoteStay(db, query) : withExtras;
	if (!quote.ok) return null;
	const booked = await bookRoom(db, {
		roomId: room.id,
		planId: plan?.id ?? null,
		extras: isSoldOut ? [] : wanted,
		code,
		stay: dates,
		agreed: parseStay(serializeStay(quote), { roomId: room.id, plan, stay: dates }),
		idempotencyKey: demoHash(key),
		source: isWalkIn ? "walk_in" : "guest",
		accountId: stay.accountId,
		...(isWalkIn ? { desk: hotel.actor } : {}),
		guestHash: null,
		name: stay.guest.name,
		email: stay.guest.email,
		contact: stay.guest.contact,
		requests: stay.requests,
		currency,
		defaultCommissionRate: demoRateAt(bookedAt, { isWalkIn, now }),
		paymentProvider: online ? "stripe" : null,
		now: bookedAt,
	});
	if (!booked.ok) throw new Error(`${hotel.name} did not take a stay from ${checkIn}: ${booked.reason}`);
	const { number } = booked;
	if (!online || quote.deposit === 0) return { number };
	await openDemoCheckout(db, online, { number, now: bookedAt });
	if (now.getTime() - bookedAt.getTime() < UNPAID_FOR_MS) return { number };
	await payAtDemoProvider(db, online, { number, now: new Date(bookedAt.getTime() + PAYS_AFTER_MS) });
	return { number, paidTo: online };
}

type Booked = { stay: PlannedStay; steps: Step[]; number: string; paidTo?: DemoProvider };

async function runSteps(db: Database, { stay, steps, number, paidTo }: Booked): Promise<void> {
	for (const { expectedStatus, to, by, at, detail } of steps) {
		const actorId = by === "staff" ? stay.hotel.actor.accountId : by === "guest" ? stay.accountId : null;
		const change = { number, expectedStatus, to, by, actorId, detail, now: at };
		const changed = await changeBooking(db, change);
		// The request has expired.
		if (!changed.ok) return;
		if (paidTo && hasEnded(to)) await settleDemoRefunds(db, paidTo, { number, now: at });
	}
}
