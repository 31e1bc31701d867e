import type { Explained } from "#app/common/changes/conflict.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { formatQuoteRefusal } from "#app/travel/quotes/stay-refusals.ts";
import type { BookingOutcome } from "./book-room.server.ts";

/** Why a room can't be booked, besides reasons of the stay. */
export const BOOKING_REFUSALS = {
	no_stay: "These dates can’t be booked. Choose other dates.",
	look_again: "Review the price and terms below, then confirm again.",
	not_on_team: "You no longer work for this hotel, so you can’t book its rooms.",
	nothing_stored: "Your booking was not saved. Try again.",
	too_many: "Too many bookings were made with this email address. Wait an hour, or contact us.",
	repeated: "You have already booked this stay.",
} as const;

type NotBooked = Extract<BookingOutcome, { ok: false }> | { ok: false; reason: string };

/** Why a room was not booked, and the HTTP status; `reason` is a sentence after a failure. */
export function explainNotBooked(outcome: NotBooked, stay: Stay, thisYear: number): Explained {
	if ("refusal" in outcome)
		return { reason: formatQuoteRefusal(outcome.refusal, stay, thisYear), status: 409 };
	if ("changes" in outcome) return { reason: BOOKING_REFUSALS.look_again, status: 409 };
	if (outcome.reason === "not_on_team") return { reason: BOOKING_REFUSALS.not_on_team, status: 403 };
	if (outcome.reason === "nothing_stored") return { reason: BOOKING_REFUSALS.nothing_stored, status: 409 };
	return { reason: outcome.reason, status: 503 };
}
