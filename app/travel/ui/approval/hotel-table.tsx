import { HOTEL_LIST, type HotelFilters } from "#app/travel/approval/hotel-list.ts";
import { HOTEL_STATES, type HotelStatus } from "#app/travel/hotels/hotel-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

export type HotelRow = {
	/** Masked. */
	id: string;
	name: string;
	place: string;
	status: HotelStatus;
	isArchived: boolean;
	/** Name or place, since Meeha approved it. */
	isChanged: boolean;
	rooms: number;
	owner: string | null;
	ownerEmail: string | null;
	since: string;
};

type HotelBadgeProps = Pick<HotelRow, "status" | "isArchived" | "isChanged">;

export function HotelBadge({ status, isArchived, isChanged }: HotelBadgeProps) {
	const { label, tone, icon } = HOTEL_STATES[status];
	return (
		<span className="inline-flex flex-wrap gap-1">
			<StatusBadge tone={tone} icon={icon}>
				{label}
			</StatusBadge>
			{isChanged ? (
				<StatusBadge tone="yellow" icon="edit">
					Changed
				</StatusBadge>
			) : null}
			{isArchived ? (
				<StatusBadge tone="grey" icon="inbox">
					Archived
				</StatusBadge>
			) : null}
		</span>
	);
}

export function HotelTable({ rows, filters }: { rows: HotelRow[]; filters: HotelFilters }) {
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
			cell: (row) => <HotelBadge {...row} />,
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
					<span className="text-secondary">Nobody</span>
				),
		},
		{ key: "rooms", title: "Kinds of room", align: "end", cell: ({ rooms }) => rooms },
		{
			key: "since",
			title: "Listed",
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
			actions={({ id, name, status }) => (
				<RowMenu label={`Actions for ${name}`}>
					<MenuLink href={`/hotels/${id}`} icon="bed">
						View
					</MenuLink>
					{HOTEL_STATES[status].to.includes("approved") ? (
						<MenuLink href={`/hotels/${id}/approval${search}`} icon="check">
							Approve
						</MenuLink>
					) : null}
					<MenuLink href={`/hotels/${id}/owner${search}`} icon="user">
						Change owner
					</MenuLink>
					{HOTEL_STATES[status].to.includes("suspended") ? (
						<MenuLink href={`/hotels/${id}/suspension${search}`} icon="ban" danger>
							Suspend
						</MenuLink>
					) : null}
				</RowMenu>
			)}
		/>
	);
}
