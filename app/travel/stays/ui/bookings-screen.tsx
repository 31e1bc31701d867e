import type { ComponentProps, ReactNode } from "react";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { BookingFilters, BookingList } from "#app/travel/stays/booking-filters.ts";
import type { BookingRow } from "#app/travel/stays/booking-row.ts";
import { Price } from "#app/ui/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";
import { BookingBadge } from "./booking-badge.tsx";
import { bookingFilterFields } from "./booking-filter-fields.ts";

type BookingsScreenProps<Row extends BookingRow> = {
	list: BookingList;
	found: ComponentProps<typeof LiveList<BookingFilters>>["found"] & {
		rows: Row[];
		hotels: { id: string; name: string }[];
	};
	title: string;
	/** For an empty list without filters. */
	emptyText: string;
	nav?: ReactNode;
	tools?: ReactNode;
	actions?: (row: Row) => ReactNode;
};

/** A screen with a list of room bookings that updates itself; each links to its page below the list. */
export function BookingsScreen<Row extends BookingRow>(props: BookingsScreenProps<Row>) {
	const { list, found, title, emptyText, nav, tools, ...table } = props;
	const { rows, filters, hotels } = found;
	return (
		<LiveList
			list={list}
			found={found}
			topic="room_bookings"
			title={title}
			sub="Dates and times are in the hotel’s time zone."
			noun={["booking", "bookings"]}
			empty={{
				title: "No bookings yet",
				text: emptyText,
				filteredTitle: "No bookings match these filters",
			}}
			nav={nav}
			filterBar={
				<>
					{tools}
					<FilterBar list={list} filters={filters} {...bookingFilterFields(hotels)} isLive />
				</>
			}
		>
			<DataTable
				caption="Room bookings"
				columns={bookingColumns(list, filters)}
				rows={rows}
				rowKey={(row) => row.number}
				{...table}
			/>
		</LiveList>
	);
}

function bookingColumns(list: BookingList, filters: BookingFilters): Column<BookingRow>[] {
	return [
		{
			key: "number",
			title: "Booking",
			sort: list.sortLink(filters, "newest"),
			cell: (row) => <Which row={row} href={`${list.path}/${row.number}`} />,
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
					<BookingBadge status={row.status} isUnpaid={row.isUnpaid} />
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
