import { t } from "#app/common/language/messages.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { explainBookingRefusal } from "#app/travel/stays/stay-messages.ts";
import type { UndoOutcome } from "./undo-status.server.ts";

export type UndoName = "checkIn" | "checkOut";

export const undoName = (status: BookingStatus): UndoName | null =>
	status === "checked_in" ? "checkIn" : status === "checked_out" ? "checkOut" : null;

type Refusal = Extract<UndoOutcome, { ok: false }>;
type Showing = { formatMoment: (at: string) => string; currency: string };

/** Why a check-in or check-out was not undone. */
export function explainUndo(refusal: { reason: "not_allowed" }): string;
export function explainUndo(refusal: Refusal, showing: Showing): string;
export function explainUndo(
	refusal: Refusal | { reason: "not_allowed" },
	showing: Showing = { formatMoment: (at) => at, currency: "" },
): string {
	if (refusal.reason === "not_allowed") return t.undoStay.notAllowed;
	if (refusal.reason === "taken") return t.undoStay.taken;
	return explainBookingRefusal(refusal, { to: "confirmed", ...showing }).reason;
}
