import type { ComponentProps, ReactNode } from "react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { ListViews } from "#app/common/lists/list-views.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { BookingFilters, BookingList } from "#app/travel/stays/list/booking-filters.ts";
import type { BookingRow } from "#app/travel/stays/list/booking-row.ts";
import { Price } from "#app/ui/receipt/price.tsx";
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
		isLive: boolean;
		views: ListViews;
	};
	title: string;
	/** For an empty list without filters. */
	emptyText: string;
	hasFile?: true;
	actions?: (row: Row) => ReactNode;
};

/** A screen with a list of room bookings that updates itself for those who may watch them; each links to its page below the list. */
export function BookingsScreen<Row extends BookingRow>(props: BookingsScreenProps<Row>) {
	const { list, found, title, emptyText, hasFile, ...table } = props;
	const { rows, filters, hotels } = found;
	return (
		<LiveList
			list={list}
			found={found}
			topic={found.isLive ? "room_bookings" : null}
			title={title}
			sub={t.stayList.intro}
			noun="bookings"
			hasFile={hasFile}
			empty={{
				title: t.stayList.empty.title,
				text: emptyText,
				filteredTitle: t.stayList.empty.filtered,
			}}
			filterBar={
				<FilterBar
					list={list}
					filters={filters}
					views={found.views}
					{...bookingFilterFields(hotels)}
					isLive
				/>
			}
		>
			<DataTable
				caption={t.stayList.title}
				columns={bookingColumns(list, filters)}
				rows={rows}
				rowKey={(row) => row.number}
				isWide
				{...table}
			/>
		</LiveList>
	);
}

const bookingColumns = (list: BookingList, filters: BookingFilters): Column<BookingRow>[] => [
	{
		key: "number",
		title: t.stayList.booking,
		isLead: true,
		sort: list.sortLink(filters, "newest"),
		cell: ({ number, booked, isWalkIn, name }) => (
			<>
				<a className="link font-semibold whitespace-nowrap tabular-nums" href={`${list.path}/${number}`}>
					{formatReferenceNumber(number)}
				</a>
				<p className="lg:hidden">{name}</p>
				<p className="text-secondary max-lg:hidden">
					{isWalkIn ? t.stayList.bookedAtDesk({ booked }) : booked}
				</p>
			</>
		),
	},
	{
		key: "guest",
		title: t.stayList.guest,
		onPhone: "none",
		cell: ({ name, email, contact }) => (
			<>
				<p className="min-w-32 wrap-anywhere">{name}</p>
				<p className="text-secondary lg:max-[96rem]:max-w-44 lg:max-[96rem]:truncate">{email || contact}</p>
			</>
		),
	},
	{
		key: "stay",
		title: t.stayList.stay,
		onPhone: "last",
		sort: list.sortLink(filters, "arrival"),
		cell: ({ stay, room, guests, hotel }) => (
			<>
				<p className="lg:whitespace-nowrap">{stay}</p>
				<p
					className="text-secondary max-lg:hidden lg:max-[96rem]:max-w-64 lg:max-[96rem]:truncate"
					title={withCommas([room, guests, hotel])}
				>
					{withCommas([room, guests, hotel])}
				</p>
			</>
		),
	},
	{
		key: "status",
		title: t.stayList.status,
		onPhone: "last",
		cell: ({ status, isUnpaid, until, online }) => (
			<>
				<BookingBadge status={status} isUnpaid={isUnpaid} />
				{online ? <p className="text-sm">{t.onlineCheckIn.mark}</p> : null}
				{until ? <p className="max-w-46 text-sm max-lg:hidden">{until}</p> : null}
			</>
		),
	},
	{
		key: "total",
		title: t.stayList.total,
		align: "end",
		cell: ({ total, currency }) => <Price amount={total} currency={currency} className="font-semibold" />,
	},
];
