import { formatDate } from "#app/common/calendar.ts";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { listMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import { MOVING_LIST, type MovingFilters } from "#app/rent/dashboard/moving-filters.ts";
import { summarizeJob } from "#app/rent/moves/move-details.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { allowedMoveChanges, mayReschedule, STATUS_CHANGES } from "#app/rent/moves/moving-booking.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

/** `vehicle`: the name of the assigned one. */
export type MovingRow = Awaited<ReturnType<typeof listMovingBookings>>["rows"][number];

type MovingTableProps = { rows: MovingRow[]; filters: MovingFilters; year: number };

/** The dashboard's table: a row for each booking, with the actions that its status allows. */
export function MovingTable({ rows, filters, year }: MovingTableProps) {
	const sort = (by: MovingFilters["sort"]) => MOVING_LIST.sortLink(filters, by);
	const columns: Column<MovingRow>[] = [
		{
			key: "client",
			title: t.moveDashboard.table.client,
			isLead: true,
			cell: (row) => <Client row={row} />,
		},
		{ key: "route", title: t.moveDashboard.table.route, cell: (row) => <Route row={row} /> },
		{
			key: "date",
			title: t.fleet.over.when,
			sort: sort("date"),
			onPhone: "last",
			cell: (row) => <When row={row} year={year} />,
		},
		{
			key: "vehicle",
			title: t.fleet.vehicle,
			onPhone: "last",
			cell: (row) =>
				row.vehicle ?? (
					<span className={row.status === "confirmed" ? "text-secondary" : "text-secondary max-lg:hidden"}>
						{t.moveDashboard.table.noVehicle}
					</span>
				),
		},
		{ key: "price", title: t.words.price, align: "end", cell: (row) => <ListedPrice row={row} /> },
		{
			key: "status",
			title: t.words.status,
			sort: sort("status"),
			onPhone: "last",
			cell: (row) => (
				<span className="max-lg:contents lg:max-[80rem]:[&_.badge]:whitespace-normal">
					<MovingBadge status={row.status} price_state={row.price_state} />
				</span>
			),
		},
	];
	return (
		<DataTable
			caption={t.moveDashboard.title}
			isWide
			columns={columns}
			rows={rows}
			rowKey={(row) => row.number}
			actions={(row) => <Actions row={row} search={MOVING_LIST.search(filters)} />}
		/>
	);
}

function Client({ row }: { row: MovingRow }) {
	return (
		<>
			<p className="font-semibold wrap-anywhere">{row.name}</p>
			{/* Where the two links don't fit side by side, they are far enough apart for a fingertip. */}
			<p className="lg:leading-6 min-[80rem]:whitespace-nowrap">
				<a className="link whitespace-nowrap" href={`/trucking-dashboard/${row.number}`}>
					{formatReferenceNumber(row.number)}
				</a>{" "}
				<a className="link whitespace-nowrap max-lg:hidden" href={`tel:${row.contact_e164}`}>
					{leftToRight(row.contact)}
				</a>
			</p>
		</>
	);
}

function Route({ row }: { row: MovingRow }) {
	return (
		<>
			<p className="wrap-anywhere min-[80rem]:max-w-66 min-[80rem]:truncate min-[96rem]:max-w-none">
				<span title={t.vehicleTypes.label[row.vehicle_type]}>
					<Icon
						name={row.vehicle_type}
						label={t.vehicleTypes.label[row.vehicle_type]}
						className="inline-block text-secondary"
					/>
				</span>{" "}
				{t.moveDashboard.table.places({
					from: (
						<>
							<bdi title={row.current_address}>{row.current_address}</bdi>{" "}
							<br className="max-[80rem]:hidden" />
						</>
					),
					to: <bdi title={row.new_address}>{row.new_address}</bdi>,
					quiet: (text) => <span className="text-secondary">{text}</span>,
				})}
			</p>
			<p className="text-secondary wrap-anywhere max-[96rem]:hidden">{summarizeJob(row)}</p>
		</>
	);
}

function When({ row, year }: { row: MovingRow; year: number }) {
	return (
		<time dateTime={`${row.booking_date}T${row.booking_time}`} className="whitespace-nowrap">
			<span className="font-semibold">{formatDate(row.booking_date, year)}</span>{" "}
			<span className="lg:block">{row.booking_time}</span>
		</time>
	);
}

function ListedPrice({ row: { price, currency, price_state, cancellation_fee } }: { row: MovingRow }) {
	if (price === null || currency === null)
		return (
			<span className="text-secondary">
				{price_state === "wanted" ? t.moveDashboard.table.priceNeeded : t.moveDashboard.table.noPrice}
			</span>
		);
	if (cancellation_fee !== null && cancellation_fee > 0)
		return (
			<>
				<Price amount={cancellation_fee} currency={currency} />
				<p className="text-sm text-secondary max-lg:hidden">{t.movePrice.fee}</p>
			</>
		);
	return <Price amount={price} currency={currency} />;
}

function Actions({ row, search }: { row: MovingRow; search: string }) {
	const to = (noun: string) => `/trucking-dashboard/${row.number}/${noun}${search}`;
	return (
		<RowMenu label={t.moveDashboard.table.actions({ name: row.name })}>
			<MenuLink href={`/trucking-dashboard/${row.number}`} icon="truck">
				{t.words.open}
			</MenuLink>
			{allowedMoveChanges(row.status).map((name) => (
				<MenuLink key={name} href={to(name)} icon={STATUS_CHANGES[name].icon}>
					{t.moveChanges[name].menu}
				</MenuLink>
			))}
			{mayReschedule(row.status) ? (
				<MenuLink href={to("rescheduling")} icon="clock">
					{t.moveBoard.move.reschedule}
				</MenuLink>
			) : null}
			<MenuLink href={to("history")} icon="inbox">
				{t.words.history}
			</MenuLink>
			<MenuLink href={to("deletion")} icon="trash" danger>
				{t.words.delete}
			</MenuLink>
		</RowMenu>
	);
}
