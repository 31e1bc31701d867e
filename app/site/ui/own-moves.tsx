import { formatDate } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MovingBadge } from "#app/rent/dashboard/moving-badge.tsx";
import type { listAccountMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import { isDepositOpen, isOffered, statusRow, VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type InvoicesByNumber, OwnInvoices } from "./own-invoices.tsx";

type Move = Awaited<ReturnType<typeof listAccountMovingBookings>>["rows"][number];

/** A person's own moves, each with a link to its tracking page. */
export function OwnMoves({
	rows,
	year,
	invoices,
}: {
	rows: Move[];
	year: number;
	invoices: InvoicesByNumber;
}) {
	return (
		<DataTable
			caption="Moves"
			columns={columns(year)}
			rows={rows}
			rowKey={(row) => row.number}
			actions={(row) => (
				<>
					<a className="link" href={`/track/${row.number}`}>
						{isOffered(row)
							? "Accept the price"
							: isDepositOpen(row) && row.currency !== null
								? `Pay ${formatMoney(row.deposit_due, row.currency)} now`
								: statusRow(row.status).to.includes("cancelled")
									? "View or cancel"
									: "View"}
						<span className="sr-only"> {formatReferenceNumber(row.number)}</span>
					</a>
					<OwnInvoices number={row.number} invoices={invoices[row.number]} />
				</>
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
