import { randomUUID } from "node:crypto";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { takeNights } from "#app/travel/nights/take-nights.server.ts";
import { freeUntil } from "#app/travel/quotes/policy.ts";
import { bookingSearchText } from "#app/travel/stays/booking-search.ts";
import { BOOKING_STATES, type BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { INN_NOW, TODAY } from "./inn.ts";

const HOUR_MS = 60 * 60 * 1000;

type Booked = {
	roomId: number;
	status?: BookingStatus;
	/** Without dates: two nights from a week after `TODAY`. */
	checkIn?: string;
	checkOut?: string;
	rooms?: number;
	adults?: number;
	children?: number;
	/** Minor units for each night, for all rooms. */
	price?: number;
	name?: string;
	email?: string;
	contact?: string;
	e164?: string;
	requests?: string;
	source?: "guest" | "walk_in";
	/** The rate that it was booked at; the standard one when left out. */
	plan?: { id: number; name: string };
	accountId?: number | null;
	guestHash?: string | null;
	/** The SHA-256 of the emailed link's token. */
	tokenHash?: string;
	idempotencyKey?: string;
	/** For `pending`; a day after `bookedAt` by default. */
	holdUntil?: Date;
	fee?: number;
	/** Basis points. */
	commissionRate?: number;
	bookedAt?: Date;
};

/** The first day that a room can be booked from: rooms of journeys have no nights before the real today. */
async function openFrom(db: Database, roomId: number): Promise<string> {
	const nights = db
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", roomId)
		.where("date", ">=", TODAY);
	return (await nights.orderBy("date").limit(1).executeTakeFirst())?.date ?? TODAY;
}

/**
 * Creates a booking in any status, for tests, with its nights and history. The nights are taken while the
 * status holds them; throws `NightsTakenError` when they are not available. Past dates need nights of their own:
 * see `from` of `addRoom`.
 */
export async function addBooking(
	db: Database,
	{ roomId, ...booked }: Booked,
): Promise<{ id: number; number: string }> {
	const checkIn = booked.checkIn ?? addDays(await openFrom(db, roomId), 7);
	const checkOut = booked.checkOut ?? addDays(checkIn, 2);
	const rooms = booked.rooms ?? 1;
	const price = booked.price ?? 10_000 * rooms;
	const status = booked.status ?? "confirmed";
	const now = booked.bookedAt ?? INN_NOW;
	const at = now.toISOString();
	const dates = nightsOf({ checkIn, checkOut });
	const hotel = await db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["hotels.id", "hotels.name", "rooms.name as room_name", "hotels.time_zone"])
		.select(["check_in_from", "free_until_days", "late_fee_percent", "no_show_percent"])
		.where("rooms.id", "=", roomId)
		.executeTakeFirstOrThrow();
	const searched = {
		number: newReferenceNumber("H"),
		name: booked.name ?? "Ana Lima",
		email: booked.email ?? "ana@example.com",
		contact: booked.contact ?? "(212) 555-0147",
		contact_e164: booked.e164 ?? "+12125550147",
		hotel_name: hotel.name,
		room_name: hotel.room_name,
	};
	const { free_until_days, late_fee_percent, no_show_percent } = hotel;
	const free = freeUntil({
		checkIn,
		checkInFrom: hotel.check_in_from,
		timeZone: hotel.time_zone,
		freeUntilDays: free_until_days,
	});
	const waits = status === "pending" || booked.holdUntil !== undefined;
	return transact(db, async (trx) => {
		if (BOOKING_STATES[status].holds) await takeNights(trx, { roomId, checkIn, checkOut, rooms });
		const booking = await trx
			.insertInto("bookings")
			.values({
				...searched,
				idempotency_key: booked.idempotencyKey ?? randomUUID(),
				token_hash: booked.tokenHash ?? randomUUID(),
				account_id: booked.accountId ?? null,
				guest_hash: booked.guestHash ?? null,
				hotel_id: hotel.id,
				room_id: roomId,
				source: booked.source ?? "guest",
				...(booked.plan ? { plan_id: booked.plan.id, plan_name: booked.plan.name } : {}),
				status,
				check_in: checkIn,
				check_out: checkOut,
				rooms,
				adults: booked.adults ?? 2,
				children: booked.children ?? 0,
				requests: booked.requests ?? "",
				currency: "USD",
				total: price * dates.length,
				free_until_days,
				late_fee_percent,
				no_show_percent,
				...(booked.commissionRate === undefined ? {} : { commission_rate: booked.commissionRate }),
				free_until: free.toISOString(),
				hold_until: waits ? (booked.holdUntil ?? new Date(now.getTime() + 24 * HOUR_MS)).toISOString() : null,
				fee: booked.fee ?? 0,
				nights_returned_at: BOOKING_STATES[status].holds ? null : at,
				search_text: bookingSearchText(searched),
				created_at: at,
				updated_at: at,
			})
			.returning(["id", "number"])
			.executeTakeFirstOrThrow();
		await trx
			.insertInto("booking_nights")
			.values(
				dates.map((date) => ({ booking_id: booking.id, date, hotel_id: hotel.id, room_id: roomId, price })),
			)
			.execute();
		await recordChange(trx, {
			action: "booked",
			subject: `booking ${booking.id}`,
			to: waits ? "pending" : "confirmed",
			amount: price * dates.length,
			actorId: booked.accountId ?? null,
			isInTrail: false,
			now: new Date(at),
		});
		await trx
			.updateTable("hotels")
			.set((eb) => ({ nights_sold: eb("nights_sold", "+", dates.length * rooms) }))
			.where("id", "=", hotel.id)
			.execute();
		return booking;
	});
}
