import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type InvoicesByNumber, OwnLinks } from "./own-links.tsx";

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
	/** See `awaitsPayment`. */
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
				<span className="block">{formatStay(datesOf(stay), year)}</span>
				<span className="block text-secondary wrap-anywhere">
					{formatRoomName(stay.rooms, stay.room_name)}
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
		cell: (stay) => <BookingBadge status={stay.status} isUnpaid={awaitsPayment(stay)} />,
	},
];

type OwnStaysProps = { rows: OwnStay[]; year: number; invoices: InvoicesByNumber };

/** A person's own room bookings, each with a link to its tracking page. */
export function OwnStays({ rows, year, invoices }: OwnStaysProps) {
	return (
		<DataTable
			caption="Stays"
			columns={columns(year)}
			rows={rows}
			rowKey={(row) => row.number}
			actions={(row) => (
				<OwnLinks number={row.number} invoices={invoices}>
					{awaitsPayment(row)
						? `Pay ${formatMoney(row.deposit, row.currency)} now`
						: row.status === "confirmed" || row.status === "pending"
							? "View or change"
							: "View"}
				</OwnLinks>
			)}
		/>
	);
}
