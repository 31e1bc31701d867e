import type { Transaction } from "kysely";
import { dateOfDay, dayOf, nightsOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { lockUnits } from "./units.server.ts";

type Night = { unit_id: number; date: string };

/** The unit nights of a stay, by date. */
export const readUnitNights = (db: Database, bookingId: number): Promise<Night[]> =>
	db
		.selectFrom("unit_nights")
		.select(["unit_id", "date"])
		.where("booking_id", "=", bookingId)
		.orderBy("date")
		.orderBy("unit_id")
		.execute();

/** Those of these nights that are taken, but not by this stay. */
export async function readTaken(
	db: Database,
	{
		unitIds,
		from,
		to,
		exceptId = 0,
	}: { unitIds: readonly number[]; from: string; to: string; exceptId?: number },
): Promise<Night[]> {
	if (unitIds.length === 0) return [];
	return db
		.selectFrom("unit_nights")
		.select(["unit_id", "date"])
		.where("unit_id", "in", [...unitIds])
		.where("date", ">=", from)
		.where("date", "<", to)
		.where((eb) => eb.or([eb("booking_id", "is", null), eb("booking_id", "<>", exceptId)]))
		.execute();
}

export const insertUnitNights = (
	trx: Transaction<Schema>,
	nights: readonly Night[],
	use: { booking_id: number } | { block_id: number },
) =>
	nights.length === 0
		? Promise.resolve([])
		: trx
				.insertInto("unit_nights")
				.values(nights.map((night) => ({ ...night, ...use })))
				.execute();

type Dated = Pick<StoredBooking, "id" | "check_in" | "check_out">;

const dayAfter = (date: string) => dateOfDay(dayOf(date) + 1);

/**
 * Makes the units of a locked booking follow its dates, in the transaction that changes them: gives up the nights that
 * it leaves, and keeps its units on the nights that it gains, up to the first that is taken. From there it has no unit,
 * because the type's availability decides about a stay, never the unit.
 */
export async function fitUnits(trx: Transaction<Schema>, { id, check_in, check_out }: Dated): Promise<void> {
	const own = await readUnitNights(trx, id);
	const [first, last] = [own[0]?.date, own.at(-1)?.date];
	if (first === undefined || last === undefined) return;
	await trx
		.deleteFrom("unit_nights")
		.where("booking_id", "=", id)
		.where((eb) => eb.or([eb("date", "<", check_in), eb("date", ">=", check_out)]))
		.execute();
	const unitsOn = (edge: string) => own.filter(({ date }) => date === edge).map(({ unit_id }) => unit_id);
	const later = (one: string, other: string) => (one > other ? one : other);
	const before = nightsOf({ checkIn: check_in, checkOut: first < check_out ? first : check_out }).reverse();
	const after = nightsOf({ checkIn: later(dayAfter(last), check_in), checkOut: check_out });
	const wanted = [
		...unitsOn(first).map((unitId) => ({ unitId, dates: before })),
		...unitsOn(last).map((unitId) => ({ unitId, dates: after })),
	].filter(({ dates }) => dates.length > 0);
	if (wanted.length === 0) return;
	const unitIds = [...new Set(wanted.map(({ unitId }) => unitId))];
	await lockUnits(trx, unitIds);
	const taken = await readTaken(trx, { unitIds, from: check_in, to: check_out, exceptId: id });
	const nights = wanted.flatMap(({ unitId, dates }) => {
		const end = dates.findIndex((date) =>
			taken.some((night) => night.unit_id === unitId && night.date === date),
		);
		return dates.slice(0, end === -1 ? undefined : end).map((date) => ({ unit_id: unitId, date }));
	});
	await insertUnitNights(trx, nights, { booking_id: id });
}

/**
 * Gives up the unit nights of a stay that ends, from a date on: all when nobody stays. A guest who leaves keeps those
 * that are past, and the units that they leave are dirty.
 */
export async function releaseUnits(
	trx: Transaction<Schema>,
	{ id }: Pick<StoredBooking, "id">,
	{ isLeft, today, now }: { isLeft: boolean; today: string; now: Date },
): Promise<void> {
	if (isLeft) {
		const own = (await readUnitNights(trx, id)).filter(({ date }) => date <= today);
		const last = own.at(-1)?.date;
		await markDirty(
			trx,
			own.filter(({ date }) => date === last).map(({ unit_id }) => unit_id),
			now,
		);
	}
	await trx
		.deleteFrom("unit_nights")
		.where("booking_id", "=", id)
		.$if(isLeft, (query) => query.where("date", ">=", today))
		.execute();
}

/** Units that a guest leaves need cleaning. */
export async function markDirty(
	trx: Transaction<Schema>,
	unitIds: readonly number[],
	now: Date,
): Promise<void> {
	if (unitIds.length === 0) return;
	await lockUnits(trx, unitIds);
	const at = now.toISOString();
	await trx
		.updateTable("units")
		.set({ housekeeping: "dirty", housekeeping_at: at, housekeeping_by: null })
		.where("id", "in", [...unitIds])
		.execute();
}
