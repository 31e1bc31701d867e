import { type SubmissionResult, useForm } from "@conform-to/react";
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import type { AssignmentObstacle } from "#app/rent/board/fleet-days.server.ts";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { Button } from "#app/ui/button.tsx";
import { type Choice, SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import type { VehicleType } from "#db/schema/rent.ts";

type AssignFormProps = {
	move: { number: string; name: string; vehicle_type: VehicleType; assignment_version: number };
	offers: { vehicles: Choice[]; drivers: Choice[] };
	/** Null when a vehicle and a driver are free. */
	obstacles: { vehicles: AssignmentObstacle[]; drivers: AssignmentObstacle[] } | null;
	/** The current assignment, by masked ids. */
	assigned?: { vehicleId: string; driverId: string } | null;
	/** The answer to a refused form of this screen, which may be about another booking. */
	lastResult: SubmissionResult<string[]> | undefined;
	/** One of many on a screen: the labels are for screen readers only. */
	isListed?: boolean;
};

/** Assigns one of the vehicles and drivers that are free at the time of a move. */
export function AssignForm(props: AssignFormProps) {
	const { move, offers, obstacles, assigned, lastResult, isListed = false } = props;
	const { number, assignment_version: version } = move;
	const isOwn = lastResult?.initialValue?.number === number;
	const [form, fields] = useForm<{ vehicle: string; driver: string }>({
		id: `assign-${number}`,
		...(isOwn ? { lastResult } : {}),
		defaultValue: { vehicle: assigned?.vehicleId, driver: assigned?.driverId },
	});
	const label = (text: string) => (isListed ? <span className="sr-only">{text}</span> : text);
	return (
		<PostForm id={form.id} aria-label={t.moveBoard.assign.label({ name: move.name })}>
			<ErrorSummary form={form} />
			{obstacles ? (
				<div className="grid gap-3">
					{offers.vehicles.length > 0 ? null : (
						<Busy kind={move.vehicle_type} obstacles={obstacles.vehicles} />
					)}
					{offers.drivers.length > 0 ? null : <Busy kind="driver" obstacles={obstacles.drivers} />}
				</div>
			) : (
				<>
					<input type="hidden" name="number" value={number} />
					<input type="hidden" name="expectedVersion" value={version} />
					<div className="flex flex-wrap items-end gap-x-3 gap-y-2">
						<SelectField
							field={fields.vehicle}
							label={label(t.fleet.vehicle)}
							choices={offers.vehicles}
							className=""
							dense
						/>
						<SelectField
							field={fields.driver}
							label={label(t.fleet.driver.title)}
							choices={offers.drivers}
							className=""
							dense
						/>
						<Button variant={assigned ? "plain" : "primary"} busy={t.moveBoard.assign.busy} dense>
							{t.moveBoard.assign.button}
						</Button>
					</div>
				</>
			)}
		</PostForm>
	);
}

/** Takes the vehicle and the driver from a move. */
export function UnassignForm({ move }: Pick<AssignFormProps, "move">) {
	return (
		<PostForm>
			<input type="hidden" name="number" value={move.number} />
			<input type="hidden" name="expectedVersion" value={move.assignment_version} />
			<Button variant="quiet" dense name="unassign" value="yes" busy={t.moveBoard.working}>
				{t.moveBoard.assign.undo}
			</Button>
		</PostForm>
	);
}

type BusyProps = { kind: VehicleType | "driver"; obstacles: readonly AssignmentObstacle[] };

/** Why no vehicle or no driver can be assigned: what each of them does at the time of the move. */
function Busy({ kind, obstacles }: BusyProps) {
	const isDriver = kind === "driver";
	if (obstacles.length === 0)
		return (
			<p className="text-secondary">
				{t.moveBoard.assign.noneInUse[kind]}{" "}
				<a className="link" href={`/trucking-dashboard/${isDriver ? "drivers" : "vehicles"}`}>
					{isDriver ? t.fleet.driver.list : t.fleet.list}
				</a>
			</p>
		);
	return (
		<div>
			<p className="font-semibold">{t.moveBoard.assign.noneFree[kind]}</p>
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
									{leftToRight(`${job.booking_time}–${endOfMove(job)}`)}
								</span>
							</span>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}
