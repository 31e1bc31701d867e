import { type Expression, type SqlBool, sql, type Transaction } from "kysely";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
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
	changeNights(trx, span, "booked", span.rooms, sql<SqlBool>`not is_closed`);

/**
 * Takes nights again that a booking gave up by mistake. A night that was closed since is accepted; a full one
 * throws `NightsTakenError`, like `takeNights`.
 */
export async function retakeNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, "booked", span.rooms);
}

/** Releases what `takeNights` took. */
export async function returnNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, "booked", -span.rooms);
}

/** Takes rooms off sale; a closed night can be blocked, too. Throws `NightsTakenError`, like `takeNights`. */
export async function blockNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, "blocked", span.rooms);
}

/** Releases what `blockNights` took. */
export async function unblockNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, "blocked", -span.rooms);
}

async function changeNights(
	trx: Transaction<Schema>,
	span: Span,
	column: "booked" | "blocked",
	by: number,
	condition?: Expression<SqlBool>,
): Promise<void> {
	const changed = await trx
		.updateTable("nights")
		.set((eb) => ({ [column]: eb(column, "+", by) }))
		.where("room_id", "=", span.roomId)
		.where("date", ">=", span.checkIn)
		.where("date", "<", span.checkOut)
		.where((eb) =>
			by > 0 ? eb(eb("booked", "+", eb.ref("blocked")), "<=", eb("total", "-", by)) : eb(column, ">=", -by),
		)
		.$if(condition !== undefined, (query) => query.where(condition as Expression<SqlBool>))
		.executeTakeFirst();
	if (Number(changed.numUpdatedRows) !== countNights(span))
		throw new NightsTakenError(`not every night of ${span.checkIn}–${span.checkOut} could be changed`);
}
