import { randomUUID } from "node:crypto";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { readFreeVehicles } from "#app/rent/fleet/capacity.server.ts";
import { findFreeTimes, freeStarts } from "#app/rent/fleet/free-times.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addDelivery, fillCart, placingOf, withCurrentQuote as seeOrder } from "#app/testing/shop/placing.ts";
import { bookingOf, withCurrentTerms as seeStay } from "#app/testing/travel/booking-a-room.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import type { Database } from "#db/client.ts";
import { dayAfter } from "../filling/days.ts";
import { BOARD_DAY } from "../filling/fill-board.ts";
import type { Figure } from "./measure.ts";
import { findBuyable } from "./people.ts";

type Measure = (name: string, act: (round: number) => Promise<void>) => Promise<Figure>;
type Bench = { measure: Measure; rounds: number; now: Date };

export async function measureOrders(on: Database, { measure, rounds, now }: Bench): Promise<Figure> {
	const deliveryMethodId = await addDelivery(on);
	const variants = await findBuyable(on, 8);
	const carts: number[] = [];
	for (let at = 0; at < rounds * 2; at++)
		carts.push(
			await fillCart(on, [
				{ variantId: variants[at % variants.length] ?? 0 },
				{ variantId: variants[(at + 1) % variants.length] ?? 0 },
			]),
		);
	return measure("placing an order", async (round) => {
		const cartId = carts[round] ?? 0;
		const placing = placingOf({ cartId, deliveryMethodId }, { now, guestHash: randomUUID() });
		const outcome = await placeOrder(on, await seeOrder(on, placing));
		if (!outcome.ok) throw new Error(`an order was not placed: ${JSON.stringify(outcome)}`);
	});
}

export async function measureBookings(
	on: Database,
	{ measure, now }: Omit<Bench, "rounds">,
): Promise<Figure> {
	const rooms = await on.selectFrom("rooms").select("id").orderBy("id").limit(400).execute();
	const today = now.toISOString().slice(0, 10);
	const checkIn = dayAfter(today, 25);
	let tried = 0;
	return measure("booking a room", async () => {
		for (;;) {
			const room = rooms[tried % rooms.length]?.id ?? 0;
			const start = dayAfter(checkIn, Math.floor(tried / rooms.length) * 3);
			tried++;
			const stay = { checkIn: start, checkOut: dayAfter(start, 2), rooms: 1, adults: 1, children: 0 };
			const outcome = await bookRoom(
				on,
				await seeStay(on, bookingOf(room, { stay, now, guestHash: randomUUID() })),
			);
			if (outcome.ok) return;
			if (tried > 20 * rooms.length) throw new Error("no room is free");
		}
	});
}

/** When each of the next 30 days is free, as a refused form and a new date ask for it. */
export async function measureFreeTimes(
	on: Database,
	{ measure, now }: Omit<Bench, "rounds">,
): Promise<Figure> {
	const today = now.toISOString().slice(0, 10);
	const wanted = { vehicle_type: "truck", booking_time: "10:00", cells: 4, timeZone: "UTC", now } as const;
	const dates = Array.from({ length: 31 }, (_, day) => dayAfter(today, day));
	return measure("free times of a month", async (round) => {
		const free = await readFreeVehicles(on, { vehicleType: wanted.vehicle_type, dates });
		for (const booking_date of dates) freeStarts(free, { ...wanted, booking_date });
		await findFreeTimes(on, { ...wanted, booking_date: dayAfter(today, 2 + (round % 28)) });
	});
}

/** A move of the day of the board, after its jobs. */
export async function measureMoves(on: Database, { measure, now }: Omit<Bench, "rounds">): Promise<Figure> {
	const booking_date = dayAfter(now.toISOString().slice(0, 10), BOARD_DAY);
	return measure("booking and cancelling a move", async () => {
		const move = moveOf({ vehicle_type: "truck", booking_date, booking_time: "16:00", now });
		const booked = await bookMove(on, move);
		if (!booked.ok) throw new Error(`a move was not booked: ${booked.reason}`);
		const { number } = booked;
		const change = { number, expectedStatus: "pending", to: "cancelled", actorId: null, now } as const;
		const cancelled = await changeMovingStatus(on, change);
		if (!cancelled.ok) throw new Error(`a move was not cancelled: ${cancelled.reason}`);
	});
}
