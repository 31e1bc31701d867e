import type { Selectable, Transaction } from "kysely";
import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import {
	findLatestChange,
	isChangeBy,
	isRepeated,
	recordChange,
	selectHistory,
} from "#app/common/changes/changes.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import type { CapacityUse } from "#app/rent/fleet/capacity.server.ts";
import type { Database } from "#db/client.ts";
import type { ActionOf } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import type { MovingStatus } from "./moving-booking.ts";

export type MoveChangeOutcome = { ok: true; repeated: boolean } | MoveChangeRefusal;

/** Of a change of the date. `full`: no vehicle of the type is free at the new time; see `explainFullTime`. */
export type MoveDateOutcome = MoveChangeOutcome | { ok: false; reason: "full"; use: CapacityUse };

export type MoveChangeRefusal =
	| { ok: false; reason: "gone" | "not_allowed" | "too_soon" | "too_far" | "same_time" | "past" }
	/** The page showed another fee or deposit, another date of the move, or another price for the new one. */
	| { ok: false; reason: "fee" | "deposit" | "date" | "quote" }
	/** The time until which the date can be changed is over; the move has begun, so its customer can't cancel it. */
	| { ok: false; reason: "too_late" | "begun" }
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
	/** Whether staff act, and not the customer: the trail then lists it. */
	isByStaff: boolean;
	/** What happened besides the change of status. */
	detail: string | undefined;
	now: Date;
};

/** Records a change of a booking, which is in its new status. */
export async function recordMoveEvent(trx: Transaction<Schema>, event: MoveEvent): Promise<void> {
	const { booking, isByStaff, ...change } = event;
	const isInTrail = isByStaff && change.actorId !== null;
	await recordChange(trx, { ...change, ...statusChange(booking), isInTrail });
}

const statusChange = ({ id, status }: MoveEvent["booking"]) =>
	({ action: "move status", subject: `move ${id}`, to: status }) as const;

/** What the histories tell of other changes than those of the status. */
const KINDS: Partial<Record<ActionOf<"move">, "note" | "step" | "step undone">> = {
	"move note": "note",
	step: "step",
	"step undone": "step undone",
};

const OF_STATUS = [
	"booked",
	"move status",
	"move price",
	"deposit",
	"deposit waived",
] as const satisfies ActionOf<"move">[];

/**
 * The history of a booking, oldest first; `by` is the name of the account that acted. What its customer sees, too, is of
 * the kind `status`: a change of the price or deposit has the status of that time. Erased notes are left out.
 */
export async function readMoveHistory(db: Database, id: number) {
	const changes = await selectHistory(db, `move ${id}`).execute();
	let status: MovingStatus = "pending";
	return changes.flatMap(
		({ id: key, action, from_value: from, to_value: to, detail: stored, note, at, by }) => {
			const detail = stored && readText(stored);
			const event = { id: key, at, by };
			if (action === "assignment") {
				const why = detail === null ? "" : ` (${detail})`;
				return {
					...event,
					kind: to ? ("assigned" as const) : ("unassigned" as const),
					detail: to ?? from + why,
				};
			}
			const kind = KINDS[action as ActionOf<"move">];
			if (kind === "note" && note === null) return [];
			if (kind) return { ...event, kind, detail: note ?? detail ?? "" };
			if (!(OF_STATUS as readonly string[]).includes(action)) return [];
			const isStatus = action === "move status" || action === "booked";
			const from_status = isStatus ? (from as MovingStatus | null) : status;
			if (isStatus) status = to as MovingStatus;
			return { ...event, kind: "status" as const, from_status, to_status: status, detail };
		},
	);
}

type MoveHistory = Awaited<ReturnType<typeof readMoveHistory>>;
export type StatusEvent = Extract<MoveHistory[number], { kind: "status" }>;

/** What the customer sees of a history. */
export const ofStatus = (history: MoveHistory): StatusEvent[] =>
	history.filter((event): event is StatusEvent => event.kind === "status");

/** The current price of a locked booking, who changed it last, and whether that is `actorId`. */
export async function findPriceConflict(
	trx: Transaction<Schema>,
	{ id, price, currency, updated_at }: Selectable<Schema["moving_bookings"]>,
	actorId: number | null,
): Promise<Extract<MoveChangeRefusal, { reason: "price" }>> {
	const last = await findLatestChange(trx, { subject: `move ${id}`, actions: ["move price"] });
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
	return by ?? (to_status === "cancelled" && cancellation_fee !== null ? t.words.customer : null);
}

type WantedChange = {
	number: string;
	viewer?: Viewer;
	expectedStatus: MovingStatus;
	to: MovingStatus;
	/** The new date and time, if the change is about them. */
	time?: { booking_date: string; booking_time: string };
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
	const { expectedStatus: from, actorId } = change;
	const same = { ...statusChange({ id: move.id, status: change.to }), from, actorId };
	const last = await findLatestChange(trx, { ...same, actions: ["move status"] });
	if (move.status === change.to && isRepeated(last, same)) {
		const { booking_date, booking_time } = change.time ?? move;
		const isThen = move.booking_date === booking_date && move.booking_time === booking_time;
		return isThen ? { ok: true, repeated: true } : { ok: false, reason: "date" };
	}
	const { at = move.created_at, by = null } = last ?? {};
	const isOwn = isChangeBy(last, change.actorId);
	return { ok: false, reason: "changed", status: move.status, at, by, isOwn };
}
