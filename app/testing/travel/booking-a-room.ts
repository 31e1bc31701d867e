import { randomUUID } from "node:crypto";
import { parseStay, serializeStay } from "#app/travel/booking/agreement.ts";
import type { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { quoteStay } from "#app/travel/quotes/quote-stay.server.ts";
import { readOfferedPlan } from "#app/travel/quotes/read-rate-plans.server.ts";
import type { Database } from "#db/client.ts";
import { INN_NOW } from "./inn.ts";

type Booking = Parameters<typeof bookRoom>[1];

/** The default stay of booking tests: two nights, Monday and Tuesday, for two guests. */
export const STAY = { checkIn: "2026-11-23", checkOut: "2026-11-25", rooms: 1, adults: 2, children: 0 };

/** A booking that is valid at `NOW`, with some changes; without expected price and terms. */
export function bookingOf(roomId: number, change: Partial<Booking> = {}): Booking {
	return {
		roomId,
		stay: STAY,
		agreed: null,
		idempotencyKey: randomUUID(),
		source: "guest",
		accountId: null,
		guestHash: "this browser",
		name: "Ana Lima",
		email: "ana@example.com",
		contact: { typed: "(212) 555-0147", e164: "+12125550147" },
		requests: "",
		currency: "USD",
		defaultCommissionRate: 0,
		now: INN_NOW,
		...change,
	};
}

/** The booking as its page would send it, with the current price and terms. */
export async function withCurrentTerms(db: Database, booking: Booking): Promise<Booking> {
	const { stay, roomId, planId = null, code = null, extras = [] } = booking;
	const { paymentProvider, currency, now } = booking;
	const plan = planId === null ? null : await readOfferedPlan(db, { roomId, planId });
	if (plan === undefined) return booking;
	const quote = await quoteStay(db, {
		...stay,
		roomId,
		plan,
		code,
		extras,
		now,
		onlineCurrency: paymentProvider ? currency : null,
	});
	const others = [];
	for (const { agreed: _, ...other } of booking.others ?? [])
		others.push(await withCurrentTerms(db, { ...booking, extras: [], others: [], ...other, agreed: null }));
	const agreed = quote.ok ? parseStay(serializeStay(quote), { roomId, plan, stay }) : null;
	return { ...booking, agreed, ...(others.length > 0 ? { others } : {}) };
}
