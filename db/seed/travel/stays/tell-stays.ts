import { wallClock } from "#app/site/calendar.ts";
import { addDays } from "#app/site/zoned-time.server.ts";
import { readSeen, writeSeen } from "#app/travel/booking/agreement.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { quoteStay } from "#app/travel/booking/quote-stay.server.ts";
import { BOOKING_STATES } from "#app/travel/bookings/booking-states.ts";
import { changeBooking } from "#app/travel/bookings/change-booking.server.ts";
import { expireRequests } from "#app/travel/bookings/expire-requests.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "../../shop/orders/happening.ts";
import type { PriceOn } from "../seasons.ts";
import { type PlannedStay, stepsOf } from "./stay-steps.ts";
import { type PastStay, writePast } from "./write-past.ts";

const AT_ONCE = 200;

type Telling = { currency: string; priceOn: PriceOn; now: Date };

/**
 * Tells all stays in the order in which they were booked: those that are long over as they ended, the others by
 * the rules that the screens use. One that an owner's calendar does not allow is left out.
 */
export async function tellStays(
	db: Database,
	planned: readonly PlannedStay[],
	telling: Telling,
): Promise<void> {
	let past: PastStay[] = [];
	const write = async () => {
		await writePast(db, past, telling);
		past = [];
	};
	/** What ended before this date, by zone: asking a zone for its date is dear. */
	const recent = new Map<string, string>();
	for (const { city } of planned.map(({ hotel }) => hotel))
		if (!recent.has(city.timeZone))
			recent.set(city.timeZone, addDays(wallClock(telling.now, city.timeZone).date, -3));
	const inOrder = planned.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime());
	for (const [at, stay] of inOrder.entries()) {
		const steps = stepsOf(stay, telling.now);
		const key = `stay ${at}`;
		const last = steps.at(-1);
		const isOver = stay.checkOut < (recent.get(stay.hotel.city.timeZone) ?? "");
		if (last && isOver && !BOOKING_STATES[last.to].holds) {
			past.push({ stay, steps, key });
			if (past.length === AT_ONCE) await write();
			continue;
		}
		await write();
		await tellStay(db, { stay, steps, key }, telling);
	}
	await write();
	await expireRequests(db, { now: telling.now });
}

async function tellStay(db: Database, { stay, steps, key }: PastStay, { currency }: Telling): Promise<void> {
	const { room, checkIn, checkOut, rooms, adults, children, isWalkIn, bookedAt, hotel } = stay;
	const dates = { checkIn, checkOut, rooms, adults, children };
	const by = isWalkIn ? "staff" : "guest";
	const quote = await quoteStay(db, { ...dates, roomId: room.id, now: bookedAt, by });
	if (!quote.ok) return;
	const booked = await bookRoom(db, {
		roomId: room.id,
		stay: dates,
		seen: readSeen(writeSeen(quote), { roomId: room.id, stay: dates }),
		onceKey: demoHash(key),
		source: isWalkIn ? "walk_in" : "guest",
		accountId: stay.accountId,
		...(isWalkIn ? { actorId: hotel.actor.accountId } : {}),
		visitorHash: null,
		name: stay.guest.name,
		email: stay.guest.email,
		contact: stay.guest.contact,
		requests: stay.requests,
		currency,
		now: bookedAt,
	});
	if (!booked.ok) throw new Error(`${hotel.name} did not take a stay from ${checkIn}: ${booked.reason}`);
	for (const { seen, to, by: party, at, detail } of steps) {
		const actorId = party === "staff" ? hotel.actor.accountId : party === "guest" ? stay.accountId : null;
		const change = { number: booked.number, seen, to, by: party, actorId, detail, now: at };
		const changed = await changeBooking(db, change);
		// A request that was answered after its time.
		if (!changed.ok) return;
	}
}
