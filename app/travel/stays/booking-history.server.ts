import type { Transaction } from "kysely";
import {
	findLatestChange,
	isChangeBy,
	isRepeated,
	recordChange,
	selectHistory,
} from "#app/common/changes/changes.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import type { Schema } from "#db/schema.ts";
import type { BookingStatus } from "./booking-states.ts";

const KINDS = {
	booked: "booked",
	"walk-in": "booked",
	"booking status": "status",
	"booking dates": "dates",
	"booking extra": "extra",
	"booking note": "note",
	"booking kept": "note",
	"booking unit": "unit",
	"booking online check-in": "online",
} as const;

/** The history of a booking, oldest first; `by` is the name of the account that acted. Erased notes are left out. */
export async function readBookingHistory(db: Database, bookingId: number) {
	const changes = await selectHistory(db, `booking ${bookingId}`).execute();
	return changes
		.filter(({ action }) => action in KINDS)
		.map(({ action, note, party: _, ...change }) => ({
			...change,
			kind: KINDS[action as keyof typeof KINDS],
			detail: readText(note ?? ""),
		}))
		.filter(({ kind, detail }) => kind !== "note" || detail !== "");
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
	action:
		| "booked"
		| "walk-in"
		| "booking status"
		| "booking dates"
		| "booking extra"
		| "booking online check-in";
	from?: string;
	to?: string;
	/** Minor units. */
	amount?: number | null;
	/** The reason, which may be about the guest. */
	detail?: string;
	actorId: number | null;
	/** Whether staff act, and not the guest: the trail then records it too. */
	isByStaff: boolean;
	now: Date;
};

/** Records a change of a booking. The trail lists those by staff. */
export async function recordBookingEvent(trx: Transaction<Schema>, event: NewEvent): Promise<void> {
	const { bookingId, detail, isByStaff, ...change } = event;
	await recordChange(trx, {
		...change,
		subject: `booking ${bookingId}`,
		note: detail || null,
		isInTrail: isByStaff && change.actorId !== null,
	});
}

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
	{ id, status, updated_at }: Pick<StoredBooking, "id" | "status" | "updated_at">,
	{ from, to, actorId }: LateChange,
): Promise<BookingChanged | null> {
	const action = "booking status";
	const last = await findLatestChange(trx, { subject: `booking ${id}`, actions: [action] });
	if (status === to && isRepeated(last, { action, from, to, actorId })) return null;
	const isOwn = isChangeBy(last, actorId);
	return { ok: false, reason: "changed", status, at: last?.at ?? updated_at, by: last?.by ?? null, isOwn };
}
