import { type CalendarEntry, writeEventFile } from "#app/common/calendar-file.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import type { OwnMove } from "#app/rent/dashboard/moving-bookings.server.ts";
import { type MovingStatus, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";

const CELL_MS = 30 * 60 * 1000;

const STATUSES: Record<MovingStatus, CalendarEntry["status"]> = {
	pending: "TENTATIVE",
	confirmed: "CONFIRMED",
	delivered: "CONFIRMED",
	cancelled: "CANCELLED",
	rejected: "CANCELLED",
};

/** A move as a calendar file, for as long as it takes; see `writeEventFile`. */
export function moveAsCalendar(
	move: OwnMove,
	{ origin, timeZone }: { origin: string; timeZone: string },
): string {
	const from = momentOf(move.booking_date, move.booking_time, timeZone);
	const { label } = VEHICLE_TYPES[move.vehicle_type];
	return writeEventFile(
		{
			number: move.number,
			bookedAt: move.created_at,
			changedAt: move.updated_at,
			from,
			to: new Date(from.getTime() + move.cells * CELL_MS),
			summary: `Move with a ${label.toLowerCase()}`,
			location: move.current_address,
			description: [
				`Moving booking ${formatReferenceNumber(move.number)}`,
				`From ${move.current_address}`,
				`To ${move.new_address}`,
			],
			status: STATUSES[move.status],
			isBusy: true,
		},
		{ origin, product: "Moves" },
	);
}
