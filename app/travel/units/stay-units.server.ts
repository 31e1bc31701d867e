import { dateOfDay, dayOf, nightsOf, type StayDates, staysOf } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { assignmentVersion } from "./assign.server.ts";
import { proposeUnits } from "./propose.ts";
import { byUnitName } from "./unit-names.ts";
import { listUnits } from "./units.server.ts";

type Booked = Pick<
	StoredBooking,
	"id" | "hotel_id" | "room_id" | "check_in" | "check_out" | "rooms" | "status"
>;

/** The units of a stay with their nights, and the nights on which a room of it has none; null for a type without units. */
export async function readStayUnits(
	db: Database,
	{ id, room_id, check_in, check_out, rooms, status }: Booked,
) {
	const nights = await db
		.selectFrom("unit_nights")
		.innerJoin("units", "units.id", "unit_nights.unit_id")
		.select(["units.id", "units.name", "unit_nights.date"])
		.where("unit_nights.booking_id", "=", id)
		.orderBy("unit_nights.date")
		.execute();
	const isNumbered =
		nights.length > 0 ||
		(await db
			.selectFrom("units")
			.select("id")
			.where("room_id", "=", room_id)
			.where("archived_at", "is", null)
			.limit(1)
			.executeTakeFirst()) !== undefined;
	if (!isNumbered) return null;
	const units = new Map(nights.map(({ id: unitId, name }) => [unitId, name]));
	const spans = [...units].flatMap(([unitId, name]) =>
		staysOf(nights.filter((night) => night.id === unitId).map(({ date }) => date)).map((dates) => ({
			unitId,
			name,
			...dates,
		})),
	);
	spans.sort((one, other) => one.checkIn.localeCompare(other.checkIn) || byUnitName(one, other));
	const holds = status === "pending" || status === "confirmed" || status === "checked_in";
	const count = new Map<string, number>();
	for (const { date } of nights) count.set(date, (count.get(date) ?? 0) + 1);
	const missing = holds
		? staysOf(
				nightsOf({ checkIn: check_in, checkOut: check_out }).filter((date) => (count.get(date) ?? 0) < rooms),
			)
		: [];
	return {
		spans,
		missing,
		version: assignmentVersion(nights.map((night) => ({ unit_id: night.id, date: night.date }))),
	};
}

export type StayUnits = NonNullable<Awaited<ReturnType<typeof readStayUnits>>>;

/**
 * The units that a stay can have from a night on: those that are free, and its own, with the best first choice for each
 * of its rooms. And those that one other stay of the type has, with which it could swap.
 */
export async function readUnitChoices(db: Database, booking: Booked, from: string) {
	const { id, hotel_id: hotelId, room_id: roomId, check_in, check_out: to, rooms } = booking;
	const all = await listUnits(db, { hotelId, roomId });
	const ids = all.map((unit) => unit.id);
	const nights = ids.length === 0 ? [] : await readNightsAround(db, { ids, from, to });
	const own = await readStayUnits(db, booking);
	const inNights = (date: string) => date >= from && date < to;
	const others = nights.filter((night) => night.booking_id !== id);
	const taken = new Set(others.filter(({ date }) => inNights(date)).map((night) => night.unit_id));
	const free = all.filter((unit) => !taken.has(unit.id));
	const current = new Set(own?.spans.filter((span) => span.checkOut > from).map((span) => span.unitId) ?? []);
	const chosen = free.filter((unit) => current.has(unit.id)).map((unit) => unit.id);
	const open = free.filter((unit) => !current.has(unit.id));
	const clean = open.filter((unit) => unit.housekeeping !== "dirty");
	const busy = all.flatMap((unit) =>
		staysOf(others.filter((night) => night.unit_id === unit.id).map(({ date }) => date)).map((stay) => ({
			unitId: unit.id,
			...stay,
		})),
	);
	for (const offered of [clean, open]) {
		const stays = Array.from({ length: rooms - chosen.length }, (_, key) => ({
			key,
			checkIn: from,
			checkOut: to,
		}));
		const left = offered.map((unit) => unit.id).filter((unitId) => !chosen.includes(unitId));
		chosen.push(...proposeUnits(left, busy, stays).values());
	}
	const swaps = all.flatMap((unit) => {
		const holders = others.filter((night) => night.unit_id === unit.id && inNights(night.date));
		const [holder] = holders;
		const isOne = holder?.booking_id && holders.every((night) => night.booking_id === holder.booking_id);
		return isOne ? [{ id: unit.id, name: unit.name, bookingId: holder.booking_id ?? 0 }] : [];
	});
	return {
		free,
		chosen,
		current: [...current],
		swaps,
		version: own?.version ?? "",
		from: later(from, check_in),
	};
}

const later = (one: string, other: string) => (one > other ? one : other);

/** The taken nights of units from two weeks before to two weeks after some dates, which decide what fits best. */
const readNightsAround = (db: Database, { ids, from, to }: { ids: number[]; from: string; to: string }) => {
	const [first, last] = nightsAround({ checkIn: from, checkOut: to });
	return db
		.selectFrom("unit_nights")
		.select(["unit_id", "date", "booking_id"])
		.where("unit_id", "in", ids)
		.where("date", ">=", first)
		.where("date", "<", last)
		.orderBy("date")
		.execute();
};

const nightsAround = ({ checkIn, checkOut }: StayDates): [string, string] => [
	dateOfDay(dayOf(checkIn) - 14),
	dateOfDay(dayOf(checkOut) + 14),
];
