import type { ChangeRefusal } from "./change-move.server.ts";
import { type MovingStatus, statusRow } from "./moving-booking.ts";

/** Why a move can't be booked for a time, or at all. */
export const BOOKING_REFUSALS = {
	too_soon: "Choose a date and time at least 2 hours from now.",
	too_far: "Choose a date at most 90 days from now.",
	nothing_stored: "No data returned.",
};

/** What a booking's own status forbids: 'It is delivered, and that can’t be changed.' */
export function sayAlready(status: MovingStatus): string {
	const word = statusRow(status).label.toLowerCase();
	return statusRow(status).to.length === 0
		? `It is ${word}, and that can’t be changed.`
		: `It is ${word} at the moment.`;
}

/** More bookings than one person makes are not mailed to one address. */
export const TOO_MANY_MAILS =
	"Many bookings were made with this e-mail in the last hour. Leave it out, or try again later.";

export const GONE = "It is not there; it may have been deleted.";

/** Why a change was refused, for the admin who asked for it, and the status to answer with. */
export function explainRefusal(
	refusal: ChangeRefusal,
	seen: MovingStatus,
	showMoment: (moment: string) => string,
): { reason: string; status: number } {
	if (refusal.reason === "gone") return { reason: GONE, status: 404 };
	if (refusal.reason === "not_allowed") return { reason: sayAlready(seen), status: 409 };
	if (refusal.reason !== "changed") return { reason: BOOKING_REFUSALS[refusal.reason], status: 422 };
	const word = statusRow(refusal.status).label.toLowerCase();
	const at = showMoment(refusal.at);
	const reason = refusal.by
		? `${refusal.by} has set it to ${word} (${at}).`
		: `It was set to ${word} (${at}).`;
	return { reason, status: 409 };
}
