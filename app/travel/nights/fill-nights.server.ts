import type { Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockRoom } from "./lock-room.server.ts";

/** Nights exist this far ahead of the hotel's today: to the last check-out (540 days) and some more. */
export const NIGHTS_AHEAD = 545;

const ROOMS_AT_ONCE = 50;
const ROWS_AT_ONCE = 200;

/**
 * Creates the missing nights up to the horizon, of one room or all rooms, and returns their number. Existing
 * nights stay unchanged, so several processes may run it at once.
 */
export async function fillNights(
	db: Database,
	{ now, roomId }: { now: Date; roomId?: number },
): Promise<number> {
	let made = 0;
	await workOnEach(eachUnfilledRoom(db, { now, roomId }), {
		doing: "fill the nights of a room",
		nameOf: (id) => id,
		async work(id) {
			made += await transact(db, (trx) => fillRoom(trx, { roomId: id, now }));
		},
	});
	return made;
}

async function* eachUnfilledRoom(
	db: Database,
	{ now, roomId }: { now: Date; roomId: number | undefined },
): AsyncGenerator<number> {
	// The latest date on earth, so that no room is a day short of the horizon.
	const furthest = addDays(wallClock(now, "Pacific/Kiritimati").date, NIGHTS_AHEAD);
	for (let after = 0; ; ) {
		const rooms = await db
			.selectFrom("rooms")
			.select("id")
			.where((eb) => eb.or([eb("filled_to", "is", null), eb("filled_to", "<", furthest)]))
			.where("archived_at", "is", null)
			.where("id", ">", after)
			.$if(roomId !== undefined, (query) => query.where("id", "=", roomId ?? 0))
			.orderBy("id")
			.limit(ROOMS_AT_ONCE)
			.execute();
		for (const { id } of rooms) yield id;
		const last = rooms.at(-1);
		if (!last) return;
		after = last.id;
	}
}

/** The nights of one room, in the transaction that creates or changes it. */
export async function fillRoom(
	trx: Transaction<Schema>,
	{ roomId, now }: { roomId: number; now: Date },
): Promise<number> {
	const room = await lockRoom(trx, { roomId, actor: null });
	if (!room) return 0;
	const today = wallClock(now, room.time_zone).date;
	const to = addDays(today, NIGHTS_AHEAD);
	const from = room.filled_to !== null && room.filled_to > today ? room.filled_to : today;
	if (from >= to) return 0;
	const dates: string[] = [];
	for (let date = from; date < to; date = addDays(date, 1)) dates.push(date);
	let made = 0;
	for (let at = 0; at < dates.length; at += ROWS_AT_ONCE) {
		const rows = await trx
			.insertInto("nights")
			.values(
				dates.slice(at, at + ROWS_AT_ONCE).map((date) => ({
					room_id: roomId,
					date,
					total: room.quantity,
					price: null,
					min_stay: null,
				})),
			)
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		made += Number(rows.numInsertedOrUpdatedRows ?? 0);
	}
	await trx.updateTable("rooms").set({ filled_to: to }).where("id", "=", roomId).execute();
	return made;
}
