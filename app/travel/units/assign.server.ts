import type { Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { dateOfDay, dayOf, nightsOf } from "#app/travel/nights/stay.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import { byUnitName } from "./unit-names.ts";
import { insertUnitNights, markDirty, readTaken, readUnitNights } from "./unit-nights.server.ts";
import { lockUnits } from "./units.server.ts";

type Assignment = {
	/** From this night on; the nights before stay as they are. */
	from: string;
	/** One for each room of the stay, or fewer: without any, the stay has no unit. */
	unitIds: readonly number[];
	/** The units of each night that the screen showed, see `assignmentVersion`; null: whatever they are. */
	expected: string | null;
	actorId: number;
	now: Date;
};

export type UnitRefusal =
	/** A unit that is not of the room type, is not in use any more, or was chosen twice. */
	| { ok: false; reason: "unknown" }
	/** The stay has ended, or its nights are past. */
	| { ok: false; reason: "over" }
	/** Somebody else assigned other units meanwhile. */
	| { ok: false; reason: "reassigned" }
	/** Another stay or a block has these units on some of the nights. */
	| { ok: false; reason: "taken"; names: string[] };

export type AssignmentOutcome = { ok: true; repeated: boolean } | UnitRefusal;

/** What tells whether the units of a stay have changed: `12:2026-12-04,12:2026-12-05`. */
export const assignmentVersion = (nights: readonly { unit_id: number; date: string }[]): string =>
	nights.map(({ unit_id, date }) => `${unit_id}:${date}`).join(",");

/**
 * Gives a locked booking these units from a night on, with an entry in the trail. It keeps none of its other units on
 * these nights. All of them are free, or nothing changes. A unit that a guest leaves by it is dirty.
 */
export async function assignUnits(
	trx: Transaction<Schema>,
	booking: StoredBooking,
	{ from: asked, unitIds, expected, actorId, now }: Assignment,
): Promise<AssignmentOutcome> {
	const { id, check_in, check_out, status, room_id, rooms } = booking;
	const from = asked > check_in ? asked : check_in;
	const nights = nightsOf({ checkIn: from, checkOut: check_out });
	if (!["pending", "confirmed", "checked_in"].includes(status) || nights.length === 0)
		return { ok: false, reason: "over" };
	const all = await readUnitNights(trx, id);
	const own = all.filter(({ date }) => date >= from);
	const leaving = [...new Set(own.map(({ unit_id }) => unit_id))];
	await lockUnits(trx, [...new Set([...unitIds, ...leaving])]);
	const units = await readUnits(trx, [...new Set([...unitIds, ...leaving])]);
	const chosen = units.filter((unit) => unitIds.includes(unit.id));
	const isKnown = chosen.every((unit) => unit.archived_at === null && unit.room_id === room_id);
	if (!isKnown || chosen.length !== unitIds.length || unitIds.length > rooms)
		return { ok: false, reason: "unknown" };
	const wanted = nights.flatMap((date) => unitIds.map((unit_id) => ({ unit_id, date })));
	const isSame =
		wanted.length === own.length && wanted.every((night) => own.some((has) => isEqual(has, night)));
	if (isSame) return { ok: true, repeated: true };
	if (expected !== null && expected !== assignmentVersion(all)) return { ok: false, reason: "reassigned" };
	const taken = await readTaken(trx, { unitIds, from, to: check_out, exceptId: id });
	if (taken.length > 0) {
		const takenUnits = chosen.filter((unit) => taken.some(({ unit_id }) => unit_id === unit.id));
		return { ok: false, reason: "taken", names: namesOf(takenUnits) };
	}
	await trx.deleteFrom("unit_nights").where("booking_id", "=", id).where("date", ">=", from).execute();
	await insertUnitNights(trx, wanted, { booking_id: id });
	if (status === "checked_in") {
		const left = leaving.filter(
			(unitId) =>
				!unitIds.includes(unitId) && all.some((night) => night.unit_id === unitId && night.date < from),
		);
		await markDirty(trx, left, now);
	}
	const before = namesOf(units.filter((unit) => leaving.includes(unit.id)));
	await recordAssignment(trx, booking, { from: before, to: namesOf(chosen), since: from, actorId, now });
	return { ok: true, repeated: false };
}

type Swap = {
	/** The nights from this one on. */
	from: string;
	/** The unit of each of the two bookings. */
	units: readonly [number, number];
	actorId: number;
	now: Date;
};

const readUnits = (trx: Transaction<Schema>, ids: readonly number[]) =>
	trx
		.selectFrom("units")
		.select(["id", "name", "archived_at", "room_id"])
		.where("id", "in", [...ids, 0])
		.execute();

/** Exchanges the units of two locked bookings from a night on: both, or nothing. A unit that a guest leaves by it is dirty. */
export async function swapUnits(
	trx: Transaction<Schema>,
	bookings: readonly [StoredBooking, StoredBooking],
	{ from, units, actorId, now }: Swap,
): Promise<AssignmentOutcome> {
	const [one, other] = bookings;
	await lockUnits(trx, units);
	const all = await readUnits(trx, units);
	const rows = all.filter((unit) => unit.archived_at === null && unit.room_id === one.room_id);
	if (rows.length !== 2 || one.id === other.id || other.room_id !== one.room_id)
		return { ok: false, reason: "unknown" };
	const names = units.map((id) => rows.filter((row) => row.id === id).map(({ name }) => name));
	const moves = [];
	const dirty: number[] = [];
	for (const [at, booking] of bookings.entries()) {
		const unit = units[at] ?? 0;
		const own = (await readUnitNights(trx, booking.id)).filter(({ unit_id }) => unit_id === unit);
		const nights = own.filter(({ date }) => date >= from);
		if (nights.length === 0) return { ok: false, reason: "reassigned" };
		if (booking.status === "checked_in" && nights.length < own.length) dirty.push(unit);
		const [left, got] = at === 0 ? [names[0], names[1]] : [names[1], names[0]];
		moves.push({ booking, unit, other: units[1 - at] ?? 0, nights, left, got });
	}
	for (const { booking, unit, nights } of moves)
		await trx
			.deleteFrom("unit_nights")
			.where("booking_id", "=", booking.id)
			.where("unit_id", "=", unit)
			.where("date", ">=", nights[0]?.date ?? from)
			.execute();
	for (const { booking, other, nights, left, got } of moves) {
		const wanted = nights.map(({ date }) => ({ unit_id: other, date }));
		const last = nights.at(-1)?.date ?? from;
		const taken = await readTaken(trx, {
			unitIds: [other],
			from: nights[0]?.date ?? from,
			to: dateOfDay(dayOf(last) + 1),
		});
		if (taken.some(({ date }) => nights.some((night) => night.date === date)))
			throw new SwapTakenError(got ?? []);
		await insertUnitNights(trx, wanted, { booking_id: booking.id });
		await recordAssignment(trx, booking, {
			from: left ?? [],
			to: got ?? [],
			since: nights[0]?.date ?? from,
			actorId,
			now,
		});
	}
	await markDirty(trx, dirty, now);
	return { ok: true, repeated: false };
}

/** Thrown inside a transaction to roll it back: a third stay has a unit on some of the nights. */
export class SwapTakenError extends Error {
	readonly names: readonly string[];
	constructor(names: readonly string[]) {
		super(`units taken: ${names.join(", ")}`);
		this.names = names;
	}
}

const isEqual = (one: { unit_id: number; date: string }, other: { unit_id: number; date: string }) =>
	one.unit_id === other.unit_id && one.date === other.date;

const namesOf = (units: readonly { name: string }[]): string[] =>
	[...units].sort(byUnitName).map(({ name }) => name);

type Recorded = { from: string[]; to: string[]; since: string; actorId: number; now: Date };

async function recordAssignment(
	trx: Transaction<Schema>,
	{ id, check_in }: StoredBooking,
	{ from, to, since, actorId, now }: Recorded,
): Promise<void> {
	// Open pages refresh.
	await trx.updateTable("bookings").set({ updated_at: now.toISOString() }).where("id", "=", id).execute();
	await recordChange(trx, {
		action: "booking unit",
		subject: `booking ${id}`,
		from: from.join(", "),
		to: to.join(", "),
		note: since > check_in ? since : null,
		actorId,
		now,
	});
}
