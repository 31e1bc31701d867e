import {
	allowedHotelChanges,
	HOTEL_CHANGES,
	HOTEL_LIST,
	type HotelChangeName,
	type HotelRow,
	type StaffHotelFilters,
} from "#app/travel/approval/hotel-list.ts";
import { HOTEL_STATES } from "#app/travel/hotels/hotel-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

type HotelReviewBadgeProps = Pick<HotelRow, "reviewStatus" | "isArchived" | "isChanged">;

export function HotelReviewBadge({ reviewStatus, isArchived, isChanged }: HotelReviewBadgeProps) {
	const { label, tone, icon } = HOTEL_STATES[reviewStatus];
	return (
		<span className="inline-flex flex-wrap gap-1">
			<StatusBadge tone={tone} icon={icon} label={label} />
			{isChanged ? <StatusBadge tone="yellow" icon="edit" label="Changed" /> : null}
			{isArchived ? <StatusBadge tone="grey" icon="inbox" label="Archived" /> : null}
		</span>
	);
}

export function HotelTable({ rows, filters }: { rows: HotelRow[]; filters: StaffHotelFilters }) {
	const columns: Column<HotelRow>[] = [
		{
			key: "name",
			title: "Hotel",
			sort: HOTEL_LIST.sortLink(filters, "name"),
			cell: ({ id, name, place }) => (
				<>
					<p className="font-semibold wrap-anywhere">
						<a href={`/hotels/${id}`} className="link">
							{name}
						</a>
					</p>
					<p className="text-secondary">{place}</p>
				</>
			),
		},
		{
			key: "status",
			title: "Status",
			sort: HOTEL_LIST.sortLink(filters, "waiting"),
			cell: (row) => <HotelReviewBadge {...row} />,
		},
		{
			key: "owner",
			title: "Owner",
			cell: ({ owner, ownerEmail }) =>
				ownerEmail ? (
					<>
						<p className="wrap-anywhere">{owner}</p>
						<p className="text-secondary wrap-anywhere">{ownerEmail}</p>
					</>
				) : (
					<span className="text-secondary">No owner</span>
				),
		},
		{ key: "rooms", title: "Room types", align: "end", cell: ({ rooms }) => rooms },
		{
			key: "since",
			title: "Added",
			sort: HOTEL_LIST.sortLink(filters, "newest"),
			cell: ({ since }) => <time>{since}</time>,
		},
	];
	const search = HOTEL_LIST.search(filters);
	return (
		<DataTable
			caption="Hotels"
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			isWide
			actions={({ id, name, ...hotel }) => {
				const link = (change: HotelChangeName) => {
					const { icon, danger, verb } = HOTEL_CHANGES[change];
					return (
						<MenuLink key={change} href={`/hotels/${id}/${change}`} icon={icon} danger={danger}>
							{verb}
						</MenuLink>
					);
				};
				const changes = allowedHotelChanges(hotel);
				return (
					<RowMenu label={`Actions for ${name}`}>
						<MenuLink href={`/hotels/${id}`} icon="bed">
							View
						</MenuLink>
						{changes.filter((change) => change === "approval").map(link)}
						<MenuLink href={`/hotels/${id}/owner${search}`} icon="user">
							Change owner
						</MenuLink>
						{changes.filter((change) => change !== "approval").map(link)}
					</RowMenu>
				);
			}}
		/>
	);
}
