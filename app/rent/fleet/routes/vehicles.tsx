import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { ActiveBadge, SettingLink, SettingList } from "#app/common/forms/setting-screens.tsx";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { formatOutageDates } from "#app/rent/fleet/outage-dates.ts";
import { listMovesOverCapacity } from "#app/rent/fleet/over-capacity.server.ts";
import { OverCapacity } from "#app/rent/fleet/over-capacity.tsx";
import { formatHours, listVehicles } from "#app/rent/fleet/vehicles.server.ts";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { VEHICLE_TYPES } from "#app/rent/moving-booking.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const PATH = "/trucking-dashboard/vehicles";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Vehicles") }];

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
			title: "Vehicle",
			isLead: true,
			cell: ({ id, name }) => <SettingLink here={PATH} id={id} name={name} />,
		},
		{ key: "type", title: "Type", cell: (row) => VEHICLE_TYPES[row.vehicle_type].label },
		{ key: "plate", title: "License plate", cell: (row) => row.plate },
		{ key: "hours", title: "Working hours", cell: (row) => row.hours || "None" },
		{ key: "state", title: "Status", cell: (row) => <VehicleState row={row} today={today} year={year} /> },
	];
	return (
		<>
			<SettingList
				nav={
					<>
						<MovesNav here={PATH} />
						{over.length > 0 ? (
							<p data-tone="yellow" className="notice mb-4">
								<Icon name="alert" />
								<span>
									{over.length === 1 ? "A move has" : `${over.length} moves have`} no free vehicle.{" "}
									<a href="#over-capacity" className="link">
										See below
									</a>
								</span>
							</p>
						) : null}
					</>
				}
				here={PATH}
				kind="vehicle"
				title="Vehicles"
				sub="Customers can book a time while a vehicle of its type is free. Without vehicles, any number of moves can be booked."
				icon="truck"
				empty="Any number of moves can be booked until you add the first vehicle of a type."
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
				<StatusBadge tone="yellow" icon="clock" label="Out of service" />
			) : (
				<ActiveBadge isActive />
			)}
			<span className="block text-sm text-secondary">
				{" "}
				Out of service {formatOutageDates(outage, year)}: {outage.reason}
			</span>
		</>
	);
}
