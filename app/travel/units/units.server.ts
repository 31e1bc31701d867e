import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { byUnitName, floorOf } from "./unit-names.ts";

/** The rooms of a hotel, or of one room type, that are in use, as on the doors. */
export async function listUnits(
	db: Database,
	{ hotelId, roomId }: { hotelId: number; roomId?: number | undefined },
) {
	const units = await db
		.selectFrom("units")
		.select(["id", "room_id", "name", "floor", "notes", "housekeeping", "updated_at"])
		.where("hotel_id", "=", hotelId)
		.where("archived_at", "is", null)
		.$if(roomId !== undefined, (query) => query.where("room_id", "=", roomId ?? 0))
		.execute();
	return units.toSorted(byUnitName);
}

/** Thrown inside a transaction to roll it back: other rooms of the hotel have these numbers. */
class NamesTakenError extends Error {
	readonly names: string[];
	constructor(names: string[]) {
		super(`room numbers taken: ${names.join(", ")}`);
		this.names = names;
	}
}

type NamesTaken = { ok: false; reason: "taken"; names: string[] };
type Gone = { ok: false; reason: "gone" };

async function refuseTaken<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | NamesTaken> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof NamesTakenError) return { ok: false, reason: "taken", names: error.names };
		throw error;
	}
}

type NewUnits = { roomId: number; actor: Actor; names: readonly string[]; floor: string; now: Date };

/** Adds numbered rooms to a room type: all of them, or none when the hotel has one of the numbers already. */
export const addUnits = (
	db: Database,
	{ roomId, actor, names, floor, now }: NewUnits,
): Promise<{ ok: true } | Gone | NamesTaken> =>
	refuseTaken(() =>
		transact(db, async (trx) => {
			const room = await lockRoom(trx, { roomId, actor });
			if (!room) return { ok: false, reason: "gone" };
			const at = now.toISOString();
			const made = await trx
				.insertInto("units")
				.values(
					names.map((name) => ({
						hotel_id: room.hotel_id,
						room_id: roomId,
						name,
						floor: floor || floorOf(name),
						housekeeping_at: at,
						updated_at: at,
					})),
				)
				.onConflict((conflict) => conflict.doNothing())
				.returning("name")
				.execute();
			const added = new Set(made.map(({ name }) => name));
			const taken = names.filter((name) => !added.has(name));
			if (taken.length > 0) throw new NamesTakenError(taken);
			const entry = { action: "units added", subject: `room ${roomId}`, now } as const;
			await recordChange(trx, { ...entry, detail: names.join(", "), actorId: actor.accountId });
			return { ok: true };
		}),
	);

/** Locks units until the end of the transaction, in the order of their ids: after their bookings, room and nights. */
export async function lockUnits(trx: Transaction<Schema>, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const rows = trx
		.selectFrom("units")
		.select("id")
		.where("id", "in", [...ids]);
	await adapterOf(trx).lockRows(rows.orderBy("id").forNoKeyUpdate());
}

type UnitChange = {
	unitId: number;
	roomId: number;
	actor: Actor;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	details: { name: string; floor: string; notes: string };
	now: Date;
};

/** A room of a room type; undefined for one that is not in use any more. */
export const readUnit = (db: Database, { unitId, roomId }: { unitId: number | null; roomId: number }) =>
	db
		.selectFrom("units")
		.selectAll()
		.where("id", "=", unitId ?? 0)
		.where("room_id", "=", roomId)
		.where("archived_at", "is", null)
		.executeTakeFirst();

/** Saves one editor's changes of a room number, its floor and notes. */
export const changeUnit = (
	db: Database,
	{ unitId, roomId, actor, expectedVersion, details, now }: UnitChange,
): Promise<{ ok: true } | Gone | NamesTaken | ChangedSince> =>
	refuseTaken(() =>
		transact(db, async (trx) => {
			const room = await lockRoom(trx, { roomId, actor });
			await lockUnits(trx, [unitId]);
			const unit = room && (await readUnit(trx, { unitId, roomId }));
			if (!unit) return { ok: false, reason: "gone" };
			const subject = `room ${roomId}` as const;
			if (unit.updated_at !== expectedVersion) {
				const sought = { subject, actions: ["unit"], at: unit.updated_at } as const;
				return changedSince(trx, { ...sought, actorId: actor.accountId });
			}
			const namesake = trx
				.selectFrom("units")
				.select("id")
				.where("hotel_id", "=", unit.hotel_id)
				.where("name", "=", details.name)
				.where("archived_at", "is", null)
				.where("id", "<>", unitId);
			if (await namesake.executeTakeFirst()) throw new NamesTakenError([details.name]);
			const changes = describeDifferences({ name: unit.name, floor: unit.floor, notes: unit.notes }, details);
			await trx
				.updateTable("units")
				.set({ ...details, updated_at: nextVersion(unit.updated_at, now) })
				.where("id", "=", unitId)
				.execute();
			if (!changes) return { ok: true };
			const detail = storeText("about", { what: unit.name, text: changes });
			const entry = { action: "unit", subject, detail, now } as const;
			await recordChange(trx, { ...entry, actorId: actor.accountId });
			return { ok: true };
		}),
	);

/** Takes a room out of use for good; its past stays keep it. Refused while a stay or block has it, with the first night. */
export function removeUnit(
	db: Database,
	{ unitId, roomId, actor, now }: Pick<UnitChange, "unitId" | "roomId" | "actor" | "now">,
): Promise<{ ok: true; name: string } | Gone | { ok: false; reason: "used"; date: string }> {
	return transact(db, async (trx) => {
		const room = await lockRoom(trx, { roomId, actor });
		await lockUnits(trx, [unitId]);
		const unit = room && (await readUnit(trx, { unitId, roomId }));
		if (!room || !unit) return { ok: false, reason: "gone" };
		const used = await trx
			.selectFrom("unit_nights")
			.select("date")
			.where("unit_id", "=", unitId)
			.where("date", ">=", wallClock(now, room.time_zone).date)
			.orderBy("date")
			.limit(1)
			.executeTakeFirst();
		if (used) return { ok: false, reason: "used", date: used.date };
		const at = now.toISOString();
		await trx
			.updateTable("units")
			.set({ archived_at: at, updated_at: at })
			.where("id", "=", unitId)
			.execute();
		const entry = { action: "unit removed", subject: `room ${roomId}`, detail: unit.name, now } as const;
		await recordChange(trx, { ...entry, actorId: actor.accountId });
		return { ok: true, name: unit.name };
	});
}
