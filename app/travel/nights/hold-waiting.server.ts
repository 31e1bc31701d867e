import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { soldNights } from "./held-nights.ts";
import type { StayDates } from "./stay.ts";

/**
 * Gives nights that have become free to the events of imported calendars that could not take them before, because
 * the guest of the other site still comes. The caller has locked the nights.
 */
export async function holdWaitingNights(
	trx: Transaction<Schema>,
	{ roomId, checkIn, checkOut }: StayDates & { roomId: number },
): Promise<void> {
	const waiting = await trx
		.selectFrom("room_blocks")
		.select(["id", "conflict"])
		.where("room_id", "=", roomId)
		.where("conflict", "<>", "")
		.where("from_date", "<", checkOut)
		.where("to_date", ">", checkIn)
		.orderBy("id")
		.$call(adapterOf(trx).forNoKeyUpdate)
		.execute();
	for (const { id, conflict } of waiting) {
		const sold = soldNights({ conflict });
		const wanted = sold.filter((date) => date >= checkIn && date < checkOut);
		if (wanted.length === 0) continue;
		const held = await trx
			.updateTable("nights")
			.set((eb) => ({ blocked: eb("blocked", "+", 1) }))
			.where("room_id", "=", roomId)
			.where("date", "in", wanted)
			.where((eb) => eb(eb("booked", "+", eb.ref("blocked")), "<", eb.ref("total")))
			.returning("date")
			.execute();
		if (held.length === 0) continue;
		const dates = new Set(held.map(({ date }) => date));
		const left = sold.filter((date) => !dates.has(date));
		await trx
			.updateTable("room_blocks")
			.set({ conflict: left.join(",") })
			.where("id", "=", id)
			.execute();
	}
}
