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
import { isRequest, type PlannedStay, type Step, stepsOf } from "./stay-steps.ts";
import { type PastStay, writeNightsSold, writePast } from "./write-past.ts";

const AT_ONCE = 200;
/** Of so many hotels the latest guest's story is told while the next ones book. */
const HOTELS_AT_ONCE = 3;

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
	const sold = new Map<number, number>();
	const write = async () => {
		await writePast(db, past, { ...telling, sold });
		past = [];
	};
	/** What ended before this date, by zone: asking a zone for its date is dear. */
	const recent = new Map<string, string>();
	for (const { city } of planned.map(({ hotel }) => hotel))
		if (!recent.has(city.timeZone))
			recent.set(city.timeZone, addDays(wallClock(telling.now, city.timeZone).date, -3));
	const inOrder = planned.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime());
	const unfinished = new Map<number, Promise<void>>();
	const finish = async (hotelId: number) => {
		await unfinished.get(hotelId);
		unfinished.delete(hotelId);
	};
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
		const [longest] = unfinished.size < HOTELS_AT_ONCE ? [] : unfinished.keys();
		if (longest !== undefined) await finish(longest);
		// Rooms that a guest gives back are there for the next.
		await finish(stay.hotel.id);
		const number = await book(db, { stay, steps, key }, telling);
		if (number === null) continue;
		const story = tellSteps(db, { stay, steps, number });
		// A request is answered before the next booking lets it run out.
		if (isRequest(stay)) await story;
		else unfinished.set(stay.hotel.id, story);
		// Whoever waits for it is told what went wrong.
		story.catch(() => {});
	}
	await write();
	await Promise.all(unfinished.values());
	await writeNightsSold(db, sold);
	await expireRequests(db, { now: telling.now });
}

/** The number of the booking; null where the owner's calendar does not allow it. */
async function book(db: Database, { stay, key }: PastStay, { currency }: Telling): Promise<string | null> {
	const { room, checkIn, checkOut, rooms, adults, children, isWalkIn, bookedAt, hotel } = stay;
	const dates = { checkIn, checkOut, rooms, adults, children };
	const by = isWalkIn ? "staff" : "guest";
	const quote = await quoteStay(db, { ...dates, roomId: room.id, now: bookedAt, by });
	if (!quote.ok) return null;
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
	return booked.number;
}

type Story = { stay: PlannedStay; steps: Step[]; number: string };

async function tellSteps(db: Database, { stay, steps, number }: Story): Promise<void> {
	for (const { seen, to, by, at, detail } of steps) {
		const actorId = by === "staff" ? stay.hotel.actor.accountId : by === "guest" ? stay.accountId : null;
		const change = { number, seen, to, by, actorId, detail, now: at };
		const changed = await changeBooking(db, change);
		// A request that was answered after its time.
		if (!changed.ok) return;
	}
}
