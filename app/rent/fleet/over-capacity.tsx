import { formatDate } from "#app/common/calendar.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { listMovesOverCapacity } from "./over-capacity.server.ts";

type OverRow = Awaited<ReturnType<typeof listMovesOverCapacity>>[number];

/** Lists the moves without a vehicle, with the next step for each. Shows nothing when all moves have one. */
export function OverCapacity({ moves, year }: { moves: readonly OverRow[]; year: number }) {
	if (moves.length === 0) return null;
	const columns: Column<OverRow>[] = [
		{
			key: "number",
			title: "Booking",
			isLead: true,
			cell: ({ number, name }) => (
				<>
					<a href={`/trucking-dashboard/${number}`} className="link font-semibold tabular-nums">
						{formatReferenceNumber(number)}
					</a>{" "}
					{name}
				</>
			),
		},
		{
			key: "time",
			title: "Date & Time",
			cell: (row) => `${formatDate(row.booking_date, year)}, ${row.booking_time}`,
		},
		{ key: "type", title: "Vehicle", cell: (row) => VEHICLE_TYPES[row.vehicle_type].label },
		{
			key: "action",
			title: "Next step",
			cell: ({ number }) => (
				<a href={`/trucking-dashboard/${number}/rescheduling`} className="link">
					Reschedule<span className="sr-only"> {formatReferenceNumber(number)}</span>
				</a>
			),
		},
	];
	return (
		<section className="mt-10" aria-labelledby="over-capacity">
			<h2 id="over-capacity" className="mb-1 text-xl">
				Moves without a free vehicle
			</h2>
			<p className="mb-3 text-secondary">
				These moves stay booked, but all vehicles of their type are taken at that time. Add a vehicle, or
				agree on another time with the customer.
			</p>
			<DataTable
				caption="Moves without a free vehicle"
				columns={columns}
				rows={moves}
				rowKey={(row) => row.number}
			/>
		</section>
	);
}
