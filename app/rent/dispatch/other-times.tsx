import { formatDate } from "#app/common/calendar.ts";
import type { FreeTime } from "#app/rent/fleet/free-times.server.ts";
import {
	type MovingStatus,
	mayReschedule,
	VEHICLE_TYPES,
	type VehicleType,
} from "#app/rent/moving-booking.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type OtherTimesProps = {
	move: { number: string; status: MovingStatus; vehicle_type: VehicleType; booking_date: string };
	times: readonly FreeTime[];
	year: number;
};

/** The nearest times with a free vehicle; each leads to the form that reschedules the booking. */
export function OtherTimes({ move, times, year }: OtherTimesProps) {
	if (times.length === 0 || !mayReschedule(move.status)) return null;
	const vehicle = VEHICLE_TYPES[move.vehicle_type].label.toLowerCase();
	const show = ({ date, time }: FreeTime) =>
		date === move.booking_date ? time : `${formatDate(date, year)}, ${time}`;
	return (
		<div className="mt-4">
			<p>A {vehicle} is free at these times. Reschedule to:</p>
			<p className="mt-2 flex flex-wrap gap-2">
				{times.map((free) => (
					<ButtonLink
						key={free.date + free.time}
						dense
						variant="plain"
						href={`/trucking-dashboard/${move.number}/rescheduling?${new URLSearchParams({ from: "booking", ...free })}`}
					>
						{show(free)}
					</ButtonLink>
				))}
			</p>
		</div>
	);
}
