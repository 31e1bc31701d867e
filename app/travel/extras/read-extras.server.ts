import { translated } from "#app/common/language/translated.ts";
import { dateOfDay, dayOf, nightsOf, type StayDates } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { type BookedExtra, type ChosenExtra, type Extra, usedDays } from "./extra-prices.ts";

/** The most extras of a hotel, on sale or not. */
export const MOST_EXTRAS = 20;

/** The extras of a hotel, those on sale first. */
export async function listExtras(db: Database, { hotelId }: { hotelId: number }) {
	const extras = await db
		.selectFrom("extras")
		.selectAll()
		.where("hotel_id", "=", hotelId)
		.orderBy("id")
		.limit(MOST_EXTRAS)
		.execute();
	return extras.toSorted((one, other) => Number(other.is_active) - Number(one.is_active));
}

/** The extras of a hotel that are on sale. */
export async function readOfferedExtras(db: Database, { hotelId }: { hotelId: number }): Promise<Extra[]> {
	const extras = await db
		.selectFrom("extras")
		.select(["id", "name", "per", "on_day", "price", "per_day", "translations"])
		.where("hotel_id", "=", hotelId)
		.where("is_active", "=", true)
		.orderBy("id")
		.limit(MOST_EXTRAS)
		.execute();
	return extras.map((extra) => ({ ...translated(extra, ["name"]), writtenName: extra.name }));
}

/** The extras of a booking in the order in which they were added. */
export const readBookedExtras = (db: Database, bookingId: number): Promise<BookedExtra[]> =>
	db.selectFrom("booking_extras").selectAll().where("booking_id", "=", bookingId).orderBy("id").execute();

/** The same as choices, to price and to count them on other dates. */
export async function readAgreedExtras(db: Database, bookingId: number): Promise<ChosenExtra[]> {
	const booked = await db
		.selectFrom("booking_extras as booked")
		.leftJoin("extras", "extras.id", "booked.extra_id")
		.select(["booked.extra_id", "booked.name", "booked.per", "booked.on_day", "booked.price", "quantity"])
		.select("extras.per_day")
		.where("booking_id", "=", bookingId)
		.orderBy("booked.id")
		.execute();
	return booked.map(({ extra_id, quantity, ...extra }) => ({
		quantity,
		extra: { ...extra, id: extra_id ?? 0, writtenName: extra.name },
	}));
}

type Wanted = {
	chosen: readonly ChosenExtra[];
	stay: StayDates;
	/** Whose own extras do not count. */
	exceptBookingId?: number;
};

/**
 * The first of these extras of which a hotel has too few left on a day of a stay; undefined when there are enough. In a
 * transaction that books them, `lockExtras` comes first.
 */
export async function findSoldOut(
	db: Database,
	{ chosen, stay, exceptBookingId = 0 }: Wanted,
): Promise<Extra | undefined> {
	for (const { extra, quantity } of chosen) {
		if (extra.per_day === null) continue;
		const { first_day, last_day } = usedDays({ ...extra, quantity }, stay);
		const others = await db
			.selectFrom("booking_extras as taken")
			.innerJoin("bookings", "bookings.id", "taken.booking_id")
			.select(["taken.quantity", "taken.first_day", "taken.last_day"])
			.where("taken.extra_id", "=", extra.id)
			.where("taken.last_day", ">=", first_day)
			.where("taken.first_day", "<=", last_day)
			.where("bookings.nights_returned_at", "is", null)
			.where("bookings.id", "<>", exceptBookingId)
			.execute();
		const most = extra.per_day - quantity;
		const isOver = nightsOf({ checkIn: first_day, checkOut: dateOfDay(dayOf(last_day) + 1) }).some((day) => {
			const onDay = others.filter((one) => one.first_day <= day && day <= one.last_day);
			return onDay.reduce((sum, one) => sum + one.quantity, 0) > most;
		});
		if (isOver) return extra;
	}
	return undefined;
}

/** Locks extras that are limited by day until the transaction ends, by their ids, so that two stays can't take the last one. */
export async function lockExtras(trx: Database, chosen: readonly ChosenExtra[]): Promise<void> {
	const ids = chosen.flatMap(({ extra }) => (extra.per_day === null ? [] : [extra.id]));
	if (ids.length === 0) return;
	const rows = trx.selectFrom("extras").select("id").where("id", "in", ids).orderBy("id");
	await adapterOf(trx).lockRows(rows.forNoKeyUpdate());
}
