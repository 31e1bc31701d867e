import { formatDate } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { VEHICLE_TYPES } from "#app/rent/fleet/vehicle-types.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { depositLeft, isDepositOpen, isOffered } from "#app/rent/moves/moving-booking.ts";
import type { listAccountMovingBookings } from "#app/rent/moves/read-moves.server.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type InvoicesByNumber, OwnLinks } from "./own-links.tsx";

type Move = Awaited<ReturnType<typeof listAccountMovingBookings>>["rows"][number];

type OwnMovesProps = { rows: Move[]; year: number; invoices: InvoicesByNumber };

/** A person's own moves, each with a link to its tracking page. */
export function OwnMoves({ rows, year, invoices }: OwnMovesProps) {
	return (
		<DataTable
			caption="Moves"
			columns={columns(year)}
			rows={rows}
			rowKey={(row) => row.number}
			actions={(row) => (
				<OwnLinks number={row.number} invoices={invoices}>
					{isOffered(row) && !row.isPast
						? "Accept the price"
						: isDepositOpen(row) && !row.isPast && row.currency !== null
							? `Pay ${formatMoney(depositLeft(row), row.currency)} now`
							: row.mayCancel
								? "View or cancel"
								: "View"}
				</OwnLinks>
			)}
		/>
	);
}

const columns = (year: number): Column<Move>[] => [
	{ key: "number", title: "Number", cell: (move) => formatReferenceNumber(move.number) },
	{
		key: "when",
		title: "When",
		cell: (move) => (
			<span className="font-semibold">
				{formatDate(move.booking_date, year)} at {move.booking_time}
			</span>
		),
	},
	{
		key: "route",
		title: "Route & Vehicle",
		cell: (move) => (
			<>
				<p className="wrap-anywhere">
					{move.current_address} <span className="text-secondary">to</span> {move.new_address}
				</p>
				<p className="text-secondary">{VEHICLE_TYPES[move.vehicle_type].label}</p>
			</>
		),
	},
	{
		key: "status",
		title: "Status",
		cell: (move) => <MovingBadge status={move.status} price_state={move.price_state} isOwn />,
	},
];
