import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { explainBookingRefusal } from "#app/travel/stays/stay-messages.ts";
import type { UndoOutcome } from "./undo-status.server.ts";

export const UNDO_MESSAGES = {
	checkIn: {
		button: "Undo check-in",
		consequence: "The booking goes back to Confirmed.",
		done: "Check-in undone. The booking is confirmed again.",
	},
	checkOut: {
		button: "Undo check-out",
		consequence: "The booking goes back to Checked in, and its remaining nights are no longer on sale.",
		done: "Check-out undone. The guest is checked in again.",
	},
} as const;

export type UndoName = keyof typeof UNDO_MESSAGES;

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
	if (refusal.reason === "not_allowed")
		return "You can undo a check-in or check-out on the day that you record it, not later.";
	if (refusal.reason === "taken")
		return "Some of the remaining nights have been booked or blocked since the check-out.";
	return explainBookingRefusal(refusal, { to: "confirmed", ...showing }).reason;
}
