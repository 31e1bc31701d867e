import type { ReactNode } from "react";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { BookingFilters, BookingList } from "#app/travel/stays/booking-filters.ts";
import type { BookingRow } from "#app/travel/stays/booking-row.ts";
import { Price } from "#app/ui/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { BookingBadge } from "./booking-badge.tsx";

type BookingTableProps<Row extends BookingRow> = {
	list: BookingList;
	filters: BookingFilters;
	rows: Row[];
	/** The menu of a row. */
	actions?: (row: Row) => ReactNode;
	/** The URL of each booking; by default below the list's own path. */
	pathOf?: (number: string) => string;
};

/** Room bookings, each a link to its page. */
export function BookingTable<Row extends BookingRow>(props: BookingTableProps<Row>) {
	const { list, filters, rows, actions, pathOf = (number) => `${list.path}/${number}` } = props;
	const columns: Column<Row>[] = [
		{
			key: "number",
			title: "Booking",
			sort: list.sortLink(filters, "newest"),
			cell: (row) => <Which row={row} href={pathOf(row.number)} />,
		},
		{ key: "guest", title: "Guest", cell: (row) => <Who row={row} /> },
		{
			key: "stay",
			title: "Stay",
			sort: list.sortLink(filters, "arrival"),
			cell: (row) => <Where row={row} />,
		},
		{
			key: "status",
			title: "Status",
			cell: (row) => (
				<>
					<BookingBadge status={row.status} />
					{row.until ? <p className="mt-1 text-sm">{row.until}</p> : null}
				</>
			),
		},
		{
			key: "total",
			title: "Total",
			align: "end",
			cell: ({ total, currency }) => <Price amount={total} currency={currency} className="font-semibold" />,
		},
	];
	return (
		<DataTable
			caption="Room bookings"
			columns={columns}
			rows={rows}
			rowKey={(row) => row.number}
			{...(actions ? { actions } : {})}
		/>
	);
}

function Which({ row, href }: { row: BookingRow; href: string }) {
	return (
		<>
			<a className="link font-semibold whitespace-nowrap tabular-nums" href={href}>
				{formatReferenceNumber(row.number)}
			</a>
			<p className="text-secondary">
				{row.booked}
				{row.isWalkIn ? ", walk-in" : ""}
			</p>
		</>
	);
}

function Who({ row: { name, email, contact } }: { row: BookingRow }) {
	return (
		<>
			<p className="wrap-anywhere">{name}</p>
			<p className="text-secondary wrap-anywhere">{email || contact}</p>
		</>
	);
}

function Where({ row: { stay, room, guests, hotel } }: { row: BookingRow }) {
	return (
		<>
			<p>{stay}</p>
			<p className="text-secondary wrap-anywhere">
				{room}, {guests}, {hotel}
			</p>
		</>
	);
}
