import type { Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { holdWaitingNights } from "./hold-waiting.server.ts";
import { countNights, type StayDates } from "./stay.ts";

type Span = StayDates & { roomId: number; rooms: number };

/** Thrown inside a transaction to roll it back: some nights of a stay were not available. */
export class NightsTakenError extends Error {}

/** Locks a stay's nights in date order, and that of check-out, which decides whether guests may leave. */
export async function lockNights(
	trx: Transaction<Schema>,
	{ roomId, checkIn, checkOut }: Omit<Span, "rooms">,
): Promise<void> {
	const nights = trx
		.selectFrom("nights")
		.select("date")
		.where("room_id", "=", roomId)
		.where("date", ">=", checkIn)
		.where("date", "<=", checkOut)
		.orderBy("date");
	await adapterOf(trx).lockRows(nights.forNoKeyUpdate());
}

/**
 * Takes rooms on every night of a stay with one conditional update. Throws `NightsTakenError` unless every night
 * exists, is open and has enough rooms left; the transaction must then roll back.
 */
export async function takeNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await takeLockedNights(trx, span);
}

/** Like `takeNights`, in a transaction that has locked the nights. */
export const takeLockedNights = (trx: Transaction<Schema>, span: Span): Promise<void> =>
	changeNights(trx, span, { column: "booked", by: span.rooms, mustBeOpen: true });

/**
 * Takes nights again that a booking gave up by mistake. A night that was closed since is accepted; a full one
 * throws `NightsTakenError`, like `takeNights`.
 */
export async function retakeNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, { column: "booked", by: span.rooms });
}

/** Releases what `takeNights` took, to events of imported calendars that wait for it before anybody else. */
export async function returnNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, { column: "booked", by: -span.rooms });
	await holdWaitingNights(trx, span);
}

/** Takes rooms off sale; a closed night can be blocked, too. Throws `NightsTakenError`, like `takeNights`. */
export async function blockNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, { column: "blocked", by: span.rooms });
}

/** Releases what `blockNights` took. */
export async function unblockNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, { column: "blocked", by: -span.rooms });
}

/** Changes every night of a stay by a number of rooms: taken ones must be left, returned ones taken. Throws otherwise. */
async function changeNights(
	trx: Transaction<Schema>,
	{ roomId, checkIn, checkOut }: Omit<Span, "rooms">,
	{ column, by, mustBeOpen = false }: { column: "booked" | "blocked"; by: number; mustBeOpen?: boolean },
): Promise<void> {
	const changed = await trx
		.updateTable("nights")
		.set((eb) => ({ [column]: eb(column, "+", by) }))
		.where("room_id", "=", roomId)
		.where("date", ">=", checkIn)
		.where("date", "<", checkOut)
		.where((eb) =>
			by > 0 ? eb(eb("booked", "+", eb.ref("blocked")), "<=", eb("total", "-", by)) : eb(column, ">=", -by),
		)
		.$if(mustBeOpen, (query) => query.where("is_closed", "=", false))
		.returning("date")
		.execute();
	if (changed.length !== countNights({ checkIn, checkOut }))
		throw new NightsTakenError(`not every night of ${checkIn}–${checkOut} could be changed`);
}
