import { cellOf, endOfMove } from "#app/rent/fleet/cells.ts";
import { statusRow, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { Timeline, type TimelineEntry } from "#app/ui/timeline.tsx";
import { boardColumns, boardWindow } from "./board-window.ts";
import type { DayBoard } from "./day-board.server.ts";

type VehicleOfDay = DayBoard["vehicles"][number];
type JobOfVehicle = VehicleOfDay["jobs"][number];

type DayTimelineProps = {
	vehicles: readonly VehicleOfDay[];
	day: string;
	/** The time now, on today's board. */
	time: string | null;
};

/** The jobs of each vehicle of a day. */
export function DayTimeline({ vehicles, day, time }: DayTimelineProps) {
	const shown = boardWindow(vehicles.flatMap(({ hours, jobs }) => [...hours, ...jobs]));
	const within = ({ from, to }: { from: number; to: number }) => ({
		from: from - shown.from,
		to: to - shown.from,
	});
	return (
		<Timeline
			caption={`Jobs on ${day}`}
			corner="Vehicle"
			empty="No jobs"
			columns={boardColumns(shown)}
			now={time === null ? undefined : cellOf(time) - shown.from}
			rows={vehicles.map((vehicle) => ({
				key: String(vehicle.id),
				name: vehicle.name,
				note: noteOf(vehicle),
				open: vehicle.hours.map(within),
				entries: vehicle.jobs.map((job) => ({ ...toEntry(job), ...within(job) })),
			}))}
		/>
	);
}

function noteOf({ vehicle_type, outage, hours, isInUse }: VehicleOfDay): string {
	if (!isInUse) return "Not in use";
	if (outage) return `Out of service: ${outage}`;
	return hours.length === 0 ? "Doesn’t work" : VEHICLE_TYPES[vehicle_type].label;
}

function toEntry(job: JobOfVehicle): TimelineEntry {
	const { tone, icon, label } = statusRow(job.status);
	const isOpen = job.status === "pending" || job.status === "confirmed";
	const warning =
		isOpen && job.isOutOfHours ? "Vehicle not at work" : job.capacity === "over" ? "Overbooked" : undefined;
	return {
		key: job.number,
		...{ from: job.from, to: job.to },
		href: `/trucking-dashboard/${job.number}`,
		title: job.name,
		details: [`${job.booking_time}–${endOfMove(job)}`, [job.driver ?? "", label].filter(Boolean).join(", ")],
		tone,
		icon,
		warning,
	};
}
