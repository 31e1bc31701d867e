import type { ChangeRefusal } from "./change-move.server.ts";
import { type MovingStatus, statusRow } from "./moving-booking.ts";

/** Why a move cannot be booked. */
export const BOOKING_REFUSALS = {
	too_soon: "Choose a date and time at least 2 hours from now.",
	too_far: "Choose a date within the next 90 days.",
	nothing_stored: "No data returned.",
};

/** Why a booking in this status cannot be changed. */
export function sayAlready(status: MovingStatus): string {
	const word = statusRow(status).label.toLowerCase();
	return statusRow(status).to.length === 0
		? `This booking is ${word} and can no longer be changed.`
		: `This booking is ${word}.`;
}

/** More bookings than one person makes are not emailed to one address. */
export const TOO_MANY_MAILS =
	"Too many bookings were made with this email address in the last hour. Leave it empty, or try again later.";

export const GONE = "This booking does not exist. It may have been deleted.";

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
		? `${refusal.by} changed this booking to ${word} (${at}).`
		: `This booking was changed to ${word} (${at}).`;
	return { reason, status: 409 };
}
