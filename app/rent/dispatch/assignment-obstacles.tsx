import { endOfMove } from "#app/rent/fleet/cells.ts";
import { VEHICLE_TYPES, type VehicleType } from "#app/rent/moving-booking.ts";
import type { AssignmentObstacle, Obstacles } from "./obstacles.server.ts";

type AssignmentObstaclesProps = {
	type: VehicleType;
	obstacles: Obstacles;
	isVehicleFree: boolean;
	isDriverFree: boolean;
};

/** Why a move can't be assigned at its time: what its vehicles, or the drivers, do then. */
export function AssignmentObstacles({
	type,
	obstacles,
	isVehicleFree,
	isDriverFree,
}: AssignmentObstaclesProps) {
	const vehicle = VEHICLE_TYPES[type].label.toLowerCase();
	return (
		<div className="grid gap-3">
			{isVehicleFree ? null : (
				<Busy
					{...{ kind: vehicle, path: "/trucking-dashboard/vehicles", all: "Vehicles" }}
					obstacles={obstacles.vehicles}
				/>
			)}
			{isDriverFree ? null : (
				<Busy
					{...{ kind: "driver", path: "/trucking-dashboard/drivers", all: "Drivers" }}
					obstacles={obstacles.drivers}
				/>
			)}
		</div>
	);
}

type BusyProps = { kind: string; path: string; all: string; obstacles: readonly AssignmentObstacle[] };

function Busy({ kind, path, all, obstacles }: BusyProps) {
	if (obstacles.length === 0)
		return (
			<p className="text-secondary">
				There is no {kind} in use.{" "}
				<a className="link" href={path}>
					{all}
				</a>
			</p>
		);
	return (
		<div>
			<p className="font-semibold">No {kind} is free at this time.</p>
			<ul className="mt-1 grid gap-1 text-sm">
				{obstacles.map(({ name, why, jobs }) => (
					<li key={name} className="wrap-anywhere">
						{name}: {why}
						{why && jobs.length > 0 ? ", " : null}
						{jobs.map((job, at) => (
							<span key={job.number}>
								{at > 0 ? ", " : null}
								<a className="link" href={`/trucking-dashboard/${job.number}`}>
									{job.name}
								</a>{" "}
								<span className="whitespace-nowrap tabular-nums">
									{job.booking_time}–{endOfMove(job)}
								</span>
							</span>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}
