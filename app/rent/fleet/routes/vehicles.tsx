import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { listMovesOverCapacity } from "#app/rent/fleet/recount-capacity.server.ts";
import { formatHours, listVehicles } from "#app/rent/fleet/vehicles.server.ts";
import { formatOutageDates } from "#app/rent/fleet/working-hours.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

const PATH = "/trucking-dashboard/vehicles";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.fleet.list) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const today = wallClock(new Date(), market.timeZone).date;
	const [vehicles, over] = await Promise.all([
		listVehicles(db, { today }),
		listMovesOverCapacity(db, { today }),
	]);
	const rows = vehicles.map(({ hours, ...vehicle }) => ({ ...vehicle, hours: formatHours(hours) }));
	return json({ rows, over, today });
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Vehicles() {
	const { rows, over, today } = useLoaderData<typeof loader>();
	const year = Number(today.slice(0, 4));
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: t.fleet.vehicle,
			isLead: true,
			cell: ({ id, name }) => <SettingLink here={PATH} id={id} name={name} />,
		},
		{
			key: "type",
			title: t.fleet.type,
			onPhone: "last",
			cell: (row) => t.vehicleTypes.label[row.vehicle_type],
		},
		{ key: "plate", title: t.fleet.plate, onPhone: "last", cell: (row) => row.plate },
		{
			key: "hours",
			title: t.fleet.hours,
			onPhone: "last",
			cell: (row) => <span className="whitespace-normal">{row.hours || t.words.none}</span>,
		},
		{
			key: "state",
			title: t.words.status,
			onPhone: "last",
			cell: (row) => <VehicleState row={row} today={today} year={year} />,
		},
	];
	return (
		<>
			{over.length > 0 ? (
				<p data-tone="yellow" className="notice mb-4">
					<Icon name="alert" />
					<span>
						{t.fleet.over.count({ count: over.length })}{" "}
						<a href="#over-capacity" className="link">
							{t.fleet.over.seeBelow}
						</a>
					</span>
				</p>
			) : null}
			<SettingList
				here={PATH}
				kind="vehicle"
				title={t.fleet.list}
				sub={t.fleet.intro}
				icon="truck"
				empty={t.fleet.empty}
				columns={columns}
				rows={rows}
			/>
			<OverCapacity moves={over} year={year} />
		</>
	);
}

function VehicleState({ row, today, year }: { row: Row; today: string; year: number }) {
	const { outage } = row;
	if (!row.is_active || !outage) return <ActiveBadge isActive={row.is_active} />;
	return (
		<>
			{outage.from_date <= today ? (
				<StatusBadge tone="yellow" icon="clock" label={t.fleet.outage.title} />
			) : (
				<ActiveBadge isActive />
			)}
			<span className="block text-sm text-secondary">
				{" "}
				{t.fleet.outage.line({ dates: formatOutageDates(outage, year), reason: outage.reason })}
			</span>
		</>
	);
}

type OverRow = Awaited<ReturnType<typeof listMovesOverCapacity>>[number];

/** Lists the moves without a vehicle, with the next step for each. Shows nothing when all moves have one. */
function OverCapacity({ moves, year }: { moves: readonly OverRow[]; year: number }) {
	if (moves.length === 0) return null;
	const columns: Column<OverRow>[] = [
		{
			key: "number",
			title: t.fleet.over.booking,
			isLead: true,
			cell: ({ number, name }) => (
				<>
					<a href={`/trucking-dashboard/${number}`} className="link font-semibold tabular-nums">
						{formatReferenceNumber(number)}
					</a>{" "}
					{name}
				</>
			),
		},
		{
			key: "time",
			title: t.fleet.over.when,
			cell: (row) => withCommas([formatDate(row.booking_date, year), row.booking_time]),
		},
		{ key: "type", title: t.fleet.vehicle, cell: (row) => t.vehicleTypes.label[row.vehicle_type] },
		{
			key: "action",
			title: t.fleet.over.nextStep,
			cell: ({ number }) => (
				<a href={`/trucking-dashboard/${number}/rescheduling`} className="link">
					{t.fleet.over.reschedule}
					<span className="sr-only"> {formatReferenceNumber(number)}</span>
				</a>
			),
		},
	];
	return (
		<section className="mt-10" aria-labelledby="over-capacity">
			<h2 id="over-capacity" className="mb-1 text-xl">
				{t.fleet.over.title}
			</h2>
			<p className="mb-3 text-secondary">{t.fleet.over.intro}</p>
			<DataTable caption={t.fleet.over.title} columns={columns} rows={moves} rowKey={(row) => row.number} />
		</section>
	);
}
