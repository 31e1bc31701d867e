import { type CalendarEntry, writeEventFile } from "#app/common/calendar-file.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import type { OwnMove } from "#app/rent/moves/read-moves.server.ts";

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
	// Until its deposit is paid.
	const isHeld = move.status === "confirmed" && move.deposit_before !== null;
	return writeEventFile(
		{
			number: move.number,
			bookedAt: move.created_at,
			changedAt: move.updated_at,
			from,
			to: new Date(from.getTime() + move.cells * CELL_MS),
			summary: t.ownMove.calendar.summary[move.vehicle_type],
			location: move.current_address,
			description: [
				t.ownMove.calendar.number({ number: formatReferenceNumber(move.number) }),
				t.ownMove.calendar.from({ address: move.current_address }),
				t.ownMove.calendar.to({ address: move.new_address }),
			],
			status: isHeld ? "TENTATIVE" : STATUSES[move.status],
			isBusy: true,
		},
		{ origin, product: "Moves" },
	);
}
