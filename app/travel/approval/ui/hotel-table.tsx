import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { countryName } from "#app/common/places/country-name.ts";
import type { listAllHotels } from "#app/travel/approval/all-hotels.server.ts";
import {
	allowedHotelChanges,
	HOTEL_CHANGES,
	HOTEL_LIST,
	type HotelChangeName,
	type StaffHotelFilters,
} from "#app/travel/approval/hotel-list.ts";
import { HOTEL_STATES, type HotelReviewStatus } from "#app/travel/hotels/hotel-states.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

type HotelReviewBadgeProps = { reviewStatus: HotelReviewStatus; isArchived: boolean; isChanged: boolean };

export function HotelReviewBadge({ reviewStatus, isArchived, isChanged }: HotelReviewBadgeProps) {
	const { label, tone, icon } = HOTEL_STATES[reviewStatus];
	return (
		<span className="inline-flex flex-wrap gap-1">
			<StatusBadge tone={tone} icon={icon} label={label} />
			{isChanged ? <StatusBadge tone="yellow" icon="edit" label={t.allHotels.changedBadge} /> : null}
			{isArchived ? <StatusBadge tone="grey" icon="inbox" label={t.allHotels.archivedBadge} /> : null}
		</span>
	);
}

/** `since`: when it was added, as text. */
type HotelRow = Awaited<ReturnType<typeof listAllHotels>>["rows"][number] & { since: string };

export function HotelTable({ rows, filters }: { rows: HotelRow[]; filters: StaffHotelFilters }) {
	const columns: Column<HotelRow>[] = [
		{
			key: "name",
			title: t.allHotels.hotel,
			isLead: true,
			sort: HOTEL_LIST.sortLink(filters, "name"),
			cell: ({ id, name, city, country }) => (
				<>
					<p className="font-semibold wrap-anywhere">
						<a href={`/hotels/${maskId(id)}`} className="link">
							{name}
						</a>
					</p>
					<p className="text-secondary">
						{city}, {countryName(country)}
					</p>
				</>
			),
		},
		{
			key: "status",
			title: t.allHotels.status,
			onPhone: "last",
			sort: HOTEL_LIST.sortLink(filters, "waiting"),
			cell: ({ reviewStatus, archived_at, is_changed }) => (
				<HotelReviewBadge
					reviewStatus={reviewStatus}
					isArchived={archived_at !== null}
					isChanged={Boolean(is_changed)}
				/>
			),
		},
		{
			key: "owner",
			title: t.allHotels.owner,
			cell: ({ owner, owner_email }) =>
				owner_email ? (
					<>
						<p className="wrap-anywhere">{owner}</p>
						<p className="text-secondary wrap-anywhere">{owner_email}</p>
					</>
				) : (
					<span className="text-secondary">{t.allHotels.noOwner}</span>
				),
		},
		{
			key: "rooms",
			title: t.allHotels.rooms,
			align: "end",
			onPhone: "none",
			cell: ({ rooms }) => rooms ?? 0,
		},
		{
			key: "since",
			title: t.allHotels.added,
			onPhone: "none",
			sort: HOTEL_LIST.sortLink(filters, "newest"),
			cell: ({ since }) => <time>{since}</time>,
		},
	];
	const search = HOTEL_LIST.search(filters);
	return (
		<DataTable
			caption={t.allHotels.caption}
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			isWide
			actions={({ id, name, reviewStatus, archived_at }) => {
				const path = `/hotels/${maskId(id)}`;
				const link = (change: HotelChangeName) => {
					const { icon, danger, verb } = HOTEL_CHANGES[change];
					return (
						<MenuLink key={change} href={`${path}/${change}`} icon={icon} danger={danger}>
							{verb}
						</MenuLink>
					);
				};
				const changes = allowedHotelChanges({ reviewStatus, isArchived: archived_at !== null });
				return (
					<RowMenu label={t.allHotels.actions({ name })}>
						<MenuLink href={path} icon="bed">
							{t.allHotels.view}
						</MenuLink>
						{changes.map(link)}
						<MenuLink href={`${path}/owner${search}`} icon="user">
							{t.hotelOwner.button}
						</MenuLink>
					</RowMenu>
				);
			}}
		/>
	);
}
