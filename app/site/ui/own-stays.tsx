import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { Price } from "#app/ui/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type InvoicesByNumber, OwnInvoices } from "./own-invoices.tsx";

export type OwnStay = {
	number: string;
	status: BookingStatus;
	hotel_name: string;
	room_name: string;
	rooms: number;
	check_in: string;
	check_out: string;
	currency: string;
	total: number;
	/** Minor units, like the total. */
	deposit: number;
	/** Set while its deposit is not paid. */
	pay_before: string | null;
};

const columns = (year: number): Column<OwnStay>[] => [
	{ key: "number", title: "Number", cell: (stay) => formatReferenceNumber(stay.number) },
	{
		key: "stay",
		title: "Stay",
		cell: (stay) => (
			<>
				<span className="font-semibold wrap-anywhere">{stay.hotel_name}</span>
				<span className="block">
					{formatStay({ checkIn: stay.check_in, checkOut: stay.check_out }, year)}
				</span>
				<span className="block text-secondary wrap-anywhere">
					{stay.rooms === 1 ? stay.room_name : `${stay.rooms} × ${stay.room_name}`}
				</span>
			</>
		),
	},
	{
		key: "total",
		title: "Total",
		align: "end",
		cell: (stay) => <Price amount={stay.total} currency={stay.currency} />,
	},
	{
		key: "status",
		title: "Status",
		cell: (stay) => <BookingBadge status={stay.status} isUnpaid={stay.pay_before !== null} />,
	},
];

/** A person's own room bookings, each with a link to its tracking page. */
export function OwnStays({
	rows,
	year,
	invoices,
}: {
	rows: OwnStay[];
	year: number;
	invoices: InvoicesByNumber;
}) {
	return (
		<DataTable
			caption="Stays"
			columns={columns(year)}
			rows={rows}
			rowKey={(row) => row.number}
			actions={(row) => (
				<>
					<a className="link" href={`/track/${row.number}`}>
						{row.pay_before !== null
							? `Pay ${formatMoney(row.deposit, row.currency)} now`
							: row.status === "confirmed" || row.status === "pending"
								? "View or change"
								: "View"}
						<span className="sr-only"> {formatReferenceNumber(row.number)}</span>
					</a>
					<OwnInvoices number={row.number} invoices={invoices[row.number]} />
				</>
			)}
		/>
	);
}
