import type { Selectable, Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import {
	changeText,
	findLatestChange,
	isChangeBy,
	isRepeated,
	saveLatestChange,
} from "#app/common/latest-changes.server.ts";
import type { Database } from "#db/client.ts";
import { insertion } from "#db/insertion.ts";
import type { Schema } from "#db/schema.ts";
import type { BookingStatus } from "./booking-states.ts";

/** The history of a booking, oldest first; `by` is the name of the account that acted. */
export function readBookingHistory(db: Database, bookingId: number) {
	return db
		.selectFrom("booking_events as event")
		.leftJoin("accounts", "accounts.id", "event.actor_id")
		.select(["event.id", "event.kind", "event.from_value", "event.to_value", "event.amount"])
		.select(["event.detail", "event.actor_id", "event.at", "accounts.name as by"])
		.where("event.booking_id", "=", bookingId)
		.orderBy("event.id")
		.execute();
}

/**
 * Whether the guest cancelled. Staff give a reason, so a cancellation without one is the guest's, also when the guest has
 * no account.
 */
export const isGuestCancellation = (event: Pick<BookingEvent, "kind" | "to_value" | "detail">): boolean =>
	event.kind === "status" && event.to_value === "cancelled" && event.detail === "";

type BookingEvent = Awaited<ReturnType<typeof readBookingHistory>>[number];

type NewEvent = {
	bookingId: number;
	kind: "booked" | "status" | "dates" | "note";
	from?: string;
	to?: string;
	/** Minor units. */
	amount?: number | null;
	detail?: string;
	actorId: number | null;
	/** Whether staff act, and not the guest: the trail then records it too. */
	isByStaff: boolean;
	now: Date;
};

const TRAIL = {
	booked: "walk-in",
	status: "booking status",
	dates: "booking dates",
	note: "booking note",
} as const;

/**
 * Adds an event to a booking's history, and saves it as its latest change, in the transaction of the change. The trail
 * records changes by staff without the reasons and notes, which may be about the guest.
 */
export async function recordBookingEvent(trx: Transaction<Schema>, event: NewEvent): Promise<void> {
	const { bookingId, kind, from = null, to = null, amount = null, detail = "", actorId, now } = event;
	const at = now.toISOString();
	const values = { from_value: from, to_value: to, actor_id: actorId, at };
	await insertEvents(trx, [{ ...values, booking_id: bookingId, kind, amount, detail, once_key: null }]);
	const change = kind === "note" ? detail : changeText(from, to);
	if (kind !== "booked")
		await saveLatestChange(trx, { record: `booking ${bookingId}`, aspect: kind, change, actorId, at });
	if (event.isByStaff && actorId !== null)
		await addToTrail(trx, { action: TRAIL[kind], subject: `booking ${bookingId}`, actorId, from, to, now });
}

const insertEvents = insertion("booking_events");

/** Somebody was faster: the current status, since when, and who did it (null: the guest, or nobody). */
export type BookingChanged = {
	ok: false;
	reason: "changed";
	status: BookingStatus;
	at: string;
	by: string | null;
	isOwn: boolean;
};

type LateChange = { from: BookingStatus; to: BookingStatus | null; actorId: number | null };

/** What a change that came too late ran into; null when the same account had already made this change. */
export async function findBookingConflict(
	trx: Transaction<Schema>,
	{ id, status, updated_at }: Pick<Selectable<Schema["bookings"]>, "id" | "status" | "updated_at">,
	{ from, to, actorId }: LateChange,
): Promise<BookingChanged | null> {
	const last = await findLatestChange(trx, { record: `booking ${id}`, aspect: "status" });
	const change = changeText(from, to);
	if (status === to && isRepeated(last, { aspect: "status", change, actorId })) return null;
	const isOwn = isChangeBy(last, actorId);
	return { ok: false, reason: "changed", status, at: last?.at ?? updated_at, by: last?.by ?? null, isOwn };
}
