import { leftToRight, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { DayBoard } from "#app/rent/board/day-board.server.ts";
import { CELLS_PER_DAY, cellOf, endOfMove, timeOfCell } from "#app/rent/fleet/cells.ts";
import { statusRow } from "#app/rent/moves/moving-booking.ts";
import { Timeline, type TimelineEntry } from "#app/ui/timeline.tsx";

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
			caption={t.moveBoard.timeline.caption({ day })}
			corner={t.fleet.vehicle}
			empty={t.moveBoard.timeline.empty}
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
	if (!isInUse) return t.moveBoard.timeline.notInUse;
	if (outage) return t.moveBoard.outOfService({ reason: outage });
	return hours.length === 0 ? t.moveBoard.timeline.noHours : t.vehicleTypes.label[vehicle_type];
}

function toEntry(job: JobOfVehicle): TimelineEntry {
	const { tone, icon, label } = statusRow(job.status);
	const isOpen = job.status === "pending" || job.status === "confirmed";
	const warning =
		isOpen && job.isOutOfHours
			? t.moveBoard.timeline.outsideHours
			: job.capacity === "over"
				? t.moveBoard.overbooked
				: undefined;
	return {
		key: job.number,
		from: job.from,
		to: job.to,
		href: `/trucking-dashboard/${job.number}`,
		title: job.name,
		details: [leftToRight(`${job.booking_time}–${endOfMove(job)}`), withCommas([job.driver, label])],
		tone,
		icon,
		warning,
	};
}

/** Without work or jobs, a board shows 08:00 to 18:00. */
const USUAL = { from: 16, to: 36 };

type Span = { from: number; to: number };

/** The half hours that a day's board shows: full hours, from the first work or job of the day to the last. */
function boardWindow(spans: readonly Span[]): Span {
	const from = Math.min(USUAL.from, ...spans.map((span) => span.from));
	const to = Math.max(USUAL.to, ...spans.map((span) => span.to));
	return { from: Math.floor(from / 2) * 2, to: Math.min(CELLS_PER_DAY, Math.ceil(to / 2) * 2) };
}

/** One column for each half hour of a window. */
const boardColumns = ({ from, to }: Span) =>
	Array.from({ length: to - from }, (_, index) => {
		const label = timeOfCell(from + index);
		return { key: label, label, isMinor: (from + index) % 2 === 1 };
	});
