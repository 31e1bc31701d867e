import { type SubmissionResult, useForm } from "@conform-to/react";
import type { VehicleType } from "#app/rent/moving-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { type Choice, SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { AssignmentObstacles } from "./assignment-obstacles.tsx";
import type { Obstacles } from "./obstacles.server.ts";

type AssignFormProps = {
	move: { number: string; name: string; vehicle_type: VehicleType; assignment_version: number };
	offers: { vehicles: Choice[]; drivers: Choice[] };
	/** Null when a vehicle and a driver are free. */
	obstacles: Obstacles | null;
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
		<PostForm id={form.id} aria-label={`Assign the move of ${move.name}`}>
			<ErrorSummary form={form} />
			{obstacles ? (
				<AssignmentObstacles
					type={move.vehicle_type}
					obstacles={obstacles}
					isVehicleFree={offers.vehicles.length > 0}
					isDriverFree={offers.drivers.length > 0}
				/>
			) : (
				<>
					<input type="hidden" name="number" value={number} />
					<input type="hidden" name="expectedVersion" value={version} />
					<div className="flex flex-wrap items-end gap-x-3 gap-y-2">
						<SelectField
							field={fields.vehicle}
							label={label("Vehicle")}
							choices={offers.vehicles}
							className=""
							dense
						/>
						<SelectField
							field={fields.driver}
							label={label("Driver")}
							choices={offers.drivers}
							className=""
							dense
						/>
						<Button busy="Assigning..." dense>
							Assign
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
			<Button variant="quiet" dense name="unassign" value="yes" busy="Working...">
				Unassign
			</Button>
		</PostForm>
	);
}
