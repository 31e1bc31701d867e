import type { Transaction } from "kysely";
import { type StayDates, staysOf } from "#app/travel/nights/stay.ts";
import { returnNights, takeNights } from "#app/travel/nights/take-nights.server.ts";
import type { OfferedNight } from "#app/travel/quotes/offers.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";

type HoldingBooking = Pick<StoredBooking, "id" | "hotel_id" | "room_id" | "rooms">;

/** All nights that a booking holds, in order: those of its stay, and those that are held for a change of its dates. */
export const readHeldNights = (db: Database, bookingId: number): Promise<OfferedNight[]> =>
	db
		.selectFrom("booking_nights")
		.select(["date", "price", "full_price"])
		.where("booking_id", "=", bookingId)
		.orderBy("date")
		.execute();

export const isNightOf =
	({ checkIn, checkOut }: StayDates) =>
	({ date }: { date: string }): boolean =>
		date >= checkIn && date < checkOut;

/**
 * Makes a locked booking hold these nights and no others: gives back what it no longer needs, then takes what it does not
 * have. Throws `NightsTakenError` when one of them is not available; the transaction must then roll back.
 */
export async function holdNights(
	trx: Transaction<Schema>,
	{ id, hotel_id, room_id, rooms }: HoldingBooking,
	nights: readonly OfferedNight[],
): Promise<void> {
	const before = (await readHeldNights(trx, id)).map(({ date }) => date);
	const after = nights.map(({ date }) => date);
	const without = (dates: readonly string[], others: readonly string[]) =>
		staysOf(dates.filter((date) => !others.includes(date)));
	for (const span of without(before, after)) await returnNights(trx, { ...span, roomId: room_id, rooms });
	for (const span of without(after, before)) await takeNights(trx, { ...span, roomId: room_id, rooms });
	await trx.deleteFrom("booking_nights").where("booking_id", "=", id).execute();
	await trx
		.insertInto("booking_nights")
		.values(nights.map((night) => ({ ...night, booking_id: id, hotel_id, room_id })))
		.execute();
}
