import { type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { statementWith } from "#db/statement-with.ts";
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
	changeNights(trx, span, takeOpen);

/**
 * Takes nights again that a booking gave up by mistake. A night that was closed since is accepted; a full one
 * throws `NightsTakenError`, like `takeNights`.
 */
export async function retakeNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, takeAny);
}

/** Releases what `takeNights` took. */
export async function returnNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, giveBack);
}

/** Takes rooms off sale; a closed night can be blocked, too. Throws `NightsTakenError`, like `takeNights`. */
export async function blockNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, block);
}

/** Releases what `blockNights` took. */
export async function unblockNights(trx: Transaction<Schema>, span: Span): Promise<void> {
	await lockNights(trx, span);
	await changeNights(trx, span, unblock);
}

async function changeNights(trx: Transaction<Schema>, span: Span, change: typeof takeOpen): Promise<void> {
	const { roomId, checkIn, checkOut, rooms } = span;
	const changed = await change(trx, { roomId, checkIn, checkOut, rooms });
	if (changed.length !== countNights(span))
		throw new NightsTakenError(`not every night of ${checkIn}–${checkOut} could be changed`);
}

const EXAMPLE = { roomId: -1, checkIn: "2000-01-01", checkOut: "2000-01-02", rooms: -2 };

const updateNights = (db: Database, { roomId, checkIn, checkOut }: typeof EXAMPLE) =>
	db
		.updateTable("nights")
		.where("room_id", "=", roomId)
		.where("date", ">=", checkIn)
		.where("date", "<", checkOut)
		.returning("date");

const taking = (column: "booked" | "blocked", { ofOpen }: { ofOpen: boolean }) =>
	statementWith(EXAMPLE, (db, span) =>
		updateNights(db, span)
			.set((eb) => ({ [column]: eb(column, "+", span.rooms) }))
			.where((eb) => eb(eb("booked", "+", eb.ref("blocked")), "<=", eb("total", "-", span.rooms)))
			.$if(ofOpen, (query) => query.where(sql<SqlBool>`not is_closed`)),
	);
const releasing = (column: "booked" | "blocked") =>
	statementWith(EXAMPLE, (db, span) =>
		updateNights(db, span)
			.set((eb) => ({ [column]: eb(column, "-", span.rooms) }))
			.where(column, ">=", span.rooms),
	);

const takeOpen = taking("booked", { ofOpen: true });
const takeAny = taking("booked", { ofOpen: false });
const giveBack = releasing("booked");
const block = taking("blocked", { ofOpen: false });
const unblock = releasing("blocked");
