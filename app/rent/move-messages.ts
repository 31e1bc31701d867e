import { formatDate } from "#app/common/calendar.ts";
import { type Explained, explainConflict } from "#app/common/conflict.ts";
import type { MoveChangeRefusal } from "./change-move.server.ts";
import { type MovingStatus, statusRow, VEHICLE_TYPES, type VehicleType } from "./moving-booking.ts";

/** Why a move cannot be booked. */
export const MOVE_REFUSALS = {
	too_soon: "Choose a date and time at least 2 hours from now.",
	too_far: "Choose a date within the next 90 days.",
	nothing_stored: "No data returned.",
};

/** Why a move can't take place at a time: "No truck is free on Sat 28 Nov at 10:00." The time is within 90 days. */
export function describeFullTime({ vehicleType, bookingDate, bookingTime }: FullTime): string {
	const date = formatDate(bookingDate, Number(bookingDate.slice(0, 4)));
	return `No ${VEHICLE_TYPES[vehicleType].label.toLowerCase()} is free on ${date} at ${bookingTime}.`;
}

type FullTime = { vehicleType: VehicleType; bookingDate: string; bookingTime: string };

/** Why a booking in this status cannot be changed. */
export function describeCurrentStatus(status: MovingStatus): string {
	const word = statusRow(status).label.toLowerCase();
	return statusRow(status).to.length === 0
		? `This booking is ${word} and can no longer be changed.`
		: `This booking is ${word}.`;
}

/** More bookings than one person makes are not emailed to one address. */
export const TOO_MANY_MAILS =
	"Too many bookings were made with this email address in the last hour. Leave it empty, or try again later.";

export const MOVE_GONE = "This booking does not exist. It may have been deleted.";

/** Why a change was refused: the message for the person, and the HTTP status. */
export function explainMoveRefusal(
	refusal: MoveChangeRefusal,
	expectedVersion: MovingStatus,
	formatMoment: (moment: string) => string,
): Explained {
	if (refusal.reason === "gone") return { reason: MOVE_GONE, status: 404 };
	if (refusal.reason === "not_allowed")
		return { reason: describeCurrentStatus(expectedVersion), status: 409 };
	if (refusal.reason === "full")
		return { reason: `${describeFullTime(refusal.use)} Choose another date or time.`, status: 422 };
	if (refusal.reason !== "changed") return { reason: MOVE_REFUSALS[refusal.reason], status: 422 };
	const to = statusRow(refusal.status).label.toLowerCase();
	return explainConflict("booking", { by: refusal.by, to, when: formatMoment(refusal.at) });
}
