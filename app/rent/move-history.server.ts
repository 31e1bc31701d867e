import type { Selectable, Transaction } from "kysely";
import { addToTrail } from "#app/common/audit.server.ts";
import {
	changeText,
	findLatestChange,
	isChangeBy,
	isRepeated,
	saveLatestChange,
} from "#app/common/latest-changes.server.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import type { Schema } from "#db/schema.ts";
import type { CapacityUse } from "./fleet/capacity.server.ts";
import type { MovingStatus } from "./moving-booking.ts";

export type MoveChangeOutcome = { ok: true; repeated: boolean } | MoveChangeRefusal;

/** Of a change of the date. `full`: no vehicle of the type is free at the new time; see `explainFullTime`. */
export type MoveDateOutcome = MoveChangeOutcome | { ok: false; reason: "full"; use: CapacityUse };

export type MoveChangeRefusal =
	| { ok: false; reason: "gone" | "not_allowed" | "too_soon" | "too_far" | "same_time" | "past" }
	/** The page showed another fee or deposit, another date of the move, or another price for the new one. */
	| { ok: false; reason: "fee" | "deposit" | "date" | "quote" }
	/** The time until which the date can be changed is over. */
	| { ok: false; reason: "too_late" }
	/** The customer has not accepted the current price (null: it has none), which was changed then, by that person. */
	| {
			ok: false;
			reason: "price";
			price: number | null;
			currency: string | null;
			at: string;
			by: string | null;
			isOwn: boolean;
	  }
	/**
	 * Somebody was faster: the current status, since when, and who did it (null: the customer, or a deleted
	 * account).
	 */
	| { ok: false; reason: "changed"; status: MovingStatus; at: string; by: string | null; isOwn: boolean };

type MoveEvent = {
	booking: { id: number; status: MovingStatus };
	from: MovingStatus;
	actorId: number | null;
	/** Whether staff act, and not the customer: the trail then records it too. */
	isByStaff: boolean;
	/** What happened besides the change of status. */
	detail: string | undefined;
	/** The price changed, and not the status. */
	isPrice?: boolean;
	at: string;
};

/** Adds a line to the history of a booking, which is in its new status. */
export async function recordMoveEvent(trx: Transaction<Schema>, event: MoveEvent): Promise<void> {
	const { booking, from, actorId, detail = null, isPrice = false, at } = event;
	await trx
		.insertInto("moving_booking_events")
		.values({
			booking_id: booking.id,
			from_status: from,
			to_status: booking.status,
			actor_id: actorId,
			detail,
			at,
		})
		.execute();
	const change = isPrice
		? { aspect: "price", change: detail ?? "", actorId }
		: statusChange({ expectedVersion: from, to: booking.status, actorId });
	await saveLatestChange(trx, { record: `move ${booking.id}`, ...change, at });
	if (!event.isByStaff || actorId === null) return;
	const values = isPrice ? {} : { from, to: booking.status };
	await addToTrail(trx, {
		...{ action: isPrice ? "move price" : "move status", subject: `move ${booking.id}` },
		...{ actorId, ...values, detail: detail ?? undefined, now: new Date(at) },
	});
}

const statusChange = ({
	expectedVersion,
	to,
	actorId,
}: Pick<WantedChange, "expectedVersion" | "to" | "actorId">) => ({
	aspect: "status",
	change: changeText(expectedVersion, to),
	actorId,
});

/** The current price of a locked booking, who changed it last, and whether that is `actorId`. */
export async function findPriceConflict(
	trx: Transaction<Schema>,
	{ id, price, currency, updated_at }: Selectable<Schema["moving_bookings"]>,
	actorId: number | null,
): Promise<Extract<MoveChangeRefusal, { reason: "price" }>> {
	const last = await findLatestChange(trx, { record: `move ${id}`, aspect: "price" });
	const { at = updated_at, by = null } = last ?? {};
	return { ok: false, reason: "price", price, currency, at, by, isOwn: isChangeBy(last, actorId) };
}

/**
 * The name that staff see beside an event: the account's, or "Customer" for a cancellation by the customer, which is
 * known by its fee (0 or more): cancellations by staff have none.
 */
export function actorOfEvent(
	{ by, to_status }: { by: string | null; to_status: MovingStatus },
	{ cancellation_fee }: { cancellation_fee: number | null },
): string | null {
	return by ?? (to_status === "cancelled" && cancellation_fee !== null ? "Customer" : null);
}

type WantedChange = {
	number: string;
	viewer?: Viewer;
	expectedVersion: MovingStatus;
	to: MovingStatus;
	/** The new date and time, if the change is about them. */
	bookingDate?: string;
	bookingTime?: string;
	actorId: number | null;
};

/** Tells a repeated change from one that came too late: `date` when the same person chose another date first. */
export async function findConflict(
	trx: Transaction<Schema>,
	change: WantedChange,
): Promise<MoveChangeOutcome> {
	const move = await trx
		.selectFrom("moving_bookings")
		.select(["id", "status", "booking_date", "booking_time", "created_at"])
		.where("number", "=", change.number)
		.where(isShownTo("moving_bookings", change.viewer))
		.executeTakeFirst();
	if (!move) return { ok: false, reason: "gone" };
	const last = await findLatestChange(trx, { record: `move ${move.id}`, aspect: "status" });
	if (move.status === change.to && isRepeated(last, statusChange(change))) {
		const { bookingDate = move.booking_date, bookingTime = move.booking_time } = change;
		const isThen = move.booking_date === bookingDate && move.booking_time === bookingTime;
		return isThen ? { ok: true, repeated: true } : { ok: false, reason: "date" };
	}
	const { at = move.created_at, by = null } = last ?? {};
	const isOwn = isChangeBy(last, change.actorId);
	return { ok: false, reason: "changed", status: move.status, at, by, isOwn };
}
